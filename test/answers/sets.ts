import alarmanlagen from './alarmanlagen.json' with { type: 'json' }
import closets from './closets.json' with { type: 'json' }
import closetsInOtherLanguages from './closets-in-other-languages.json' with { type: 'json' }
import dressings from './dressings.json' with { type: 'json' }
import homeSecurity from './home-security.json' with { type: 'json' }
import pestControl from './pest-control.json' with { type: 'json' }
import pestControlInOtherLanguages from './pest-control-in-other-languages.json' with { type: 'json' }
import plagas from './plagas.json' with { type: 'json' }

type Tier = {
  name: string
  priceCents?: number
  monthlyCents?: number
  description?: string
  features?: string[]
  warranty?: string
  isRecommended?: boolean
}

type Prices = {
  good: Tier
  better: Tier
  best: Tier
  subtitle?: string
  disclaimer?: string
  financing?: { aprBasisPoints: number; termMonths: number; downPaymentCents: number; disclosure: string }
}

type AnswerDeck = {
  name: string
  context: string
  contact?: { phone?: string; email?: string }
  slides: { title: string; script: string; bullets?: string[]; context?: string; prices?: Prices }[]
  faqs: { question: string; answer: string }[]
}

/** `answeredBy` holds every sentence of the sources that answers the question; it is null if none does. */
export type AnswerQuestion = {
  question: string
  language?: string
  viewerTurnsBefore?: string[]
  answeredBy: string[] | null
}

/**
 * `isHeldOut`: counted at the end, and never looked at while an engine is built. A set without a deck of its own asks
 * about the deck of the set that `asksAbout` names.
 */
export type AnswerSet = {
  name: string
  isHeldOut: boolean
  language: string
  asksAbout?: string
  deck?: AnswerDeck
  documents?: { name: string; text: string }[]
  questions: AnswerQuestion[]
}

export const answerSets: AnswerSet[] = [
  pestControl,
  pestControlInOtherLanguages,
  alarmanlagen,
  closets,
  closetsInOtherLanguages,
  homeSecurity,
  plagas,
  dressings,
]
