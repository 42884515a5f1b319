import { afterAll, expect } from 'vitest'
import { directory, shards } from './databases'

/**
 * Kept across files, which share a runtime, because many run the same statements. A slow statement is reported each
 * time.
 */
const shared = globalThis as { soundStatements?: Map<D1Database, Set<string>> }
shared.soundStatements ??= new Map([directory, ...shards].map((database) => [database, new Set()]))
const { soundStatements } = shared

/** Records every statement that a test file runs, and where, then asks SQLite for its plan. */
const recorded = new Map<D1Database, Set<string>>([directory, ...shards].map((database) => [database, new Set()]))
const database = Object.getPrototypeOf(directory)
const { withSession } = database
database.withSession = function (this: D1Database, start: string) {
  const session = withSession.call(this, start)
  const { prepare } = session
  session.prepare = (sql: string) => {
    recorded.get(this)?.add(sql)
    return prepare.call(session, sql)
  }
  return session
}

const isReadable = (sql: string) => /^\s*(select|insert|update|delete|with)\b/i.test(sql)

/** A move scans the tables of a company on purpose. Only its statements contain the company's id as text. */
const isOfMove = (sql: string) => /'[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}'/.test(sql)

/**
 * SQLite may scan values that the statement brings, its schema, the few shards, and the sentences being spoken, but no
 * other table.
 */
const brought =
  /^SCAN (sqlite_master|own|search|shards|narration_leases|common|one|other|CONSTANT ROW|\d+ CONSTANT ROW|listed|named|member|counted|summed|watched|viewing|reached|ranked|found|turns|\(subquery|\S+ VIRTUAL TABLE INDEX)/

/** A search is too wide if it reads all rows of an organization although the deck or slide is known. */
const isWide = (detail: string, sql: string) =>
  /^SEARCH .*\(organization_id=\?\)$/.test(detail) && /"?(deck_id|slide_id)"? = \?/.test(sql)

type Row = { parent: number; detail: string }

/** A JSON list would be parsed again for each row of the other table in a join. */
const isParsedAgain = (plan: Row[], { parent, detail }: Row, index: number, sql: string) =>
  /^SCAN listed\b/.test(detail) &&
  sql.includes('json_each(?) as listed') &&
  plan.slice(0, index).some((row) => row.parent === parent && /^(SCAN|SEARCH)/.test(row.detail) && !isOneRow(row))

const isOneRow = ({ detail }: Row) => /CONSTANT ROW|\(id=\?\)$/.test(detail)

/** Returns the steps that grow with the table. */
export const slowSteps = (plan: Row[], sql: string) =>
  plan
    .filter(
      (row, index) =>
        (row.detail.startsWith('SCAN') && !brought.test(row.detail)) ||
        isWide(row.detail, sql) ||
        isParsedAgain(plan, row, index, sql),
    )
    .map(({ detail }) => detail)

afterAll(async () => {
  database.withSession = withSession
  const walks = await Promise.all([...recorded].map(([place, statements]) => walksIn(place, [...statements])))
  expect(walks.flat()).toEqual([])
})

/** A statement that ran on a database without its tables fails here too. */
async function walksIn(place: D1Database, statements: string[]) {
  const sound = soundStatements.get(place)
  const listed = statements.filter((sql) => isReadable(sql) && !isOfMove(sql) && !sound?.has(sql))
  if (!listed.length) return []
  const explained = listed.map((sql) => {
    const parameters = sql.match(/\?/g)?.length ?? 0
    return place.prepare(`explain query plan ${sql}`).bind(...Array(parameters).fill(null))
  })
  const plans = await place.batch<Row>(explained)
  return listed.flatMap((sql, index) => {
    const slow = slowSteps(plans[index]?.results ?? [], sql)
    if (!slow.length) sound?.add(sql)
    return slow.map((detail) => `${detail}: ${sql}`)
  })
}
