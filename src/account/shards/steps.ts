import { eq, sql } from 'drizzle-orm'
import { commit, none, type Work, type WorkAnywhere, workAt } from '../../core/database/commit'
import { heardAfter } from '../../core/database/departures'
import { atDirectory, atShard, everyShard, nowhereName, shardsOf } from '../../core/database/shards'
import { departures } from '../../core/database/tables'
import { companyMoved } from '../../core/effects'
import { fenceMilliseconds } from '../../core/limits'
import { minute, second } from '../../core/time'
import { tablesOfShards } from '../../find-tables'
import { dropSessionCopies } from '../auth/sessions'
import { forgetCallersOf } from '../callers/copies'
import { dropKeyCopies } from '../keys/holder'
import { CopyDiffers, compareRows, copyRows, type Options, removeRows } from './copy-rows'
import { takeDeletionPhase } from './delete-company'
import { isAnyInHand, liftFence, mark, raiseFence, setState, stateAt } from './fence'
import { mayGoBack } from './may-go-back'
import type { MovedTable } from './moved-tables'
import { announce, findCompany, type MovePatch, noteDepartures, settleIn } from './queries'
import type { Key } from './rows'
import type { Move, Phase } from './tables'
import { onTo } from './walk-rows'

export const usual: Options = { stepMilliseconds: 2 * second, fenceMilliseconds }

/** No email or delivery takes this long, so a job that hasn't finished by then must have died. */
const longestRest = 90 * second
const restAgain = 2 * second
const mostTries = 3
/** Longer than any request that began before the company had moved. */
const settleFor = 5 * minute

type Context = { work: WorkAnywhere; from: Work; to: Work; move: Move; now: number; options: Options }
type Step = (context: Context) => Promise<MovePatch>

export function takePhase(work: WorkAnywhere, move: Move, now: number, options: Options): Promise<MovePatch> {
  const { env } = work
  const { phase, toShard, fencedAt } = move
  const from = workAt(work, atShard(env, move.fromShard))
  if (toShard === nowhereName) return takeDeletionPhase({ work, from, move, now, options })
  const step = steps[phase]
  if (!step) throw new Error(`Nothing is to be done of a move that is ${phase}.`)
  if (phase === 'begin' && !shardsOf(env).includes(toShard)) return stay(`There is no shard ${toShard}.`)
  if (mayGoBack.includes(phase) && fencedAt !== null && now - fencedAt >= options.fenceMilliseconds)
    return goBack('The copy took longer than the company may be kept from writing.')
  return step({ work, from, to: workAt(work, atShard(env, toShard)), move, now, options })
}

const stay = async (problem: string): Promise<MovePatch> => ({ phase: 'stayed', problem, dueAt: null })
const goBack = async (problem: string): Promise<MovePatch> => ({ ...onTo('back'), problem })

/**
 * Each step may run twice, in whole or in part. It skips what is already done, or does it again with the same result.
 */
