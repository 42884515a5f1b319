import { eq } from 'drizzle-orm'
import { follow, type WorkAnywhere, workAt } from '../../core/database/commit'
import { primaryDatabase } from '../../core/database/database'
import { heardAfter } from '../../core/database/departures'
import { atDirectory, atShard, type Bindings, everyShard, nowhereName, shardsOf } from '../../core/database/shards'
import { tablesOfShards } from '../../core/database/table-rules'
import { departures } from '../../core/database/tables'
import { decksChanged, organizationChanged } from '../../core/effects'
import { fenceMilliseconds } from '../../core/limits'
import { minute, second } from '../../core/time'
import { dropSessionCopies } from '../auth/sessions'
import { forgetCallersOf } from '../callers/copies'
import { dropKeyCopies } from '../keys/holder'
import { CopyDiffers, compareRows, copyRows, type Options, removeRows } from './copy-rows'
import { takeDeletionPhase } from './delete-company'
import { isAnyInHand, liftFence, mark, raiseFence, setState, stateAt } from './fence'
import { mayGoBack } from './may-go-back'
import type { MovedTable } from './moved-tables'
import { announce, deckIdsOf, findCompany, type MovePatch, noteDepartures, settleIn } from './queries'
import type { Key } from './rows'
import type { Move, Phase } from './tables'
import { onTo } from './walk-rows'

export const usual: Options = { stepMilliseconds: 2 * second, fenceMilliseconds }

/** Longer than a mail or a delivery may take; what is in hand longer has died. */
const longestRest = 90 * second
const restAgain = 2 * second
const mostTries = 3
/** No request lasts longer that began before the company was elsewhere. */
const settleFor = 5 * minute

type Context = { work: WorkAnywhere; env: Bindings; from: Env; to: Env; move: Move; now: number; options: Options }
type Step = (context: Context) => Promise<MovePatch>

export function takePhase(work: WorkAnywhere, move: Move, now: number, options: Options): Promise<MovePatch> {
  const { env } = work
  const { phase, toShard, fencedAt } = move
  const from = atShard(env, move.fromShard)
  if (toShard === nowhereName) return takeDeletionPhase({ work, env, from, move, now, options })
  const step = steps[phase]
  if (!step) throw new Error(`Nothing is to be done of a move that is ${phase}.`)
  if (phase === 'begin' && !shardsOf(env).includes(toShard)) return stay(`There is no shard ${toShard}.`)
  if (mayGoBack.includes(phase) && fencedAt !== null && now - fencedAt >= options.fenceMilliseconds)
    return goBack('The copy took longer than the company may be kept from writing.')
  return step({ work, env, from, to: atShard(env, toShard), move, now, options })
}

const stay = async (problem: string): Promise<MovePatch> => ({ phase: 'stayed', problem, dueAt: null })
const goBack = async (problem: string): Promise<MovePatch> => ({ ...onTo('back'), problem })

