import { and, eq, getTableName, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, none, type Statement } from '../../core/database/commit'
import { type Database, inList, listOf } from '../../core/database/database'
import { columnOf } from '../../core/database/table-rules'
import { presentationChanged, visitsErased } from '../../core/effects'
import { startJobs } from '../../core/jobs/start'
import { minute, second } from '../../core/time'
import {
  homeownerOf,
  idsOf,
  isPresentations,
  type OfHomeowner,
  otherTablesOfHomeowners,
  pageOf,
  tablesFoundFirst,
} from './homeowner-rows'
import type { Step } from './progress'
import { startRequest } from './start'
import { type Kept, privacySubjects } from './tables'

const sweptAgain = 20 * second
const sweepLength = 50 * second
/** For this long, each run checks every second whether the sweeps are done. After that, the schedule checks. */
const patience = minute
const subjectsAtOnce = 100

const named = (prefix: string, tables: OfHomeowner[], make: (rules: OfHomeowner) => Step) =>
  tables.map((rules): [string, Step] => [`${prefix} ${getTableName(rules.table)}`, make(rules)])

export const finding = (tables = tablesFoundFirst()) => named('find', tables, findSubjects)

/** Each step may run twice, in whole or in part. Rows that others refer to stay until those are gone. */
export const erasing = (): [string, Step][] => [
  ...finding(tablesFoundFirst().filter(isPresentations)),
  // This comes before visits are found, because one that is booked after that would stay.
  ...named('close', tablesFoundFirst().filter(isPresentations), closeSubjects),
  ...finding(tablesFoundFirst().filter((rules) => !isPresentations(rules))),
  ...named('erase', otherTablesOfHomeowners(), eraseRows),
  ...named('mark', tablesFoundFirst().toReversed(), markSubjects),
  ['wait', waitForSweeps],
  // Catches what was still under way when the erasure began, such as an email.
  ...named('erase again', otherTablesOfHomeowners(), eraseRows),
]

const findSubjects =
  ({ table, ofHomeowner }: OfHomeowner): Step =>
  async (work, request) => {
    const { db } = work
    const page = pageOf(table, request)
    const id = columnOf(table, 'id')
    if (!page || !id) throw new Error(`${getTableName(table)} has no id.`)
    const isFound = sql`${page.isInPage} and ${ofHomeowner.isTheirs(homeownerOf(request))}`
    const { pages } = await commit(
      work,
      {
        pages: endOf(db, page),
        found: db
          .insert(privacySubjects)
          .select(sql`select ${request.id}, ${getTableName(table)}, ${id} from ${table} where ${isFound}`)
          .onConflictDoNothing(),
      },
      none,
    )
    return { after: pages[0]?.last ?? null }
  }

/** Rewrites the rows that stay before it deletes the others, because the new values may depend on rows that go. */
function eraseRows({ table, ofHomeowner }: OfHomeowner): Step {
  return async (work, request) => {
    const { db } = work
    const who = homeownerOf(request)
    const page = pageOf(table, request)
    const isTheirs = and(page?.isInPage, or(ofHomeowner.isTheirs(who), ofHomeowner.isAbout?.(who))) as SQL
    const { kept, erased } = ofHomeowner
    const keptSets = kept?.sets?.(who)
    const goes = kept ? (and(isTheirs, not(kept.where(who))) as SQL) : isTheirs
    const { pages } = await commit(
      work,
      {
        pages: endOf(db, page),
        kept: keptSets && update(db, table, keptSets, and(isTheirs, kept?.where(who))),
        erased: erased === 'goes' ? db.run(sql`delete from ${table} where ${goes}`) : update(db, table, erased, goes),
      },
      none,
    )
    return { after: pages[0]?.last ?? null }
  }
}

const endOf = (db: Database, page: ReturnType<typeof pageOf>) =>
  db.select({ last: sql<string | null>`${page?.last ?? sql`null`}`.as('last') }).from(sql`(select 1)`)

