import type { Source } from '../language-model'
import { type Asked, isNothingButNumbers, readAsked } from './ask'
import type { Clause } from './clauses'
import { type Evidence, evidenceOf, referring } from './evidence'
import { type Meaning, nearness } from './meaning'
import { prepare, type Sentence } from './prepare'
import { weights } from './weights'

/** `before` is the preceding sentence, if this one refers to it. */
export type Weighed = {
  text: string
  number: number
  length: number
  before: string | undefined
  evidence: Evidence
  meaning: Meaning
}

/** A sentence with a `score` above 0 more likely answers than not. */
export type Scored = Weighed & { score: number }

export function weighed(clause: Clause, sources: Source[]): { asked: Asked; sentences: Weighed[] } | undefined {
  if (isNothingButNumbers(clause.terms)) return undefined
  const asked = readAsked(clause, sources.map(prepare))
  if (asked.terms.length && !asked.whole) return undefined
  const sentencesOf = (source: Asked['sources'][number]) =>
    evidenceOf(asked, source).map((evidence, index) => {
      const { text, terms } = source.sentences[index] as Sentence
      const before = referring.test(text) ? antecedentOf(source.sentences, index) : undefined
      const meaning = source.meanings[index] as Meaning
      return { text, number: source.number, length: terms.size, before, evidence, meaning }
    })
  return { asked, sentences: asked.sources.flatMap(sentencesOf) }
}

export function scored(clause: Clause, sources: Source[]): Scored[] {
  const found = weighed(clause, sources)
  if (!found) return []
  const { asked, sentences } = found
  const worth = worthOf(asked)
  return sentences.map((sentence) => {
    const score = sumOf(sentence.evidence, worth) + nearness(asked.meaning, sentence.meaning)
    return { ...sentence, score }
  })
}

export function worthOf(asked: Traits, given = weights): [keyof Evidence, number][] {
  const worth = { ...given.always }
  for (const group of groupsOf(asked))
    for (const [name, weight] of Object.entries(given[group])) worth[name as keyof Evidence] += weight
  if (asked.expected.kind) worth.unfit += given.unfit[asked.expected.kind]
  return Object.entries(worth) as [keyof Evidence, number][]
}

/** These traits of a question change the weight of the evidence. */
export type Traits = Pick<Asked, 'isWhether' | 'isOffer' | 'isSingle'> & { expected: Pick<Asked['expected'], 'kind'> }

export function groupsOf({ isWhether, isOffer, isSingle, expected }: Traits) {
  const is = { whether: isWhether, offer: isOffer, single: isSingle, kind: expected.kind !== undefined }
  return (['whether', 'offer', 'single', 'kind'] as const).filter((group) => is[group])
}

export function sumOf(evidence: Evidence, worth: [keyof Evidence, number][]) {
  let sum = 0
  for (const [name, weight] of worth) sum += weight * evidence[name]
  return sum
}

/** Undefined if the sentence before itself refers to another. */
function antecedentOf(sentences: Sentence[], index: number) {
  const text = sentences[index - 1]?.text
  return text && !referring.test(text) ? text : undefined
}
