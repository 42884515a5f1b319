import { and, asc, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { commit, made, none, type Work } from '../../core/database/commit'
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

/** For one batch, which does nothing if the picture already exists. */
export function orderPicture(db: Database, order: Order, now: number, condition: SQL = sql`true`) {
  const { id: mediaId, organizationId, prompt, aspect, seed } = order
  const row = { mediaId, organizationId, prompt, aspect, seed, attempts: 0, dueAt: now }
  const isThere = sql`exists (select 1 from media where id = ${mediaId})`
  return [
    insertWhere(db, media, newPicture(order, now), condition).onConflictDoNothing(),
    insertWhere(db, pictureOrders, row, isThere).onConflictDoNothing(),
  ] as const
}

export async function createPicture(work: Work, order: Order, limit: Limit, now: number) {
  const { db } = work
  const { counted } = await commit(
    work,
    {
      counted: readCounts(db, [limit], now),
      ordered: orderPicture(db, order, now, hasRoom([limit], now)),
      taken: takeCounts(db, [limit], now),
    },
    [
      made(media, order.id),
      { afterCommit: ({ env }) => startJob(env, { kind: 'draw-picture', id: order.id } satisfies DrawPicture) },
    ],
  )
  const free = retryAt(counted, [limit])
  if (free)
    throw tooMany('pictures', 'You’ve asked for too many pictures this hour. Try again later.', secondsUntil(free, now))
  return newPicture(order, now)
}

export async function leaseOrder(work: Work, mediaId: string, now: number, until: number) {
  const { db } = work
  const {
    orders: [order],
    pictures: [picture],
  } = await commit(
    work,
    {
      orders: db
        .update(pictureOrders)
        .set({ dueAt: until, attempts: sql`attempts + 1` })
        .where(and(eq(pictureOrders.mediaId, mediaId), lte(pictureOrders.dueAt, now)))
        .returning(),
      pictures: db.select().from(media).where(eq(media.id, mediaId)),
    },
    none,
  )
  return order && picture ? { order, picture } : undefined
}

type Done = { facts: ImageFacts & Pick<Picture, 'altText' | 'focalPoint'>; sizeBytes: number; etag: string }

const isDrawing = (id: string) => and(eq(media.id, id), eq(media.status, 'drawing'))

/** An order without a due time is done. */
const setDueAt = (db: Database, mediaId: string, dueAt: number | null) =>
  db.update(pictureOrders).set({ dueAt }).where(eq(pictureOrders.mediaId, mediaId))

/** Keeps an alt text and a focal point that someone has set in the meantime. */
export function finishPicture(work: Work, id: string, { facts, sizeBytes, etag }: Done, now: number) {
  const { db } = work
  const drawn = db
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
    .where(isDrawing(id))
  return commit(work, { drawn, order: setDueAt(db, id, null) }, none)
}

export function failPicture(work: Work, id: string, failureReason: string) {
  const { db } = work
  const failed = db.update(media).set({ status: 'failed', failureReason }).where(isDrawing(id))
  return commit(work, { failed, order: setDueAt(db, id, null) }, none)
}

/** Each lease counts as an attempt, so the number identifies the lease. */
export function renewOrder(work: Work, mediaId: string, attempts: number, dueAt: number) {
  const isHeld = and(eq(pictureOrders.attempts, attempts), isNotNull(pictureOrders.dueAt))
  const renewed = work.db
    .update(pictureOrders)
    .set({ dueAt })
    .where(and(eq(pictureOrders.mediaId, mediaId), isHeld))
  return commit(work, { renewed }, none)
}

export const postponePicture = (work: Work, mediaId: string, dueAt: number) =>
  commit(work, { postponed: setDueAt(work.db, mediaId, dueAt) }, none)

/** A new order is in the queue for a while, so it isn't due until then. */
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
