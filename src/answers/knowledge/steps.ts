import { and, eq, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Statement, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { startJob } from '../../core/jobs/start'
import { event } from '../../events/outbox/outbox'
import { indexingOf } from './index-passages'
import type { Block } from './passages'
import { UnreadableFile } from './readers/reader'
import { type Cursor, type Document, documents } from './tables'

type Saved = { passages: Block[]; textBytes: number; next: Cursor | null }

/**
 * Runs only while the document is waiting for this step, so a repeated message changes nothing. Undefined if another
 * message was faster.
 */
export async function saveStep(work: Work, document: Document, saved: Saved, mostBytes: number, now: number) {
  const { db } = work
  const { passages, textBytes, next } = saved
  const token = crypto.randomUUID()
  const done = isDoneBy(document, token)
  const step = document.step + 1
  const total = sql`(select coalesce(sum(text_bytes), 0) from documents where organization_id = ${document.organizationId})`
  const moved = db
    .update(documents)
    .set({
      step,
      stepToken: token,
      cursor: next,
      textBytes: document.textBytes + textBytes,
      status: next ? 'processing' : 'ready',
      embedAt: next ? null : now,
      updatedAt: now,
    })
    .where(and(isAtStep(document), sql`${total} + ${textBytes} <= ${mostBytes}`))
    .returning()
  const ready = { type: 'kb.document.ready', ...ofOrganization(document), data: namesOf(document) } as const
  const {
    moved: [after],
  } = await commit(
    work,
    { moved, passages: inserts(db, document, passages, done) },
    next ? none : [event(ready, now, done)],
  )
  if (!after && (await isWaiting(db, document)))
    throw new UnreadableFile(
      `All documents together have more than ${mostBytes / 1_000_000} MB of text. Delete some first.`,
    )
  return after
}

const isDoneBy = ({ id, run }: Document, token: string) =>
  sql`exists (select 1 from documents where id = ${id} and run = ${run} and step_token = ${token})`

const isAtStep = ({ id, run, step }: Document) =>
  and(eq(documents.id, id), eq(documents.status, 'processing'), eq(documents.run, run ?? ''), eq(documents.step, step))

const isWaiting = async (db: Database, document: Document) =>
  (await db.select({ id: documents.id }).from(documents).where(isAtStep(document))).length > 0

const ofOrganization = ({ organizationId }: Document) => ({ organizationId, deckId: null })

const namesOf = ({ id, displayName, filename }: Document) => ({ documentId: id, displayName, filename })

function inserts(db: Database, document: Document, passages: Block[], condition: SQL): Statement[] {
  if (!passages.length) return []
  const rows = JSON.stringify(passages.map(({ page, heading, text }, position) => ({ position, page, heading, text })))
  const placed = passages.map(({ heading, text }, position) => ({ position, heading, text }))
  return [
    db.run(sql`insert into passages (document_id, organization_id, step, position, page, heading, body)
        select ${document.id}, ${document.organizationId}, ${document.step}, value ->> 'position', value ->> 'page',
          value ->> 'heading', value ->> 'text'
        from json_each(${rows}) as listed where ${condition}`),
    db.run(indexingOf(document, document.step, placed, condition)),
  ]
}

/** If two messages fail at once, only one may record the failure. */
export async function failReading(work: Work, document: Document, reason: string, now: number) {
  const token = crypto.randomUUID()
  const failed = isDoneBy(document, token)
  const data = { ...namesOf(document), reason }
  await commit(
    work,
    {
      failed: work.db
        .update(documents)
        .set({ status: 'failed', failureReason: reason, stepToken: token, updatedAt: now })
        .where(isAtStep(document)),
    },
    [event({ type: 'kb.document.failed', ...ofOrganization(document), data }, now, failed)],
  )
}

export function renewReading(work: Work, { id, run }: Document, now: number) {
  const isRead = and(eq(documents.run, run ?? ''), eq(documents.status, 'processing'))
  const renewed = work.db
    .update(documents)
    .set({ updatedAt: now })
    .where(and(eq(documents.id, id), isRead))
  return commit(work, { renewed }, none)
}

export type ReadDocument = { kind: 'read-document'; documentId: string; run: string; step: number }

export const startReading = (env: Env, { id, run, step }: Pick<Document, 'id' | 'run' | 'step'>) =>
  startJob(env, { kind: 'read-document', documentId: id, run: run ?? '', step } satisfies ReadDocument)
