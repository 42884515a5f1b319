import { and, asc, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database/database'
import { tooMany } from '../../core/http/errors'
import { isAtHome } from '../../core/jobs/define-job'
import { startJob } from '../../core/jobs/start'
import { hasRoom, type Limit, readCounts, retryAt, secondsUntil, takeCounts } from '../../core/rate-limits/queries'
import { keyName } from '../../core/uploads/storage'
import type { AskedPicture, Picture } from '../../providers/picture'
import { undescribed } from '../files/queries'
import { type ImageFacts, type Media, media } from '../files/tables'
import { pictureOrders } from './tables'

const longestName = 60

type Order = AskedPicture & { id: string; organizationId: string; contentType: 'image/jpeg' | 'image/svg+xml' }

export function newPicture({ id, organizationId, prompt, contentType }: Order, now: number): Media {
  const filename = `${keyName(prompt.slice(0, longestName))}.${contentType === 'image/jpeg' ? 'jpg' : 'svg'}`
  const storageKey = `media/${organizationId}/${id}/${keyName(filename)}`
  const file = { kind: 'image', filename, contentType, sizeBytes: 0, storageKey, status: 'drawing' } as const
  return { id, organizationId, ...file, etag: null, ...undescribed, createdAt: now, expiresAt: now }
}

/** For one batch, of which nothing happens if the picture already exists. */
export function orderPicture(db: Database, order: Order, now: number, condition: SQL = sql`true`) {
  const { id: mediaId, organizationId, prompt, aspect, seed } = order
  const row = { mediaId, organizationId, prompt, aspect, seed, attempts: 0, dueAt: now }
  const isThere = sql`exists (select 1 from media where id = ${mediaId})`
  return [
    insertWhere(db, media, newPicture(order, now), condition).onConflictDoNothing(),
    insertWhere(db, pictureOrders, row, isThere).onConflictDoNothing(),
  ] as const
}

export async function createPicture(db: Database, order: Order, limit: Limit, now: number) {
  const [counted] = await db.batch([
    readCounts(db, [limit], now),
    ...orderPicture(db, order, now, hasRoom([limit], now)),
    takeCounts(db, [limit], now),
  ])
  const free = retryAt(counted, [limit])
  if (free) throw tooMany('Too many pictures in an hour. Wait, then ask again.', secondsUntil(free, now))
  return newPicture(order, now)
}

export async function leaseOrder(db: Database, mediaId: string, now: number, until: number) {
  const [[order], [picture]] = await db.batch([
    db
      .update(pictureOrders)
      .set({ dueAt: until, attempts: sql`attempts + 1` })
      .where(and(eq(pictureOrders.mediaId, mediaId), lte(pictureOrders.dueAt, now)))
      .returning(),
    db.select().from(media).where(eq(media.id, mediaId)),
  ])
  return order && picture ? { order, picture } : undefined
}

type Done = { facts: ImageFacts & Pick<Picture, 'altText' | 'focalPoint'>; sizeBytes: number; etag: string }

/** Keeps an alt text and a focal point that somebody set meanwhile. */
export const finishPicture = (db: Database, id: string, { facts, sizeBytes, etag }: Done, now: number) =>
  db.batch([
    db
      .update(media)
      .set({
        ...facts,
        altText: sql`coalesce(alt_text, ${facts.altText})`,
        focalPoint: sql`coalesce(focal_point, ${facts.focalPoint && JSON.stringify(facts.focalPoint)})`,
        sizeBytes,
        etag,
        status: 'ready',
        describedAt: now,
      })
      .where(and(eq(media.id, id), eq(media.status, 'drawing'))),
    db.update(pictureOrders).set({ dueAt: null }).where(eq(pictureOrders.mediaId, id)),
  ])

export const failPicture = (db: Database, id: string, failureReason: string) =>
  db.batch([
    db
      .update(media)
      .set({ status: 'failed', failureReason })
      .where(and(eq(media.id, id), eq(media.status, 'drawing'))),
    db.update(pictureOrders).set({ dueAt: null }).where(eq(pictureOrders.mediaId, id)),
  ])

/** Each lease counts as an attempt, so another one has another number. */
export const renewOrder = (db: Database, mediaId: string, attempts: number, dueAt: number) =>
  db
    .update(pictureOrders)
    .set({ dueAt })
    .where(
      and(eq(pictureOrders.mediaId, mediaId), eq(pictureOrders.attempts, attempts), isNotNull(pictureOrders.dueAt)),
    )

export const postponePicture = (db: Database, mediaId: string, dueAt: number) =>
  db.update(pictureOrders).set({ dueAt }).where(eq(pictureOrders.mediaId, mediaId))

/** An order that nobody took yet is in the queue for a while. */
export const findDueOrders = (db: Database, now: number, before: number, limit: number) =>
  db
    .select({ id: pictureOrders.mediaId })
    .from(pictureOrders)
    .where(
      and(
        isNotNull(pictureOrders.dueAt),
        lte(pictureOrders.dueAt, now),
        isTakenOrFrom(before),
        isAtHome(db, pictureOrders.organizationId),
      ),
    )
    .orderBy(asc(pictureOrders.dueAt))
    .limit(limit)

const isTakenOrFrom = (before: number) => or(gt(pictureOrders.attempts, 0), lte(pictureOrders.dueAt, before))

export type DrawPicture = { kind: 'draw-picture'; id: string }

export const startPicture = (env: Env, id: string) => startJob(env, { kind: 'draw-picture', id } satisfies DrawPicture)
