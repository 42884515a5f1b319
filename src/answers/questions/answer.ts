import { newId, shardOfId } from '../../core/database/shards'
import { log } from '../../core/log'
import { showMergeFields } from '../../core/merge-fields'
import { primary } from '../../core/shared/language'
import { second } from '../../core/time'
import { languageOf } from '../../core/text/language'
import { type LanguageModel, languageModel, type Said } from '../../providers/language-model'
import { offlineModel } from '../../providers/language-model-offline'
import { bestSentences } from '../../providers/offline-answers/choose'
import { applyQuote } from '../../talk/published/apply-quote'
import { isSpoken, wordsIn } from '../../words/languages'
import { check } from '../retrieval/check'
import { sum } from '../retrieval/passages'
import type { Found } from './find'
import type { Answer, AnswerSentence, Citation } from './schemas'
import type { Speaker } from './speak'

export function noAnswer(language: string, { phone, email }: { phone?: string; email?: string }) {
  const { contact } = wordsIn(language).player
  const ways = [phone, email].filter(Boolean).join(', ')
  return ways ? `${contact.noAnswer} ${contact.askDirectly} ${ways}` : contact.noAnswer
}

const knownLanguage = (tag: string) => (isSpoken(tag) ? primary(tag) : 'en')

/** The law demands the financing terms beside every monthly price, and a language model may leave them out. */
function addFinancingTerms(text: string, { knowledge: { prices }, context: { quote } }: Found): string {
  const shown = prices && applyQuote(prices, quote)
  const terms = shown?.financing
  if (!terms || /\bAPR\b/.test(text)) return text
  const said = `${terms.termMonths} months at ${terms.aprBasisPoints / 100}% APR, ${sum(terms.downPaymentCents)} down`
  const sums = [shown.good, shown.better, shown.best].flatMap(({ monthlyCents }) =>
    monthlyCents === null ? [] : [sum(monthlyCents).replaceAll(/[$.]/g, '\\$&')],
  )
  if (!sums.length) return text
  const monthly = new RegExp(
    `(?:${sums.join('|')})(?![\\d,]|\\.\\d)(?:\\s*(?:(?:a|per|each|every)\\s+month|/\\s*month|monthly))?`,
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
const mostOffered = 8
const leastRelevance = 0.35
const mostSuggestions = 3
const longestQuote = 300
const answerSeconds = 25

type Cited = Found['sources'][number]

export async function* answer(
  env: Env,
  found: Found,
  telling: Telling,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  if (found.faq) return yield* answerByFaq(found, found.faq, telling)
  const language = languageOfQuestion(found, telling)
  const sources = mostRelevant(found)
  const offered = sources.filter(({ relevance }) => relevance >= leastRelevance).slice(0, mostOffered)
  yield { type: 'sources', citations: offered.map((source) => citationOf(source, found)) }

  const sentences: AnswerSentence[] = []
  const citations = new Map<number, Citation>()
  const ending = AbortSignal.any([signal, AbortSignal.timeout(answerSeconds * second)])
  const asked = { question: telling.question, turns: found.turns, sources, language }
  let characters = 0
  if (offered.length)
    for await (const said of sayings(env, found.mayCost, asked, ending)) {
      characters += said.text.length
      const checked = check(said, sources)
      if (checked && !sentences.some(({ text }) => text === addFinancingTerms(checked.text, found))) {
        for (const number of checked.citations) {
          const source = sources.find((each) => each.number === number)
          if (source && !citations.has(number)) citations.set(number, citationOf(source, found))
        }
        const text = addFinancingTerms(checked.text, found)
        const narrationUrl = telling.speaker.narrate(text, languageOf(text) ?? language)
        const sentence = { ...checked, text, narrationUrl }
        sentences.push(sentence)
        yield { type: 'sentence', sentence }
      }
      if (sentences.length >= mostSentences || characters >= mostCharacters) break
    }
  const cited = [...citations.values()].sort((a, b) => a.number - b.number)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const suggestions = suggestionsOf(found, telling, sentences.length > 0)
  yield {
    type: 'done',
    tokens: found.mayCost ? tokensOf(sources, text) : 0,
    answer: {
      id: newId(shardOfId(found.knowledge.organizationId)),
      kind: sentences.length ? 'grounded' : 'none',
      text: text || noAnswer(language, found.knowledge.contact),
      sentences,
      citations: cited,
      relatedSlideId: cited.find(({ slideId }) => slideId)?.slideId ?? null,
      suggestions,
      language: (text && languageOf(text)) || language,
      unanswered: text ? null : unanswered(found, telling, suggestions),
    },
  }
}

function unanswered({ context }: Found, { speaker }: Telling, suggestions: string[]): Answer['unanswered'] {
  const { player, controls } = wordsIn(context.language)
  const { questions, contact } = player
  const text = suggestions.length ? questions.didYouMean : contact.noAnswer
  return { text, narrationUrl: speaker.narrateWords(text, controls.language) }
}

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
  }
  const more = {
    relatedSlideId: faq.relatedSlideId,
    suggestions: suggestionsOf(found, telling),
    language,
    unanswered: null,
  }
  yield { type: 'done', tokens: 0, answer: { ...answer, ...more } }
}

