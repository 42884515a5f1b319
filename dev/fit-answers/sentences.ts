import {
  type Meaning,
  meaningOfSentence,
  partsOfSentence,
  type Tables,
} from '../../src/providers/offline-answers/meaning'
import type { Prepared, Sentence } from '../../src/providers/offline-answers/prepare'

/** A sentence with its heading; many questions share one. */
export type KnownSentence = { text: string; length: number; parts: Map<string, number> }

export const sentences: KnownSentence[] = []
const places = new Map<string, number>()

export function placeOf(sentence: Sentence, { head }: Prepared): number {
  const key = `${sentence.text}\n${[...head.terms].join(' ')}`
  const known = places.get(key)
  if (known !== undefined) return known
  places.set(key, sentences.length)
  return (
    sentences.push({ text: sentence.text, length: sentence.terms.size, parts: partsOfSentence(sentence, head) }) - 1
  )
}

const meanings = new WeakMap<Tables, Meaning[]>()

export function meaningsBy(tables: Tables): Meaning[] {
  const known = meanings.get(tables) ?? sentences.map(({ parts }) => meaningOfSentence(parts, tables))
  meanings.set(tables, known)
  return known
}