const update = (db: Database, table: SQLiteTable, sets: object, where: SQL | undefined): Statement =>
  db.update(table).set(sets).where(where)

/**
 * From here on, the homeowner's links open nothing and take nothing, so that nothing comes in behind the steps that
 * find and erase. The sweeps don't take these rows yet.
 */
function closeSubjects({ table }: OfHomeowner): Step {
  return async (work, { id: requestId }) => {
    const theirs = idsOf(requestId, table)
    const isOpen = sql`${columnOf(table, 'id')} in ${theirs} and ${columnOf(table, 'deletedAt')} is null`
    await commit(work, { closed: update(work.db, table, { deletedAt: Date.now() }, isOpen) }, [
      presentationChanged(theirs),
    ])
    return { after: null }
  }
}

function markSubjects(rules: OfHomeowner): Step {
  const { table, ofHomeowner } = rules
  return async (work, request) => {
    const { db } = work
    const who = homeownerOf(request)
    const name = getTableName(table)
    const some = await db
      .select({ id: privacySubjects.id })
      .from(privacySubjects)
      .where(
        and(
          eq(privacySubjects.requestId, request.id),
          eq(privacySubjects.tableName, name),
          sql`${privacySubjects.id} > ${request.after}`,
        ),
      )
      .orderBy(privacySubjects.id)
      .limit(subjectsAtOnce)
    const ids = some.map(({ id }) => id)
    const id = columnOf(table, 'id')
    if (!ids.length || !id) return { after: null }
    const { erased, kept } = ofHomeowner
    const are = inList(id, ids)
    const isKept = kept?.where(who)
    const listed = isKept && kept?.why ? await db.select({ id }).from(table).where(and(are, isKept)) : []
    const goes = and(are, isKept && not(isKept))
    const changes = isPresentations(rules) ? [presentationChanged(listOf(ids))] : await visitsAmong(db, rules, ids)
    if (erased !== 'goes') await commit(work, { erased: update(db, table, erased, goes) }, changes)
    return {
      after: ids.at(-1) ?? null,
      counts: { [name]: ids.length - listed.length },
      kept: listed.map((row): Kept => ({ what: name.replace(/s$/, ''), why: kept?.why ?? '', id: String(row.id) })),
    }
  }
}

/** Read before they are erased, because an erased visit no longer names its presentation. */
async function visitsAmong(db: Database, { table, inActivity }: OfHomeowner, ids: string[]) {
  const [id, presentationId] = [columnOf(table, 'id'), columnOf(table, 'presentationId')]
  if (inActivity?.name !== 'appointment' || !id || !presentationId) return none
  const rows = await db
    .selectDistinct({ id: presentationId })
    .from(table)
    .where(and(inList(id, ids), isNotNull(presentationId)))
  return [visitsErased(rows.map((row) => String(row.id)))]
}

/** Starts the rooms' sweeps and waits until they have deleted or emptied everything that was marked. */
const waitForSweeps: Step = async ({ env, db }, request, now) => {
  const who = homeownerOf(request)
  const left = tablesFoundFirst().map(({ table, ofHomeowner: { kept, isForgotten } }) => {
    const id = columnOf(table, 'id')
    const isKept = kept?.where(who)
    const isLeft = and(
      sql`${id} in ${idsOf(request.id, table)}`,
      isKept && not(isKept),
      isForgotten && not(isForgotten),
    )
    return sql`exists (select 1 from ${table} where ${isLeft})`
  })
  const [row] = await db.all<{ isLeft: number }>(sql`select ${sql.join(left, sql` or `)} as "isLeft"`)
  if (!row?.isLeft) return { after: null }
  const sweeps = tablesFoundFirst().flatMap(({ ofHomeowner: { sweep } }) => sweep ?? [])
  if (request.after === '')
    await startJobs(
      env,
      sweeps.map((kind) => ({ kind, now, until: now + sweepLength })),
    )
  if (now - request.createdAt < patience) await startRequest(env, request.id, 1)
  return { after: 'swept', dueAt: now + sweptAgain }
}
