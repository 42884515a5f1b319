import { dimensions } from '../../src/providers/offline-answers/meaning'
import { adam } from './adam'
import { evidenceNames, isFree, start, weightsOf } from './coefficients'
import { addEvidenceTo, weighedBy } from './evidence-rows'
import type { Example } from './examples'
import { type Layout, type Lesson, type LessonClause, lessonsOf, tablesOf } from './lessons'
import { normal, random, shuffled } from './random'
import type { Fitted } from './write-weights'

/** A wrong answer is worse than none. */
const worthOfSilence = 2.5
/**
 * Most questions are about the demo's deck, so those of other decks weigh more, or the fit would hold for the demo
 * alone.
 */
const worthOfOtherDecks = 2
const rates = { evidence: 0.02, vectors: 0.005 }
const restraint = { evidence: 1e-4, vectors: 1e-5 }
const rounds = 25
const ofBatch = 256
/** Share of a question's turns and words left out in each step, so that the fit relies on none alone. */
const leftOut = 0.2
/** Share of the clauses answered by evidence alone, because vectors know nothing of new subjects. */
const byEvidence = 0.25
const spreadAtFirst = 0.05
const tiny = 1e-12

/** Maximises the likelihood of the right sentences among all sentences and silence, whose score is 0. */
export function fittedTo(examples: Example[]): Fitted {
  const { layout, lessons } = lessonsOf(examples)
  const at = new Float64Array(layout.length)
  at.set(start())
  for (let place = isFree.length; place < at.length; place++) at[place] = normal() * spreadAtFirst
  const batches = Math.ceil(lessons.length / ofBatch)
  const step = adam(at, (place) => (place < isFree.length ? rates.evidence : rates.vectors), rounds * batches)
  for (let round = 0; round < rounds; round++) {
    const all = shuffled(lessons)
    for (let batch = 0; batch < batches; batch++)
      step(gradientOf(all.slice(batch * ofBatch, (batch + 1) * ofBatch), layout, at))
  }
  return { weights: weightsOf([...at.subarray(0, isFree.length)]), tables: tablesOf(layout, at) }
}

function gradientOf(lessons: Lesson[], layout: Layout, at: Float64Array) {
  const gradient = new Float64Array(at.length)
  const meanings = new Map<number, { meaning: Float64Array; slope: Float64Array }>()
  const meaningOf = (place: number) => {
    const known = meanings.get(place)
    if (known) return known
    const meaning = new Float64Array(dimensions)
    for (const [from, times] of layout.parts[place] ?? []) add(meaning, 0, at, from, times)
    const made = { meaning, slope: new Float64Array(dimensions) }
    meanings.set(place, made)
    return made
  }
  for (const lesson of lessons) learn(lesson, at, gradient, meaningOf, 1 / lessons.length)
  for (const [place, { slope }] of meanings)
    for (const [from, times] of layout.parts[place] ?? []) add(gradient, from, slope, 0, times)
  for (let place = 0; place < at.length; place++) {
    const isOfVector = place >= isFree.length
    const weight = isOfVector ? restraint.vectors : restraint.evidence
    const pulled = (gradient[place] ?? 0) + 2 * weight * (at[place] ?? 0)
    gradient[place] = isOfVector || isFree[place] ? pulled : 0
  }
  return gradient
}

type MeaningOf = (place: number) => { meaning: Float64Array; slope: Float64Array }

/** A question of several clauses counts as right if one of them is. */
function learn(
  { isAnswerable, isOfDemo, clauses }: Lesson,
  at: Float64Array,
  gradient: Float64Array,
  meaningOf: MeaningOf,
  share: number,
) {
  const read = clauses.map((clause) => readClause(clause, at, meaningOf))
  const top = Math.max(0, ...read.flatMap(({ scores }) => scores))
  const silence = Math.exp(-top)
  let all = silence
  let right = isAnswerable ? 0 : silence
  for (const { scores, candidates } of read)
    for (const [row, score] of scores.entries()) {
      const part = Math.exp(score - top)
      all += part
      if (isAnswerable && candidates.isAnswer[row]) right += part
    }
  const counts = share * (isAnswerable ? 1 : worthOfSilence) * (isOfDemo ? 1 : worthOfOtherDecks)
  for (const clause of read) {
    const slopes = clause.scores.map((score, row) => {
      const part = Math.exp(score - top)
      const ofRight = isAnswerable && clause.candidates.isAnswer[row] ? part / (right + tiny) : 0
      return counts * (part / all - ofRight)
    })
    addSlopes(clause, slopes, gradient)
  }
}

function readClause({ evidence, vectors: whole, candidates }: LessonClause, at: Float64Array, meaningOf: MeaningOf) {
  const isByEvidence = random() < byEvidence
  const vectors = isByEvidence ? [] : whole.filter(() => random() >= leftOut)
  const times = 1 / Math.sqrt(Math.max(1, vectors.length))
  const asked = new Float64Array(dimensions)
  for (const from of vectors) add(asked, 0, at, from, times)
  const worth = evidence.map((places) => places.reduce((sum, place) => sum + (at[place] ?? 0), 0))
  const said = Array.from(candidates.sentences, meaningOf)
  const scores = said.map(({ meaning }, row) => dot(asked, meaning) + weighedBy(candidates.evidence[row] ?? 0, worth))
  return { evidence, candidates, vectors, times, asked, said, scores }
}

function addSlopes(clause: ReturnType<typeof readClause>, slopes: number[], gradient: Float64Array) {
  const ofWorth = new Float64Array(evidenceNames.length)
  const ofAsked = new Float64Array(dimensions)
  for (const [row, slope] of slopes.entries()) {
    const sentence = clause.said[row]
    if (!sentence || Math.abs(slope) < tiny) continue
    addEvidenceTo(ofWorth, clause.candidates.evidence[row] ?? 0, slope)
    add(ofAsked, 0, sentence.meaning, 0, slope)
    add(sentence.slope, 0, clause.asked, 0, slope)
  }
  for (const [name, places] of clause.evidence.entries())
    for (const place of places) gradient[place] = (gradient[place] ?? 0) + (ofWorth[name] ?? 0)
  for (const from of clause.vectors) add(gradient, from, ofAsked, 0, clause.times)
}

function add(to: Float64Array, at: number, from: Float64Array, begin: number, times: number) {
  for (let place = 0; place < dimensions; place++)
    to[at + place] = (to[at + place] ?? 0) + (from[begin + place] ?? 0) * times
}

function dot(one: Float64Array, other: Float64Array) {
  let sum = 0
  for (let place = 0; place < dimensions; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}
