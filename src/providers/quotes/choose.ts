import type { Source } from '../language-model'
import { type Clause, clausesOf } from './clauses'
import { type Scored, scored } from './score'
import { meantBy, vocabularyOf } from './spelling'
import { termsIn } from './terms'

export type Chosen = { text: string; number: number; score: number }

const leastScore = 0
const mostSentences = 3

/** A second source is quoted where it answers nearly as well, in other words. */
const nearly = 0.5
const mostAlike = 0.6

/** Verbatim, with the sentence that one refers to; none where nothing answers. */
export function choose(question: string, before: string | undefined, sources: Source[]): Chosen[] {
  const chosen: Chosen[] = []
  for (const clause of readClauses(question, before, sources))
    for (const { before: referred, text, number, score } of bestOf(scored(clause, sources)))
      for (const each of [referred, text])
        if (each && chosen.length < mostSentences && !chosen.some((known) => known.text === each))
          chosen.push({ text: each, number, score })
  return chosen
}

export function bestOf<Each extends Scored>(sentences: Each[]): Each[] {
  const [best, ...others] = sentences.filter(({ score }) => score >= leastScore).sort(byScore)
  if (!best) return []
  const isSecond = ({ number, score, text }: Each) =>
    number !== best.number && score >= best.score - nearly && alikeness(text, best.text) < mostAlike
  return [best, ...others.filter(isSecond).slice(0, 1)]
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.length - b.length

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
