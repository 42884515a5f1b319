import { and, eq, sql } from 'drizzle-orm'
import { commit, made, type Work } from '../../core/database/commit'
import { type Database, inList, storedColumns } from '../../core/database/database'
import { deckPrefix, deckPrefixedId } from '../../core/database/deck-prefixed-id'
import { presentationsCreated } from '../../core/effects'
import { type ApiError, conflict, notFound } from '../../core/http/errors'
import { externalIdsFreed, externalIdTaken, findNamed } from '../deck-ownership/external-ids'
import { decks } from '../deck-ownership/tables'
import { addActivity, columns } from './activity'
import { isMember, unknownOwner } from './owner'
import { creationTold, isGone } from './queries'
import type { PresentationInput } from './schemas'
import { type Presentation, presentations } from './tables'
import type { Warning } from './warning-schemas'
import { type Scripts, scriptColumns, warningsOf } from './warnings'

export type MadePresentation = Presentation & { warnings: Warning[] }

/** Creates all of them in one batch. A presentation that is refused doesn't keep the others from being created. */
export async function createPresentations(
  work: Work,
  organizationId: string,
  inputs: PresentationInput[],
  now: number,
): Promise<(MadePresentation | ApiError)[]> {
  const { env, db } = work
  const rows = firstOnTop(inputs.map((input) => newRow(db, input, now)))
  const externalIds = rows.flatMap(({ externalId }) => externalId ?? [])
  const ids = idsOf(rows)
  const { found, created, named } = await commit(
    work,
    {
      found: findDecks(db, organizationId, rows),
      inserted: insertRows(db, organizationId, rows),
      activity: addActivity(db, ids),
      created: db.select(columns).from(presentations).where(inList(presentations.id, ids)),
      named: findNamed(db, presentations, organizationId, externalIds),
    },
    [
      externalIdsFreed(presentations, organizationId, externalIds, isGone),
      creationTold(organizationId, ids, now),
      presentationsCreated({ ids, narrated: narratedOf(rows) }),
      made(presentations, ...ids),
    ],
  )
  const [byId, deckById] = [new Map(created.map((row) => [row.id, row])), new Map(found.map((row) => [row.id, row]))]
  const holders = new Map(named.map(({ id, externalId }) => [externalId, id]))
  return rows.map((row) => {
    const presentation = byId.get(row.id)
    const deck = deckById.get(row.deckId)
    return presentation
      ? { ...presentation, warnings: warningsOf(env, presentation, deck) }
      : refusalOf(row, deck, holders)
  })
}

export type NewRow = ReturnType<typeof newRow>

/** The rows of a batch share a moment, and lists then go by the id: the higher it is, the nearer to the top. */
export function firstOnTop<Row extends NewRow | undefined>(rows: Row[]): Row[] {
  const ids = Map.groupBy(rows.flatMap((row) => row?.id ?? []).toSorted(), (id) => deckPrefix(id))
  return rows.map((row) => row && { ...row, id: ids.get(deckPrefix(row.deckId))?.pop() ?? row.id })
}

export const newRow = (
  db: Database,
  { deckId, narrateAhead, ...input }: PresentationInput,
  now: number,
  lostReason: string | null = null,
) => ({
  id: deckPrefixedId(deckId, db.shard),
  deckId,
  homeownerData: input.homeownerData,
  voiceSettings: input.voiceSettings ?? {},
  languageSettings: input.languageSettings ?? {},
  externalId: input.externalId ?? null,
  ownerId: input.ownerId ?? null,
  lostReason,
  stage: lostReason === null ? ('not_sent' as const) : ('lost' as const),
  metadata: input.metadata ?? {},
  createdAt: now,
  updatedAt: now,
  usedAt: now,
  narrateAhead,
})

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
export const narratedOf = (rows: NewRow[]) => idsOf(rows.filter(({ narrateAhead }) => narrateAhead))

type FoundDeck = Scripts & { id: string; isActive: boolean }

export function findDecks(db: Database, organizationId: string, rows: { deckId: string }[]) {
  const ids = rows.map(({ deckId }) => deckId)
  return db
    .select({ id: decks.id, isActive: decks.isActive, ...scriptColumns })
    .from(decks)
    .where(and(inList(decks.id, ids), isOfOrganization(organizationId)))
}

const isOfOrganization = (organizationId: string) =>
  and(eq(decks.organizationId, organizationId), sql`${decks.deletedAt} is null`)

/** Inserts in order, so the first of two with the same external id gets it. */
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
        where ${isOfOrganization(organizationId)} and ${decks.isActive}
          and (listed.value ->> 'ownerId' is null or ${isMember(organizationId, sql`listed.value ->> 'ownerId'`)})
        order by listed.key`,
    )
    .onConflictDoNothing()
}

export function refusalOf(row: NewRow, deck: FoundDeck | undefined, holders: Map<string, string>): ApiError {
  if (!deck) return notFound('deck')
  if (!deck.isActive) return conflict('deck_inactive', 'The deck is inactive. Set its isActive to true first.')
  const holder = row.externalId === null ? undefined : holders.get(row.externalId)
  if (holder === undefined && row.ownerId !== null) return unknownOwner()
  if (holder === undefined) throw new Error('A presentation was neither made nor refused.')
  return externalIdTaken('presentation', holder)
}
