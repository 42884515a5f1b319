import {
  emailAddress,
  filledText,
  id,
  isoTime,
  link,
  shownText,
  text,
  timestamp,
  withMergeFields,
} from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { fontKey, imageKey } from '../../core/uploads/schemas'
import type { Branding } from './tables'

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a color such as #1a2b3c' })
  .openapi({ example: '#1f3a5f' })

const palette = z
  .strictObject({
    primary: color,
    primaryLight: color,
    accent: color,
    neutral: color,
    text: color,
    userMessage: color,
    assistantMessage: color,
  })
  .openapi('Palette')

const buttonUrl = link('https:', 'http:', 'tel:', 'mailto:').openapi({ example: 'https://summit-roofing.example/book' })

const cta = z
  .strictObject({
    headline: shownText(200).openapi({ example: 'Ready for a roof that lasts?' }),
    body: text(1000).openapi({ example: 'Pick a day.' }),
    buttonText: shownText(100).openapi({ example: 'Book a visit' }),
    buttonUrl: buttonUrl.nullable(),
  })
  .openapi('CallToAction')

const font = filledText(200)
  .refine((value) => fontKey.safeParse(value).success || /^[\p{L}\p{N} '_-]+$/u.test(value), {
    error: 'must be the name of a font family, or the storageKey of a font',
  })
  .openapi({
    example: 'Source Serif 4',
    description: 'The name of a font family, or the storage key of a font you uploaded; null uses the default.',
  })
const fonts = z.strictObject({ heading: font.nullable(), body: font.nullable() }).openapi('Fonts')

const contact = z
  .strictObject({ phone: shownText(50).nullable().openapi({ example: '+1 555 0100' }), email: emailAddress.nullable() })
  .openapi('Contact')

const name = shownText(200).openapi({ example: 'Summit Roofing' })
const chatName = shownText(100).openapi({ example: 'Dana' })
const chatGreeting = withMergeFields(text(1000)).openapi({ example: 'Ask me anything about your roof.' })

/** Members are required because a PUT replaces everything, so one that was left out by mistake would be lost. */
const missing = (usual: string) => (issue: { code?: string; input?: unknown }) =>
  issue.code === 'invalid_type' && issue.input === undefined
    ? `is required, because a PUT replaces the whole branding; send {} for ${usual}`
    : undefined

export const brandingInput = z
  .strictObject({
    palette: z.strictObject(palette.partial().shape, { error: missing('the usual colors') }).openapi('PaletteInput', {
      description: 'The deck’s colors. Leave one out to get one that reads well with the others.',
    }),
    cta: z.strictObject(cta.partial().shape, { error: missing('the usual words') }).openapi('CallToActionInput'),
    name: name.nullish(),
    logo: imageKey.nullish(),
    avatar: imageKey.nullish(),
    chatName: chatName.nullish(),
    chatGreeting: chatGreeting.nullish(),
    fonts: fonts.partial().openapi('FontsInput').optional(),
    contact: contact.partial().openapi('ContactInput').optional(),
  })
  .openapi('BrandingInput')

export type BrandingInput = z.infer<typeof brandingInput>
export type Palette = z.infer<typeof palette>
export type CallToAction = z.infer<typeof cta>
export type Fonts = z.infer<typeof fonts>
export type Contact = z.infer<typeof contact>

const shown = {
  id,
  deckId: id,
  palette,
  cta,
  createdAt: timestamp,
  updatedAt: timestamp,
  name: name.nullable(),
  logo: imageKey.nullable(),
  avatar: imageKey.nullable(),
  chatName: chatName.nullable(),
  chatGreeting: chatGreeting.nullable(),
}

export const branding = z.object(shown).openapi('Branding')
export const fullBranding = z.object({ ...shown, fonts, contact }).openapi('FullBranding')

export const brandingAnswer = z.object({ branding }).openapi('BrandingAnswer')
export const fullBrandingAnswer = z.object({ branding: fullBranding }).openapi('FullBrandingAnswer')

export const brandingOf = (row: Branding) => ({
  id: row.id,
  deckId: row.deckId,
  palette: row.palette,
  cta: row.cta,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
  name: row.name,
  logo: row.logo,
  avatar: row.avatar,
  chatName: row.chatName,
  chatGreeting: row.chatGreeting,
})

export const fullBrandingOf = (row: Branding) => ({ ...brandingOf(row), fonts: row.fonts, contact: row.contact })
