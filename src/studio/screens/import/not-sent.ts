import { api } from '../../api'
import type { Row } from './check-rows'
import type { Sent } from './send-rows'

/**
 * Returns the ids of those who weren't emailed their link yet. A file that is imported again leads to the same links,
 * and what the import returns says how they were when they were created.
 */
export async function notSentOf(sent: Iterable<Sent>) {
  const made = [...sent].flatMap(({ id, createdAt }) => (id && createdAt ? [{ id, createdAt }] : []))
  const waiting = new Set<string>()
  const [first] = made.map(({ createdAt }) => createdAt).toSorted()
  if (!first) return waiting
  const ids = new Set(made.map(({ id }) => id))
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { stage: 'not_sent', createdSince: first, limit: 100, ...(cursor && { cursor }) } as const
    const { presentations, nextCursor } = await api.get('/api/presentations', { params: { query } })
    for (const { id } of presentations) if (ids.has(id)) waiting.add(id)
    cursor = nextCursor
  }
  return waiting
}

/** The homeowners who got a link and have an email address, by the ids of their presentations. */
export const namesWithEmail = (rows: Row[], sent: ReadonlyMap<number, Sent>) =>
  new Map(
    [...sent].flatMap(([at, { id }]) => {
      const { first_name = '', last_name = '', email } = rows[at]?.homeownerData ?? {}
      return id && email ? [[id, `${first_name} ${last_name}`.trim()] as const] : []
    }),
  )
