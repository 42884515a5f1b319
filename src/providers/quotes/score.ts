import type { Source } from '../language-model'
import { type Asked, isNothingButNumbers, readAsked } from './ask'
import type { Clause } from './clauses'
import { type Evidence, evidenceOf, referring } from './evidence'
import { type Meaning, nearness } from './meaning'
import { prepare, type Sentence } from './prepare'
import { weights } from './weights'

/** `before` is the sentence that it refers to. */
export type Weighed = {
  text: string
  number: number
  length: number
  before: string | undefined
  evidence: Evidence
  meaning: Meaning
}

/** Above 0 a sentence answers rather than not. */
export type Scored = Weighed & { score: number }

/** Every sentence that may answer, with what speaks for it. */
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

/** What each piece of evidence is worth in an answer to this question. */
export function worthOf(asked: Traits, given = weights): [keyof Evidence, number][] {
  const worth = { ...given.always }
  for (const group of groupsOf(asked))
    for (const [name, weight] of Object.entries(given[group])) worth[name as keyof Evidence] += weight
  if (asked.expected.kind) worth.unfit += given.unfit[asked.expected.kind]
  return Object.entries(worth) as [keyof Evidence, number][]
}

/** What of a question decides how much a piece of evidence is worth. */
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

/** None where the sentence before refers to something itself. */
function antecedentOf(sentences: Sentence[], index: number) {
  const text = sentences[index - 1]?.text
  return text && !referring.test(text) ? text : undefined
}
