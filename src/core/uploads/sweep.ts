import { lt, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, inList, primaryDatabase } from '../database'
import { uploads } from './tables'

/** How a room tells the sweep which of its files count, and lets go of the rows of those that never will. */
export type Owner = {
  /** Whether a row that counts has the key of the `uploads` row. */
  keeps: SQL
  forget: (db: Database, keys: string[]) => BatchItem<'sqlite'>
}

const atOnce = 1000

/** An upload that began in time may still be under way. */
const grace = 60 * 60 * 1000

/** A URL that has expired can write no more, so what lies there and counts nowhere can go for good. */
export async function sweepUploads(env: Env, owners: Owner[], now: number) {
  const db = primaryDatabase(env)
  const keeps = Object.fromEntries(owners.map((owner, index) => [`keeps${index}`, owner.keeps]))
  const expired = await db
    .select({ key: uploads.key, ...keeps })
    .from(uploads)
    .where(lt(uploads.expiresAt, now - grace))
    .limit(atOnce)
  if (!expired.length) return
  const abandoned = expired.filter(({ key: _, ...kept }) => !Object.values(kept).some(Boolean)).map(({ key }) => key)
  if (abandoned.length) await env.FILES.delete(abandoned)
  const keys = expired.map(({ key }) => key)
  const forgotten = abandoned.length ? owners.map((owner) => owner.forget(db, abandoned)) : []
  await db.batch([db.delete(uploads).where(inList(uploads.key, keys)), ...forgotten])
}
