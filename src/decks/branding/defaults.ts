import { defaultPalette } from '../../core/shared/theme'
import { withDefaults } from '../../core/with-defaults'
import type { BrandingInput, CallToAction, Contact, Fonts, Palette } from './schemas'

const defaultCta = {
  headline: 'Ready for the next step?',
  body: 'Book a visit, and we go through it together.',
  buttonText: 'Book a visit',
  buttonUrl: null,
}

/** Default texts are stored as empty, because the player shows them in the presentation's language. */
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
