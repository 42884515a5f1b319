import type { Work } from '../../core/database/commit'
import { newId, shardOfId } from '../../core/database/shards'
import { showMergeFields } from '../../core/shared/merge-fields'
import { monthsIn } from '../../core/shared/time-span'
import { languageOf } from '../../core/text/language'
import { applyQuote } from '../../decks/published/apply-quote'
import { fillPlain } from '../../locales/fill'
import { languageFor } from '../../locales/index'
import { wordsIn } from '../../locales/languages'
import { check } from '../retrieval/check'
import { quoteAround } from '../retrieval/choose-passages'
import { type Passage, sum } from '../retrieval/passages'
import { nearestSentence } from '../retrieval/rank'
import { tokensIn } from '../retrieval/retrieve'
import { ask } from './ask'
import type { Found } from './find'
import type { Answer, AnswerPassage, AnswerSentence, Citation } from './schemas'
import type { Speaker } from './speak'

function withContact(text: string, language: string | null, { phone, email }: { phone?: string; email?: string }) {
  const ways = [phone, email].filter(Boolean).join(', ')
  return ways ? `${text} ${wordsIn(language).player.contact.askDirectly} ${ways}` : text
}

/** The law requires the financing terms beside every monthly price, and a language model may leave them out. */
function addFinancingTerms(text: string, { knowledge: { prices }, context: { quote } }: Found): string {
  const shown = prices && applyQuote(prices, quote)
  const terms = shown?.financing
  if (!terms || /\bAPR\b/.test(text)) return text
  const said = `${monthsIn('en', terms.termMonths)} at ${terms.aprBasisPoints / 100}% APR, ${sum(terms.downPaymentCents)} down`
  const sums = [shown.good, shown.better, shown.best].flatMap(({ monthlyCents }) =>
    monthlyCents === null ? [] : [sum(monthlyCents).replaceAll(/[$.]/g, '\\$&')],
  )
  if (!sums.length) return text
  const monthly = new RegExp(
    `(?:${sums.join('|')})(?![\\d,]|\\.\\d)(?:\\s*(?:(?:a|per|each|every)\\s+month|/\\s*month|monthly))?`,
    'g',
  )
  return text.replace(monthly, (found) => `${found} (${said})`)
}

export type AnswerEvent =
  | { type: 'sources'; citations: Citation[] }
  | { type: 'sentence'; sentence: AnswerSentence }
  | { type: 'done'; answer: Answer; tokens: number }

type Telling = {
  question: string
  slideId: string | undefined
  language: string | undefined
  speaker: Pick<Speaker, 'narrate' | 'narrateFaq' | 'narrateWords'>
  soundUrl: (key: string) => string
}

const mostSentences = 6
const mostCharacters = 1500
const mostSuggestions = 3
const longestQuote = 300

type Cited = Found['sources'][number]

export async function* answer(
  work: Work,
  found: Found,
  telling: Telling,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  if (found.faq) return yield* answerByFaq(found, found.faq, telling)
  const { sources, knowledge, turns } = found
  const { question } = telling
  const language = languageOfQuestion(found, telling)
  yield { type: 'sources', citations: found.best.map((source) => citationOf(source, question, found)) }

  const sentences: AnswerSentence[] = []
  const citations = new Map<number, Citation>()
  const asked = { question, turns, sources, language, company: knowledge.company }
  const asking = ask(work, knowledge.organizationId, asked, signal)
  let characters = 0
  let ofAnswer: string | undefined
  for await (const said of asking.sayings) {
    characters += said.text.length
    const checked = check(said, sources, language)
    const text = checked && addFinancingTerms(checked.text, found)
    if (text && !sentences.some((sentence) => sentence.text === text)) {
      for (const number of checked.citations) {
        const source = sources.find((each) => each.number === number)
        if (source && !citations.has(number)) citations.set(number, citationOf(source, checked.text, found, question))
      }
      const cited = sources.filter(({ number }) => checked.citations.includes(number))
      const written = languageOf(text) ?? languageOf(cited.map((source) => source.text).join('\n')) ?? language
      ofAnswer ??= written
      const narrationUrl = telling.speaker.narrate(text, written)
      const sentence = { ...checked, text, narrationUrl }
      sentences.push(sentence)
      yield { type: 'sentence', sentence }
    }
    if (sentences.length >= mostSentences || characters >= mostCharacters) break
  }
  const cited = [...citations.values()].sort((a, b) => a.number - b.number)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  if (!text) return yield await noAnswer(found, telling, asking.tokens())
  const suggestions = suggestionsOf(found, telling)
  yield {
    type: 'done',
    tokens: asking.tokens() + tokensIn(text),
    answer: {
      id: newId(shardOfId(found.knowledge.organizationId)),
      kind: 'grounded',
      text,
      sentences,
      citations: cited,
      passages: [],
      relatedSlideId: cited.find(({ slideId }) => slideId)?.slideId ?? null,
      suggestions,
      language: languageOf(text) ?? ofAnswer ?? language,
      unanswered: null,
    },
  }
}

