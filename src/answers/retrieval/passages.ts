import { cachePart, heapBytes } from '../../core/isolate-cache'
import { sentencesIn } from '../../core/text/sentences'
import type { ProductData } from '../../decks/prices/schemas'
import { indexed } from './rank'

/** A document may contain instructions to the model, and an answer that followed them wouldn't be the company's. */
const injections = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,60}\b(?:instructions?|rules?|prompts?|guidelines?|everything|anything)\b/i,
  /\b(?:tell|inform|assure|promise|answer|reply to|respond to|say to)\b (?:them|him|her|everyone|everybody|anyone|the (?:homeowners?|customers?|users?|viewers?|clients?))\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b[^.]{0,30}\b(?:assistant|model|ai|bot|chatbot)\b/i,
  /\byou (?:must|should|have to) (?:promise|offer|give|say|answer|tell)\b[^.]*\b(?:homeowners?|customers?|users?|viewers?|clients?|them|everyone)\b/i,
  /\b(?:system prompt|as an ai|language model|the assistant (?:must|should|will)|chatbot)\b/i,
  /\bwhen (?:a|the|any) (?:question|homeowner|customer|user|viewer)\b[^.]*\b(?:say|answer|offer|reply|respond|tell)\b/i,
  /^(?:always|never|only|please)?\s*(?:say|answer|reply|respond|state|claim|output|print)\b(?: that|:| with| only|,| in)/i,
  /\bwhen(?:ever)? (?:asked|anyone asks|someone asks)\b/i,
  /\bif (?:asked|anyone asks|someone asks|they ask)\b[^.]*\b(?:say|answer|tell|reply)\b/i,
  /\b(?:ignora|olvida|ignorieren sie|vergiss|oubliez|ignorez)\b[^.]{0,60}\b(?:instrucciones|reglas|anweisungen|instructions|règles)\b/i,
]

export const isPromptInjection = (sentence: string) => injections.some((pattern) => pattern.test(sentence))

/** All homeowners of a deck share its passages, so merge fields are filled in only for an answer. */
export type Passage = {
  kind: 'slide' | 'faq' | 'document'
  title: string
  page: number | null
  heading: string | null
  slideId: string | null
  faqId: string | null
  text: string
  /** A homeowner's quote replaces the prices of the slide. */
  prices?: ProductData
}

type DeckContent = {
  name: string
  deckContext: string | null
  slides: { id: string; title: string; bullets: string[]; narrationScript: string; slideContext: string | null }[]
  prices: { slideId: string; data: ProductData }[]
  faqs: { id: string; question: string; answer: string; relatedSlideId: string | null }[]
}

const ofNothing = { page: null, heading: null, slideId: null, faqId: null }

/** Puts each sentence on its own line, so that neither a bullet nor a line of a page runs into the next. */
const lines = (...texts: (string | null)[]) =>
  texts
    .flatMap((text) => sentencesIn(text ?? ''))
    .filter((sentence) => !isPromptInjection(sentence))
    .map((sentence) => (/[.!?…:;]["'”’)\]]*$/.test(sentence) ? sentence : `${sentence}.`))
    .join('\n')

export function passagesOfDeck({ name, deckContext, slides, prices, faqs }: DeckContent): Passage[] {
  const titles = new Map(slides.map(({ id, title }) => [id, title]))
  const passages = [
    ...slides.flatMap(({ id, title, bullets, narrationScript, slideContext }) => {
      const slide = { ...ofNothing, kind: 'slide' as const, title, slideId: id }
      return [narrationScript, bullets.join('.\n'), slideContext].map((text) => ({ ...slide, text: lines(text) }))
    }),
    ...prices.map(({ slideId, data }) => {
      const title = titles.get(slideId) ?? name
      return {
        ...ofNothing,
        kind: 'slide' as const,
        title,
        slideId,
        text: pricesAsText(data),
        prices: data,
      }
    }),
    ...faqs.map(({ id, question, answer, relatedSlideId }) => ({
      ...ofNothing,
      kind: 'faq' as const,
      title: question,
      slideId: relatedSlideId,
      faqId: id,
      text: lines(answer),
    })),
    { ...ofNothing, kind: 'document' as const, title: name, text: lines(deckContext) },
  ]
  return passages.filter(({ text }) => text)
}

export type DocumentText = { title: string; page: number | null; heading: string | null; body: string }

const known = cachePart<Passage[]>('passages of documents')

/** A line that stands alone and has no punctuation at its end is taken for a heading. */
export function passagesOfDocument(found: DocumentText): Passage[] {
  const key = JSON.stringify([found.title, found.page, found.heading, found.body])
  const read = known.get(key)
  if (read) return read
  const passages = readPassages(found)
  known.set(key, passages, { bytes: heapBytes(passages.map(indexed)) })
  return passages
}

function readPassages({ title, page, heading, body }: DocumentText): Passage[] {
  const found = { ...ofNothing, kind: 'document' as const, title, page }
  const sections: { heading: string | null; lines: string[] }[] = [{ heading, lines: [] }]
  const all = body.split('\n')
  for (const [index, line] of all.entries()) {
    if (line.trim() === heading) continue
    if (page !== null && isHeading(line, all[index - 1], all[index + 1]))
      sections.push({ heading: line.trim(), lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
    .map((section) => ({ ...found, heading: section.heading, text: lines(section.lines.join('\n')) }))
    .filter(({ text }) => text)
}

const longestHeading = 70
const isEnded = (line: string) => /[.!?…:;,]["'”’)\]]*$/.test(line.trim())

function isHeading(line: string, before: string | undefined, after: string | undefined) {
  const isAlone = before === undefined || before.trim() === '' || isEnded(before)
  const begins = /^(?:\d+(?:\.\d+)*\.?\s+)?\p{Lu}/u
  return (
    isAlone &&
    line.length <= longestHeading &&
    !isEnded(line) &&
    begins.test(line.trim()) &&
    begins.test(after?.trim() ?? '')
  )
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })
export const sum = (cents: number) => dollars.format(cents / 100)

/**
 * The description of a package goes beside its price, because “How much is the metal roof?” doesn't name the package.
 */
const asAside = (description: string | null) => (description ? `: ${description.replace(/\.$/, '')}.` : '.')

/** The law forbids a monthly price without its financing terms, which are added to an answer. */
const monthly = (cents: number | null, terms: ProductData['financing']) =>
  cents === null || !terms ? '' : `, or ${sum(cents)} a month`

const optionLines = ({ good, better, best, financing }: ProductData) =>
  [good, better, best].flatMap((tier) =>
    [
      tier.priceCents !== null &&
        `${tier.name} costs ${sum(tier.priceCents)}${monthly(tier.monthlyCents, financing)}${asAside(tier.description)}`,
      tier.isRecommended && `${tier.name} is the package we recommend.`,
      tier.description && tier.priceCents === null && `${tier.name}: ${tier.description}`,
      tier.features.length > 0 && `${tier.name} includes: ${tier.features.join('; ')}.`,
      tier.warranty && `Warranty of ${tier.name}: ${tier.warranty}.`,
    ].filter((line) => typeof line === 'string'),
  )

export const pricesAsText = (data: ProductData) => lines(optionLines(data).join('\n'), data.subtitle, data.disclaimer)
