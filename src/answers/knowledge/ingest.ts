import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { needed } from '../../core/needed'
import { minute, second } from '../../core/time'
import { startEmbedding } from './embed-passages'
import { type Block, cutPassages } from './passages'
import { clearPassages } from './queries'
import type { LoadPdf } from './readers/pdf'
import { letOthers, type Read, refuseLength, type Step, UnreadableFile } from './readers/reader'
import { failReading, type ReadDocument, renewReading, saveStep, startReading } from './steps'
import { type Cursor, type Document, documents } from './tables'

/** Each reader is loaded with the first file of its type, because no route needs it. */
const readers: Record<string, () => Promise<Read>> = {
  pdf: async () => (await import('./readers/pdf')).readPdf,
  docx: async () => (await import('./readers/docx')).readDocx,
  html: async () => (await import('./readers/html')).readHtml,
  md: async () => (await import('./readers/text')).readMarkdown,
  csv: async () => (await import('./readers/text')).readCsv,
  txt: async () => (await import('./readers/text')).readText,
}

/** After this time the rest is queued again, so that other documents get their turn. */
const longestTurn = 10 * second

/** Title and heading are indexed with each passage, so a short one takes as long as a long one. */
const passagesAtOnce = 200

/** The index stores about this much per passage in addition to its text. */
const leastBytes = 200

const mostMilliseconds = 10 * minute

export async function readDocument(work: Work, job: ReadDocument, loadPdf: LoadPdf, clock = Date.now) {
  const { db } = work
  const document = await findWaiting(db, job, clock())
  if (document)
    await keepLease(
      () => renewReading(work, document, clock()),
      () => readOn(work, document, loadPdf, clock),
    )
}

async function readOn(work: Work, waiting: Document, loadPdf: LoadPdf, clock: () => number) {
  const { env } = work
  const start = clock()
  let document = waiting
  if (document.step === 0) await clearPassages(work, document)
  try {
    const cursor = document.cursor ?? { at: 0, heading: null }
    for await (const step of await read(env, document, cursor, loadPdf)) {
      for (const { passages, next } of partsOf(step, document.cursor ?? cursor)) {
        await letOthers()
        const spent = (cursor.spent ?? 0) + clock() - start
        if (spent > mostMilliseconds) throw new UnreadableFile('This document takes too long to read. Split it.')
        const saved = await save(work, document, passages, next && { ...next, spent }, clock())
        if (saved && !next) await startEmbedding(env, saved.id, saved.run)
        if (!saved || !next) return
        document = saved
      }
      await letOthers()
      if (clock() - start < longestTurn) continue
      return await startReading(env, document)
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await failReading(work, document, error.message, clock())
    await clearPassages(work, { ...document, status: 'failed' })
  }
}

/** If a later step was saved a moment ago, another message is working on it or the schedule will find it. */
async function findWaiting(db: Database, { documentId, run, step }: ReadDocument, now: number) {
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId))
  if (document?.status !== 'processing' || document.run !== run || document.step < step) return undefined
  return document.step === step || document.updatedAt < now - jobLease ? document : undefined
}

function* partsOf({ blocks, next }: Step, cursor: Cursor) {
  const passages = cutPassages(blocks)
  for (let from = cursor.saved ?? 0, isLast = false; !isLast; from += passagesAtOnce) {
    const to = from + passagesAtOnce
    isLast = to >= passages.length
    yield { passages: passages.slice(from, to), next: isLast ? next : { ...cursor, saved: to } }
  }
}

async function save(work: Work, document: Document, passages: Block[], next: Cursor | null, now: number) {
  const textBytes = passages.reduce((sum, { text }) => sum + Math.max(leastBytes, Buffer.byteLength(text)), 0)
  refuseLength(document.textBytes + textBytes)
  const isEmpty = next === null && !passages.length && !document.textBytes
  if (isEmpty) throw new UnreadableFile(emptyReasons[document.type] ?? 'This document has no text.')
  const mostBytes = needed(work.env, 'KB_TEXT_BYTES_PER_ORGANIZATION')
  return saveStep(work, document, { passages, textBytes, next }, mostBytes, now)
}

const emptyReasons: Record<string, string> = { pdf: 'This PDF has no text; it looks scanned.' }

async function read(env: Env, document: Document, cursor: Cursor, loadPdf: LoadPdf) {
  const reader = await readers[document.type]?.()
  if (!reader) throw new UnreadableFile('We can’t read files of this type.')
  const bytes = async (offset = 0, length = document.sizeBytes) => {
    const options = { range: { offset, length }, onlyIf: { etagMatches: document.etag ?? '' } }
    const object = await env.FILES.get(document.storageKey, options)
    if (!object || !('body' in object))
      throw new UnreadableFile('The file was replaced or removed after it was confirmed.')
    return new Uint8Array(await object.arrayBuffer())
  }
  return reader({ sizeBytes: document.sizeBytes, bytes }, cursor, loadPdf)
}

export async function giveUpReading(work: Work, job: ReadDocument, now = Date.now()) {
  const { db } = work
  const document = await findWaiting(db, job, now)
  if (!document) return
  await failReading(
    work,
    document,
    'We could not read this document, though we tried several times. Reprocess it later.',
    now,
  )
  await clearPassages(work, { ...document, status: 'failed' })
}

export const readDocumentJob = (loadPdf: LoadPdf) =>
  defineJob({
    kind: 'read-document',
    queue: 'JOBS',
    due: (db, _env, now) =>
      db
        .select({ id: documents.id })
        .from(documents)
        .where(
          and(
            eq(documents.status, 'processing'),
            lt(documents.updatedAt, now - jobLease),
            isAtHome(db, documents.organizationId),
          ),
        )
        .limit(100),
    lease: (db, due, now) =>
      db
        .update(documents)
        .set({ updatedAt: now })
        .where(inArray(documents.id, due))
        .returning({ documentId: documents.id, run: sql<string>`coalesce(run, '')`, step: documents.step }),
    run: (work, message) => readDocument(work, message, loadPdf),
    giveUp: (work, message) => giveUpReading(work, message),
  })
