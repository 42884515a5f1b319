import type { AskedTerm } from '../../providers/quotes/terms'
import type { IndexedPassage, Passage } from './passages'

type Ranked = { passage: Passage; score: number }

/** What says something of what is asked for, the best first: rare words count for more, and so do those of one sentence. */
export function rankPassages(terms: AskedTerm[], passages: IndexedPassage[]): Passage[] {
  const has = ({ head, sentences }: IndexedPassage, term: string) =>
    head.has(term) || sentences.some((sentence) => sentence.has(term))
  const weights = terms.map(({ term, weight }) => {
    const count = passages.filter((each) => has(each, term)).length
    return { term, weight: weight * Math.log((passages.length + 1) / (count + 0.5)) }
  })
  const sum = (matches: (term: string) => boolean) =>
    weights.reduce((total, { term, weight }) => total + (matches(term) ? weight : 0), 0)
  return passages
    .map(({ passage, head, sentences }): Ranked => {
      const best = Math.max(...sentences.map((sentence) => sum((term) => sentence.has(term) || head.has(term))))
      const whole = sum((term) => head.has(term) || sentences.some((sentence) => sentence.has(term)))
      return { passage, score: best + whole / 2 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage)
}

const smoothing = 60

/** Reciprocal rank fusion: each list counts by the places in it, because scores of different searches can't be compared. */
export function fuse(lists: Passage[][], most: number): Passage[] {
  const scores = new Map<Passage, number>()
  for (const list of lists)
    for (const [place, passage] of list.entries())
      scores.set(passage, (scores.get(passage) ?? 0) + 1 / (smoothing + place))
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([passage]) => passage)
}
