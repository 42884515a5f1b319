import { and, lt, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Statement } from '../database/commit'
import { type Database, inList } from '../database/database'
import { uploads } from '../database/tables'
import { defineSweep } from '../jobs/define-job'
import { hour } from '../time'

export type UploadOwner = {
  isKept: SQL
  deleteRows?: (db: Database, keys: string[]) => Statement
}

const uploadsAtOnce = 1000

/** An upload that began before its URL expired may still be running. */
const graceMilliseconds = hour

/**
 * Leaves out companies whose rows here are an unfinished copy, or remain after a move, because those rows say nothing
 * about the files.
 */
const isAtHome = sql`not exists (
  select 1 from moving where organization_id = substr(${uploads.key}, 1 + instr(${uploads.key}, '/'), 36)
)`

/** Nothing can be written to an expired URL, so a file without a completed upload can be deleted for good. */
export const removeAbandonedUploadsJob = (owners: UploadOwner[]) =>
  defineSweep({
    kind: 'remove-abandoned-uploads',
    due: (db, _env, now) =>
      db
        .select({ key: uploads.key, isKept: isKeptByAny(owners) })
        .from(uploads)
        .where(and(lt(uploads.expiresAt, now - graceMilliseconds), isAtHome))
        .limit(uploadsAtOnce),
    run: async (work, expired) => {
      const { env, db } = work
      const keys = expired.map(({ key }) => key)
      const abandoned = expired.filter(({ isKept }) => !isKept).map(({ key }) => key)
      if (abandoned.length) await env.FILES.delete(abandoned)
      const forgotten = abandoned.length ? owners.flatMap(({ deleteRows }) => deleteRows?.(db, abandoned) ?? []) : []
      await commit(work, { expired: db.delete(uploads).where(inList(uploads.key, keys)), forgotten }, none)
    },
  })

const isKeptByAny = (owners: UploadOwner[]) =>
  sql<number>`(${sql.join(
    owners.map(({ isKept }) => isKept),
    sql` or `,
  )})`.as('is_kept')
