import { mediaKey } from '../../core/media'
import { filledText, id, isoTime, text, timestamp } from '../../core/shapes'
import { z } from '../../core/zod'
import { emailAddress } from '../auth/schemas'
import type { Branding } from './tables'

const colour = (standard: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #1a2b3c' })
    .default(standard)
    .openapi({ example: standard })

/** Each pair that text is read on passes WCAG AA. */
const palette = z
  .strictObject({
    primary: colour('#1f3a5f'),
    primaryLight: colour('#dbe7f5'),
    accent: colour('#a8480f'),
    neutral: colour('#f5f2ee'),
    text: colour('#1d2733'),
    userMessage: colour('#1f3a5f'),
    assistantMessage: colour('#eef2f6'),
  })
  .openapi('Palette')

const linkProtocols = ['https:', 'http:', 'tel:', 'mailto:']

const buttonUrl = text(2000)
  .refine((value) => URL.canParse(value) && linkProtocols.includes(new URL(value).protocol), {
    error: 'must be a link that starts with https:, http:, tel: or mailto:',
  })
  .openapi({ example: 'https://summit-roofing.example/book' })

const cta = z
  .strictObject({
    headline: text(200).default('Ready for the next step?').openapi({ example: 'Ready for a roof that lasts?' }),
    body: text(1000).default('Book a visit, and we go through it together.').openapi({ example: 'Pick a day.' }),
    buttonText: text(100).default('Book a visit').openapi({ example: 'Book a visit' }),
    buttonUrl: buttonUrl.nullable().default(null),
  })
  .openapi('CallToAction')

const font = filledText(500).openapi({ example: 'Source Serif 4', description: 'A family name, or the key of a font.' })
const fonts = z.strictObject({ heading: font.nullish(), body: font.nullish() }).openapi('Fonts')

const contact = z
  .strictObject({ phone: text(50).nullish().openapi({ example: '+1 555 0100' }), email: emailAddress.nullish() })
  .openapi('Contact')

const name = text(200).openapi({ example: 'Summit Roofing' })
const chatName = text(100).openapi({ example: 'Dana' })
const chatGreeting = text(1000).openapi({ example: 'Ask me anything about your roof.' })

export const brandingInput = z
  .strictObject({
    palette,
    cta,
    name: name.nullish(),
    logo: mediaKey.nullish(),
    avatar: mediaKey.nullish(),
    chatName: chatName.nullish(),
    chatGreeting: chatGreeting.nullish(),
    fonts: fonts.optional(),
    contact: contact.optional(),
  })
  .openapi('BrandingInput')

export type BrandingInput = z.infer<typeof brandingInput>
export type Palette = z.infer<typeof palette>
export type CallToAction = z.infer<typeof cta>
export type Fonts = { heading: string | null; body: string | null }
export type Contact = { phone: string | null; email: string | null }

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
