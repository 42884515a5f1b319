import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Results } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { conflict, notFound } from '../../core/http/errors'
import { actionConfigs } from '../../decks/actions/tables'
import { branding } from '../../decks/branding/tables'
import { decks } from '../../decks/deck-ownership/tables'
import type { ShownRoof } from '../../decks/presentations/shown-quote'
import { presentations } from '../../decks/presentations/tables'
import { productData } from '../../decks/prices/tables'
import { slides } from '../../decks/slides/tables'
import { calendars } from '../appointments/tables'
import { quotes } from '../quotes/tables'
import { roofMeasurements } from '../roofs/tables'
import { contracts, contractTemplates } from './tables'

/**
 * No two columns of a select may share a name: D1 returns the rows of a batch as objects, and the later column would
 * win.
 */
export function sourceStatements(db: Database, presentationId: string | SQL, templateId: string | SQL) {
  const of = (column: 'organization_id' | 'deck_id') =>
    sql`(select ${sql.raw(column)} from presentations where id = ${presentationId})`
  return {
    presentations: findPresented(db, presentationId),
    templates: db
      .select()
      .from(contractTemplates)
      .where(and(eq(contractTemplates.id, templateId), eq(contractTemplates.organizationId, of('organization_id')))),
    quotes: findQuote(db, presentationId),
    prices: db
      .select({ data: productData.data })
      .from(slides)
      .innerJoin(productData, eq(productData.slideId, slides.id))
      .where(and(eq(slides.deckId, of('deck_id')), eq(slides.slideType, 'product_pricing_v1')))
      .orderBy(asc(slides.orderIndex))
      .limit(1),
    numbers: db
      .select({ last: lastNumber(of('organization_id')) })
      .from(contracts)
      .where(eq(contracts.organizationId, of('organization_id'))),
    offers: db
      .select({ id: actionConfigs.id })
      .from(actionConfigs)
      .where(
        and(
          eq(actionConfigs.deckId, of('deck_id')),
          eq(actionConfigs.type, 'sign_contract'),
          eq(actionConfigs.isActive, true),
          sql`${actionConfigs.config} ->> 'templateId' = ${templateId}`,
        ),
      )
      .limit(1),
  }
}

const lastNumber = (organizationId: SQL) =>
  sql<number>`max(
    coalesce(max(${contracts.number}), 0),
    (select last_contract_number from organizations where id = ${organizationId})
  )`.as('last_number')

const findPresented = (db: Database, presentationId: string | SQL) =>
  db
    .select({
      presentationId: sql<string>`${presentations.id}`.as('presented_id'),
      deckId: presentations.deckId,
      organizationId: presentations.organizationId,
      homeowner: presentations.homeownerData,
      languageSettings: presentations.languageSettings,
      isActive: decks.isActive,
      organizationName: sql<string>`${organizations.name}`.as('organization_name'),
      address: organizations.address,
      brandName: sql<string | null>`${branding.name}`.as('brand_name'),
      contact: branding.contact,
      timeZone: sql<string | null>`${calendars.timeZone}`.as('calendar_zone'),
    })
    .from(presentations)
    .innerJoin(decks, and(eq(decks.id, presentations.deckId), isNull(decks.deletedAt)))
    .innerJoin(organizations, eq(organizations.id, presentations.organizationId))
    .leftJoin(branding, eq(branding.deckId, presentations.deckId))
    .leftJoin(calendars, eq(calendars.organizationId, presentations.organizationId))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt)))

const findQuote = (db: Database, presentationId: string | SQL) =>
  db
    .select({
      validUntil: quotes.validUntil,
      tiers: quotes.tiers,
      financing: quotes.financing,
      shownRoof: sql<Omit<ShownRoof, 'diagram'>>`json_remove(${presentations.quote} -> '$.roof', '$.diagram')`
        .mapWith(JSON.parse)
        .as('shown_roof'),
      roof: quotes.roof,
      roofRevision: sql<number | null>`${roofMeasurements.revision}`.as('roof_revision'),
      roofConfirmedAt: sql<number | null>`${roofMeasurements.confirmedAt}`.as('roof_confirmed_at'),
    })
    .from(quotes)
    .innerJoin(presentations, eq(presentations.id, quotes.presentationId))
    .leftJoin(roofMeasurements, eq(roofMeasurements.id, quotes.roofMeasurementId))
    .where(eq(quotes.presentationId, presentationId))
    .orderBy(desc(quotes.number))
    .limit(1)

export type SourceRows = Results<ReturnType<typeof sourceStatements>>
export type Source = ReturnType<typeof sourceOf>

/** A public caller gets only what the deck's own action offers. */
export function sourceOf(rows: SourceRows, organizationId: string | undefined) {
  const [presented] = rows.presentations
  const [template] = rows.templates
  const isPublic = organizationId === undefined
  if (!presented || (isPublic ? !presented.isActive : presented.organizationId !== organizationId))
    throw notFound('presentation')
  if (!template || (isPublic && !rows.offers.length)) throw notFound('contract template')
  return {
    presented,
    template,
    quote: rows.quotes[0],
    productData: rows.prices[0]?.data,
    number: (rows.numbers[0]?.last ?? 0) + 1,
  }
}

type Quote = NonNullable<Source['quote']>

export function requireFirmQuote({ roof, roofRevision, roofConfirmedAt, validUntil }: Quote, now: number) {
  const isConfirmed = roof.confirmedAt !== null || (roofConfirmedAt !== null && roofRevision === roof.revision)
  if (!isConfirmed)
    throw conflict(
      'roof_not_confirmed',
      'No one has confirmed the roof’s measurement yet. Confirm it with POST /api/roof-measurements/{roofMeasurementId}/confirm.',
    )
  if (validUntil < now)
    throw conflict('quote_expired', 'The quote is no longer valid. Make a new one, then create the contract.')
}

export const isStillThere = (presentationId: string): SQL =>
  sql`exists (select 1 from presentations where id = ${presentationId} and deleted_at is null)`
