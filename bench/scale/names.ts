import { randomBytes } from 'node:crypto'
import { directoryName, idAt, shardOfId } from '../../src/core/database/shards.ts'
import type { TableRows, Value } from './rows.ts'

/** Texts that each copy of the rows needs to replace: ids, and values that have to be unique. */
export type Names = {
  all: string[]
  /** A whole number that has to be unique grows by this from copy to copy, by `table.column`. */
  steps: Map<string, number>
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const shortestName = 16

export function findNames(tables: TableRows[], known: string[] = []): Names {
  const isKnown = new Set(known)
  const names = new Set<string>()
  for (const value of tables.flatMap(({ rows }) => rows.flat()))
    if (typeof value === 'string') for (const [id] of value.matchAll(uuid)) if (!isKnown.has(id)) names.add(id)
  const steps = new Map<string, number>()
  const hasName = (value: Value | undefined) =>
    typeof value === 'string' && (names.has(value) || [...value.matchAll(uuid)].some(([id]) => names.has(id)))
  for (const { name, columns, unique, rows } of tables)
    for (const set of unique)
      for (const row of rows) {
        const cell = (column: string) => row[columns.indexOf(column)]
        if (set.some((column) => hasName(cell(column)) || steps.has(`${name}.${column}`) || cell(column) === null))
          continue
        const column = set.findLast((each) => canVary(cell(each)))
        if (!column) throw new Error(`No column of ${name} (${set.join()}) can differ from copy to copy.`)
        const value = cell(column)
        if (typeof value === 'string') names.add(value)
        else steps.set(`${name}.${column}`, spanOf(rows.map((each) => Number(each[columns.indexOf(column)]))))
      }
  return { all: [...names], steps }
}

const canVary = (value: Value | undefined) =>
  typeof value === 'number' ? Number.isInteger(value) : typeof value === 'string' && value.length >= shortestName

const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values) + 1

const prefixLength = 8
const prefixOf = (name: string) => name.slice(0, prefixLength)

/** Finds prefixes that several ids share because they belong to one deck. */
function findPrefixes(names: string[]) {
  const byPrefix = Map.groupBy(names.filter(isId), prefixOf)
  return [...byPrefix].flatMap(([prefix, { length }]) => (length > 1 ? [prefix] : []))
}

const isId = (name: string) => name.length === 36 && name.search(uuid) === 0

/** Maps each deck prefix of the template to the one in a copy with these names. */
export const prefixesOf = (names: string[], copied: string[]) =>
  new Map(
    findPrefixes(names).map((prefix) => {
      const index = names.findIndex((name) => isId(name) && prefixOf(name) === prefix)
      return [prefix, prefixOf(copied[index] ?? '')] as const
    }),
  )

/** The first two characters of a deck's id are those of its shard; no two decks have the same eight. */
export const newPrefixes = (names: string[], shard: string, number: number) =>
  new Map(
    findPrefixes(names).map((prefix, index, all) => {
      const place = number * all.length + index
      return [prefix, shard + ((place * oddNumber) % 2 ** 24).toString(16).padStart(6, '0')] as const
    }),
  )

/** Multiplying by this keeps decks from being in their order of creation. */
const oddNumber = 7_919_317

/** Creates names as the server would have in this shard. */
export const renewed = (names: string[], shard: string, prefixes = new Map<string, string>()) =>
  names.map((name) => {
    if (!isId(name)) return randomBytes(shortestName / 2).toString('hex') + name.slice(shortestName)
    const id = idAt(crypto.randomUUID(), shardOfId(name) === directoryName ? directoryName : shard)
    const prefix = prefixes.get(prefixOf(name))
    return prefix ? prefix + id.slice(prefixLength) : id
  })
