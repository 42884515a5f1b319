import { eq } from 'drizzle-orm'
import { follow, type WorkAnywhere, workAt } from '../../core/database/commit'
import { primaryDatabase } from '../../core/database/database'
import { heardAfter } from '../../core/database/departures'
import { atDirectory, atShard, type Bindings, everyShard, nowhereName, shardsOf } from '../../core/database/shards'
import { departures } from '../../core/database/tables'
import { decksChanged, organizationChanged } from '../../core/effects'
import { fenceMilliseconds, mostFences } from '../../core/limits'
import { minute, second } from '../../core/time'
import { dropSessionCopies } from '../auth/sessions'
import { forgetCallersOf } from '../callers/copies'
import { dropKeyCopies } from '../keys/holder'
import { listExtra } from './change-list'
import { copyPage, type Done, removePage } from './copy-rows'
import { takeDeletionPhase } from './delete-company'
import { movedTables } from './moved-tables'
import { clear, isAnyInHand, keepFence, prepare, setState, stateAt, welcome } from './places'
import { announce, deckIdsOf, findCompany, type MovePatch, noteDepartures, settleIn } from './queries'
import type { Counts, Move, Phase } from './tables'
import { givingWay, list, type Options, onTo, walk } from './walk-company'
import type { Walked } from './walk-rows'

export const usual: Options = { fenceMilliseconds, stepMilliseconds: 5 * second, rowsAtOnce: 5000 }

/** Longer than a mail or a delivery may take; what is in hand longer has died. */
const longestRest = 90 * second
const restAgain = 2 * second
/** No request lasts longer that began before the company was elsewhere. */
const settleFor = 5 * minute

type Context = { work: WorkAnywhere; env: Bindings; from: Env; to: Env; move: Move; now: number; options: Options }
type Step = (context: Context) => Promise<MovePatch>

export function takePhase(work: WorkAnywhere, move: Move, now: number, options: Options): Promise<MovePatch> {
  const { env } = work
  if (move.toShard === nowhereName)
    return takeDeletionPhase({ work, env, from: atShard(env, move.fromShard), move, now, options })
  const step = steps[move.phase]
  if (!step) throw new Error(`Nothing is to be done of a move that is ${move.phase}.`)
  if (move.phase === 'begin' && !shardsOf(env).includes(move.toShard)) return stay(`There is no shard ${move.toShard}.`)
  return step({ work, env, from: atShard(env, move.fromShard), to: atShard(env, move.toShard), move, now, options })
}

