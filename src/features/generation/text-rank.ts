import { contentTerms } from './source-sections'

const damping = 0.85
const rounds = 20

/**
 * TextRank (Mihalcea and Tarau 2004), weighted by `wanted`. It takes quadratic time, so it is for the sentences of a
 * few sections.
 */
export function rankSentences(sentences: string[], wanted: ReadonlySet<string> = new Set()): number[] {
  const terms = sentences.map((text) => new Set(contentTerms(text)))
  const weights = terms.map((one, i) => terms.map((other, j) => (i === j ? 0 : likeness(one, other))))
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0))
  let ranks = sentences.map(() => 1)
  for (let round = 0; round < rounds; round++) {
    const before = ranks
    ranks = weights.map(
      (row, i) =>
        1 -
        damping +
        damping *
          row.reduce(
            (sum, weight, j) => sum + (weight * (before[j] ?? 0)) / Math.max(sums[j] ?? 0, 1e-9),
            weights[i] ? 0 : 0,
          ),
    )
  }
  return ranks.map((rank, index) => {
    const shared = [...(terms[index] ?? [])].filter((term) => wanted.has(term)).length
    return rank * (1 + Math.min(shared, 4) * 0.5)
  })
}

function likeness(one: Set<string>, other: Set<string>) {
  const shared = [...one].filter((term) => other.has(term)).length
  return shared ? shared / (Math.log(one.size + 1) + Math.log(other.size + 1)) : 0
}
