import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'

/** Every column that names a file, and those that hold names of files inside their JSON. */
const places = {
  slides: { noun: 'a slide', columns: ['hero_img', 'audio_url'], json: [] },
  faqs: { noun: 'an FAQ', columns: ['audio_url'], json: [] },
  branding: { noun: 'a branding', columns: ['logo', 'avatar'], json: ['fonts'] },
  qa_settings: { noun: 'the Q&A settings', columns: ['resume_audio_url', 'transition_audio_url'], json: [] },
  intros: { noun: 'an intro', columns: ['audio_url', 'poster_img'], json: [] },
  product_data: { noun: 'a pricing', columns: [], json: ['data'] },
} as const

type Table = keyof typeof places
const tables = Object.keys(places) as Table[]

/** The deck that a row belongs to; only pricing knows it through its slide. */
const deckOf = (table: Table) =>
  sql.raw(table === 'product_data' ? '(select deck_id from slides where slides.id = product_data.slide_id)' : 'deck_id')

const names = (table: Table, key: SQL) => {
  const { columns, json } = places[table]
  const equal = columns.map((column) => sql`${sql.raw(column)} = ${key}`)
  const inside = json.map((column) => sql`instr(${sql.raw(column)}, ${key}) > 0`)
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

/** A sentence’s worth: “a slide of Roof replacement, an intro of Siding”; null where nothing names the file. */
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

/** Empties every place that names the file and answers its deck: a column becomes null, and so does the name in JSON. */
export const emptyPlaces = (db: Database, organizationId: string, key: SQL) =>
  tables.map((table) => {
    const { columns, json } = places[table]
    const emptied = columns.map((column) => sql`${sql.raw(column)} = nullif(${sql.raw(column)}, ${key})`)
    const replaced = json.map(
      (column) => sql`${sql.raw(column)} = replace(${sql.raw(column)}, json_quote(${key}), 'null')`,
    )
    return statement(
      db,
      sql`update ${sql.raw(table)} set ${sql.join([...emptied, ...replaced], sql`, `)}
        where organization_id = ${organizationId} and ${names(table, key)}
        returning ${deckOf(table)} as deck_id`,
    )
  })

/** The files that rows name, of a deck or of a whole organization. */
export function namedKeys(ofDeck: SQL, ofSlide = ofDeck) {
  const named = tables.map((table) => {
    const values = [...places[table].columns, ...places[table].json.map((column) => `json(${column})`)]
    return sql`select named.atom as key
      from ${sql.raw(table)}, json_tree(json_array(${sql.raw(values.join(', '))})) as named
      where ${table === 'product_data' ? ofSlide : ofDeck} and named.type = 'text'`
  })
  const half = Math.ceil(named.length / 2)
  const union = (selects: SQL[]) => sql.join(selects, sql` union all `)
  // D1 takes no more than five selects in one union.
  return sql`select key from (${union(named.slice(0, half))}) union all select key from (${union(named.slice(half))})`
}