const stay = async (problem: string): Promise<MovePatch> => ({ phase: 'stayed', problem, dueAt: null })
/** Each may be done twice, whole or in part: what it finds done it leaves, or does to the same end. */
const steps: Partial<Record<Phase, Step>> = {
  begin: async ({ env, from, to, move, now }) => {
    const directory = atDirectory(env)
    const db = primaryDatabase(directory)
    const company = await findCompany(db, move.organizationId)
    if (company?.shard !== move.fromShard) return stay(`The company is not in shard ${move.fromShard}.`)
    if (move.fromShard === move.toShard) return stay('The company is there already.')
    await noteDepartures(db, move.fromShard)
    await announce(directory, db)
    await prepare(to, move.organizationId, 'hidden')
    await prepare(from, move.organizationId, 'watched')
    return { ...onTo('list'), announcedAt: now, counts: noCounts }
  },
  list: (context) => list(context, context.from, true, 'copy'),
  copy: (context) => copy(context, 'list again'),
  'list again': (context) => list(context, context.from, true, 'list extra'),
  'list extra': ({ from, to, move, options }) => {
    const tables = movedTables().filter(({ rules }) => rules.moves !== 'with whom its owner is of')
    const { rowsAtOnce } = options
    const next = (walked: Walked) => listExtra(from.DB, to.DB, move.organizationId, { tables, rowsAtOnce, walked })
    return walk({ move, options, tables }, next, 'compare')
  },
  /** Every row of either place is read here and there; what differs is written once more. */
  compare: async (context) => {
    const { move, now } = context
    const patch = await copy(context, 'rest')
    const waitUntil = (move.announcedAt ?? now) + heardAfter
    if (patch.phase !== 'rest' || now >= waitUntil) return patch
    return { counts: patch.counts ?? null, dueAt: Math.min(now + 30 * second, waitUntil) }
  },
  rest: async ({ from, move, now }) => {
    await setState(from, move.organizationId, 'resting')
    const isLate = now - move.phaseAt > longestRest
    const isBusy = !isLate && (await isAnyInHand(from, move.organizationId, now))
    return isBusy ? { dueAt: now + restAgain } : onTo('fence')
  },
  fence,
  /** From here on the company is at home there. */
  open: async ({ from, to, move }) => {
    const { organizationId } = move
    if (!(await keepFence(from, organizationId))) {
      await setState(from, organizationId, 'watched')
      return onTo('compare')
    }
    await welcome(to, organizationId)
    return onTo('leave')
  },
  leave: async ({ env, move, now }) => {
    const { organizationId, toShard } = move
    await everyShard(env, (at) => tellWhere(at, move))
    const directory = atDirectory(env)
    const { sessionIds, keyHashes } = await settleIn(primaryDatabase(directory), organizationId, toShard, now)
    forgetCallersOf(organizationId, Date.now())
    await Promise.all([dropSessionCopies(directory, sessionIds), dropKeyCopies(directory, keyHashes)])
    return { ...onTo('settle'), dueAt: now + settleFor }
  },
  /** Whoever was slow may have put into KV what the old rows say. */
  settle: async ({ work, from, to, move }) => {
    const { organizationId } = move
    if (await stateAt(from, organizationId)) await setState(from, organizationId, 'left')
    const deckIds = await deckIdsOf(primaryDatabase(to), organizationId)
    await follow(workAt(work, to), [decksChanged(deckIds), organizationChanged(organizationId)])
    return onTo('list old')
  },
  'list old': (context) => list(context, context.from, false, 'remove'),
  remove: (context) => remove(context, context.from, 'left', 'end'),
  end: async ({ env, from, move }) => {
    await clear(from, move.organizationId)
    await conclude(env, move)
    return { phase: 'moved', dueAt: null, problem: null }
  },
  back: async ({ from, to, move }) => {
    await clear(from, move.organizationId)
    if ((await stateAt(to, move.organizationId)) !== 'hidden') return onTo('end back')
    await prepare(to, move.organizationId, 'hidden')
    return onTo('list copies')
  },
  'list copies': (context) => list(context, context.to, false, 'remove copies'),
  'remove copies': (context) => remove(context, context.to, 'hidden', 'end back'),
  'end back': async ({ env, to, move }) => {
    await clear(to, move.organizationId)
    await conclude(env, move)
    return { phase: 'stayed', dueAt: null }
  },
}

const noCounts: Counts = { written: 0, removed: 0, compared: 0, fences: 0 }

function plus(counts: Counts | null, done: Done): Counts {
  const { written, removed, compared, fences } = counts ?? noCounts
  return {
    written: written + done.written,
    removed: removed + done.removed,
    compared: compared + done.compared,
    fences,
  }
}

/** A bounded time. What changes meanwhile is listed as well, so that the rest is small and not nothing. */
async function copy({ from, to, move, options }: Context, next: Phase): Promise<MovePatch> {
  const until = Date.now() + options.stepMilliseconds
  let { counts } = move
  do {
    const done = await givingWay(() => copyPage(from, to, move.organizationId))
    if (done) counts = plus(counts, done)
    if (!done || done.isShort) return { ...onTo(next), counts }
  } while (Date.now() < until)
  return { counts }
}

async function remove({ move, options }: Context, at: Env, state: 'left' | 'hidden', next: Phase): Promise<MovePatch> {
  const until = Date.now() + options.stepMilliseconds
  let { counts } = move
  do {
    const done = await givingWay(() => removePage(at, move.organizationId, state))
    if (!done) return { ...onTo(next), counts }
    counts = plus(counts, done)
  } while (Date.now() < until)
  return { counts }
}

/** Nobody writes for at most as long as the fence stands: then it ends by itself, and what is new is caught up with first. */
async function fence({ from, to, move, options }: Context): Promise<MovePatch> {
  const { organizationId } = move
  const fences = (move.counts?.fences ?? 0) + 1
  const until = Date.now() + options.fenceMilliseconds
  let counts: Counts = { ...(move.counts ?? noCounts), fences }
  await setState(from, organizationId, 'fenced', until)
  for (;;) {
    if (Date.now() >= until) {
      await setState(from, organizationId, 'watched')
      const problem = 'More was written than could be copied behind the fence.'
      return { ...onTo(fences < mostFences ? 'compare' : 'back'), problem, counts }
    }
    const done = await copyPage(from, to, organizationId)
    if (!done) break
    counts = plus(counts, done)
  }
  return { ...onTo('open'), counts }
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
