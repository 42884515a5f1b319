import { listRows } from './change-list'
import { type MovedTable, movedTables } from './moved-tables'
import type { MovePatch } from './queries'
import type { Move, Phase } from './tables'
import type { Walked } from './walk-rows'

export type Options = {
  fenceMilliseconds: number
  stepMilliseconds: number
  /** That one statement looks at, of whichever company, so that the others of the database don't wait for it. */
  rowsAtOnce: number
}
export const onTo = (phase: Phase): MovePatch => ({ phase, cursor: 0, walkedTo: null })

type Walking = { move: Move; options: Options; tables: MovedTable[] }

/** What names others is listed last where they are made, and first where they are removed. */
export function list(
  { move, options }: Pick<Walking, 'move' | 'options'>,
  at: Env,
  isLeaving: boolean,
  next: Phase,
): Promise<MovePatch> {
  const tables = isLeaving ? movedTables() : movedTables().toReversed()
  const { rowsAtOnce } = options
  const listNext = (walked: Walked) => listRows(at.DB, move.organizationId, { tables, rowsAtOnce, walked }, isLeaving)
  return walk({ move, options, tables }, listNext, next)
}

export async function walk(
  { move, options, tables }: Walking,
  walkOn: (walked: Walked) => Promise<Walked>,
  next: Phase,
): Promise<MovePatch> {
  const until = Date.now() + options.stepMilliseconds
  let walked: Walked = { tables: move.cursor, to: move.walkedTo }
  do {
    if (walked.tables >= tables.length) return onTo(next)
    const before = walked
    walked = await givingWay(() => walkOn(before))
  } while (Date.now() < until)
  return { cursor: walked.tables, walkedTo: walked.to }
}

/** Half of the time is for the other companies of the two databases, each of which does one thing after another. */
export async function givingWay<Value>(work: () => Promise<Value>) {
  const began = Date.now()
  const done = await work()
  await scheduler.wait(Date.now() - began)
  return done
}
