import type { Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import type { MovedRow } from '../../core/database/table-rules'
import type { MovingState } from './fence'
import { type MovedTable, movedTables } from './moved-tables'
import type { MovePatch } from './queries'
import { countRows, deleteRows, insertRows, isOneOf, isSameRow, type Key, keyOf, rowsOf } from './rows'
import type { Move, Phase } from './tables'
import { writeUntracked } from './untracked-batch'
import { walkRows } from './walk-rows'

export type Options = { stepMilliseconds: number; fenceMilliseconds: number }
type Walking = { move: Move; options: Options }

/** Each step takes at least one piece, even if it is late. */
function timer({ stepMilliseconds }: Options) {
  const until = Date.now() + stepMilliseconds
  return () => Date.now() >= until
}

const lettersAtOnce = 500_000
const mostRows = 1000

/** The number of rows that stay within a bounded length, if the next rows are as long as these. */
function fitting(rows: MovedRow[]) {
  const letters = JSON.stringify(rows).length / Math.max(rows.length, 1)
  return Math.max(1, Math.min(mostRows, Math.floor(lettersAtOnce / letters)))
}

/** Tables that others refer to come before those that refer to them. */
export function copyRows(from: Work, to: Work, { move, options }: Walking, next: Phase): Promise<MovePatch> {
  const { organizationId } = move
  const take = async (table: MovedTable, keys: Key[]) => {
    const rows = await arriving(from.db, table, keys)
    const { indexed } = table.rules
    // Without this, an index would contain the rows of an earlier try twice.
    const replaced = indexed ? [deleteRows(to.db, table, keys)] : []
    const indexing = (await indexed?.(from.db, to.db, rows)) ?? []
    const place = { at: to, organizationId, state: 'copying' } as const
    await writeUntracked(place, table, [...replaced, ...insertRows(to.db, table, rows), ...indexing])
    return fitting(rows)
  }
  return walkRows(from.db, { move, tables: movedTables(), isOver: timer(options), take }, next)
}

const arriving = async (from: Database, table: MovedTable, keys: Key[]) =>
  (await rowsOf(from, table, keys)).map((row) => ({ ...row, ...table.arrivesAs }))

export class CopyDiffers extends Error {}

/**
 * Reads every value of every row of the company in both places, and checks that neither has more rows than the other.
 */
export async function compareRows(
  from: Database,
  to: Database,
  { move, options }: Walking,
  next: Phase,
): Promise<MovePatch> {
  const tables = movedTables()
  const take = async (table: MovedTable, keys: Key[]) => {
    const [rows, copies] = await Promise.all([arriving(from, table, keys), rowsOf(to, table, keys)])
    const nameOf = (row: MovedRow) => JSON.stringify(keyOf(table, row))
    const byKey = new Map(copies.map((copy) => [nameOf(copy), copy]))
    const isCopied = (row: MovedRow) => isSameRow(table, row, byKey.get(nameOf(row)) ?? {})
    if (rows.length !== keys.length || !rows.every(isCopied)) throw new CopyDiffers(`The rows of ${table.name} differ.`)
    return fitting(rows)
  }
  const patch = await walkRows(from, { move, tables, isOver: timer(options), take }, next)
  if (patch.phase !== next) return patch
  const [here, there] = await Promise.all([from, to].map((db) => countRows(db, tables, move.organizationId)))
  const differing = tables.find((_, index) => here?.[index] !== there?.[index])
  if (differing) throw new CopyDiffers(`There are not as many rows of ${differing.name}.`)
  return patch
}

type Removal = {
  state: MovingState
  next: Phase
  /** Called for each piece before it is removed. */
  before?: (table: MovedTable, keys: Key[]) => Promise<unknown>
  isEnough?: () => boolean
}

const rowsRemoved = 200

/** Tables that refer to others go before the tables they refer to. */
export function removeRows(at: Work, { move, options }: Walking, { state, next, before, isEnough }: Removal) {
  const { organizationId } = move
  const isLate = timer(options)
  const take = async (table: MovedTable, keys: Key[]) => {
    await before?.(table, keys)
    const leftovers = table.rules.beforeRemoval?.(at.db, isOneOf(table, keys)) ?? []
    await writeUntracked({ at, organizationId, state }, table, [leftovers, deleteRows(at.db, table, keys)].flat())
    return rowsRemoved
  }
  const isOver = () => isLate() || isEnough?.() === true
  return walkRows(at.db, { move, tables: movedTables().toReversed(), isOver, take }, next)
}
