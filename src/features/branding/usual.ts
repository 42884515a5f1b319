import { withDefaults } from '../../core/with-defaults'
import type { BrandingInput, CallToAction, Contact, Fonts, Palette } from './schemas'

/** Each pair that text is read on passes WCAG AA. */
export const usualPalette = {
  primary: '#1f3a5f',
  primaryLight: '#dbe7f5',
  accent: '#a8480f',
  neutral: '#f5f2ee',
  text: '#1d2733',
  userMessage: '#1f3a5f',
  assistantMessage: '#eef2f6',
}

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

export const completed = (input: BrandingInput) => ({
  palette: withDefaults<Palette>(usualPalette, input.palette),
  cta: withDefaults<CallToAction>(usualCta, input.cta),
  name: input.name ?? null,
  logo: input.logo ?? null,
  avatar: input.avatar ?? null,
  chatName: input.chatName ?? null,
  chatGreeting: input.chatGreeting ?? null,
  fonts: withDefaults<Fonts>({ heading: null, body: null }, input.fonts),
  contact: withDefaults<Contact>({ phone: null, email: null }, input.contact),
})
