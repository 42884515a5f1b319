import { fuse } from '../knowledge/fuse'
import type { Passage } from './passages'
import { indexed, nearestSentence, rank } from './rank'

/** Passages by similarity in meaning, the nearest first. */
export type Near = { passage: Passage; nearness: number }

const mostPassages = 2
/** A passage that shares no word with the question and is less near than this hardly says the same. */
const leastNearness = 0.35

/**
 * Chooses the best by words and the best by meaning, or none. If both are the same passage, the second best by words is
 * added. A follow-up question is matched together with the previous one.
 */
export function choosePassages(
  { question, before = question }: { question: string; before?: string | undefined },
  passages: Passage[],
  near: Near[],
): Passage[] {
  const all = passages.map(indexed)
  const byWords = [before, question].map((asked) =>
    rank(asked, all)
      .filter(({ score }) => score > 0)
      .map(passageOf),
  )
  const [first, ...others] = fuse(byWords, textOf).map(({ item }) => item)
  const alike = near.filter(({ nearness }) => first || nearness >= leastNearness).map(passageOf)
  const chosen = [first, alike[0], ...others, ...alike].filter((passage) => passage !== undefined)
  return [...new Map(chosen.map((passage) => [passage.text, passage])).values()].slice(0, mostPassages)
}

const passageOf = ({ passage }: { passage: Passage }) => passage
const textOf = ({ text }: Passage) => text

/** The sentence nearest to the question, with as many of its neighbors as there is room for. */
export function quoteAround(passage: Pick<Passage, 'text'>, question: string, longest: number) {
  const sentences = passage.text.split('\n')
  let from = Math.max(0, sentences.indexOf(nearestSentence(passage, question) ?? ''))
  let to = from + 1
  const fits = (begin: number, end: number) =>
    begin >= 0 && end <= sentences.length && sentences.slice(begin, end).join(' ').length <= longest
  for (;;) {
    if (fits(from, to + 1)) to++
    else if (fits(from - 1, to)) from--
    else return sentences.slice(from, to).join(' ')
  }
}
