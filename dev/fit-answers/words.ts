import type { Asked } from '../../src/providers/quotes/ask'
import { visitTurns, visitWords, type WordKind } from '../../src/providers/quotes/words-beside'

/** Places in the list of all that words can tell, and how many times each is told. */
export type Told = { places: number[]; times: number[] }

export type Word = { kind: WordKind; asked: string; said: string }

const places = new Map<string, number>()
export const allWords: Word[] = []

function placeOf(kind: WordKind, asked: string, said: string) {
  const key = `${kind}|${asked}|${said}`
  const known = places.get(key)
  if (known !== undefined) return known
  places.set(key, allWords.length)
  return allWords.push({ kind, asked, said }) - 1
}

type Visit = Parameters<typeof visitTurns>[1]

function toldBy(visitAll: (visit: Visit) => void): Told {
  const told: [place: number, times: number][] = []
  visitAll((kind, asked, said, times) => told.push([placeOf(kind, asked, said), times]))
  return { places: told.map(([place]) => place), times: told.map(([, times]) => times) }
}

export const toldByTurns = (asked: Asked) => toldBy((visit) => visitTurns(asked, visit))

export const toldByWords = (asked: Asked, source: Asked['sources'][number], index: number) =>
  toldBy((visit) => visitWords(asked, source, index, visit))

export function worthOf({ places, times }: Told, worth: ArrayLike<number>) {
  let sum = 0
  for (let at = 0; at < places.length; at++) sum += (worth[places[at] ?? -1] ?? 0) * (times[at] ?? 0)
  return sum
}
