import { relatedTerms } from '../../providers/quotes/related'
import type { AskedTerm } from '../../providers/quotes/terms'
import type { IndexedPassage, Passage } from './passages'

type Ranked = { passage: Passage; score: number }

const ofAnother = 0.6

export function rankPassages(terms: AskedTerm[], passages: IndexedPassage[]): Passage[] {
  const wanted = terms.map(({ word, term, weight }) => {
    const others = [...relatedTerms(word)]
    const found = passages.map(({ all }) => ({
      isThere: all.has(term),
      others: others.filter((each) => all.has(each)),
    }))
    const count = found.filter(({ isThere, others }) => isThere || others.length).length
    return { term, found, weight: weight * Math.log((passages.length + 1) / (count + 0.5)) }
  })
  return passages
    .map(({ passage, head, sentences }, place): Ranked => {
      let score = 0
      const sums = sentences.map(() => 0)
      for (const { term, found, weight } of wanted) {
        const { isThere = false, others = [] } = found[place] ?? {}
        if (!isThere && !others.length) continue
        const saysOf = (words: Set<string>) =>
          isThere && words.has(term) ? 1 : others.some((each) => words.has(each)) ? ofAnother : 0
        const inHead = saysOf(head)
        score += (weight * (isThere ? 1 : ofAnother)) / 2
        for (const [index, sentence] of sentences.entries())
          sums[index] = (sums[index] ?? 0) + weight * Math.max(inHead, saysOf(sentence))
      }
      return { passage, score: score + Math.max(0, ...sums) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage)
}

const smoothing = 60

/** Reciprocal rank fusion counts places, because scores of different searches cannot be compared. */
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
