type Kept = { id: string; values: number[]; metadata: { organization: string; audience: string } }

/** Implements the part of Vectorize that we use. Unlike the real one, it finds new vectors at once. */
export function fakeVectorize() {
  const kept = new Map<string, Kept>()
  const index = {
    upsert: async (vectors: Kept[]) => vectors.forEach((vector) => void kept.set(vector.id, vector)),
    deleteByIds: async (ids: string[]) => ids.forEach((id) => void kept.delete(id)),
    query: async (
      values: Float32Array,
      options: { topK: number; filter: { organization: string; audience: { $in: string[] } } },
    ) => {
      const { organization, audience } = options.filter
      const own = [...kept.values()].filter(
        ({ metadata }) => metadata.organization === organization && audience.$in.includes(metadata.audience),
      )
      const matches = own.map(({ id, values: each }) => ({ id, score: cosine(values, each) }))
      return { matches: matches.toSorted((one, other) => other.score - one.score).slice(0, options.topK) }
    },
  }
  return { kept, VECTORS: index as unknown as VectorizeIndex }
}

function cosine(one: ArrayLike<number>, other: ArrayLike<number>) {
  const product = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(a).reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}
