import { and, asc, eq, exists, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { commit, made, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import {
  hasRoom,
  inDeck,
  isRow,
  movedTo,
  type OrderedTable,
  placeFor,
  renumber,
  reorder,
} from '../../core/database/ordering'
import { deckChanged } from '../../core/effects'
import { type ApiError, conflict, invalid, notFound, type Thing } from '../../core/http/errors'
import { mostRows } from '../../core/limits'
import { type NamedFile, namedFiles, refuseMissing } from '../../media/files/named-files'
import { decks } from './tables'

export const isDeck = (organizationId: string, deckId: string | SQL) =>
  and(eq(decks.id, deckId), eq(decks.organizationId, organizationId), isNull(decks.deletedAt))

/** Each deck's part contains data about its company, such as its name. */
export const reviseDecksOf = (db: Database, organizationId: string) =>
  db
    .update(decks)
    .set({ revision: sql`revision + 1` })
    .where(and(eq(decks.organizationId, organizationId), isNull(decks.deletedAt)))

const idsOfExternal = (organizationId: string, externalId: string) => sql`
  select id from decks where organization_id = ${organizationId} and external_id = ${externalId} and deleted_at is null`

/** The id of the deck that the company's own system knows by this one, for a statement that looks for the deck. */
export const deckOfExternal = (organizationId: string, externalId: string) =>
  sql`(${idsOfExternal(organizationId, externalId)})`

export async function idOfExternalDeck(db: Database, organizationId: string, externalId: string) {
  const [deck] = await db.all<{ id: string }>(idsOfExternal(organizationId, externalId))
  if (!deck) throw notFound('deck')
  return deck.id
}

/** For batches under a deck. `requireDeck` then throws if the organization has no such deck. */
export const findDeck = (db: Database, organizationId: string, deckId: string) =>
  db.select({ id: decks.id }).from(decks).where(isDeck(organizationId, deckId))

export const deckExists = (db: Database, organizationId: string, deckId: string) =>
  exists(findDeck(db, organizationId, deckId))

export function requireDeck(rows: { id: string }[]) {
  if (!rows.length) throw notFound('deck')
}

/** `one` and `many` name the rows in error messages. */
export type OrderedList<Table extends OrderedTable> = { table: Table; one: Thing; many: string }

/** A condition inside the write itself, and the error if it doesn't hold. */
export type Requirement = { holds: SQL; refusal: ApiError }

/** A part of the list that begins at `place`. One more row than the limit is read. */
export type Stretch = { place: number; limit: number }

type Row<Table extends OrderedTable> = Table['$inferSelect']

export async function listRows<Table extends OrderedTable>(
  db: Database,
  { table }: OrderedList<Table>,
  organizationId: string,
  deckId: string,
  { place, limit }: Stretch,
) {
  const { deck, rows } = await read(db, {
    deck: findDeck(db, organizationId, deckId),
    rows: selectInOrder(db, table, organizationId, deckId, place).limit(limit + 1),
  })
  requireDeck(deck)
  return rows as Row<Table>[]
}

export async function getRow<Table extends OrderedTable>(
  db: Database,
  { table, one }: OrderedList<Table>,
  organizationId: string,
  deckId: string,
  id: string,
) {
  const [row] = await selectRow(db, table, organizationId, deckId, id)
  if (!row) throw notFound(one)
  return row as Row<Table>
}

type NewRow<Table extends OrderedTable> = Omit<Required<Table['$inferInsert']>, 'orderIndex'> & {
  id: string
  organizationId: string
  deckId: string
  orderIndex: number | undefined
}

export async function insertRow<Table extends OrderedTable>(
  work: Work,
  { table, many }: OrderedList<Table>,
  row: NewRow<Table>,
  requirement?: Requirement,
  named: NamedFile[] = [],
) {
  const { db } = work
  const { id, organizationId, deckId } = row
  const files = namedFiles(db, table, undefined, named)
  const conditions = [
    deckExists(db, organizationId, deckId),
    hasRoom(db, table, organizationId, deckId),
    files.areReady,
  ]
  if (requirement) conditions.push(requirement.holds)
  const { deck, missing, before, inserted } = await commit(
    work,
    {
      deck: findDeck(db, organizationId, deckId),
      missing: files.missing,
      before: db
        .select({ count: sql<number>`count(*)` })
        .from(table)
        .where(inDeck(table, organizationId, deckId)),
      added: insertWhere(
        db,
        table as OrderedTable,
        { ...row, orderIndex: placeFor(row.orderIndex) },
        sql.join(conditions, sql` and `),
      ),
      renumbered: renumber(db, table, organizationId, deckId),
      inserted: selectRow(db, table, organizationId, deckId, id),
    },
    [deckChanged(deckId), made(table, id)],
  )
  requireDeck(deck)
  refuseMissing(missing)
  if (inserted[0]) return inserted[0] as Row<Table>
  const isFull = (before[0]?.count ?? 0) >= mostRows
  throw requirement && !isFull ? requirement.refusal : conflict('deck_full', `A deck has at most ${mostRows} ${many}.`)
}

type Patch<Table extends OrderedTable> = {
  [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] | SQL | undefined
}

export async function updateRow<Table extends OrderedTable>(
  work: Work,
  { table, one }: OrderedList<Table>,
  organizationId: string,
  deckId: string,
  id: string,
  patch: Patch<Table> & { orderIndex?: number | undefined },
  now: number,
  requirement?: Requirement,
  named: NamedFile[] = [],
) {
  const { db } = work
  const { orderIndex, ...values } = patch
  const isIt = isRow(table, organizationId, deckId, id)
  const files = namedFiles(db, table, isIt, named)
  const set = {
    ...values,
    ...movedTo(table, orderIndex),
    updatedAt: laterThan(table.updatedAt, now),
  } as SQLiteUpdateSetSource<OrderedTable>
  const { missing, updated, found } = await commit(
    work,
    {
      missing: files.missing,
      updated: db
        .update(table as OrderedTable)
        .set(set)
        .where(and(isIt, requirement?.holds, files.areReady))
        .returning({ id: table.id }),
      renumbered: renumber(db, table, organizationId, deckId),
      found: selectRow(db, table, organizationId, deckId, id),
    },
    [deckChanged(deckId)],
  )
  if (!found[0]) throw notFound(one)
  refuseMissing(missing)
  if (requirement && !updated.length) throw requirement.refusal
  return found[0] as Row<Table>
}

export async function deleteRow<Table extends OrderedTable>(
  work: Work,
  { table, one }: OrderedList<Table>,
  organizationId: string,
  deckId: string,
  id: string,
) {
  const { db } = work
  const { deleted } = await commit(
    work,
    {
      deleted: db
        .delete(table as OrderedTable)
        .where(isRow(table, organizationId, deckId, id))
        .returning({ id: table.id }),
      renumbered: renumber(db, table, organizationId, deckId),
    },
    [deckChanged(deckId)],
  )
  if (!deleted.length) throw notFound(one)
}

export async function reorderRows<Table extends OrderedTable>(
  work: Work,
  { table, one }: OrderedList<Table>,
  organizationId: string,
  deckId: string,
  ids: string[],
  field: string,
) {
  const { db } = work
  const { deck, rows } = await commit(
    work,
    {
      reordered: reorder(db, table, organizationId, deckId, ids),
      deck: findDeck(db, organizationId, deckId),
      rows: selectInOrder(db, table, organizationId, deckId),
    },
    [deckChanged(deckId)],
  )
  requireDeck(deck)
  const isDone = rows.length === ids.length && rows.every((row, index) => row.id === ids[index])
  if (!isDone) throw invalid(field, `must list each ${one} of the deck exactly once; nothing was changed.`)
  return rows as Row<Table>[]
}

const selectInOrder = (db: Database, table: OrderedTable, organizationId: string, deckId: string, place = 0) =>
  db
    .select()
    .from(table)
    .where(and(inDeck(table, organizationId, deckId), gte(table.orderIndex, place)))
    .orderBy(asc(table.orderIndex))

const selectRow = (db: Database, table: OrderedTable, organizationId: string, deckId: string, id: string) =>
  db
    .select()
    .from(table)
    .where(isRow(table, organizationId, deckId, id))
