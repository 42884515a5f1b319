import { looksLikeMediaKey, mediaKey } from '../../core/media'
import {
  emailAddress,
  filled,
  filledText,
  id,
  isoTime,
  link,
  text,
  timestamp,
  withMergeFields,
} from '../../core/shapes'
import { z } from '../../core/zod'
import type { Branding } from './tables'

/** Each pair that text is read on passes WCAG AA. */
const usualPalette = {
  primary: '#1f3a5f',
  primaryLight: '#dbe7f5',
  accent: '#a8480f',
  neutral: '#f5f2ee',
  text: '#1d2733',
  userMessage: '#1f3a5f',
  assistantMessage: '#eef2f6',
}

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #1a2b3c' })
  .openapi({ example: '#1f3a5f' })

const palette = z
  .strictObject({
    primary: colour,
    primaryLight: colour,
    accent: colour,
    neutral: colour,
    text: colour,
    userMessage: colour,
    assistantMessage: colour,
  })
  .openapi('Palette')

const buttonUrl = link('https:', 'http:', 'tel:', 'mailto:').openapi({ example: 'https://summit-roofing.example/book' })

const usualCta = {
  headline: 'Ready for the next step?',
  body: 'Book a visit, and we go through it together.',
  buttonText: 'Book a visit',
  buttonUrl: null,
}

/** What the company said itself; for the rest a player has words of its own, in the language of the presentation. */
export const ownWords = (given: CallToAction): CallToAction => {
  const own = (name: 'headline' | 'body' | 'buttonText') => (given[name] === usualCta[name] ? '' : given[name])
  return { ...given, headline: own('headline'), body: own('body'), buttonText: own('buttonText') }
}

const cta = z
  .strictObject({
    headline: text(200).openapi({ example: 'Ready for a roof that lasts?' }),
    body: text(1000).openapi({ example: 'Pick a day.' }),
    buttonText: text(100).openapi({ example: 'Book a visit' }),
    buttonUrl: buttonUrl.nullable(),
  })
  .openapi('CallToAction')

const font = filledText(200)
  .refine((value) => looksLikeMediaKey(value) || /^[\p{L}\p{N} '_-]+$/u.test(value), {
    error: 'must be the name of a font family, or the storageKey of a font',
  })
  .openapi({ example: 'Source Serif 4', description: 'A family name, or the key of a font.' })
const fonts = z.strictObject({ heading: font.nullable(), body: font.nullable() }).openapi('Fonts')

const contact = z
  .strictObject({ phone: text(50).nullable().openapi({ example: '+1 555 0100' }), email: emailAddress.nullable() })
  .openapi('Contact')

const name = text(200).openapi({ example: 'Summit Roofing' })
const chatName = text(100).openapi({ example: 'Dana' })
const chatGreeting = withMergeFields(text(1000)).openapi({ example: 'Ask me anything about your roof.' })

export const brandingInput = z
  .strictObject({
    palette: palette
      .partial()
      .openapi('PaletteInput', { description: 'What is not sent takes a colour that reads well.' }),
    cta: cta.partial().openapi('CallToActionInput'),
    name: name.nullish(),
    logo: mediaKey.nullish(),
    avatar: mediaKey.nullish(),
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

/** What the input says, and the usual for the rest. */
export const completed = (input: BrandingInput) => ({
  palette: filled<Palette>(usualPalette, input.palette),
  cta: filled<CallToAction>(usualCta, input.cta),
  name: input.name ?? null,
  logo: input.logo ?? null,
  avatar: input.avatar ?? null,
  chatName: input.chatName ?? null,
  chatGreeting: input.chatGreeting ?? null,
  fonts: filled<Fonts>({ heading: null, body: null }, input.fonts),
  contact: filled<Contact>({ phone: null, email: null }, input.contact),
})

const shown = {
  id,
  deckId: id,
  palette,
  cta,
  createdAt: timestamp,
  updatedAt: timestamp,
  name: name.nullable(),
  logo: mediaKey.nullable(),
  avatar: mediaKey.nullable(),
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
