import { stemmer } from 'stemmer'
import type { Source } from '../language-model'
import { type Clause, clausesOf } from './clauses'
import { fitOf } from './expected'
import { sentencesIn } from './sentences'
import { corrected, vocabularyOf } from './spelling'
import { type AskedTerm, askedTerms, termOf, termsIn, wordsIn } from './terms'

type Sentence = { text: string; terms: Set<string>; words: Set<string> }
type Prepared = { sentences: Sentence[]; head: Set<string>; all: Set<string>; subject: number }

export type Chosen = { text: string; number: number; score: number }

/** Of all that is asked for, the part that a sentence and what stands around it must say, each word by how rare it is. */
const leastScore = 0.6
const worth = { word: 1, sentence: 0.9, head: 0.8, referred: 0.9, before: 0.5, source: 0.25 }
const mostSentences = 3
/** A heading that says this much of the question is the question: what begins under it answers. */
const leastOfSubject = 0.85
const leastOfHead = 0.6
/** In a short question every word matters, most of all where yes or no is the answer. */
const mostImportant = 3
const asksWhether = /^(?:and |so |but )?(?:do|does|did|is|are|can|could|will|would|have|has|may)\b/i
/** What it asks for has to be there, whatever else is. */
const asksForThing = /^(?:and |so |but )?what(?:'s|s| is| are)? (?:the|a|an|my|your)\b/i
const withoutThing = 0.8
/** A yes or no is about what is done as much as about whom. */
const leastOfWhether = 0.5
const referring = /^(?:it|they|this|that|these|those|both|he|she)\b/i

/** What a sentence tells without the word for it. */
const implications: [says: RegExp, term: string][] = [
  [/\b(?:white|black|brown|gr[ae]y|red|green|blue|yellow|charcoal|beige)\b/i, termOf('color')],
  [/[$€£]\s?\d/, termOf('cost')],
  [/[$€£]\s?[\d.,]+ (?:a|per|each) month\b/, termOf('payment')],
  [/\b(?:pounds|tons|kilos)\b/i, termOf('weigh')],
]
const implied = (text: string) => implications.filter(([says]) => says.test(text)).map(([, term]) => term)

const known = new WeakMap<Source, Prepared>()

function prepare(source: Source): Prepared {
  const found = known.get(source)
  if (found) return found
  const sentences = sentencesIn(source.text).map((text) => ({
    text,
    terms: new Set([...termsIn(text), ...implied(text)]),
    words: new Set(wordsIn(text).map(stemmer)),
  }))
  const head = new Set(termsIn(`${source.title} ${source.heading ?? ''}`))
  const subject = askedTerms(source.heading ?? source.title).filter(({ weight }) => weight === 1).length
  const prepared = { sentences, head, subject, all: new Set(sentences.flatMap(({ terms }) => [...terms])) }
  known.set(source, prepared)
  return prepared
}

/** The sentences that answer best, verbatim, each question's own, after the one that they refer to; none where nothing answers. */
export function choose(question: string, before: string | undefined, sources: Source[]): Chosen[] {
  const chosen: Chosen[] = []
  for (const clause of readClauses(question, before, sources)) {
    const [best] = scored(clause, sources)
      .filter(({ score }) => score >= leastScore)
      .sort(byScore)
    if (!best) continue
    const { number, score } = best
    for (const text of [best.before, best.text])
      if (text && chosen.length < mostSentences && !chosen.some((each) => each.text === text))
        chosen.push({ text, number, score })
  }
  return chosen
}

/** The question as it would be written without its mistakes, for what it asks is told by its words. */
const respelled = (text: string, written: AskedTerm[], meant: AskedTerm[]) =>
  written.reduce(
    (whole, { word }, index) => whole.replace(new RegExp(`\\b${word}\\b`, 'i'), meant[index]?.word ?? word),
    text,
  )

/** How much of what is asked the best sentence of each source says. */
export function relevance(question: string, before: string | undefined, sources: Source[]): number[] {
  const best = new Map<number, number>()
  const numbered = sources.map((source, index) => Object.assign(source, { number: index }))
  for (const clause of readClauses(question, before, numbered))
    for (const { number, score } of scored(clause, numbered)) best.set(number, Math.max(best.get(number) ?? 0, score))
  return numbered.map(({ number }) => best.get(number) ?? 0)
}

function readClauses(question: string, before: string | undefined, sources: Source[]): Clause[] {
  const vocabulary = vocabularyOf(sources.flatMap(({ title, heading, text }) => [title, heading ?? '', text]))
  return clausesOf(question, before).map(({ text, terms }) => {
    const meant = corrected(terms, vocabulary)
    return { text: respelled(text, terms, meant), terms: meant }
  })
}

type Scored = Chosen & { length: number; before: string | undefined }
const byScore = (a: Scored, b: Scored) => b.score - a.score || a.length - b.length

const isNumber = ({ word }: AskedTerm) => /^\d/.test(word)
const isNothingButNumbers = (terms: AskedTerm[]) =>
  terms.some(isNumber) && terms.every((each) => isNumber(each) || each.weight < 1)

function scored(clause: Clause, sources: Source[]): Scored[] {
  const fitness = fitOf(clause.text, clause.terms)
  const prepared = sources.map((source) => ({ number: source.number, ...prepare(source) }))
  const rarity = rarityIn(prepared)
  if (isNothingButNumbers(clause.terms)) return []
  const isWhether = asksWhether.test(clause.text)
  const worthOf = (weight: number) => (isWhether ? Math.max(weight, leastOfWhether) : weight)
  const thing = asksForThing.test(clause.text) ? clause.terms.find(({ weight }) => weight === 1)?.term : undefined
  const weights = clause.terms.map(({ word, term, weight }) => ({
    term,
    stem: stemmer(word),
    weight: (weight && worthOf(weight)) * rarity(term),
  }))
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (!whole) return []
  const full = clause.terms.filter(({ weight }) => weight === 1).map(({ term }) => term)
  const important = full.length <= mostImportant ? full : []
  const withoutOne = isWhether ? 0.84 : 0.88
  return prepared.flatMap(({ number, sentences, head, all, subject }) => {
    const share = (has: (term: string, stem: string) => number) =>
      weights.reduce((sum, { term, stem, weight }) => sum + weight * has(term, stem), 0) / whole
    const asked = clause.terms.filter(({ weight, term }) => weight >= 1 && head.has(term)).length
    const isItsSubject =
      share((term) => Number(head.has(term))) >= leastOfSubject && asked >= Math.max(2, subject * leastOfHead)
    return sentences.map(({ text, terms, words }, index) => {
      const before = sentences[index - 1]?.terms
      const refers = referring.test(text)
      const covered = share((term, stem) => {
        if (words.has(stem)) return worth.word
        if (terms.has(term)) return worth.sentence
        if (head.has(term)) return worth.head
        if (before?.has(term)) return refers ? worth.referred : isWhether ? worth.source : worth.before
        return all.has(term) ? worth.source : 0
      })
      const isBare = !isItsSubject && !weights.some(({ term }) => terms.has(term) || (refers && before?.has(term)))
      const opening = isItsSubject ? Math.max(0, 0.3 - index * 0.1) : 0
      const missing = important.filter(
        (term) => !terms.has(term) && !head.has(term) && !(before?.has(term) && (refers || !isWhether)),
      ).length
      const isWithoutThing = thing !== undefined && !terms.has(thing) && !head.has(thing)
      const score =
        (isWithoutThing ? withoutThing : 1) *
        withoutOne ** missing *
        (covered + opening) *
        fitness(text) *
        (isBare ? 0.6 : 1)
      return { text, number, score, length: terms.size, before: refers ? antecedentOf(sentences, index) : undefined }
    })
  })
}

/** What a sentence refers to, unless that refers to something itself. */
function antecedentOf(sentences: Sentence[], index: number) {
  const text = sentences[index - 1]?.text
  return text && !referring.test(text) ? text : undefined
}

/** By how few sentences say a word; what none says weighs most. */
function rarityIn(sources: Prepared[]) {
  const counts = new Map<string, number>()
  let total = 0
  for (const { sentences } of sources)
    for (const { terms } of sentences) {
      total++
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  const all = Math.log(2 * total + 2)
  return (term: string) => Math.max(0.25, Math.log((total + 1) / ((counts.get(term) ?? 0) + 0.5)) / all)
}
