import type { words as starter } from '../../../locales/studio/starter-deck/en'
import { api } from '../../api'
import type { Context } from '../../context'
import type { Language, WordFiles } from '../../languages'

const starterDecks: WordFiles<typeof starter> = {
  en: () => import('../../../locales/studio/starter-deck/en'),
  es: () => import('../../../locales/studio/starter-deck/es'),
  de: () => import('../../../locales/studio/starter-deck/de'),
}

/** Returns the slides and answers of the starter deck, to look at before it is made. */
export const readStarterDeck = async (language: Language) => (await starterDecks[language]()).words

type Looks = { palette?: { primary: string; accent: string }; logo?: string }

/**
 * Slides are created one after the other, because each is added at the end. The deck becomes active when it is
 * complete.
 */
export async function makeStarterDeck({ language, organization }: Context, looks: Looks = {}) {
  const { words } = await starterDecks[language]()
  const company = organization.name
  const { deck } = await api.post('/api/decks', { body: { name: words.name } })
  const path = { deckId: deck.id }
  for (const { narrationScript, ...slide } of words.slides)
    await api.post('/api/decks/{deckId}/slides', {
      params: { path },
      body: { ...slide, narrationScript: narrationScript.replaceAll('{company}', company) },
    })
  for (const body of words.faqs) await api.post('/api/decks/{deckId}/faqs', { params: { path }, body })
  const booking = { type: 'book_appointment', label: words.bookVisit, trigger: 'presentation_end', config: {} } as const
  await api.post('/api/decks/{deckId}/action-configs', { params: { path }, body: booking })
  const cta = { headline: words.ctaHeadline, body: words.ctaBody }
  await brandAndActivate(deck.id, company, looks, { cta, chatGreeting: words.greeting })
  return deck.id
}

export async function brandAndActivate(deckId: string, name: string, { palette, logo }: Looks, more: object = {}) {
  const params = { path: { deckId } }
  await api.put('/api/decks/{deckId}/branding', {
    params,
    body: {
      palette: palette ? { ...palette, userMessage: palette.primary } : {},
      name,
      cta: {},
      ...(logo && { logo }),
      ...more,
    },
  })
  await api.patch('/api/decks/{deckId}', { params, body: { isActive: true } })
}