const steps: Partial<Record<Phase, Step>> = {
  begin: async ({ work, move, now }) => {
    const directory = workAt(work, atDirectory(work.env))
    const company = await findCompany(directory.db, move.organizationId)
    if (company?.shard !== move.fromShard) return stay(`The company is not in shard ${move.fromShard}.`)
    if (move.fromShard === move.toShard) return stay('The company is there already.')
    await commit(directory, { noted: noteDepartures(directory.db, move.fromShard) }, none)
    await announce(directory)
    return { ...onTo('rest'), dueAt: now + heardAfter }
  },
  rest: async ({ from, to, move }) => {
    await mark(from, move.organizationId, 'leaving')
    await mark(to, move.organizationId, 'clearing')
    return onTo('fence')
  },
  fence: async ({ from, to, move, now }) => {
    const isLate = now - move.phaseAt > longestRest
    if (!isLate && (await isAnyInHand(from.db, move.organizationId, now))) return { dueAt: now + restAgain }
    await raiseFence(to, move.organizationId, 'clearing')
    await raiseFence(from, move.organizationId, 'leaving')
    return { ...onTo('clear'), fencedAt: now }
  },
  /** Removes what an earlier try left behind. */
  clear: async (context) => {
    await setState(context.to, context.move.organizationId, 'clearing')
    return removeRows(context.to, context, { state: 'clearing', next: 'copy' })
  },
  copy: async (context) => {
    await setState(context.to, context.move.organizationId, 'copying')
    return copyRows(context.from, context.to, context, 'compare')
  },
  compare: async (context) => {
    const { from, to, move } = context
    try {
      return await compareRows(from.db, to.db, context, 'flip')
    } catch (error) {
      if (!(error instanceof CopyDiffers)) throw error
      const tries = move.tries + 1
      if (tries >= mostTries) return goBack(error.message)
      return { ...onTo('clear'), tries, problem: error.message }
    }
  },
  /** From here on, the company lives in the new shard, and no one can write the rows that are left in the old one. */
  flip: async ({ work, to, move, now }) => {
    const { organizationId, toShard } = move
    const arrived = tablesOfShards().flatMap(({ arrives }) => arrives?.follows(to.db, organizationId) ?? [])
    await liftFence(to, organizationId, arrived)
    await everyShard(work.env, (env) => tellWhere(workAt(work, env), move))
    const directory = workAt(work, atDirectory(work.env))
    const { sessionIds, keyHashes } = await settleIn(directory, organizationId, toShard, now)
    forgetCallersOf(organizationId, Date.now())
    await Promise.all([dropSessionCopies(directory.env, sessionIds), dropKeyCopies(directory.env, keyHashes)])
    return { ...onTo('settle'), dueAt: now + settleFor }
  },
  /** A slow request may have put the old rows' data into KV. */
  settle: async ({ to, move }) => {
    await commit(to, {}, [companyMoved(move.organizationId)])
    return onTo('remove')
  },
  remove: async (context) => {
    const { work, from, move } = context
    await setState(from, move.organizationId, 'left')
    const before = (table: MovedTable, keys: Key[]) => keepForwards(from, move.organizationId, table, keys)
    const patch = await removeRows(from, context, { state: 'left', next: 'moved', before })
    if (patch.phase !== 'moved') return patch
    await liftFence(from, move.organizationId)
    await conclude(work, move)
    return { ...patch, dueAt: null, problem: null }
  },
  back: async (context) => {
    const { work, from, to, move } = context
    await liftFence(from, move.organizationId)
    if (await stateAt(to.db, move.organizationId)) {
      await setState(to, move.organizationId, 'clearing')
      const patch = await removeRows(to, context, { state: 'clearing', next: 'stayed' })
      if (patch.phase !== 'stayed') return patch
      await liftFence(to, move.organizationId)
    }
    await conclude(work, move)
    return { phase: 'stayed', dueAt: null }
  },
}

/** Links keep naming these rows. */
async function keepForwards(at: Work, organizationId: string, { rules }: MovedTable, keys: Key[]) {
  if (!rules.isLinked) return
  const insert = sql`insert or ignore into forwards (id, organization_id)
    select value ->> 0, ${organizationId} from json_each(${JSON.stringify(keys)}) as listed`
  await commit(at, { forwards: at.db.run(insert) }, none)
}

/** Tells every shard, because the company may have left others before. */
function tellWhere(at: Work, { organizationId, fromShard, toShard }: Move) {
  const { db } = at
  const row = { organizationId, shard: toShard }
  const isIt = ofCompany(organizationId)
  const leaving = db.insert(departures).values(row).onConflictDoUpdate({ target: departures.organizationId, set: row })
  const before = db.update(departures).set({ shard: toShard }).where(isIt)
  const departure = db.shard === fromShard ? leaving : before
  return commit(at, { departure: db.shard === toShard ? db.delete(departures).where(isIt) : departure }, none)
}

const ofCompany = (organizationId: string) => eq(departures.organizationId, organizationId)

const conclude = (work: WorkAnywhere, move: Move) => announce(workAt(work, atDirectory(work.env)), move.organizationId)
