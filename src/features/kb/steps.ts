import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, statement } from '../../core/database'
import { recordEvent } from '../notifications/outbox'
import type { Block } from './passages'
import { type Cursor, type Document, documents } from './tables'
import { indexed, prefixOf } from './words'

/** D1 takes a value of two megabytes; the words with their prefixes are about three times the text. */
const charactersAtOnce = 250_000

/** All of a step or nothing of it, and once: the second of two equal messages finds the step done. */
export async function takeStep(db: Database, document: Document, passages: Block[], next: Cursor | null, now: number) {
  const token = crypto.randomUUID()
  const done = sql`exists (select 1 from documents where id = ${document.id} and run = ${document.run} and step_token = ${token})`
  const moved = db
    .update(documents)
    .set({
      step: document.step + 1,
      stepToken: token,
      cursor: next,
      status: next ? 'processing' : 'ready',
      updatedAt: now,
    })
    .where(isAt(document))
  const ready = next
    ? []
    : [recordEvent(db, { type: 'kb.document.ready', ...about(document), data: namesOf(document) }, now, done)]
  await db.batch([moved, ...inserts(db, document, passages, done), ...ready])
}

const isAt = ({ id, run, step }: Document) =>
  and(eq(documents.id, id), eq(documents.status, 'processing'), eq(documents.run, run ?? ''), eq(documents.step, step))

const about = ({ organizationId }: Document) => ({ organizationId, deckId: null })

const namesOf = ({ id, displayName, filename }: Document) => ({ documentId: id, displayName, filename })

function inserts(db: Database, document: Document, passages: Block[], condition: SQL): BatchItem<'sqlite'>[] {
  const prefix = prefixOf(document.organizationId)
  const title = indexed(`${document.displayName} ${document.filename}`, prefix)
  return chunks(passages).flatMap((chunk) => {
    const rows = JSON.stringify(chunk.map(({ page, heading, text, position }) => ({ position, page, heading, text })))
    const words = JSON.stringify(
      chunk.map(({ heading, text, position }) => ({
        position,
        heading: indexed(heading ?? '', prefix),
        text: indexed(text, prefix),
      })),
    )
    return [
      statement(
        db,
        sql`insert into passages (document_id, organization_id, step, position, page, heading, body)
          select ${document.id}, ${document.organizationId}, ${document.step}, value ->> 'position', value ->> 'page',
            value ->> 'heading', value ->> 'text'
          from json_each(${rows}) as listed where ${condition}`,
      ),
      statement(
        db,
        sql`insert into passage_index (rowid, title, heading, body)
          select passages.id, ${title}, value ->> 'heading', value ->> 'text'
          from json_each(${words}) as listed
          join passages on passages.document_id = ${document.id} and passages.step = ${document.step}
            and passages.position = value ->> 'position'
          where ${condition}`,
      ),
    ]
  })
}

function chunks(passages: Block[]) {
  const all: (Block & { position: number })[][] = []
  let characters = charactersAtOnce
  for (const [position, passage] of passages.entries()) {
    if (characters >= charactersAtOnce) {
      all.push([])
      characters = 0
    }
    all.at(-1)?.push({ ...passage, position })
    characters += passage.text.length
  }
  return all
}

export async function failReading(db: Database, document: Document, reason: string, now: number) {
  const failed = exists(
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, document.id), eq(documents.status, 'failed'), eq(documents.run, document.run ?? ''))),
  )
  const event = { type: 'kb.document.failed', ...about(document), data: { ...namesOf(document), reason } } as const
  await db.batch([
    db.update(documents).set({ status: 'failed', failureReason: reason, updatedAt: now }).where(isAt(document)),
    recordEvent(db, event, now, failed),
  ])
}
