import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { defineJob, defineScheduledJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { startJob } from '../../core/jobs/start'
import { log } from '../../core/log'
import { embeddingModel, embeddingsOf, mostTextsAtOnce } from '../../providers/embeddings'
import { vectorize } from '../../providers/vectors'
import { vectorIndexOf } from './search-meaning'
import { documents, vectorPacks, vectorRemovals } from './tables'

type EmbedPassages = { kind: 'embed-passages'; documentId: string; run: string }

/** After this time the rest is queued again, so that other documents get their turn. */
const longestTurn = 10_000
const seconds = 60

export const startEmbedding = (env: Env, documentId: string, run: string | null) =>
  embeddingModel(env) && startJob(env, { kind: 'embed-passages', documentId, run: run ?? '' } satisfies EmbedPassages)

const isRun = ({ documentId, run }: EmbedPassages) =>
  and(eq(documents.id, documentId), eq(documents.run, run), eq(documents.status, 'ready'))

/**
 * Each batch is recorded before its vectors are stored, so that none can be left behind when the document is deleted.
 */
export async function embedPassages(work: Work, message: EmbedPassages, clock = Date.now) {
  const { env, db } = work
  const model = embeddingModel(env)
  const embed = model && (await embeddingsOf(env))
  if (!embed) return
  const start = clock()
  const leased = db
    .update(documents)
    .set({ embedAt: start + jobLease })
    .where(and(isRun(message), lte(documents.embedAt, start)))
    .returning()
  const [document] = (await commit(work, { leased }, none)).leased
  if (!document) return
  const { organizationId, audience } = document
  const index = vectorIndexOf(work, model)
  let after = document.embeddedTo
  try {
    for (;;) {
      const passages = await passagesAfter(db, message, after)
      const last = passages.at(-1)?.id
      if (last === undefined) return await moveOn(work, message, after, after, null)
      const values = await embed(
        passages.map(({ title, heading, body }) => [title, heading, body].filter(Boolean).join('\n')),
        AbortSignal.timeout(seconds * 1000),
      )
      const vectors = passages.map(({ id }, place) => {
        const own = values[place] ?? new Float32Array()
        return {
          id: `${message.run}.${db.shard}.${id}`,
          passageId: id,
          documentId: document.id,
          organizationId,
          audience,
          values: own,
        }
      })
      await noteVectors(work, message, vectors, after === 0)
      await index.upsert(vectors)
      const isLate = clock() - start > longestTurn
      const isMoved = await moveOn(work, message, after, last, isLate ? clock() : clock() + jobLease)
      if (!isMoved) return await index.remove(vectors.map(({ id }) => id))
      after = last
      if (isLate) return await startEmbedding(env, message.documentId, message.run)
    }
  } catch (error) {
    log('warn', { message: 'Passages are embedded later.', documentId: message.documentId, error: String(error) })
  }
}

const passagesAfter = (db: Database, { documentId }: EmbedPassages, after: number) =>
  db.all<{ id: number; title: string; heading: string | null; body: string }>(
    sql`select passages.id as id, documents.display_name as title, passages.heading as heading, passages.body as body
      from passages join documents on documents.id = passages.document_id
      where passages.document_id = ${documentId} and passages.id > ${after}
      order by passages.id limit ${mostTextsAtOnce}`,
  )

type Noted = { id: string; passageId: number }

/**
 * Records only passages that still exist, and only while the same reading is the current one. A company that moved back
 * may have passages with the same ids as before it left.
 */
function noteVectors(work: Work, { documentId, run }: EmbedPassages, vectors: Noted[], isFirst: boolean) {
  const { db } = work
  const rows = JSON.stringify(vectors.map(({ id, passageId }) => ({ id, passageId })))
  return commit(
    work,
    {
      earlierPacks: isFirst ? db.delete(vectorPacks).where(eq(vectorPacks.documentId, documentId)) : undefined,
      noted: db.run(sql`insert into passage_vectors (passage_id, vector_id, organization_id)
          select passages.id, value ->> 'id', passages.organization_id
          from json_each(${rows}) as listed
          cross join passages on passages.id = value ->> 'passageId'
          join documents on documents.id = passages.document_id
          where documents.id = ${documentId} and documents.run = ${run} and documents.status = 'ready'
          on conflict (passage_id) do update set vector_id = excluded.vector_id`),
      kept: db.run(
        sql`delete from vector_removals where vector_id in (select value ->> 'id' from json_each(${rows}) as listed)`,
      ),
    },
    none,
  )
}

/** False if another message was faster. */
async function moveOn(work: Work, message: EmbedPassages, from: number, to: number, embedAt: number | null) {
  const moved = work.db
    .update(documents)
    .set({ embeddedTo: to, embedAt })
    .where(and(isRun(message), eq(documents.embeddedTo, from)))
    .returning({ id: documents.id })
  return (await commit(work, { moved }, none)).moved.length > 0
}

export const embedPassagesJob = defineJob({
  kind: 'embed-passages',
  queue: 'JOBS',
  due: (db, env, now) =>
    embeddingModel(env) === undefined
      ? undefined
      : db
          .select({ documentId: documents.id, run: sql<string>`coalesce(run, '')`.as('run') })
          .from(documents)
          .where(
            and(lte(documents.embedAt, now), eq(documents.status, 'ready'), isAtHome(db, documents.organizationId)),
          )
          .orderBy(asc(documents.embedAt))
          .limit(documentsAtOnce),
  run: (work, message) => embedPassages(work, message),
})

const documentsAtOnce = 100
const removalsAtOnce = 500

/** Removes vectors from Vectorize that no longer have a passage. */
export const removeVectorsJob = defineScheduledJob({
  kind: 'remove-vectors',
  due: (db, env) =>
    env.VECTORS
      ? db
          .select({ id: vectorRemovals.vectorId })
          .from(vectorRemovals)
          .where(gt(vectorRemovals.vectorId, ''))
          .limit(removalsAtOnce)
      : undefined,
  async run(work, rows) {
    const { env, db } = work
    if (!env.VECTORS || !rows.length) return
    const ids = rows.map(({ id }) => id)
    await vectorize(env.VECTORS as unknown as Vectorize).remove(ids)
    await commit(work, { removed: db.delete(vectorRemovals).where(inList(vectorRemovals.vectorId, ids)) }, none)
  },
})
