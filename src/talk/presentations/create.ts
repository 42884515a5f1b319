import { and, eq, sql } from 'drizzle-orm'
import { dueRows, type NewPresentations } from '../../core/changes'
import { type Database, inList, storedColumns } from '../../core/database/database'
import { deckPrefixedId } from '../../core/database/deck-prefixed-id'
import { type ApiError, conflict, notFound } from '../../core/http/errors'
import { publishCommitted } from '../../events/outbox/recorded-events'
import { externalIdTaken, findNamed, freeExternalIds } from '../deck-ownership/external-ids'
import { decks } from '../deck-ownership/tables'
import { columns } from './activity'
import { isGone, tellOfCreation } from './queries'
import type { PresentationInput } from './schemas'
import { type Presentation, presentations } from './tables'
import type { Warning } from './warning-schemas'
import { type Talk, talkColumns, warningsOf } from './warnings'

export type MadePresentation = Presentation & { warnings: Warning[] }
export type Made = { results: (MadePresentation | ApiError)[]; made: NewPresentations }

/** Of all in one batch, each by itself: one that is refused keeps none of the others from being made. */
export async function createPresentations(
  env: Env,
  db: Database,
  organizationId: string,
  inputs: PresentationInput[],
  now: number,
): Promise<Made> {
  const rows = inputs.map((input) => newRow(db, input, now))
  const externalIds = rows.flatMap(({ externalId }) => externalId ?? [])
  const [found, , , told, created, named] = await db.batch([
    findDecks(db, organizationId, rows),
    freeExternalIds(db, presentations, organizationId, externalIds, isGone),
    insertRows(db, organizationId, rows),
    tellOfCreation(db, organizationId, idsOf(rows), now),
    db.select(columns).from(presentations).where(isOneOf(rows)),
    findNamed(db, presentations, organizationId, externalIds),
    ...dueRows(env, db, { ids: idsOf(rows), narrated: narratedOf(rows) }, now),
  ])
  publishCommitted(db.shard, idsOf(told))
  const [byId, deckById] = [new Map(created.map((row) => [row.id, row])), new Map(found.map((row) => [row.id, row]))]
  const holders = new Map(named.map(({ id, externalId }) => [externalId, id]))
  const results = rows.map((row) => {
    const presentation = byId.get(row.id)
    const deck = deckById.get(row.deckId)
    return presentation
      ? { ...presentation, warnings: warningsOf(env, presentation, deck) }
      : refusalOf(row, deck, holders)
  })
  return {
    results,
    made: madeOf(
      rows.filter(({ id }) => byId.has(id)),
      found,
    ),
  }
}

export type NewRow = ReturnType<typeof newRow>

export const newRow = (db: Database, { deckId, narrateAhead, ...input }: PresentationInput, now: number) => ({
  id: deckPrefixedId(deckId, db.shard),
  deckId,
  homeownerData: input.homeownerData,
  voiceSettings: input.voiceSettings ?? {},
  languageSettings: input.languageSettings ?? {},
  externalId: input.externalId ?? null,
  metadata: input.metadata ?? {},
  createdAt: now,
  updatedAt: now,
  usedAt: now,
  lastViewedAt: 0,
  narrateAhead,
})

export const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
export const narratedOf = (rows: NewRow[]) => idsOf(rows.filter(({ narrateAhead }) => narrateAhead))

const isOneOf = (rows: NewRow[]) => inList(presentations.id, idsOf(rows))

type FoundDeck = Talk & { id: string; isActive: boolean; hasPresentations: number }

/** Before they are made, so that it tells whether there were others. */
export function findDecks(db: Database, organizationId: string, rows: { deckId: string }[]) {
  const hasPresentations = sql<number>`exists (
    select 1 from presentations where deck_id = decks.id and organization_id = ${organizationId}
  )`.as('has_presentations')
  const ids = rows.map(({ deckId }) => deckId)
  return db
    .select({ id: decks.id, isActive: decks.isActive, hasPresentations, ...talkColumns })
    .from(decks)
    .where(and(inList(decks.id, ids), isOfOrganization(organizationId)))
}

const isOfOrganization = (organizationId: string) =>
  and(eq(decks.organizationId, organizationId), sql`${decks.deletedAt} is null`)

/** In the order in which they came, so that of two with one external id the first has it. */
export function insertRows(db: Database, organizationId: string, rows: NewRow[]) {
  const isJson = ['homeownerData', 'voiceSettings', 'languageSettings', 'metadata']
  const values = storedColumns(presentations).map(([name]) => {
    if (name === 'organizationId') return sql`${organizationId}`
    if (name === 'quote' || name === 'deletedAt') return sql`null`
    return isJson.includes(name) ? sql.raw(`listed.value -> '${name}'`) : sql.raw(`listed.value ->> '${name}'`)
  })
  return db
    .insert(presentations)
    .select(
      sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) as listed
        cross join decks on decks.id = listed.value ->> 'deckId'
        where ${isOfOrganization(organizationId)} and ${decks.isActive} order by listed.key`,
    )
    .onConflictDoNothing()
}

export function refusalOf(row: NewRow, deck: FoundDeck | undefined, holders: Map<string, string>): ApiError {
  if (!deck) return notFound('deck')
  if (!deck.isActive) return conflict('deck_inactive', 'The deck is inactive. Set its isActive to true first.')
  const holder = row.externalId === null ? undefined : holders.get(row.externalId)
  if (holder === undefined) throw new Error('A presentation was neither made nor refused.')
  return externalIdTaken('presentation', holder)
}

export const madeOf = (rows: NewRow[], found: FoundDeck[]): NewPresentations => ({
  ids: idsOf(rows),
  narrated: narratedOf(rows),
  firstOfDecks: found
    .filter(({ id, hasPresentations }) => !hasPresentations && rows.some(({ deckId }) => deckId === id))
    .map(({ id }) => id),
})
