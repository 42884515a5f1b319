import { stemmer } from 'stemmer'
import { cachePart } from '../../core/isolate-cache'
import { sentencesIn } from '../../core/text/sentences'
import type { Source } from '../language-model'
import { type Meaning, meaningOfSentence, partsOfSentence } from './meaning'
import { askedTerms, isStopWord, plain, termOf, termsIn, wordsIn } from './terms'

export type Words = { terms: Set<string>; words: Set<string> }

/** `low` is the text without capitals and accents; `list` holds its words in order. */
export type Part = Words & { text: string; low: string; list: string[] }

/** `parts` are the items of a list, each with the list's introduction; else the sentence itself. */
export type Sentence = Part & { pairs: Set<string>; parts: Part[] }

/** `subject` counts the meaningful words of the heading. */
export type Prepared = {
  number: number
  isTitled: boolean
  sentences: Sentence[]
  meanings: Meaning[]
  head: Words
  title: Words
  subject: number
}

/** Keyed by the text, because every question creates its source objects anew. */
const known = cachePart<Omit<Prepared, 'number'>>('prepared sources')

export function prepare(source: Source): Prepared {
  const key = `${source.title}\n${source.heading ?? ''}\n${source.text}`
  const found = known.get(key)
  if (found) return { ...found, number: source.number }
  const heading = source.heading ?? source.title
  const sentences = sentencesIn(source.text).map(sentenceOf)
  const head = wordsOf(heading)
  const prepared = {
    sentences,
    meanings: sentences.map((sentence) => meaningOfSentence(partsOfSentence(sentence, head))),
    head,
    title: wordsOf(source.title),
    isTitled: (!source.heading || source.heading === source.title) && !source.title.trim().endsWith('?'),
    subject: askedTerms(heading).filter(({ weight }) => weight === 1).length,
  }
  known.set(key, prepared)
  return { ...prepared, number: source.number }
}

/** Terms that a sentence implies without naming them. */
const implications: [says: RegExp, term: string][] = [
  [/\b(?:white|black|brown|gr[ae]y|red|green|blue|yellow|charcoal|beige)\b/i, termOf('color')],
  [/[$€£]\s?\d/, termOf('cost')],
  [/[$€£]\s?[\d.,]+ (?:a|per|each) month\b/, termOf('payment')],
  [/\b(?:pounds|tons|kilos)\b/i, termOf('weigh')],
  [/\b\d\d?\/12\b/, termOf('steep')],
]
const implied = (text: string) => implications.filter(([says]) => says.test(text)).map(([, term]) => term)

const wordsOf = (text: string): Words => ({ terms: new Set(termsIn(text)), words: new Set(wordsIn(text).map(stemmer)) })

function partOf(text: string): Part {
  const { terms, words } = wordsOf(text)
  return { text, low: plain(text), list: wordsIn(text), words, terms: new Set([...terms, ...implied(text)]) }
}

function sentenceOf(text: string): Sentence {
  const whole = partOf(text)
  const items = itemsOf(text)
  return {
    ...whole,
    pairs: new Set(pairsIn(text)),
    parts: items.length < leastItems ? [whole] : items.map(partOf),
  }
}

const leastItems = 3

function itemsOf(text: string) {
  const [, lead = '', list = ''] = /^([^:]{1,80}): (.+)$/.exec(text) ?? []
  return list.split(/[;,] (?![^(]*\))/).map((item) => `${lead}: ${item}`)
}

export function pairsIn(text: string) {
  const words = wordsIn(text)
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? ''
    return isStopWord(word) && isStopWord(before) ? [] : [`${stemmer(before)} ${stemmer(word)}`]
  })
}
