import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { actionConfigs } from '../../src/decks/actions/tables'
import { branding } from '../../src/decks/branding/tables'
import { decks } from '../../src/decks/deck-ownership/tables'
import { faqs } from '../../src/decks/faqs/tables'
import { intros } from '../../src/decks/intro/tables'
import { productData } from '../../src/decks/prices/tables'
import { qaSettings } from '../../src/decks/qa-settings/tables'
import { slides } from '../../src/decks/slides/tables'
import { tables } from '../../src/tables'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columnOf = ({ name }: SQLiteColumn) => snake(name)

const trigger = (name: string, when: string, ...statements: string[]) =>
  `CREATE TRIGGER ${name} ${when} BEGIN\n${statements.map((each) => `  ${each};`).join('\n')}\nEND`

const now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
const shown = tables.flatMap(({ table, isShown }) => (isShown && table !== decks ? [table] : []))

/** The SQL for the deck of a row that a manifest shows. */
const deckOf = (table: SQLiteTable, row: 'new' | 'old') =>
  'deckId' in getTableColumns(table) ? `${row}.deck_id` : `(SELECT deck_id FROM slides WHERE id = ${row}.slide_id)`

const raise = (deckId: string) => `UPDATE decks SET revision = revision + 1 WHERE id = ${deckId}`

/** Reordering sets the place of every row, so a change of the first place stands for all. */
const unseen = ['id', 'deckId', 'organizationId', 'createdAt', 'orderIndex', 'timesAskedAt']
const unseenOfDecks = [...unseen, 'voiceId', 'revision', 'revisedAt', 'bytes', 'deletedAt', 'externalId']

const columnsShown = (table: SQLiteTable, without = unseen) =>
  Object.entries(getTableColumns(table))
    .filter(([name, { generated }]) => !generated && !without.includes(name))
    .map(([name]) => snake(name))
    .join(', ')

function revisions(table: SQLiteTable) {
  const name = getTableName(table)
  const changes = `AFTER UPDATE OF ${columnsShown(table)} ON ${name}`
  const order = `AFTER UPDATE OF order_index ON ${name} WHEN new.order_index = 0`
  return [
    trigger(`${name}_added`, `AFTER INSERT ON ${name}`, raise(deckOf(table, 'new'))),
    trigger(`${name}_removed`, `AFTER DELETE ON ${name}`, raise(deckOf(table, 'old'))),
    trigger(`${name}_changed`, changes, raise(deckOf(table, 'new'))),
    ...('orderIndex' in getTableColumns(table) ? [trigger(`${name}_ordered`, order, raise('new.deck_id'))] : []),
  ]
}

const ofRevisions = [
  trigger(
    'decks_revised_at',
    'AFTER UPDATE OF revision ON decks',
    `UPDATE decks SET revised_at = ${now} WHERE id = new.id`,
  ),
  trigger('decks_revised', `AFTER UPDATE OF ${columnsShown(decks, unseenOfDecks)} ON decks`, raise('new.id')),
  ...shown.flatMap(revisions),
  trigger('deck_previews_drawn', 'AFTER UPDATE OF storage_key ON deck_previews', raise('new.deck_id')),
]

/** The columns whose sizes add up to `manifest_bytes`. */
const sized: [SQLiteTable, SQLiteColumn[]][] = [
  [slides, [slides.title, slides.narrationScript, slides.bullets, slides.wordTimings, slides.images]],
  [faqs, [faqs.userQuestion, faqs.cannedAnswer, faqs.wordTimings]],
  [productData, [productData.data]],
  [actionConfigs, [actionConfigs.label, actionConfigs.config]],
  [
    branding,
    [
      branding.name,
      branding.chatName,
      branding.chatGreeting,
      branding.palette,
      branding.cta,
      branding.fonts,
      branding.contact,
    ],
  ],
  [qaSettings, [qaSettings.resumePromptText, qaSettings.transitionPromptText]],
  [intros, [intros.title, intros.script]],
]

function sizes([table, columns]: (typeof sized)[number]) {
  const name = getTableName(table)
  const add = (bytes: string, row: 'new' | 'old') =>
    `UPDATE decks SET bytes = bytes ${bytes} WHERE id = ${deckOf(table, row)}`
  return [
    trigger(`${name}_bytes_added`, `AFTER INSERT ON ${name}`, add('+ new.manifest_bytes', 'new')),
    trigger(
      `${name}_bytes_changed`,
      `AFTER UPDATE OF ${columns.map(columnOf).join(', ')} ON ${name}`,
      add('+ new.manifest_bytes - old.manifest_bytes', 'new'),
    ),
    trigger(`${name}_bytes_removed`, `AFTER DELETE ON ${name}`, add('- old.manifest_bytes', 'old')),
  ]
}

const ofSizes = [
  ...sized.flatMap(sizes),
  // A foreign key would delete the prices only after their slide, when their deck could no longer be found.
  trigger('slides_bytes_of_prices', 'BEFORE DELETE ON slides', 'DELETE FROM product_data WHERE slide_id = old.id'),
  trigger(
    'decks_bytes_limited',
    'AFTER UPDATE OF bytes ON decks WHEN new.bytes > 2000000 AND new.bytes > old.bytes',
    "SELECT raise(ABORT, 'deck too large')",
  ),
]

/** Three private-use characters encode nine digits of the id, as in `src/decks/presentations/search-words.ts`. */
const organization = `char(${[1, 4, 7]
  .map((from) => {
    const digit = (place: number) =>
      `(instr('0123456789abcdef', substr(replace(new.organization_id, '-', ''), ${place}, 1)) - 1)`
    return `983040 + 256 * ${digit(from)} + 16 * ${digit(from + 1)} + ${digit(from + 2)}`
  })
  .join(', ')})`
const words = 'SELECT group_concat(value, char(10)) FROM json_each(new.homeowner_data)'
const index = `INSERT INTO presentation_index (rowid, organization, words) VALUES (new.rowid, ${organization}, (${words}))`
const unindex = 'DELETE FROM presentation_index WHERE rowid = old.rowid'

const ofSearch = [
  trigger('passages_gone', 'AFTER DELETE ON passages', 'DELETE FROM passage_index WHERE rowid = old.id'),
  trigger('presentations_indexed', 'AFTER INSERT ON presentations', index),
  trigger(
    'presentations_indexed_again',
    `AFTER UPDATE OF homeowner_data, organization_id ON presentations
WHEN new.homeowner_data IS NOT old.homeowner_data OR new.organization_id IS NOT old.organization_id`,
    unindex,
    index,
  ),
  trigger('presentations_unindexed', 'AFTER DELETE ON presentations', unindex),
]

/** All triggers of a shard, by purpose. */
export const triggers: Record<string, string[]> = {
  'What a manifest shows raises the revision of its deck.': ofRevisions,
  'The size of what a deck shows is limited.': ofSizes,
  'Search indexes are kept in step.': ofSearch,
}
