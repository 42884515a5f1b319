import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { commit, made, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { presentationChanged } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import { highestPriceCents } from '../../core/limits'
import { tierNames } from '../../core/shared/tiers'
import { presentations } from '../../decks/presentations/tables'
import type { Pricing } from '../roofs/pricing-schemas'
import { findPresentation, findPricing, isMeasurement } from '../roofs/queries'
import { roofMeasurements, roofPricing } from '../roofs/tables'
import { makeQuote } from './price'
import { quotes } from './tables'

/** The part of a roof that its quote keeps. */
const frozen = {
  structures: roofMeasurements.structures,
  lines: roofMeasurements.lines,
  source: roofMeasurements.source,
  address: roofMeasurements.address,
  revision: roofMeasurements.revision,
  confirmedAt: roofMeasurements.confirmedAt,
}

type Ask = { presentationId: string; roofMeasurementId: string; layers: number; stories: number }

/**
 * Writes only if roof and prices haven't changed since they were read. The database numbers the quotes, so if two are
 * made at once, everyone sees the same one as the latest.
 */
export async function createQuote(work: Work, organizationId: string, ask: Ask, now: number) {
  const { db } = work
  const { presentationId, roofMeasurementId, ...extent } = ask
  const {
    presentations: [presentation],
    measurements: [measurement],
    prices: [priced],
  } = await read(db, {
    presentations: findPresentation(db, organizationId, presentationId),
    measurements: db.select(frozen).from(roofMeasurements).where(isMeasurement(organizationId, roofMeasurementId)),
    prices: findPricing(db, organizationId),
  })
  if (!presentation) throw notFound('presentation')
  if (!measurement) throw notFound('roof measurement')
  if (!priced)
    throw conflict('no_pricing', 'There are no prices yet. Set them with PUT /api/roof-measurements/pricing.')

  const { made: offer, shown } = makeQuote(measurement, priced.pricing, extent, now)
  const tooHigh = tierNames.find((tier) => offer.tiers[tier].totalCents > highestPriceCents)
  if (tooHigh)
    throw conflict(
      'price_too_high',
      `The price of ${tooHigh} would be above $100,000,000. Check the roof and the prices.`,
    )

  const id = newId(db.shard)
  const row = {
    id,
    organizationId,
    presentationId,
    roofMeasurementId,
    pricingRevision: priced.revision,
    number: sql`1 + coalesce((select max(number) from quotes where presentation_id = ${presentationId}), 0)`,
    ...offer,
  }
  const isUnchanged = sql`
    exists (select 1 from ${roofMeasurements} where id = ${roofMeasurementId} and revision = ${measurement.revision})
    and exists (select 1 from ${roofPricing} where organization_id = ${organizationId} and revision = ${priced.revision})
    and exists ${findPresentation(db, organizationId, presentationId)}`
  const isMade = sql`exists (select 1 from quotes where id = ${id})`
  const {
    found: [quote],
  } = await commit(
    work,
    {
      inserted: insertWhere(db, quotes, row, isUnchanged),
      presented: db
        .update(presentations)
        .set({ quote: shown, usedAt: now, updatedAt: laterThan(presentations.updatedAt, now) })
        .where(and(eq(presentations.id, presentationId), isMade)),
      found: findQuotes(db, organizationId, presentationId, eq(quotes.id, id)),
    },
    [made(quotes, id), presentationChanged(presentationId)],
  )
  if (!quote)
    throw conflict(
      'changed_meanwhile',
      'Someone changed the roof, the prices, or the presentation at the same time. Try again.',
    )
  return quote
}

/** Calculates a roof's prices without storing anything. */
export async function tryPrices(
  db: Database,
  organizationId: string,
  roofMeasurementId: string,
  { pricing, ...work }: { pricing: Pricing; layers: number; stories: number },
) {
  const [roof] = await db.select(frozen).from(roofMeasurements).where(isMeasurement(organizationId, roofMeasurementId))
  if (!roof) throw notFound('roof measurement')
  const { tiers, financing } = makeQuote(roof, pricing, work, 0).made
  return { tiers, financing }
}

/** A quote holds a copy of its roof, and once the roof is deleted, also whether a person had confirmed it. */
export const keepConfirmation = (db: Database, organizationId: string, roofMeasurementId: string) =>
  db.run(sql`update ${quotes} set roof = json_set(roof, '$.confirmedAt', confirmed.confirmed_at)
      from ${roofMeasurements} as confirmed
      where confirmed.id = ${roofMeasurementId} and confirmed.organization_id = ${organizationId}
        and confirmed.confirmed_at is not null and ${quotes.organizationId} = ${organizationId}
        and ${quotes.roofMeasurementId} = confirmed.id and roof ->> '$.confirmedAt' is null
        and roof ->> '$.revision' = confirmed.revision`)

const findQuotes = (db: Database, organizationId: string, presentationId: string, which = sql`true`) =>
  db
    .select({
      ...getTableColumns(quotes),
      roofRevision: roofMeasurements.revision,
      roofConfirmedAt: roofMeasurements.confirmedAt,
      presentPricingRevision: sql<number | null>`${roofPricing.revision}`.as('present_pricing_revision'),
    })
    .from(quotes)
    .innerJoin(presentations, and(eq(presentations.id, quotes.presentationId), isNull(presentations.deletedAt)))
    .leftJoin(roofMeasurements, isMeasurement(organizationId, sql`${quotes.roofMeasurementId}`))
    .leftJoin(roofPricing, eq(roofPricing.organizationId, quotes.organizationId))
    .where(and(eq(quotes.presentationId, presentationId), eq(quotes.organizationId, organizationId), which))
    .orderBy(desc(quotes.number))
    .limit(1)

export type FoundQuote = Awaited<ReturnType<typeof findQuotes>>[number]

export async function getQuote(db: Database, organizationId: string, presentationId: string) {
  const [quote] = await findQuotes(db, organizationId, presentationId)
  if (!quote) throw notFound('quote', 'presentation, or it has no quote yet')
  return quote
}

/** A roof may be confirmed before or after the quote, as long as its numbers are the quote's. */
export const isRoofConfirmed = ({ roof, roofRevision, roofConfirmedAt }: FoundQuote) =>
  roof.confirmedAt !== null || (roofConfirmedAt !== null && roofRevision === roof.revision)

export const isOutdated = ({ roof, roofRevision, pricingRevision, presentPricingRevision }: FoundQuote) =>
  roofRevision !== roof.revision || pricingRevision !== presentPricingRevision
