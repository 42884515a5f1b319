import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { Database } from '../../core/database/database'
import { directoryName } from '../../core/database/shards'
import { columnOf } from '../../core/database/table-rules'
import type { Rules } from '../../core/http/access'
import { type AppEnv, callerOf } from '../../core/http/context'
import { isNamed } from '../../core/http/versions'
import { recordedNames, recordedValues } from '../../recorded-values'
import { tables } from '../../tables'
import { type Body, kindOf, type Named } from './subject'

/** Longer values, such as the words of a long slide, are named only. */
const longestValue = 10_000

/** Selects the values as JSON. `isReadFirst` says that they have to be read before the write changes the row. */
export function recordedOf(
  c: Context<AppEnv>,
  { version }: Rules,
  db: Database,
  subject: Named,
  body: Body,
): { recorded: SQL; isReadFirst: boolean } {
  const table = (version && callerOf(c) ? version.table : tableOf(subject, db)) as SQLiteTable | undefined
  const values = (table && recordedValues.get(table)) ?? {}
  const isRecorded = (name: string) => Object.hasOwn(values, name)
  const kept = Object.entries(body).filter(([name, value]) => (value === null || isRecorded(name)) && isShort(value))
  const read = kept.flatMap(([name]) => (isRecorded(name) && values[name] ? [sql`${name}, ${values[name]}`] : []))
  const named = Object.entries((table && recordedNames.get(table)) ?? {}).filter(([name]) => isObject(body[name]))
  const row = table && !subject.table ? rowOf(c, version, table, subject) : undefined
  const differing = named.map(([name, column]) => {
    const isOther = row ? sql`sent.value is not (select ${column} ->> sent.key from ${table} where ${row})` : sql`true`
    return sql`${name}, json((
      select json_group_array(sent.key) from json_each(${JSON.stringify(body[name])}) as sent where ${isOther}))`
  })
  const parts = [
    ...(subject.count === undefined ? [] : [sql`'count', ${subject.count}`]),
    ...(kept.length ? [sql`'to', json(${JSON.stringify(Object.fromEntries(kept))})`] : []),
    ...(row && read.length
      ? [sql`'from', json((select json_object(${sql.join(read, sql`, `)}) from ${table} where ${row}))`]
      : []),
    ...(differing.length ? [sql`'names', json_object(${sql.join(differing, sql`, `)})`] : []),
  ]
  return {
    recorded: parts.length ? sql`json_object(${sql.join(parts, sql`, `)})` : sql`null`,
    isReadFirst: row !== undefined && read.length + named.length > 0,
  }
}

const isShort = (value: unknown) => JSON.stringify(value).length <= longestValue
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The table of the subject that has recorded values and is in this database. */
function tableOf({ kind, table: name }: Named, { shard }: Database) {
  const isHere = (place: string | undefined) => (place === 'directory') === (shard === directoryName)
  const found = tables.find(
    ({ table, in: place }) =>
      recordedValues.has(table) &&
      isHere(place) &&
      (name ? getTableName(table) === name : kindOf(getTableName(table)) === kind),
  )
  return found?.table
}

function rowOf(c: Context<AppEnv>, version: Rules['version'], table: SQLiteTable, { kind, ids }: Named) {
  const person = callerOf(c)
  if (version && person) return isNamed(c, version) as SQL
  const [id, organizationId] = [columnOf(table, 'id'), columnOf(table, 'organizationId')]
  const named = kind === 'organization' ? person?.organizationId : ids[0]
  if (!id || !named) return undefined
  return and(eq(id, named), organizationId && person ? eq(organizationId, person.organizationId) : undefined) as SQL
}
