import { fuse } from '../knowledge/fuse'
import type { Passage } from './passages'
import { indexed, nearestSentence, rank } from './rank'

/** What is nearest in meaning, the nearest first. */
export type Near = { passage: Passage; nearness: number }

const mostPassages = 2
/** A passage that shares no word with the question must be at least so near to it. */
const leastNearness = 0.35

/**
 * Those that most likely answer the question, or none. Words count twice, because a model of embeddings may not know the
 * language. A question that goes on with one before counts once, and that one too.
 */
export function choosePassages(
  { question, before = question }: { question: string; before?: string | undefined },
  passages: Passage[],
  near: Near[],
): Passage[] {
  const all = passages.map(indexed)
  const words = [before, question].map((asked) =>
    rank(asked, all)
      .filter(({ score }) => score > 0)
      .map(passageOf),
  )
  const sure = new Set([...words.flat(), ...near.filter(({ nearness }) => nearness >= leastNearness).map(passageOf)])
  const fused = fuse([...words, near.map(passageOf)], textOf).map(({ item }) => item)
  return fused.filter((passage) => sure.has(passage)).slice(0, mostPassages)
}

const passageOf = ({ passage }: { passage: Passage }) => passage
const textOf = ({ text }: Passage) => text

/** The sentence that is nearest to the question, with as many of those around it as there is room for. */
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