/** If a model fails before its first sentence, the answer is quoted from the sources instead. */
async function* sayings(
  env: Env,
  mayCost: boolean,
  asked: Parameters<LanguageModel>[0],
  signal: AbortSignal,
): AsyncGenerator<Said> {
  if (!mayCost) return yield* offlineModel(asked, signal)
  let isBegun = false
  try {
    const model = await languageModel(env)
    for await (const said of model({ ...asked, sources: asked.sources.slice(0, mostOffered) }, signal)) {
      isBegun = true
      yield said
    }
  } catch (error) {
    log('warn', { message: 'The language model gave no whole answer.', error: String(error) })
    if (!isBegun && !signal.aborted) yield* offlineModel(asked, signal)
  }
}

type Relevant = Cited & { quote: string; relevance: number }

/** Quotes are chosen before the first event, so that later events cite them under the same numbers. */
function mostRelevant({ clauses, sources }: Found): Relevant[] {
  const best = bestSentences(clauses, sources)
  return sources
    .map((source, index) => ({ ...source, quote: '', relevance: 0, ...best[index] }))
    .sort((a, b) => b.relevance - a.relevance)
    .map((source, index) => ({ ...source, number: index + 1 }))
}

function citationOf(source: Relevant, found: Found): Citation {
  const { number, kind, title, page, heading, slideId, faqId, quote, text } = source
  const [first = ''] = text.split('\n')
  return {
    number,
    kind,
    title,
    page,
    heading,
    quote: shortened(addFinancingTerms(quote || first, found)),
    slideId,
    faqId,
  }
}

const shortened = (text: string) =>
  text.length > longestQuote ? `${text.slice(0, longestQuote - 1).trimEnd()}…` : text

const languageOfQuestion = ({ context }: Found, { question, language }: Telling) =>
  knownLanguage(language ?? languageOf(question) ?? context.language ?? 'en')

/**
 * If nothing answers, only FAQs that resemble the question are suggested; FAQs of the slide could be mistaken for an
 * answer.
 */
function suggestionsOf({ near, knowledge, faq, turns }: Found, { question, slideId }: Telling, isAnswered = true) {
  const isAsked = (text: string) => [question, ...turns.map((turn) => turn.question)].includes(text)
  const ofSlide = slideId && isAnswered ? knowledge.faqs.filter(({ relatedSlideId }) => relatedSlideId === slideId) : []
  return [...new Set([...near, ...ofSlide])]
    .filter((each) => each.id !== faq?.id && !isAsked(each.question))
    .slice(0, mostSuggestions)
    .map((each) => each.question)
}

/** An estimate: a token is about four characters. */
const tokensOf = (sources: { text: string }[], text: string) =>
  Math.ceil((sources.slice(0, mostOffered).reduce((sum, source) => sum + source.text.length, 0) + text.length) / 4)
