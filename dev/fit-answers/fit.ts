import { dimensions, type Tables } from '../../src/providers/quotes/meaning'
import { adam } from './adam'
import { evidenceNames, isFree, start } from './coefficients'
import { addEvidenceTo, weighedBy } from './evidence-rows'
import type { Example } from './examples'
import { type Layout, type Lesson, lessonsOf, tablesOf } from './lessons'
import { normal, random, shuffled } from './random'
import { sentences } from './sentences'

/** An answer that should not have been given is worse than one that is missing. */
const worthOfSilence = 2.5
const rates = { evidence: 0.02, vectors: 0.005 }
const restraint = { evidence: 1e-4, vectors: 1e-5 }
const rounds = 25
const ofBatch = 256
/** So many of a question's turns and words are left out each time, so that none is relied on alone. */
const leftOut = 0.2
const spreadAtFirst = 0.05
const tiny = 1e-12

/**
 * Of all sentences and of saying nothing, whose score is 0, each is as likely as its score says, and the right ones are
 * made likely.
 */
export function coefficientsFor(examples: Example[]): { evidence: number[]; tables: Tables } {
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
  return { evidence: [...at.subarray(0, isFree.length)], tables: tablesOf(layout, at) }
}

function gradientOf(lessons: Lesson[], layout: Layout, at: Float64Array) {
  const gradient = new Float64Array(at.length)
  const meanings = new Map<number, { meaning: Float64Array; slope: Float64Array }>()
  const meaningOf = (place: number) => {
    const known = meanings.get(place)
    if (known) return known
    const meaning = new Float64Array(dimensions)
    for (const [word, times] of sentences[place]?.parts ?? [])
      add(meaning, 0, at, layout.words.get(word) ?? 0, times)
    const made = { meaning, slope: new Float64Array(dimensions) }
    meanings.set(place, made)
    return made
  }
  for (const lesson of lessons) learn(lesson, at, gradient, meaningOf, 1 / lessons.length)
  for (const [place, { slope }] of meanings)
    for (const [word, times] of sentences[place]?.parts ?? [])
      add(gradient, layout.words.get(word) ?? 0, slope, 0, times)
  for (let place = 0; place < at.length; place++) {
    const isOfVector = place >= isFree.length
    const weight = isOfVector ? restraint.vectors : restraint.evidence
    const pulled = (gradient[place] ?? 0) + 2 * weight * (at[place] ?? 0)
    gradient[place] = isOfVector || isFree[place] ? pulled : 0
  }
  return gradient
}

type MeaningOf = (place: number) => { meaning: Float64Array; slope: Float64Array }

function learn(lesson: Lesson, at: Float64Array, gradient: Float64Array, meaningOf: MeaningOf, share: number) {
  const { isAnswerable, evidence, candidates } = lesson
  const vectors = lesson.vectors.filter(() => random() >= leftOut)
  const times = 1 / Math.sqrt(Math.max(1, vectors.length))
  const asked = new Float64Array(dimensions)
  for (const from of vectors) add(asked, 0, at, from, times)
  const worth = evidence.map((places) => places.reduce((sum, place) => sum + (at[place] ?? 0), 0))
  const known = Array.from(candidates.sentences, meaningOf)
  const scores = known.map(({ meaning }, row) => dot(asked, meaning) + weighedBy(candidates.evidence[row] ?? 0, worth))

  const top = Math.max(0, ...scores)
  const parts = scores.map((score) => Math.exp(score - top))
  const silence = Math.exp(-top)
  const all = parts.reduce((sum, part) => sum + part, silence)
  const right = isAnswerable ? parts.reduce((sum, part, row) => sum + part * (candidates.isAnswer[row] ?? 0), 0) : silence

  const ofWorth = new Float64Array(evidenceNames.length)
  const ofAsked = new Float64Array(dimensions)
  const counts = share * (isAnswerable ? 1 : worthOfSilence)
  for (const [row, part] of parts.entries()) {
    const ofRight = isAnswerable && candidates.isAnswer[row] ? part / (right + tiny) : 0
    const slope = counts * (part / all - ofRight)
    if (Math.abs(slope) < tiny) continue
    addEvidenceTo(ofWorth, candidates.evidence[row] ?? 0, slope)
    const one = known[row]
    if (!one) continue
    add(ofAsked, 0, one.meaning, 0, slope)
    add(one.slope, 0, asked, 0, slope)
  }
  for (const [name, places] of evidence.entries())
    for (const place of places) gradient[place] = (gradient[place] ?? 0) + (ofWorth[name] ?? 0)
  for (const from of vectors) add(gradient, from, ofAsked, 0, times)
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
