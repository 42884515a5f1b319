import { and, eq, isNull, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { decks } from '../decks/tables'
import { noteChange } from './isolate-memory'
import { publish } from './publish-part'

export type PublishDecks = { kind: 'publish-decks'; deckIds: string[] }

/** A deck is twenty statements, and a Worker is allowed a thousand. */
const decksAtOnce = 40
const decksBesideAnswer = 10
const messagesAtOnce = 100

/** Their revisions are raised already. From here on this isolate answers nothing older. */
export async function publishDecks(env: Env, ids: string[]) {
  const deckIds = [...new Set(ids)]
  for (const id of deckIds) noteChange('deck', id)
  if (deckIds.length > decksBesideAnswer) return queueDecks(env, deckIds)
  await Promise.all(deckIds.map((id) => publish(env, 'deck', id)))
}

async function queueDecks(env: Env, deckIds: string[]) {
  const messages: { body: PublishDecks }[] = []
  for (let start = 0; start < deckIds.length; start += decksAtOnce)
    messages.push({ body: { kind: 'publish-decks', deckIds: deckIds.slice(start, start + decksAtOnce) } })
  try {
    while (messages.length) await env.JOBS.sendBatch(messages.splice(0, messagesAtOnce))
  } catch (error) {
    log('error', { message: 'KV keeps older parts of many decks until they expire.', error: String(error) })
  }
}

export async function publishQueuedDecks(env: Env, { deckIds }: PublishDecks) {
  for (const id of deckIds) await publish(env, 'deck', id)
}

/** For what the part of each of its decks tells of a company, such as its name. */
export async function publishDecksOf(env: Env, organizationId: string) {
  const raised = await primaryDatabase(env)
    .update(decks)
    .set({ revision: sql`revision + 1` })
    .where(and(eq(decks.organizationId, organizationId), isNull(decks.deletedAt)))
    .returning({ id: decks.id })
  const ids = raised.map(({ id }) => id)
  await publishDecks(env, ids)
}
