import { languageOfScripts, spokenIn } from '../../core/text/language'
import type { DeckPart, PresentationPart } from '../../decks/published/parts'

type Deck = Exclude<DeckPart, { isGone: true }>
type Presentation = Pick<Exclude<PresentationPart, { isGone: true }>, 'language'>

export const usualLanguage = 'en-US'

const known = new WeakMap<object, string | null>()

function remembered(of: object, scripts: () => string[]) {
  const found = known.get(of)
  if (found !== undefined) return found
  const language = languageOfScripts(scripts())
  known.set(of, language)
  return language
}

const languageOfDeck = (deck: Deck) => remembered(deck, () => deck.slides.map((slide) => slide.narrationScript))

/** Slides are spoken in the language they are written in, because no voice reads another language well. */
export const languageOfSlides = (deck: Deck, { language }: Presentation) =>
  spokenIn(languageOfDeck(deck), language ?? usualLanguage)

/** One deck may have FAQs in several languages. */
export const languageOfFaq = (deck: Deck, presentation: Presentation, faq: Deck['faqs'][number]) =>
  spokenIn(
    remembered(faq, () => [faq.cannedAnswer]),
    languageOfSlides(deck, presentation),
  )
