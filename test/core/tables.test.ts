import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { audit } from '../../src/account/audit/tables'
import { movedTables } from '../../src/account/shards/moved-tables'
import { questions } from '../../src/answers/questions/tables'
import { columnsNaming } from '../../src/core/database/table-rules'
import { organizations } from '../../src/core/database/tables'
import { decks } from '../../src/decks/deck-ownership/tables'
import { presentations } from '../../src/decks/presentations/tables'
import { events } from '../../src/events/outbox/tables'
import { tables } from '../../src/tables'
import { directory, shards } from '../support/databases'

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { eager: true }): Record<string, Record<string, object>>
  }
}

const modules = import.meta.glob('../../src/**/tables.ts', { eager: true })
const declared = Object.entries(modules)
  .filter(([path]) => path !== '../../src/tables.ts')
  .flatMap(([, exported]) => Object.values(exported).filter((value) => is(value, SQLiteTable)))
const namesOf = (all: SQLiteTable[]) => all.map(getTableName).sort()

const sqlOf = async (database: D1Database, type: 'table' | 'trigger') => {
  const { results } = await database
    .prepare('select name, tbl_name, sql from sqlite_master where type = ?')
    .bind(type)
    .all<{ name: string; tbl_name: string; sql: string }>()
  return results
}

const indexesOfWords = /^(?:sqlite_|_cf_|d1_migrations|passage_index|presentation_index)/

const namesIn = async (database: D1Database) =>
  (await sqlOf(database, 'table')).map(({ name }) => name).filter((name) => !indexesOfWords.test(name))

const tablesIn = (...places: string[]) =>
  namesOf(tables.filter(({ in: place = 'shard' }) => places.includes(place)).map(({ table }) => table))

/** Sweeps delete the rows of these tables by age, even if the presentation stays. */
const goByAge: SQLiteTable[] = [audit, events, questions]

describe('the list of tables', () => {
  it('has each table that a module declares, once', () => {
    expect(namesOf(tables.map(({ table }) => table))).toEqual(namesOf(declared))
  })

  it('has each table of the directory and of every shard, except the ones of full-text indexes', async () => {
    expect((await namesIn(directory)).sort()).toEqual(tablesIn('directory', 'both'))
    for (const shard of shards) expect((await namesIn(shard)).sort()).toEqual(tablesIn('shard', 'both'))
  })

  it('has no foreign key from one database to another', () => {
    const placeOf = (table: SQLiteTable) => tables.find((each) => each.table === table)?.in ?? 'shard'
    for (const { table, in: place = 'shard' } of tables)
      for (const key of getTableConfig(table).foreignKeys)
        expect([getTableName(table), placeOf(key.reference().foreignTable)]).toEqual([getTableName(table), place])
  })

  it('says for each table which organization a row belongs to, or that it belongs to none', () => {
    const leads = (table: SQLiteTable): boolean => {
      if ('organizationId' in getTableColumns(table)) return true
      const { through } = tables.find((each) => each.table === table) ?? {}
      return Boolean(through && columnsNaming(table, through).length && leads(through))
    }
    const isNobodys = ({ through }: (typeof tables)[number]) => through === null
    const lost = tables.filter((each) => !isNobodys(each) && !leads(each.table))
    expect(namesOf(lost.map(({ table }) => table))).toEqual([])
  })

  it('moves each table with its company, except the database’s own and derived ones', () => {
    const moved = movedTables().map(({ name }) => name)
    const ofShards = tables.filter(({ in: place }) => place !== 'directory').map(({ table }) => table)
    expect(namesOf(ofShards).filter((name) => !moved.includes(name))).toEqual([
      'departures',
      'forwards',
      'moving',
      'passage_vectors',
      'rebuilds',
      'unpublished',
      'vector_packs',
      'vector_removals',
    ])
    expect(new Set(moved).size).toBe(moved.length)
  })

  it('exports only the company’s own tables, including all that are copied or shown', () => {
    const nobodys = tables.filter(({ through, isExported }) => through === null && isExported)
    expect(nobodys.map(({ table }) => table)).toEqual([organizations])
    const left = tables.filter(({ isCopied, isShown, isExported }) => (isCopied || isShown) && !isExported)
    expect(namesOf(left.map(({ table }) => table))).toEqual([])
  })

  it('lets no homeowner data outlive the presentation without saying so', () => {
    const stays = tables.filter(({ table, tellsOfHomeowner, presentation, through }) => {
      const above = tables.find((each) => each.table === through)
      const goes = presentation || above?.presentation || table === presentations || goByAge.includes(table)
      return tellsOfHomeowner && !goes
    })
    expect(namesOf(stays.map(({ table }) => table))).toEqual([])
  })

  it('names only columns that exist', () => {
    for (const { table, tellsOfHomeowner = [] } of tables)
      expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining(tellsOfHomeowner))
  })

  it('lets a foreign key delete only rows that are deleted anyway', () => {
    for (const { table, deck, presentation } of tables)
      for (const key of getTableConfig(table).foreignKeys) {
        const { foreignTable } = key.reference()
        const fate = foreignTable === decks ? deck : foreignTable === presentations ? presentation : undefined
        const isKept = fate === 'stays' || typeof fate === 'object'
        expect([getTableName(table), isKept && key.onDelete === 'cascade']).toEqual([getTableName(table), false])
      }
  })

  it('has triggers that raise the deck’s revision for each table that a manifest shows', async () => {
    const triggers = await sqlOf(shards[0] as D1Database, 'trigger')
    const raising = triggers.filter(({ sql }) => /SET revision = revision \+ 1/i.test(sql))
    for (const { table } of tables.filter(({ isShown }) => isShown)) {
      const name = getTableName(table)
      const heard = raising
        .filter(({ tbl_name }) => tbl_name === name)
        .map(({ sql }) => sql.match(/ (INSERT|UPDATE|DELETE)/)?.[1])
      const needed = table === decks ? ['UPDATE'] : ['DELETE', 'INSERT', 'UPDATE']
      expect([name, [...new Set(heard)].sort()]).toEqual([name, needed])
    }
  })
})
