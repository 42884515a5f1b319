import { and, desc, eq, exists, getTableColumns, gte, isNull, sql } from 'drizzle-orm'
import { uuidOf } from '../../core/crypto'
import { commit, type Following, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { shardOfId } from '../../core/database/shards'
import { notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { mostConversationMessages, mostMessagesAMinute } from '../../core/limits'
import { minute } from '../../core/time'
import { isShown } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { insertEvent, recorded } from '../../events/outbox/outbox'
import { findPlayable } from '../beacons/viewing-events'
import type { Said } from './answers'
import { type ConversationMessage, conversationMessages } from './tables'

/** Names the presentation’s first shard, so that a message repeated after its company has moved is the same one. */
const idOf = ({ presentationId, viewerSessionId, sender, messageId }: Said) =>
  uuidOf(`message ${presentationId} ${viewerSessionId} ${sender} ${messageId}`, shardOfId(presentationId))

/** The insert itself has the conditions, so that neither several sockets nor requests can exceed the limits. */
function insertMessage(db: Database, id: string, said: Said) {
  const { deckId: _, at: createdAt, ...row } = said
  const ofIt = sql`select count(*) from conversation_messages where presentation_id = ${said.presentationId}`
  const justSaid = sql`${ofIt} and created_at > ${createdAt - minute} and viewer_session_id = ${said.viewerSessionId}
    and sender = ${said.sender}`
  return insertWhere(
    db,
    conversationMessages,
    { ...row, id, createdAt, leftAt: null },
    sql`${exists(findPlayable(db, said.presentationId))} and (${justSaid}) < ${mostMessagesAMinute}
      and (${ofIt}) < ${mostConversationMessages}`,
  ).onConflictDoNothing()
}

/** A homeowner who was deleted or is being erased leaves nothing with the company. */
const isThere = (db: Database, presentationId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt)))

/** A homeowner's message has one event, whatever is done with it. */
function messageEvent(id: string, said: Said, now: number) {
  const { presentationId, organizationId, deckId, name: firstName, messageId, text } = said
  const event = {
    id: uuidOf(`conversation.message ${id}`, shardOfId(id)),
    type: 'conversation.message' as const,
    organizationId,
    deckId,
    data: { presentationId, deckId, firstName, messageId, text },
  }
  return recorded((there) =>
    insertEvent(there, event, now, sql`exists (select 1 from conversation_messages where id = ${id})`),
  )
}

/**
 * Stores a message once, however often it is sent. Undefined if it exceeds a limit. With `left`, it is also left with the
 * company, unless it already was.
 */
export async function keepMessage(
  work: Work,
  said: Said,
  now: number,
  left?: (id: string) => Following[],
): Promise<Pick<ConversationMessage, 'leftAt'> | undefined> {
  const { db } = work
  const id = idOf(said)
  const isIt = eq(conversationMessages.id, id)
  const { kept } = await commit(
    work,
    {
      inserted: insertMessage(db, id, said),
      left: left
        ? db
            .update(conversationMessages)
            .set({ leftAt: now })
            .where(and(isIt, sql`left_at is null`, exists(isThere(db, said.presentationId))))
        : undefined,
      kept: db.select({ leftAt: conversationMessages.leftAt }).from(conversationMessages).where(isIt),
    },
    [...(said.sender === 'viewer' ? [messageEvent(id, said, now)] : []), ...(left?.(id) ?? [])],
  )
  return kept[0]
}

const shown = {
  id: conversationMessages.id,
  messageId: conversationMessages.messageId,
  sender: conversationMessages.sender,
  name: conversationMessages.name,
  text: conversationMessages.text,
  createdAt: conversationMessages.createdAt,
}

const newestFirst = [desc(conversationMessages.createdAt), desc(conversationMessages.id)]

/** The messages of one viewer session, oldest first. */
export async function findSession(db: Database, presentationId: string, viewerSessionId: string, most: number) {
  const rows = await db
    .select(shown)
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.presentationId, presentationId),
        eq(conversationMessages.viewerSessionId, viewerSessionId),
      ),
    )
    .orderBy(...newestFirst)
    .limit(most)
  return rows.reverse()
}

/** What a homeowner wrote since a member last answered them, unless it was left with the company. */
export function findUnanswered(db: Database, presentationId: string, viewerSessionId: string): Promise<Said[]> {
  const { createdAt, leftAt, id: _, ...columns } = getTableColumns(conversationMessages)
  const answeredAt = sql`(select coalesce(max(created_at), 0) from conversation_messages
    where presentation_id = ${presentationId} and viewer_session_id = ${viewerSessionId} and sender = 'member')`
  return db
    .select({ ...columns, deckId: presentations.deckId, at: createdAt })
    .from(conversationMessages)
    .innerJoin(presentations, eq(presentations.id, conversationMessages.presentationId))
    .where(
      and(
        eq(columns.presentationId, presentationId),
        eq(columns.viewerSessionId, viewerSessionId),
        eq(columns.sender, 'viewer'),
        isNull(leftAt),
        gte(createdAt, answeredAt),
      ),
    )
    .orderBy(createdAt)
}

export async function listConversation(
  db: Database,
  organizationId: string,
  presentationId: string,
  limit: number,
  cursor: Cursor | undefined,
) {
  const { found, rows } = await read(db, {
    found: db
      .select({ id: presentations.id })
      .from(presentations)
      .where(and(eq(presentations.id, presentationId), isShown(organizationId))),
    rows: db
      .select(shown)
      .from(conversationMessages)
      .where(
        and(
          eq(conversationMessages.presentationId, presentationId),
          cursor &&
            sql`(${conversationMessages.createdAt}, ${conversationMessages.id}) < (${cursor.createdAt}, ${cursor.id})`,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit + 1),
  })
  if (!found.length) throw notFound('presentation')
  return rows
}
