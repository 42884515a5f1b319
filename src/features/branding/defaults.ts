import { withDefaults } from '../../core/with-defaults'
import type { BrandingInput, CallToAction, Contact, Fonts, Palette } from './schemas'

/** Text on these colours has the contrast of WCAG AA. */
export const defaultPalette = {
  primary: '#1f3a5f',
  primaryLight: '#dbe7f5',
  accent: '#a8480f',
  neutral: '#f5f2ee',
  text: '#1d2733',
  userMessage: '#1f3a5f',
  assistantMessage: '#eef2f6',
}

const defaultCta = {
  headline: 'Ready for the next step?',
  body: 'Book a visit, and we go through it together.',
  buttonText: 'Book a visit',
  buttonUrl: null,
}

/** Default words are sent as empty, because the player says them in the language of the presentation. */
export const ownWords = (given: CallToAction): CallToAction => {
  const own = (name: 'headline' | 'body' | 'buttonText') => (given[name] === defaultCta[name] ? '' : given[name])
  return { ...given, headline: own('headline'), body: own('body'), buttonText: own('buttonText') }
}

export const withBrandingDefaults = (input: BrandingInput) => ({
  palette: withDefaults<Palette>(defaultPalette, input.palette),
  cta: withDefaults<CallToAction>(defaultCta, input.cta),
  name: input.name ?? null,
  logo: input.logo ?? null,
  avatar: input.avatar ?? null,
  chatName: input.chatName ?? null,
  chatGreeting: input.chatGreeting ?? null,
  fonts: withDefaults<Fonts>({ heading: null, body: null }, input.fonts),
  contact: withDefaults<Contact>({ phone: null, email: null }, input.contact),
})
