import { learnedMeanings } from './learned-meanings'

/**
 * Questions and sentences have vectors, learned from questions and their answers. The product of two is large if the
 * sentence answers such a question, even in other words.
 */
export type Meaning = Float32Array
type Table = Pick<ReadonlyMap<string, ArrayLike<number>>, 'get'>
export type Tables = Record<'turns' | 'words', Table>

export const dimensions = 32
/** A part that every sentence has. What a question learned for it tells whether there is an answer at all. */
const ofEverySentence = ''
/** A word of the heading weighs less than one of the sentence. */
const ofHeading = 0.7

type Said = { terms: Set<string>; words: Set<string> }

export function partsOfSentence(sentence: Said, heading: Pick<Said, 'terms'>): Map<string, number> {
  const parts = new Map([...sentence.terms, ...sentence.words].map((word) => [word, 1]))
  for (const word of heading.terms) parts.set(word, (parts.get(word) ?? 0) + ofHeading)
  const share = 1 / Math.sqrt(parts.size)
  for (const [word, times] of parts) parts.set(word, times * share)
  return parts.set(ofEverySentence, 1)
}

/** `turns` are words, stems and pairs of the question; `words` are those looked up like words of sentences. */
export type Asking = { turns: string[]; words: string[] }

export const partsOfQuestion = (turns: string[], terms: { term: string }[]): Asking => ({
  turns,
  words: [...new Set(terms.map(({ term }) => term))],
})

export function meaningOfSentence(parts: Map<string, number>, tables = known()): Meaning {
  const meaning = new Float32Array(dimensions)
  for (const [word, times] of parts) add(meaning, tables.words.get(word), times)
  return meaning
}

export function meaningOfQuestion({ turns, words }: Asking, tables = known()): Meaning {
  const vectors = [...turns.map((turn) => tables.turns.get(turn)), ...words.map((word) => tables.words.get(word))]
  const found = vectors.filter((vector) => vector !== undefined)
  const meaning = new Float32Array(dimensions)
  for (const vector of found) add(meaning, vector, 1 / Math.sqrt(found.length))
  return meaning
}

function add(meaning: Meaning, vector: ArrayLike<number> | undefined, times: number) {
  if (vector) for (let at = 0; at < dimensions; at++) meaning[at] = (meaning[at] ?? 0) + times * (vector[at] ?? 0)
}

export function nearness(one: Meaning, other: Meaning) {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Digits run from “#” to “[”, which need no escape in the table. The middle is 0. */
const middle = 63
const steps = 16
const most = 28

export const written = (vector: ArrayLike<number>) =>
  Array.from(vector, (value) =>
    String.fromCharCode(middle + Math.max(-most, Math.min(most, Math.round(value * steps)))),
  ).join('')

export const read = (digits: string) => Float32Array.from(digits, (digit) => (digit.charCodeAt(0) - middle) / steps)

/** A line is “how long|…”. Numbers are parsed on lookup, because a question needs few of the lines. */
function tableOf(text: string): Table {
  const lines = text.split('\n').filter(Boolean)
  const digits = new Map(lines.map((line) => [line.slice(0, -dimensions - 1), line.slice(-dimensions)]))
  return {
    get(name) {
      const found = digits.get(name)
      return found === undefined ? undefined : read(found)
    },
  }
}

let kept: Tables | undefined

/** Built by the first question, because most requests ask none. */
export const known = (): Tables =>
  (kept ??= { turns: tableOf(learnedMeanings.turns), words: tableOf(learnedMeanings.words) })
