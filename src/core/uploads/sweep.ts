import { lt, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, inList, primaryDatabase } from '../database'
import { uploads } from './tables'

export type UploadOwner = {
  isKept: SQL
  deleteRows?: (db: Database, keys: string[]) => BatchItem<'sqlite'>
}

const uploadsAtOnce = 1000

/** An upload that began before its URL expired may still be running. */
const graceMilliseconds = 60 * 60 * 1000

/** Nothing more can be written to an expired URL, so a file without a completed upload can be deleted for good. */
export async function sweepUploads(env: Env, owners: UploadOwner[], now: number) {
  const db = primaryDatabase(env)
  const isKept = Object.fromEntries(owners.map((owner, index) => [`isKept${index}`, owner.isKept]))
  const expired = await db
    .select({ key: uploads.key, ...isKept })
    .from(uploads)
    .where(lt(uploads.expiresAt, now - graceMilliseconds))
    .limit(uploadsAtOnce)
  if (!expired.length) return
  const abandoned = expired.filter(({ key: _, ...kept }) => !Object.values(kept).some(Boolean)).map(({ key }) => key)
  if (abandoned.length) await env.FILES.delete(abandoned)
  const keys = expired.map(({ key }) => key)
  const forgotten = abandoned.length ? owners.flatMap(({ deleteRows }) => deleteRows?.(db, abandoned) ?? []) : []
  await db.batch([db.delete(uploads).where(inList(uploads.key, keys)), ...forgotten])
}
