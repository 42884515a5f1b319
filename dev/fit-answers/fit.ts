import { evidenceNames, isFree, placesOf, start } from './coefficients'
import type { Example } from './examples'
import { minimise, type Objective } from './minimise'

/** A question of one clause, with a row of evidence for each sentence that may answer it. */
type Lesson = { isAnswerable: boolean; places: number[][]; isRight: boolean[]; rows: Float64Array[] }

/** An answer that should not have been given is worse than one that is missing. */
const worthOfSilence = 4.5
const restraint = 0.1
const mostSteps = 500
/** Of 0 a question that is far from right counts most, of 1 one that is nearly right. */
const powers = { first: 0, last: 0.5 }
const tiny = 1e-12

function lessonsOf(examples: Example[]): Lesson[] {
  return examples.flatMap(({ isAnswerable, asked }) => {
    const [only, ...others] = asked
    if (!only?.candidates.length || others.length) return []
    const isRight = only.candidates.map((each) => each.isRight)
    if (isAnswerable && !isRight.some(Boolean)) return []
    const rows = only.candidates.map(({ evidence }) => Float64Array.from(evidenceNames, (name) => evidence[name]))
    return [{ isAnswerable, places: placesOf(only), isRight, rows }]
  })
}

/**
 * Of all sentences and of saying nothing, whose score is 0, each is as likely as its score says, and the right ones are
 * made likely. A question that no weights make right would bend them for all others: where the fit is nearly done, such
 * a question counts less.
 */
export function coefficientsFor(examples: Example[]): Float64Array {
  const lessons = lessonsOf(examples)
  const likely = minimise(objectiveOf(lessons, powers.first), start(), mostSteps)
  return minimise(objectiveOf(lessons, powers.last), likely, mostSteps)
}

const objectiveOf =
  (lessons: Lesson[], power: number): Objective =>
  (at) => {
    let value = 0
    const gradient = new Float64Array(at.length)
    for (const lesson of lessons) value += learn(lesson, at, gradient, power)
    for (const [place, each] of at.entries()) {
      if (!isFree[place]) gradient[place] = 0
      else {
        value += restraint * each ** 2
        gradient[place] = (gradient[place] ?? 0) + 2 * restraint * each
      }
    }
    return { value, gradient }
  }

/** What is lost in this question; adds to the gradient. */
function learn(lesson: Lesson, at: Float64Array, gradient: Float64Array, power: number) {
  const { isAnswerable, places, isRight, rows } = lesson
  const worth = places.map((all) => all.reduce((sum, place) => sum + (at[place] ?? 0), 0))
  const scores = rows.map((row) => row.reduce((sum, each, name) => sum + each * (worth[name] ?? 0), 0))
  const top = Math.max(0, ...scores)
  const parts = scores.map((score) => Math.exp(score - top))
  const silence = Math.exp(-top)
  const all = parts.reduce((sum, part) => sum + part, silence)
  const right = isAnswerable ? parts.reduce((sum, part, place) => sum + (isRight[place] ? part : 0), 0) : silence
  const share = Math.max(right / all, tiny)
  const weight = isAnswerable ? 1 : worthOfSilence
  const counts = weight * share ** power

  const ofWorth = new Float64Array(evidenceNames.length)
  for (const [place, row] of rows.entries()) {
    const part = parts[place] ?? 0
    const ofRight = isAnswerable && isRight[place] ? part : 0
    const slope = part / all - ofRight / (right + tiny)
    if (slope) add(ofWorth, row, counts * slope)
  }
  for (const [name, all] of places.entries())
    for (const place of all) gradient[place] = (gradient[place] ?? 0) + (ofWorth[name] ?? 0)
  return weight * (power ? (1 - share ** power) / power : -Math.log(share))
}

function add(to: Float64Array, row: Float64Array, by: number) {
  for (let name = 0; name < row.length; name++) to[name] = (to[name] ?? 0) + by * (row[name] ?? 0)
}