/** If a model read the sources and found no answer, that is accepted. If no model read them, passages are shown. */
async function noAnswer(found: Found, telling: Telling, tokens: number): Promise<AnswerEvent> {
  const { context, knowledge } = found
  const { speaker, question } = telling
  const { player, controls } = wordsIn(context.language)
  const passages = tokens ? [] : (await found.passages()).map((passage) => passageOf(passage, question, found))
  const suggestions = suggestionsOf(found, telling, false)
  const language = passages.length ? controls.language : languageOfQuestion(found, telling)
  const introduced = passages.length ? introduce(passages, player.questions) : undefined
  const text = introduced ?? (suggestions.length ? player.questions.didYouMean : player.contact.noAnswer)
  const say = introduced ? speaker.narrate : speaker.narrateWords
  return {
    type: 'done',
    tokens,
    answer: {
      id: newId(shardOfId(knowledge.organizationId)),
      kind: 'none',
      text: withContact(introduced ?? wordsIn(language).player.contact.noAnswer, language, knowledge.contact),
      sentences: [],
      citations: [],
      passages,
      relatedSlideId: null,
      suggestions,
      language,
      unanswered: { text, narrationUrl: say(text, controls.language) },
    },
  }
}

const passageOf = (passage: Passage, question: string, found: Found): AnswerPassage => ({
  title: passage.title,
  page: passage.page,
  heading: passage.heading,
  quote: addFinancingTerms(shortened(quoteAround(passage, question, longestQuote)), found),
})

const introduce = (passages: AnswerPassage[], words: ReturnType<typeof wordsIn>['player']['questions']) =>
  [
    words.uncertain,
    ...passages.map(({ title, page, quote }) =>
      fillPlain(page ? words.fromPage : words.from, { title, n: page ?? '', quote }),
    ),
  ].join(' ')

function* answerByFaq(found: Found, faq: NonNullable<Found['faq']>, telling: Telling): Generator<AnswerEvent> {
  const text = showMergeFields(faq.answer, found.context.homeowner)
  const language = languageOf(text) ?? languageOfQuestion(found, telling)
  const citation: Citation = {
    number: 1,
    kind: 'faq',
    title: faq.question,
    page: null,
    heading: null,
    quote: shortened(text),
    slideId: faq.relatedSlideId,
    faqId: faq.id,
  }
  const narrationUrl = faq.audioUrl ? telling.soundUrl(faq.audioUrl) : telling.speaker.narrateFaq(faq.id)
  const sentence = { text, citations: [1], narrationUrl }
  yield { type: 'sources', citations: [citation] }
  yield { type: 'sentence', sentence }
  const answer = {
    id: newId(shardOfId(found.knowledge.organizationId)),
    kind: 'faq' as const,
    text,
    sentences: [sentence],
    citations: [citation],
    passages: [],
  }
  const more = {
    relatedSlideId: faq.relatedSlideId,
    suggestions: suggestionsOf(found, telling),
    language,
    unanswered: null,
  }
  yield { type: 'done', tokens: 0, answer: { ...answer, ...more } }
}

/** Quotes the source's sentence that is closest to one of the texts. */
function citationOf(source: Cited, ...[text, found, question = text]: [string, Found, string?]): Citation {
  const { number, kind, title, page, heading, slideId, faqId } = source
  const quote = nearestSentence(source, text) ?? nearestSentence(source, question) ?? source.text.split('\n')[0] ?? ''
  return { number, kind, title, page, heading, quote: shortened(addFinancingTerms(quote, found)), slideId, faqId }
}

const shortened = (text: string) =>
  text.length > longestQuote ? `${text.slice(0, longestQuote - 1).trimEnd()}…` : text

const languageOfQuestion = ({ context }: Found, { question, language }: Telling) =>
  languageFor(languageOf(question) ?? language ?? context.language ?? 'en')

/**
 * If nothing answers the question, only FAQs that resemble it are suggested, because FAQs of the slide could be
 * mistaken for an answer.
 */
function suggestionsOf({ near, knowledge, faq, turns }: Found, { question, slideId }: Telling, isAnswered = true) {
  const isAsked = (text: string) => [question, ...turns.map((turn) => turn.question)].includes(text)
  const ofSlide = slideId && isAnswered ? knowledge.faqs.filter(({ relatedSlideId }) => relatedSlideId === slideId) : []
  return [...new Set([...near, ...ofSlide])]
    .filter((each) => each.id !== faq?.id && !isAsked(each.question))
    .slice(0, mostSuggestions)
    .map((each) => each.question)
}
