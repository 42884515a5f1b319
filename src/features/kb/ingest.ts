import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { cutPassages } from './passages'
import { readDocx } from './readers/docx'
import { readHtml } from './readers/html'
import { type LoadPdf, readPdf } from './readers/pdf'
import { type Read, Unreadable } from './readers/reader'
import { readCsv, readMarkdown, readText } from './readers/text'
import { failReading, takeStep } from './steps'
import { type Cursor, type Document, documents } from './tables'

const readers: Record<string, Read> = {
  pdf: readPdf,
  docx: readDocx,
  html: readHtml,
  md: readMarkdown,
  csv: readCsv,
  txt: readText,
}

export type ReadDocument = { kind: 'read-document'; documentId: string; run: string; step: number }

const messageFor = ({ id, run, step }: Pick<Document, 'id' | 'run' | 'step'>): ReadDocument => ({
  kind: 'read-document',
  documentId: id,
  run: run ?? '',
  step,
})

/** The row says what is to be done; if the queue does not take the message, the schedule finds the row. */
export async function startReading(env: Env, document: Pick<Document, 'id' | 'run' | 'step'>) {
  try {
    await env.JOBS.send(messageFor(document))
  } catch (error) {
    log('warn', { message: 'A document waits for the schedule.', documentId: document.id, error: String(error) })
  }
}

/** One step of reading: a stretch of the document becomes passages, and the next step its own message. */
export async function readDocument(env: Env, { documentId, run, step }: ReadDocument, loadPdf: LoadPdf) {
  const now = Date.now()
  const db = primaryDatabase(env)
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId))
  if (document?.status !== 'processing' || document.run !== run || document.step !== step) return
  try {
    const cursor = document.cursor ?? { at: 0, heading: null }
    const { blocks, next } = await read(env, document, cursor, loadPdf)
    const passages = cutPassages(blocks)
    const isEmpty = next === null && !passages.length && !(await hasPassages(db, document))
    if (isEmpty) throw new Unreadable(emptyReasons[document.type] ?? 'This document has no text.')
    await takeStep(db, document, passages, next, now)
    if (next) await startReading(env, { ...document, step: step + 1 })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await failReading(db, document, error.message, now)
  }
}

const emptyReasons: Record<string, string> = { pdf: 'This PDF has no text; it looks scanned.' }

async function read(env: Env, document: Document, cursor: Cursor, loadPdf: LoadPdf) {
  const reader = readers[document.type]
  if (!reader) throw new Unreadable('We can’t read files of this type.')
  const bytes = async (offset = 0, length = document.sizeBytes) => {
    const options = { range: { offset, length }, onlyIf: { etagMatches: document.etag ?? '' } }
    const object = await env.FILES.get(document.storageKey, options)
    if (!object || !('body' in object)) throw new Unreadable('The file was replaced or removed after it was confirmed.')
    return new Uint8Array(await object.arrayBuffer())
  }
  return reader({ sizeBytes: document.sizeBytes, bytes }, cursor, loadPdf)
}

async function hasPassages(db: Database, { id }: Document) {
  const rows = await db.all(sql`select 1 from passages where document_id = ${id} limit 1`)
  return rows.length > 0
}

/** What the queue gave up on is closed visibly. */
export async function giveUpReading(env: Env, { documentId, run, step }: ReadDocument, now = Date.now()) {
  const db = primaryDatabase(env)
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId))
  if (document?.status !== 'processing' || document.run !== run || document.step !== step) return
  await failReading(
    db,
    document,
    'We could not read this document, though we tried several times. Reprocess it later.',
    now,
  )
}

const overdue = 15 * 60 * 1000

export async function sweepReading(env: Env, now: number) {
  const db = primaryDatabase(env)
  const waiting = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.status, 'processing'), lt(documents.updatedAt, now - overdue)))
    .limit(100)
  const rows = await db
    .update(documents)
    .set({ updatedAt: now })
    .where(inArray(documents.id, waiting))
    .returning({ id: documents.id, run: documents.run, step: documents.step })
  if (rows.length) await env.JOBS.sendBatch(rows.map((row) => ({ body: messageFor(row) })))
}
