import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { inList, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { decks } from '../decks/tables'
import { publish } from './publish-part'

export type PublishDecks = { kind: 'publish-decks'; organizationId: string; after: string }

/** A deck's part takes ten queries, and a Worker may make a thousand. */
const decksAtOnce = 50

/** Every deck's part holds the company's name. */
export async function startPublishingDecks(env: Env, organizationId: string) {
  try {
    await env.JOBS.send({ kind: 'publish-decks', organizationId, after: '' } satisfies PublishDecks)
  } catch (error) {
    log('warn', { message: 'A new name waits until KV forgets the old.', organizationId, error: String(error) })
  }
}

export async function publishDecks(env: Env, { organizationId, after }: PublishDecks) {
  const db = primaryDatabase(env)
  const rows = await db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.organizationId, organizationId), isNull(decks.deletedAt), gt(decks.id, after)))
    .orderBy(asc(decks.id))
    .limit(decksAtOnce)
  const ids = rows.map(({ id }) => id)
  const raised = { revision: sql`revision + 1` }
  await db.update(decks).set(raised).where(inList(decks.id, ids))
  for (const id of ids) await publish(env, 'deck', id)
  const last = ids.at(-1)
  if (ids.length === decksAtOnce && last)
    await env.JOBS.send({ kind: 'publish-decks', organizationId, after: last } satisfies PublishDecks)
}
