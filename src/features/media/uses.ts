import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'

/**
 * Every column that names a storage key: alone, in JSON, or as the `key` of list items. A column missing here gets its
 * files deleted.
 */
const places = {
  slides: { noun: 'a slide', columns: ['audio_url'], json: [], lists: ['images'] },
  faqs: { noun: 'an FAQ', columns: ['audio_url'], json: [], lists: [] },
  branding: { noun: 'a branding', columns: ['logo', 'avatar'], json: ['fonts'], lists: [] },
  qa_settings: { noun: 'the Q&A settings', columns: ['resume_audio_url', 'transition_audio_url'], json: [], lists: [] },
  intros: { noun: 'an intro', columns: ['audio_url', 'poster_img', 'poster_portrait_img'], json: [], lists: [] },
  product_data: { noun: 'a pricing', columns: [], json: ['data'], lists: [] },
} as const

type Table = keyof typeof places
const tables = Object.keys(places) as Table[]

const deckOf = (table: Table) =>
  sql.raw(table === 'product_data' ? '(select deck_id from slides where slides.id = product_data.slide_id)' : 'deck_id')

const names = (table: Table, key: SQL) => {
  const { columns, json, lists } = places[table]
  const equal = columns.map((column) => sql`${sql.raw(column)} = ${key}`)
  const inside = [...json, ...lists].map((column) => sql`instr(${sql.raw(column)}, ${key}) > 0`)
  return sql`(${sql.join([...equal, ...inside], sql` or `)})`
}

export const isUnused = (organizationId: string, key: SQL) =>
  sql.join(
    tables.map(
      (table) => sql`not exists (
        select 1 from ${sql.raw(table)} where organization_id = ${organizationId} and ${names(table, key)}
      )`,
    ),
    sql` and `,
  )

export const describeUses = (organizationId: string, key: SQL) => {
  const uses = tables.map(
    (table) => sql`(
      select group_concat(${places[table].noun} || ' of “' || decks.name || '”', ', ')
      from (select ${deckOf(table)} as deck from ${sql.raw(table)}
        where organization_id = ${organizationId} and ${names(table, key)} limit 5) as found
      join decks on decks.id = found.deck
    )`,
  )
  return sql<string>`concat_ws(', ', ${sql.join(uses, sql`, `)})`
}

export const emptyPlaces = (db: Database, organizationId: string, key: SQL) =>
  tables.map((table) => {
    const { columns, json, lists } = places[table]
    const emptied = columns.map((column) => sql`${sql.raw(column)} = nullif(${sql.raw(column)}, ${key})`)
    const replaced = json.map(
      (column) => sql`${sql.raw(column)} = replace(${sql.raw(column)}, json_quote(${key}), 'null')`,
    )
    const shortened = lists.map(
      (column) => sql`${sql.raw(column)} = (
        select json_group_array(json(
          iif(named.value ->> '$.portrait.key' = ${key}, json_set(named.value, '$.portrait', null), named.value)
        ))
        from json_each(${sql.raw(column)}) as named
        where named.value ->> '$.key' <> ${key}
      )`,
    )
    return statement(
      db,
      sql`update ${sql.raw(table)} set ${sql.join([...emptied, ...replaced, ...shortened], sql`, `)}
        where organization_id = ${organizationId} and ${names(table, key)}
        returning ${deckOf(table)} as deck_id`,
    )
  })

function valuesOf(table: Table) {
  const { columns, json, lists } = places[table]
  const values = [...columns, ...[...json, ...lists].map((column) => `json(${column})`)]
  return sql`json_tree(json_array(${sql.raw(values.join(', '))}))`
}

export function listUses(organizationId: string, keys: SQL) {
  const named = tables.map((table) => {
    return sql`select named.atom as key, ${places[table].noun} as noun, ${deckOf(table)} as deck
      from ${sql.raw(table)}, ${valuesOf(table)} as named
      where organization_id = ${organizationId} and named.type = 'text' and named.atom in ${keys}`
  })
  const half = Math.ceil(named.length / 2)
  const union = (selects: SQL[]) => sql.join(selects, sql` union all `)
  return sql`select distinct found.key, found.noun, decks.id as deck_id, decks.name as deck_name
    from (select * from (${union(named.slice(0, half))}) union all select * from (${union(named.slice(half))})) as found
    join decks on decks.id = found.deck order by decks.created_at`
}

export function namedKeys(ofDeck: SQL, ofSlide = ofDeck) {
  const named = tables.map((table) => {
    return sql`select named.atom as key
      from ${sql.raw(table)}, ${valuesOf(table)} as named
      where ${table === 'product_data' ? ofSlide : ofDeck} and named.type = 'text'`
  })
  const half = Math.ceil(named.length / 2)
  const union = (selects: SQL[]) => sql.join(selects, sql` union all `)
  // D1 allows five selects in one union.
  return sql`select key from (${union(named.slice(0, half))}) union all select key from (${union(named.slice(half))})`
}