/** Each may be done twice, whole or in part: what it finds done it leaves, or does to the same end. */
const steps: Partial<Record<Phase, Step>> = {
  begin: async ({ env, move, now }) => {
    const directory = atDirectory(env)
    const db = primaryDatabase(directory)
    const company = await findCompany(db, move.organizationId)
    if (company?.shard !== move.fromShard) return stay(`The company is not in shard ${move.fromShard}.`)
    if (move.fromShard === move.toShard) return stay('The company is there already.')
    await noteDepartures(db, move.fromShard)
    await announce(directory, db)
    return { ...onTo('rest'), dueAt: now + heardAfter }
  },
  rest: async ({ from, to, move }) => {
    await mark(from, move.organizationId, 'leaving')
    await mark(to, move.organizationId, 'clearing')
    return onTo('fence')
  },
  fence: async ({ from, to, move, now }) => {
    const isLate = now - move.phaseAt > longestRest
    if (!isLate && (await isAnyInHand(from, move.organizationId, now))) return { dueAt: now + restAgain }
    await raiseFence(to, move.organizationId, 'clearing')
    await raiseFence(from, move.organizationId, 'leaving')
    return { ...onTo('clear'), fencedAt: now }
  },
  /** Removes what an earlier try left. */
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
      return await compareRows(from, to, context, 'flip')
    } catch (error) {
      if (!(error instanceof CopyDiffers)) throw error
      const tries = move.tries + 1
      if (tries >= mostTries) return goBack(error.message)
      return { ...onTo('clear'), tries, problem: error.message }
    }
  },
  /** From here on the company is at home there, and no one can write what is left of it here. */
  flip: async ({ env, to, move, now }) => {
    const { organizationId, toShard } = move
    const db = primaryDatabase(to)
    const arrived = tablesOfShards().flatMap(({ arrives }) => arrives?.follows(db, organizationId) ?? [])
    await liftFence(to, organizationId, arrived)
    await everyShard(env, (at) => tellWhere(at, move))
    const directory = atDirectory(env)
    const { sessionIds, keyHashes } = await settleIn(primaryDatabase(directory), organizationId, toShard, now)
    forgetCallersOf(organizationId, Date.now())
    await Promise.all([dropSessionCopies(directory, sessionIds), dropKeyCopies(directory, keyHashes)])
    return { ...onTo('settle'), dueAt: now + settleFor }
  },
  /** Whoever was slow may have put into KV what the old rows say. */
  settle: async ({ work, to, move }) => {
    const deckIds = await deckIdsOf(primaryDatabase(to), move.organizationId)
    await follow(workAt(work, to), [decksChanged(deckIds), organizationChanged(move.organizationId)])
    return onTo('remove')
  },
  remove: async (context) => {
    const { env, from, move } = context
    await setState(from, move.organizationId, 'left')
    const before = (table: MovedTable, keys: Key[]) => keepForwards(from, move.organizationId, table, keys)
    const patch = await removeRows(from, context, { state: 'left', next: 'moved', before })
    if (patch.phase !== 'moved') return patch
    await liftFence(from, move.organizationId)
    await conclude(env, move)
    return { ...patch, dueAt: null, problem: null }
  },
  back: async (context) => {
    const { env, from, to, move } = context
    await liftFence(from, move.organizationId)
    if (await stateAt(to, move.organizationId)) {
      await setState(to, move.organizationId, 'clearing')
      const patch = await removeRows(to, context, { state: 'clearing', next: 'stayed' })
      if (patch.phase !== 'stayed') return patch
      await liftFence(to, move.organizationId)
    }
    await conclude(env, move)
    return { phase: 'stayed', dueAt: null }
  },
}

/** Links go on naming them. */
async function keepForwards({ DB }: Env, organizationId: string, { rules }: MovedTable, keys: Key[]) {
  if (!rules.isLinked) return
  await DB.prepare(
    'insert or ignore into forwards (id, organization_id) select value ->> 0, ? from json_each(?) as listed',
  )
    .bind(organizationId, JSON.stringify(keys))
    .run()
}

/** Where it left first as well, if it moves on. */
async function tellWhere(at: Env, { organizationId, fromShard, toShard }: Move) {
  const db = primaryDatabase(at)
  const row = { organizationId, shard: toShard }
  if (at.SHARD === toShard) await db.delete(departures).where(ofCompany(organizationId))
  else if (at.SHARD === fromShard)
    await db.insert(departures).values(row).onConflictDoUpdate({ target: departures.organizationId, set: row })
  else await db.update(departures).set({ shard: toShard }).where(ofCompany(organizationId))
}

const ofCompany = (organizationId: string) => eq(departures.organizationId, organizationId)

async function conclude(env: Bindings, move: Move) {
  const directory = atDirectory(env)
  await announce(directory, primaryDatabase(directory), move.organizationId)
}
