import { evidenceNames, isFree, placesOf, start } from './coefficients'
import type { Example } from './examples'
import { minimise, type Objective } from './minimise'
import { allWords, type Told, worthOf } from './words'

/** What was fitted: for each piece of evidence, and for all that words tell. */
export type Fitted = { evidence: number[]; words: number[] }

/** A question of one clause, with a row of evidence for each sentence that may answer it. */
type Lesson = {
  isAnswerable: boolean
  places: number[][]
  turns: Told
  rows: { isAnswer: boolean; evidence: number[]; words: Told }[]
}

/** An answer that should not have been given is worse than one that is missing. */
const worthOfSilence = 2.5
/** Most words are seen a few times only. */
const restraint = { evidence: 0.1, words: 0.7 }
const leastSeen = { turns: 5, lacking: 2, beside: 2 }
const mostSteps = 250
/** Of 0 a question that is far from right counts most, of 1 one that is nearly right. */
const powers = { first: 0, last: 0.5 }
const tiny = 1e-12

function lessonsOf(examples: Example[]): Lesson[] {
  return examples.flatMap(({ isAnswerable, asked }) => {
    const [only, ...others] = asked
    if (!only?.candidates.length || others.length) return []
    if (isAnswerable && !only.candidates.some(({ isAnswer }) => isAnswer)) return []
    const rows = only.candidates.map(({ evidence, isAnswer, words }) => ({
      isAnswer,
      words,
      evidence: evidenceNames.map((name) => evidence[name]),
    }))
    return [{ isAnswerable, places: placesOf(only), turns: only.turns, rows }]
  })
}

/**
 * Of all sentences and of saying nothing, whose score is 0, each is as likely as its score says, and the right ones are
 * made likely. A question that no weights make right would bend them for all others: where the fit is nearly done, such
 * a question counts less.
 */
export function coefficientsFor(examples: Example[]): Fitted {
  const all = lessonsOf(examples)
  const used = wordsSeen(all)
  const lessons = all.map((lesson) => onlyOf(used, lesson))
  const begin = [...start(), ...Array.from(used, () => 0)]
  const likely = minimise(objectiveOf(lessons, powers.first), begin, mostSteps)
  const found = minimise(objectiveOf(lessons, powers.last), likely, mostSteps)
  const words = allWords.map((_, word) => found[used.get(word) ?? -1] ?? 0)
  return { evidence: found.slice(0, isFree.length), words }
}

/** Behind the evidence the places of the words to fit: what two tell together where they answer, in a question and another. */
function wordsSeen(lessons: Lesson[]): Map<number, number> {
  const seen = new Uint32Array(allWords.length)
  for (const { turns, rows } of lessons) {
    const here = new Set(turns.places)
    for (const { isAnswer, words } of rows)
      for (const place of words.places) if (isAnswer || allWords[place]?.kind !== 'beside') here.add(place)
    for (const place of here) seen[place] = (seen[place] ?? 0) + 1
  }
  const used = allWords.flatMap(({ kind }, word) => ((seen[word] ?? 0) >= leastSeen[kind] ? [word] : []))
  return new Map(used.map((word, place) => [word, isFree.length + place]))
}

function onlyOf(used: Map<number, number>, lesson: Lesson): Lesson {
  const only = ({ places, times }: Told): Told => {
    const kept = [...places.keys()].filter((at) => used.has(places[at] ?? -1))
    return { places: kept.map((at) => used.get(places[at] ?? -1) ?? 0), times: kept.map((at) => times[at] ?? 0) }
  }
  return { ...lesson, turns: only(lesson.turns), rows: lesson.rows.map((row) => ({ ...row, words: only(row.words) })) }
}

const objectiveOf =
  (lessons: Lesson[], power: number): Objective =>
  (at) => {
    const gradient = at.map(() => 0)
    let value = 0
    for (const lesson of lessons) value += learn(lesson, at, gradient, power)
    for (let place = 0; place < at.length; place++) {
      const isOfWords = place >= isFree.length
      if (!isOfWords && !isFree[place]) {
        gradient[place] = 0
        continue
      }
      const weight = isOfWords ? restraint.words : restraint.evidence
      const each = at[place] ?? 0
      value += weight * each ** 2
      gradient[place] = (gradient[place] ?? 0) + 2 * weight * each
    }
    return { value, gradient }
  }

/** What is lost in this question; adds to the gradient. */
function learn({ isAnswerable, places, turns, rows }: Lesson, at: number[], gradient: number[], power: number) {
  const worth = places.map((all) => all.reduce((sum, place) => sum + (at[place] ?? 0), 0))
  const ofTurns = worthOf(turns, at)
  const scores = rows.map((row) => ofTurns + worthOf(row.words, at) + dot(row.evidence, worth))
  const top = Math.max(0, ...scores)
  const parts = scores.map((score) => Math.exp(score - top))
  const silence = Math.exp(-top)
  const all = parts.reduce((sum, part) => sum + part, silence)
  const right = isAnswerable ? parts.reduce((sum, part, place) => sum + (rows[place]?.isAnswer ? part : 0), 0) : silence
  const share = Math.max(right / all, tiny)
  const weight = isAnswerable ? 1 : worthOfSilence
  const counts = weight * share ** power

  const ofWorth = evidenceNames.map(() => 0)
  let whole = 0
  for (const [place, row] of rows.entries()) {
    const part = parts[place] ?? 0
    const ofRight = isAnswerable && row.isAnswer ? part : 0
    const slope = counts * (part / all - ofRight / (right + tiny))
    if (Math.abs(slope) < tiny) continue
    whole += slope
    for (let name = 0; name < ofWorth.length; name++)
      ofWorth[name] = (ofWorth[name] ?? 0) + slope * (row.evidence[name] ?? 0)
    addTo(gradient, row.words, slope)
  }
  addTo(gradient, turns, whole)
  for (const [name, all] of places.entries())
    for (const place of all) gradient[place] = (gradient[place] ?? 0) + (ofWorth[name] ?? 0)
  return weight * (power ? (1 - share ** power) / power : -Math.log(share))
}

function dot(row: number[], worth: number[]) {
  let sum = 0
  for (let name = 0; name < row.length; name++) sum += (row[name] ?? 0) * (worth[name] ?? 0)
  return sum
}

function addTo(to: number[], { places, times }: Told, by: number) {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? -1
    to[place] = (to[place] ?? 0) + by * (times[at] ?? 0)
  }
}
