type Scope = { organizationId: string; audiences: readonly string[] }

type KeptVector = {
  id: string
  passageId: number
  documentId: string
  organizationId: string
  audience: string
  values: Float32Array
}

/** `nearness` is the cosine of the angle between two vectors. */
type Near = { id: string; nearness: number }

/** Stores and compares the vectors of passages. A new vector may take a few seconds to be found. */
export type VectorIndex = {
  upsert(vectors: KeptVector[]): Promise<void>
  remove(ids: string[]): Promise<void>
  nearest(values: Float32Array, scope: Scope, most: number): Promise<Near[]>
}

/** Only the part of the binding that is used, because the binding exists only in production. */
type Index = Pick<Vectorize, 'upsert' | 'deleteByIds' | 'query'>

/** Both properties need a metadata index that is created before the first vector (docs/deploying.md). */
export const vectorize = (index: Index): VectorIndex => ({
  async upsert(vectors) {
    await index.upsert(
      vectors.map(({ id, organizationId, audience, values }) => ({
        id,
        values,
        metadata: { organization: organizationId, audience },
      })),
    )
  },
  async remove(ids) {
    await index.deleteByIds(ids)
  },
  async nearest(values, { organizationId, audiences }, most) {
    const filter = { organization: organizationId, audience: { $in: [...audiences] } }
    const { matches } = await index.query(values, { topK: most, filter })
    return matches.map(({ id, score }) => ({ id, nearness: score }))
  },
})
