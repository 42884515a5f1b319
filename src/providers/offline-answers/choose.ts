import type { Source } from '../language-model'
import { type Clause, clausesOf } from './clauses'
import { type Scored, scored } from './score'
import { meantBy, vocabularyOf } from './spelling'
import { termsIn } from './terms'

export type Chosen = { text: string; number: number; score: number }

/** The more sentences, the likelier one matches by chance, so the score that is required grows with their number. */
const chance = { fewSentences: 8, ofMore: 0.38 }
const leastScore = (sentences: number) => chance.ofMore * Math.log(Math.max(1, sentences / chance.fewSentences))
const mostSentences = 3

/** Another source is quoted too if its score is at most this much lower and its words differ. */
const nearly = 2
const mostAlike = 0.6

/** Several questions share the room for sentences, so that the first leaves some for the others. */
export const mostOfEach = (clauses: number) => Math.max(1, Math.floor(mostSentences / clauses))

/** Returns sentences verbatim, each with the one it refers to; none if nothing answers. */
export function choose(question: string, before: string | undefined, sources: Source[]): Chosen[] {
  const chosen: Chosen[] = []
  const clauses = readClauses(question, before, sources)
  for (const clause of clauses)
    for (const { before: referred, text, number, score } of bestOf(scored(clause, sources), mostOfEach(clauses.length)))
      for (const each of chosen.length < mostSentences - 1 ? [referred, text] : [text])
        if (each && chosen.length < mostSentences && !chosen.some((known) => known.text === each))
          chosen.push({ text: each, number, score })
  return chosen
}

type Rated = Pick<Scored, 'text' | 'number' | 'length' | 'score'>

export function bestOf<Each extends Rated>(sentences: Each[], most: number): Each[] {
  const least = leastScore(sentences.length)
  const [best, ...others] = sentences.filter(({ score }) => score >= least).sort(byScore)
  if (!best) return []
  const found = [best]
  for (const each of others) {
    if (each.score < best.score - nearly || found.length >= most) break
    if (found.every(({ number, text }) => number !== each.number && alikeness(each.text, text) < mostAlike))
      found.push(each)
  }
  return found
}

const byScore = (a: Rated, b: Rated) => b.score - a.score || a.length - b.length

function alikeness(a: string, b: string) {
  const [one, other] = [new Set(termsIn(a)), new Set(termsIn(b))]
  return [...one].filter((term) => other.has(term)).length / Math.min(one.size, other.size)
}

export function bestSentences(clauses: Clause[], sources: Source[]) {
  const numbered = sources.map((source, number) => ({ ...source, number }))
  const best = numbered.map(() => ({ quote: '', relevance: 0 }))
  for (const clause of clauses)
    for (const { number, text, score } of scored(clause, numbered)) {
      const relevance = 1 / (1 + Math.exp(-score))
      if (relevance > (best[number]?.relevance ?? 0)) best[number] = { quote: text, relevance }
    }
  return best
}

export function readClauses(question: string, before: string | undefined, sources: Source[]): Clause[] {
  const vocabulary = vocabularyOf(sources.flatMap(({ title, heading, text }) => [title, heading ?? '', text]))
  return clausesOf(meantBy(question, vocabulary), before && meantBy(before, vocabulary))
}
