import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { columnOf, type Homeowner, keyOf, type TableRules } from '../../core/database/table-rules'
import { tablesOfShards } from '../../find-tables'
import type { PrivacyRequest } from './tables'

export type OfHomeowner = TableRules & { ofHomeowner: NonNullable<TableRules['ofHomeowner']> }

const isOfHomeowner = (rules: TableRules): rules is OfHomeowner => rules.ofHomeowner !== undefined

/** Presentations come first, because the rest is found through them. */
export function tablesFoundFirst(): OfHomeowner[] {
  const first = tablesOfShards()
    .filter(isOfHomeowner)
    .filter(({ ofHomeowner }) => ofHomeowner.isFoundFirst)
  return first.toSorted((one, other) => Number(isPresentations(other)) - Number(isPresentations(one)))
}

/** Presentations are the only rows found first that name no presentation. */
export const isPresentations = ({ table }: TableRules) => !columnOf(table, 'presentationId')

export const otherTablesOfHomeowners = () =>
  tablesOfShards()
    .filter(isOfHomeowner)
    .filter(({ ofHomeowner }) => !ofHomeowner.isFoundFirst)

/** The named presentation and all others with the same email address. */
export function presentationsFound(organizationId: string, id: string | null): SQL {
  const rules = tablesFoundFirst().find(isPresentations)
  if (!rules) throw new Error('No table of presentations is declared.')
  const { table } = rules
  return sql`(select ${columnOf(table, 'homeownerData')} ->> 'email' as email from ${table}
    where ${columnOf(table, 'id')} = ${id} and ${columnOf(table, 'organizationId')} = ${organizationId})`
}

export const idsOf = (requestId: string, table?: SQLiteTable): SQL =>
  table
    ? sql`(select id from privacy_subjects where request_id = ${requestId} and table_name = ${getTableName(table)})`
    : sql`(select id from privacy_subjects where request_id = ${requestId})`

export const homeownerOf = ({ id, organizationId, presentationId, email }: PrivacyRequest): Homeowner => ({
  organizationId,
  presentationId,
  email,
  ids: idsOf(id),
})

const rowsOfPage = 2000

type Page = { last: SQL; isInPage: SQL }

/**
 * A page in the order of the key that tells rows apart within a company. Pass `within` if an index finds the wanted
 * rows.
 */
export function pageOf(table: SQLiteTable, { organizationId, after }: Place, within?: SQL): Page | undefined {
  const own = columnOf(table, 'organizationId')
  const keys = keyOf(table)
  const key = keys.find((each) => each !== own)
  if (!key) return undefined
  const isOwn = keys[0] === own ? sql`${own} = ${organizationId}` : undefined
  // The lower bound is needed too, so that SQLite seeks and stops.
  const isNumber = 'dataType' in key && key.dataType === 'number'
  const isLater = sql`${and(isOwn, sql`${key} > ${after === '' && isNumber ? -1 : after}`)}`
  const last = sql`(select max(found.key) from (
    select ${key} as key from ${table} where ${and(isLater, within)} order by ${key} limit ${rowsOfPage}
  ) as found)`
  return { last, isInPage: sql`${isLater} and ${key} <= ${last}` }
}

type Place = Pick<PrivacyRequest, 'organizationId' | 'after'>
