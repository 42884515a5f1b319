import { stemmer } from 'stemmer'
import { otherMatters, relatedWords, topics } from './related-words'
import { termOf } from './terms'

const linesOf = (entries: string) =>
  entries
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(':').map((words) => words.trim().split(' ')))

/** Keyed by the stem of the asked word; the values are what sources say for it. */
function tableOf(lines: string[][][], said: (word: string) => string) {
  const table = new Map<string, Set<string>>()
  for (const [words = [], asked = []] of lines)
    for (const word of asked) {
      const all = table.get(stemmer(word)) ?? new Set()
      for (const each of words) all.add(said(each))
      table.set(stemmer(word), all)
    }
  return table
}

const lines = [linesOf(relatedWords), linesOf(topics)]
const [related, near] = lines.map((each) => tableOf(each, stemmer))
const words = tableOf(lines.flat(), (word) => word)
const terms = tableOf(lines.flat(), termOf)

export const wordsOfTable = lines.flat(3)
const knownStems = new Set(wordsOfTable.map((word) => stemmer(word)))

export const isInTable = (word: string) => knownStems.has(stemmer(word))

const none: ReadonlySet<string> = new Set()

/** Looked up by word and by term, because “paid” and “pay” share only the term. */
const ofTable = (table: Map<string, Set<string>> | undefined, word: string): ReadonlySet<string> =>
  table?.get(stemmer(word)) ?? table?.get(termOf(word)) ?? none

export const relatedTo = (word: string) => ofTable(related, word)

export const nearTo = (word: string) => ofTable(near, word)

export const wordsSaidFor = (word: string) => ofTable(words, word)

export const relatedTerms = (word: string) => ofTable(terms, word)

const others = new Set(otherMatters.trim().split(/\s+/).map(stemmer))

export const isOtherMatter = (word: string) => others.has(stemmer(word))
