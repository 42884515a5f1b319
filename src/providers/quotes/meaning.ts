import { learnedMeanings } from './learned-meanings'

/**
 * What is asked and what is said have vectors, learned from questions and the sentences that answer them: the product of
 * the two is large where the sentence tells what such a question asks for, in whatever words.
 */
export type Meaning = Float32Array
type Table = Pick<ReadonlyMap<string, ArrayLike<number>>, 'get'>
export type Tables = Record<'turns' | 'words', Table>

export const dimensions = 32
/** Every sentence has it, for what a question tells of whether there is an answer at all. */
const ofEverySentence = ''
/** A heading says less of each sentence under it. */
const ofHeading = 0.7

type Said = { terms: Set<string>; words: Set<string> }

/** The words of a sentence, and how much each says of it. */
export function partsOfSentence(sentence: Said, heading: Pick<Said, 'terms'>): Map<string, number> {
  const parts = new Map([...sentence.terms, ...sentence.words].map((word) => [word, 1]))
  for (const word of heading.terms) parts.set(word, (parts.get(word) ?? 0) + ofHeading)
  const share = 1 / Math.sqrt(parts.size)
  for (const [word, times] of parts) parts.set(word, times * share)
  return parts.set(ofEverySentence, 1)
}

/** The turns of a question, and the words that it has in common with sentences. */
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

/** From “#” to “[”, so that nothing in a line of the table has to be escaped; the middle is 0. */
const middle = 63
const steps = 16
const most = 28

export const written = (vector: ArrayLike<number>) =>
  Array.from(vector, (value) =>
    String.fromCharCode(middle + Math.max(-most, Math.min(most, Math.round(value * steps)))),
  ).join('')

export const read = (digits: string) => Float32Array.from(digits, (digit) => (digit.charCodeAt(0) - middle) / steps)

/** “how long|…”: a question needs few of the lines, so that they are read when they are asked for. */
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

/** Made by the first question, because most requests ask nothing. */
export const known = (): Tables =>
  (kept ??= { turns: tableOf(learnedMeanings.turns), words: tableOf(learnedMeanings.words) })
