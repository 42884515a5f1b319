import type { Source } from '../language-model'
import { type Asked, isNothingButNumbers, readAsked } from './ask'
import type { Clause } from './clauses'
import { type Evidence, evidenceOf, referring } from './evidence'
import { prepare, type Sentence } from './prepare'
import { weights } from './weights'

/** Above 0 a sentence answers rather than not. `before` is the sentence that it refers to. */
export type Scored = { text: string; number: number; score: number; length: number; before: string | undefined }

export function scored(clause: Clause, sources: Source[]): Scored[] {
  if (isNothingButNumbers(clause.terms)) return []
  const asked = readAsked(clause, sources.map(prepare))
  if (!asked.whole) return []
  const worth = worthOf(asked)
  return asked.sources.flatMap((source) => {
    const { number, sentences } = source
    return evidenceOf(asked, source).flatMap((evidence, index) => {
      if (!evidence) return []
      const { text, terms } = sentences[index] as Sentence
      const before = referring.test(text) ? antecedentOf(sentences, index) : undefined
      return { text, number, score: sumOf(evidence, worth), length: terms.size, before }
    })
  })
}

/** What each piece of evidence is worth in an answer to this question. */
function worthOf({ isWhether, isOffer, isSingle, expected }: Asked): [keyof Evidence, number][] {
  const groups = [
    isWhether && weights.whether,
    isOffer && weights.offer,
    isSingle && weights.single,
    expected.kind && weights.kind,
  ]
  const worth = { ...weights.always }
  for (const group of groups)
    for (const [name, weight] of Object.entries(group || {})) worth[name as keyof Evidence] += weight
  if (expected.kind) worth.unfit += weights.unfit[expected.kind]
  return Object.entries(worth) as [keyof Evidence, number][]
}

function sumOf(evidence: Evidence, worth: [keyof Evidence, number][]) {
  let sum = 0
  for (const [name, weight] of worth) sum += weight * evidence[name]
  return sum
}

/** None where the sentence before refers to something itself. */
function antecedentOf(sentences: Sentence[], index: number) {
  const text = sentences[index - 1]?.text
  return text && !referring.test(text) ? text : undefined
}
