import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { commit, made, none, read, type Statement, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { conflict, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { branding } from '../../decks/branding/tables'
import { presentations } from '../../decks/presentations/tables'
import type { Pricing } from './pricing-schemas'
import { type RoofMeasurement, roofMeasurements, roofPricing } from './tables'

export const measurementVersion = roofMeasurements.id
export const pricingVersion = roofPricing.organizationId

export const isMeasurement = (organizationId: string, id: string | SQL) =>
  and(eq(roofMeasurements.id, id), eq(roofMeasurements.organizationId, organizationId))

export const findPricing = (db: Database, organizationId: string) =>
  db.select().from(roofPricing).where(eq(roofPricing.organizationId, organizationId))

export const findPresentation = (db: Database, organizationId: string, id: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(
      and(eq(presentations.id, id), eq(presentations.organizationId, organizationId), isNull(presentations.deletedAt)),
    )

const isOwnPresentation = (db: Database, organizationId: string, id: string | null) =>
  id === null ? sql`true` : sql`exists ${findPresentation(db, organizationId, id)}`

export async function createMeasurement(work: Work, row: RoofMeasurement) {
  const { db } = work
  const isOwn = isOwnPresentation(db, row.organizationId, row.presentationId)
  const { prices, created } = await commit(
    work,
    {
      prices: findPricing(db, row.organizationId),
      created: insertWhere(db, roofMeasurements, row, isOwn).returning({ id: roofMeasurements.id }),
    },
    [made(roofMeasurements, row.id)],
  )
  if (!created.length) throw notFound('presentation')
  return { row, pricing: prices[0]?.pricing }
}

const { raw: _, ...listedColumns } = getTableColumns(roofMeasurements)

export async function listMeasurements(
  db: Database,
  organizationId: string,
  { presentationId, cursor }: { presentationId?: string | undefined; cursor?: Cursor | undefined },
  limit: number,
) {
  const { prices, rows } = await read(db, {
    prices: findPricing(db, organizationId),
    rows: db
      .select(listedColumns)
      .from(roofMeasurements)
      .where(
        and(
          eq(roofMeasurements.organizationId, organizationId),
          presentationId ? eq(roofMeasurements.presentationId, presentationId) : undefined,
          cursor && sql`(${roofMeasurements.createdAt}, ${roofMeasurements.id}) < (${cursor.createdAt}, ${cursor.id})`,
        ),
      )
      .orderBy(desc(roofMeasurements.createdAt), desc(roofMeasurements.id))
      .limit(limit + 1),
  })
  return { rows, pricing: prices[0]?.pricing }
}

export async function getMeasurement(
  db: Database,
  organizationId: string,
  id: string,
  presentationId: string | null = null,
) {
  const {
    prices,
    found: [row],
    presented,
  } = await read(db, {
    prices: findPricing(db, organizationId),
    found: db.select().from(roofMeasurements).where(isMeasurement(organizationId, id)),
    presented: findPresentation(db, organizationId, presentationId ?? ''),
  })
  if (!row) throw notFound('roof measurement')
  if (presentationId !== null && !presented.length) throw notFound('presentation')
  return { row, pricing: prices[0]?.pricing }
}

export async function getDrawn(db: Database, organizationId: string, id: string) {
  const [row] = await db
    .select({
      structures: roofMeasurements.structures,
      address: roofMeasurements.address,
      palette: branding.palette,
    })
    .from(roofMeasurements)
    .leftJoin(presentations, eq(presentations.id, roofMeasurements.presentationId))
    .leftJoin(branding, eq(branding.deckId, presentations.deckId))
    .where(isMeasurement(organizationId, id))
  if (!row) throw notFound('roof measurement')
  return row
}

type Changeable = Pick<RoofMeasurement, 'presentationId' | 'address' | 'measuredAt' | 'structures' | 'lines'>
export type Changes = { [Member in keyof Changeable]?: Changeable[Member] | undefined }

/**
 * Corrected numbers must be confirmed again. They were computed from the old ones, so the update requires that those
 * haven't changed.
 */
export async function updateMeasurement(
  work: Work,
  organizationId: string,
  { id, revision }: Pick<RoofMeasurement, 'id' | 'revision'>,
  changes: Changes,
  now: number,
) {
  const { db } = work
  const isNew = changes.structures !== undefined || changes.lines !== undefined
  const unconfirmed = { revision: revision + 1, confirmedAt: null, confirmedBy: null }
  const measurement = db
    .update(roofMeasurements)
    .set({
      ...changes,
      ...(isNew && unconfirmed),
      ...(changes.presentationId && { forgetAt: null }),
      updatedAt: laterThan(roofMeasurements.updatedAt, now),
    })
    .where(
      and(
        isMeasurement(organizationId, id),
        isNew ? eq(roofMeasurements.revision, revision) : undefined,
        isOwnPresentation(db, organizationId, changes.presentationId ?? null),
      ),
    )
    .returning()
  const {
    updated: [row],
  } = await commit(work, { updated: measurement }, none)
  if (!row)
    throw conflict('changed_meanwhile', 'Someone changed the roof or the presentation at the same time. Try again.')
  return row
}

export async function confirmMeasurement(work: Work, organizationId: string, id: string, userId: string, now: number) {
  const { db } = work
  const {
    prices,
    confirmed: [row],
  } = await commit(
    work,
    {
      prices: findPricing(db, organizationId),
      confirmed: db
        .update(roofMeasurements)
        .set({
          confirmedAt: sql`coalesce(${roofMeasurements.confirmedAt}, ${now})`,
          confirmedBy: sql`coalesce(${roofMeasurements.confirmedBy}, ${userId})`,
        })
        .where(isMeasurement(organizationId, id))
        .returning(),
    },
    none,
  )
  if (!row) throw notFound('roof measurement')
  return { row, pricing: prices[0]?.pricing }
}

/** Quotes are in a higher room, so the router is given the statement that saves what they need of a roof. */
export type KeepForQuotes = (db: Database, organizationId: string, id: string) => Statement

export async function deleteMeasurement(work: Work, organizationId: string, id: string, keep: KeepForQuotes) {
  const { db } = work
  const measurement = isMeasurement(organizationId, id)
  const { deleted } = await commit(
    work,
    {
      kept: keep(db, organizationId, id),
      deleted: db.delete(roofMeasurements).where(measurement).returning({ id: roofMeasurements.id }),
    },
    none,
  )
  if (!deleted.length) throw notFound('roof measurement')
}

export async function getPricing(db: Database, organizationId: string) {
  const [row] = await findPricing(db, organizationId)
  if (!row) throw notFound('pricing', 'pricing yet; set it with PUT /api/roof-measurements/pricing')
  return row
}

export async function putPricing(work: Work, organizationId: string, pricing: Pricing, now: number) {
  const put = work.db
    .insert(roofPricing)
    .values({ organizationId, pricing, revision: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: roofPricing.organizationId,
      set: { pricing, revision: sql`${roofPricing.revision} + 1`, updatedAt: laterThan(roofPricing.updatedAt, now) },
    })
    .returning({ updatedAt: roofPricing.updatedAt })
  return (await commit(work, { put }, none)).put[0]
}
