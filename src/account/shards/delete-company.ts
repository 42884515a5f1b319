import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, follow, none, type Work, type WorkAnywhere, workAt } from '../../core/database/commit'
import { atDirectory, everyShard } from '../../core/database/shards'
import { columnOf, deleteSome, rowsAtOnce } from '../../core/database/table-rules'
import { companies, departures, forwards } from '../../core/database/tables'
import { companyForgotten, decksForgotten, presentationsForgotten } from '../../core/effects'
import { second } from '../../core/time'
import { derivedFolders, exportedFolders } from '../../core/uploads/folders'
import { deckTable, presentationTable } from '../../find-tables'
import { tables } from '../../tables'
import { forgetMember } from '../auth/confirmed-members'
import { users } from '../auth/tables'
import { close, reopen } from './close-company'
import { type Options, removeRows } from './copy-rows'
import { liftFence, raiseFence } from './fence'
import type { MovedTable } from './moved-tables'
import { announce, findCompany, type MovePatch } from './queries'
import type { Key } from './rows'
import { type Move, moves, type Phase } from './tables'
import { onTo } from './walk-rows'

type Context = { work: WorkAnywhere; from: Work; move: Move; now: number; options: Options }
type Step = (context: Context) => Promise<MovePatch>

/** KV and R2 allow a thousand operations per invocation, and each message is its own invocation. */
const mostForgotten = 500
const inAnotherMessage = (now: number) => ({ dueAt: now + second })

export function takeDeletionPhase(context: Context): Promise<MovePatch> {
  const step = steps[context.move.phase]
  if (!step) throw new Error(`Nothing is to be done of a deletion that is ${context.move.phase}.`)
  return step(context)
}

/** Each step may run twice, in whole or in part. The company's row goes last, and with it the row of the deletion. */
const steps: Partial<Record<Phase, Step>> = {
  close: ({ work, from, move, now }) => close(work, from, move.organizationId, now),
  reopen: ({ work, from, move }) => reopen(work, from, move.organizationId),
  closed: async ({ work, move }) => {
    const company = await findCompany(workAt(work, atDirectory(work.env)).db, move.organizationId)
    return onTo(company?.state === 'closed' ? 'shut' : 'reopen')
  },
  /** A request or a job that is still under way can no longer write. */
  shut: async ({ from, move }) => {
    await raiseFence(from, move.organizationId, 'closed')
    return onTo('remove all')
  },
  'remove all': removeAll,
  'remove files': removeFiles,
  'remove people': removePeople,
  'remove company': removeCompany,
}

async function removeAll(context: Context): Promise<MovePatch> {
  const { from, now } = context
  let forgotten = 0
  const before = async ({ name }: MovedTable, keys: Key[]) => {
    const ids = keys.map(([id]) => `${id}`)
    const isPresentations = name === getTableName(presentationTable())
    if (!isPresentations && name !== getTableName(deckTable())) return
    forgotten += ids.length
    await follow(from, [isPresentations ? presentationsForgotten(ids) : decksForgotten(ids)])
  }
  const isEnough = () => forgotten >= mostForgotten
  const patch = await removeRows(from, context, { state: 'closed', next: 'remove files', before, isEnough })
  return isEnough() ? { ...patch, ...inAnotherMessage(now) } : patch
}

async function removeFiles({ work: { env }, move, options }: Context): Promise<MovePatch> {
  const until = Date.now() + options.stepMilliseconds
  for (const folder of [...exportedFolders, ...derivedFolders]) {
    for (let isMore = true; isMore; ) {
      if (Date.now() >= until) return {}
      const { objects, truncated } = await env.FILES.list({ prefix: `${folder}/${move.organizationId}/` })
      if (objects.length) await env.FILES.delete(objects.map(({ key }) => key))
      isMore = truncated
    }
  }
  return onTo('remove people')
}

/** Removes everything in the directory about the company, except the company's own row. */
async function removePeople({ work, move, now }: Context): Promise<MovePatch> {
  const directory = workAt(work, atDirectory(work.env))
  await commit(
    directory,
    { forgotten: forgetMember(directory.db, eq(users.organizationId, move.organizationId)) },
    none,
  )
  const isDone = await deleteAll(directory, tablesOfPeople(move.organizationId))
  return isDone ? onTo('remove company') : inAnotherMessage(now)
}

async function removeCompany({ work, from, move, now }: Context): Promise<MovePatch> {
  const { organizationId } = move
  const directory = workAt(work, atDirectory(work.env))
  await follow(from, [companyForgotten(organizationId)])
  await liftFence(from, organizationId)
  const outcomes: boolean[] = []
  await everyShard(work.env, async (env) => {
    const places: Deleted[] = [departures, forwards].map((table) => ({
      table,
      which: eq(table.organizationId, organizationId),
    }))
    outcomes.push(await deleteAll(workAt(work, env), places))
  })
  // Deletes again, because a sign-in that was under way is recorded only at its end.
  outcomes.push(await deleteAll(directory, tablesOfPeople(organizationId)))
  if (outcomes.includes(false)) return inAnotherMessage(now)
  await announce(directory, organizationId)
  await commit(directory, { company: directory.db.delete(companies).where(eq(companies.id, organizationId)) }, none)
  return { phase: 'moved', dueAt: null }
}

type Deleted = { table: SQLiteTable; which: SQL }

const tablesOfPeople = (organizationId: string): Deleted[] =>
  tables.flatMap(({ table, in: place }) => {
    const column = columnOf(table, 'organizationId')
    return place && column && table !== moves ? [{ table, which: sql`${column} = ${organizationId}` }] : []
  })

/** D1 allows a thousand statements per invocation. */
const mostStatements = 200

/** Deletes a bounded number of rows at a time. False if more are left than one invocation may delete. */
async function deleteAll(at: Work, tables: Deleted[]) {
  let statements = 0
  for (const { table, which } of tables)
    for (let isMore = true; isMore; ) {
      if (statements++ >= mostStatements) return false
      const { deleted } = await commit(at, { deleted: deleteSome(at.db, table, which) }, none)
      isMore = deleted.meta.changes >= rowsAtOnce
    }
  return true
}
