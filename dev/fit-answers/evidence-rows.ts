import type { Evidence } from '../../src/providers/offline-answers/evidence'
import { evidenceNames } from './coefficients'

const width = evidenceNames.length
let rows = new Float32Array(width * 100_000)
let count = 0
let ofWordless: number | undefined

/**
 * Rows in typed arrays, because millions of objects would not fit in memory. Sentences without a word of the question
 * share a row.
 */
export function addEvidence(evidence: Evidence): number {
  if (evidence.wordless && ofWordless !== undefined) return ofWordless
  if ((count + 1) * width > rows.length) {
    const more = new Float32Array(rows.length * 2)
    more.set(rows)
    rows = more
  }
  for (const [place, name] of evidenceNames.entries()) rows[count * width + place] = evidence[name]
  if (evidence.wordless) ofWordless = count
  return count++
}

export function weighedBy(row: number, worth: ArrayLike<number>) {
  const from = row * width
  let sum = 0
  for (let place = 0; place < width; place++) sum += (rows[from + place] ?? 0) * (worth[place] ?? 0)
  return sum
}

export function addEvidenceTo(to: Float64Array, row: number, times: number) {
  const from = row * width
  for (let place = 0; place < width; place++) to[place] = (to[place] ?? 0) + (rows[from + place] ?? 0) * times
}
