import { sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { VectorIndex } from '../../providers/vectors'

/** The most vectors of a company that are compared, because each question compares them all. */
const mostCompared = 20_000
const mostPacks = 400
const mostChosen = 200
/** A multiple of this many bytes makes the bits of a vector fill whole words and, in base64, whole letters. */
const bytesOfGroup = 12

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** The sign of each number. Vectors that point in similar directions differ in few of them. */
export function bitsOf(values: Float32Array) {
  const bits = new Uint8Array(Math.ceil(values.length / 8 / bytesOfGroup) * bytesOfGroup)
  for (const [index, value] of values.entries())
    if (value > 0) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7))
  return bits
}

/** Scaled so that the largest number becomes 127. */
export function inBytes(values: Float32Array) {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return Int8Array.from(values, (value) => Math.round((value / largest) * 127))
}

/** Each question compares the bits of all vectors first, then the numbers of those that differ least. */
export const localVectors = (work: Work, model: string): VectorIndex => ({
  async upsert(vectors) {
    const [first] = vectors
    if (!first) return
    const { documentId, organizationId, audience } = first
    const rows = vectors.map(({ id, values }) => ({ id, vector: base64(new Uint8Array(inBytes(values).buffer)) }))
    const passageIds = vectors.map(({ passageId }) => passageId).join(',')
    const bits = base64(Buffer.concat(vectors.map(({ values }) => bitsOf(values))))
    await commit(
      work,
      {
        numbers: work.db.run(sql`update passage_vectors set vector = value ->> 'vector'
          from json_each(${JSON.stringify(rows)}) as listed where passage_vectors.vector_id = value ->> 'id'`),
        pack: work.db.run(sql`insert into vector_packs (document_id, organization_id, audience, model, passage_ids, bits)
          select ${documentId}, ${organizationId}, ${audience}, ${model}, ${passageIds}, ${bits}
          where exists (select 1 from passage_vectors where vector_id = ${first.id})`),
      },
      none,
    )
  },

  /** The vectors are deleted together with their passages. */
  async remove() {},

  async nearest(values, { organizationId, audiences }, most) {
    const wanted = bitsOf(values)
    const packs = await work.db.all<{ ids: string; bits: string }>(
      sql`select passage_ids as ids, bits from vector_packs where organization_id = ${organizationId}
          and model = ${model} and audience in (select value from json_each(${JSON.stringify(audiences)}) as named)
        limit ${mostPacks}`,
    )
    const compared = packs.flatMap(({ ids, bits }) => differences(ids.split(','), bits, wanted)).slice(0, mostCompared)
    const chosen = compared.toSorted((one, other) => one.difference - other.difference).slice(0, mostChosen)
    if (!chosen.length) return []
    const ids = JSON.stringify(chosen.map(({ id }) => Number(id)))
    const rows = await work.db.all<{ id: string; vector: string }>(
      sql`select vector_id as id, vector from passage_vectors where vector is not null
        and passage_id in (select value from json_each(${ids}) as listed)`,
    )
    const asked = inBytes(values)
    return rows
      .map(({ id, vector }) => ({ id, nearness: cosine(asked, new Int8Array(Buffer.from(vector, 'base64'))) }))
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, most)
  },
})

function differences(ids: string[], bits: string, wanted: Uint8Array) {
  const bytes = Uint8Array.from(Buffer.from(bits, 'base64'))
  if (bytes.length !== ids.length * wanted.length) return []
  const [all, one] = [new Uint32Array(bytes.buffer), new Uint32Array(wanted.buffer)]
  return ids.map((id, place) => {
    let difference = 0
    for (let index = 0; index < one.length; index++)
      difference += ones((all[place * one.length + index] ?? 0) ^ (one[index] ?? 0))
    return { id, difference }
  })
}

/** The number of bits that are set, out of 32. */
function ones(bits: number) {
  let sum = bits - ((bits >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function cosine(one: Int8Array, other: Int8Array) {
  let [product, squares, otherSquares] = [0, 0, 0]
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0
    product += value * against
    squares += value * value
    otherSquares += against * against
  }
  return product / Math.sqrt(squares * otherSquares || 1)
}
