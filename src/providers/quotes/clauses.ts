import { inWordsOfTheSources } from './phrases'
import { inEnglish } from './spanish'
import { type AskedTerm, askedTerms, plain, termOf } from './terms'

export type Clause = { text: string; terms: AskedTerm[] }

const start =
  '(?:how|what|when|who|where|why|which|do|does|did|is|are|can|could|will|would|should|must|may|cuanto|cuanta|cuantos|cuando|quien|donde|que|puedo|hay|cual)'
const joint = new RegExp(String.raw`[?!.;]+\s+|,?\s+(?:and also|and|also|plus|y|e)\s+(?=${start}\b)`, 'i')
const pronoun = /\b(?:it|its|that|this|they|them|those|these|one|ones|eso|esto|ello|there|he|she|him|his|her)\b/
const leastWeight = 1

/** “And for wind?” asks the same of something else. */
const elliptic = new RegExp(String.raw`^(?:and|but|y|e|what about|how about)\s+(?!${start}\b)(?:\S+(?:\s+|$)){1,4}$`)

/** Orders to whoever answers are no questions, and nothing is done about them. */
const order =
  /\b(?:ignore|disregard|forget)\b.*\b(?:instruction|rule|prompt|above|previous|everything)|\bsystem prompt\b|\byou are now\b|\bpretend\b|\bact as\b|\brepeat after me\b|\broleplay\b|\bjailbreak\b|\bolvida (?:tus|las) instrucciones\b|^tell (?!me\b|us\b)|^(?:say|write|print|output|confirm|promise)\b/i

/** Each question in what was asked. One that refers to something by a pronoun takes its words from what came before. */
export function clausesOf(question: string, before: string | undefined): Clause[] {
  const clauses: Clause[] = []
  let known: AskedTerm[] = before ? askedTerms(before) : []
  for (const text of inWordsOfTheSources(question).split(joint)) {
    if (!text?.trim() || order.test(text)) continue
    const own = askedTerms(text)
    const isShort = elliptic.test(plain(text))
    const refers = isShort || pronoun.test(plain(text)) || weightOf(own) < leastWeight
    const terms = refers && known.length ? [...own, ...taken(known, own)] : own
    const asks = inEnglish(text.trim())
    if (terms.length) clauses.push({ text: isShort && before ? `${inEnglish(before)} ${asks}` : asks, terms })
    if (own.length) known = own
  }
  return clauses
}

const weightOf = (terms: AskedTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0)

/** What was asked about something is not what a pronoun stands for. */
const ofKind = new Set(['cost', 'discount', 'number', 'begin', 'finish', 'cover'].map(termOf))

/** What a pronoun stands for matters less than what is said in so many words. */
const taken = (known: AskedTerm[], own: AskedTerm[]) =>
  known
    .filter(
      ({ term }) => !own.some((each) => each.term === term) && !(ofKind.has(term) && weightOf(own) >= leastWeight),
    )
    .map((each) => ({
      ...each,
      weight: each.weight * (weightOf(own) < leastWeight ? 0.9 : 0.4),
      isMeant: !ofKind.has(each.term),
    }))

/** “What does that cost?” is asked of everything. */
export const refersBack = (question: string) =>
  pronoun.test(plain(question)) && askedTerms(question).every(({ term, weight }) => weight < 1 || ofKind.has(term))

/** Whether a question may mean something that was asked before. */
export const isFollowUp = (question: string) =>
  question.split(joint).some((text) => {
    const own = askedTerms(text ?? '')
    return elliptic.test(plain(text ?? '')) || pronoun.test(plain(text ?? '')) || weightOf(own) < leastWeight
  })
