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

/** This can't be a foreign key, because a file has to be ready, and some are named in JSON. */
const isMissing = (key: string) => `${key} IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = ${key} AND status = 'ready')`

const named = [branding.avatar, branding.logo, faqs.audioUrl, slides.audioUrl]
const namedByIntros = [intros.audioUrl, intros.posterImg, intros.posterPortraitImg]

function files(column: SQLiteColumn) {
  const [table, name] = [getTableName(column.table), columnOf(column)]
  const refuse = `SELECT raise(ABORT, 'missing file: ${column.name}')`
  const changes = `BEFORE UPDATE OF ${name} ON ${table} WHEN new.${name} IS NOT old.${name} AND`
  return [
    trigger(`${table}_${name}_added`, `BEFORE INSERT ON ${table} WHEN ${isMissing(`new.${name}`)}`, refuse),
    trigger(`${table}_${name}_changed`, `${changes} ${isMissing(`new.${name}`)}`, refuse),
  ]
}

function filesInJson(
  column: SQLiteColumn,
  name: string,
  label: string,
  paths: string[],
  isFile: (key: string) => string,
) {
  const [table, data] = [getTableName(column.table), columnOf(column)]
  const refuse = (path: string, isNew: string) => {
    const key = `new.${data} ->> '$.${path}'`
    return `SELECT raise(ABORT, 'missing file: ${label}.${path}') WHERE ${isFile(key)}${isNew && ` AND ${key} IS NOT old.${data} ->> '$.${path}'`}
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = ${key} AND status = 'ready')`
  }
  return [
    trigger(`${table}_${name}_added`, `BEFORE INSERT ON ${table}`, ...paths.map((path) => refuse(path, ''))),
    trigger(
      `${table}_${name}_changed`,
      `BEFORE UPDATE OF ${data} ON ${table}`,
      ...paths.map((path) => refuse(path, 'y')),
    ),
  ]
}

const images = (when: string, isNew: string) => `${when} ON slides WHEN EXISTS (
  SELECT 1 FROM json_each(new.images) AS image, json_each(json_array(image.value ->> '$.key', image.value ->> '$.portrait.key')) AS named
  WHERE named.value IS NOT NULL${isNew} AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = named.value AND status = 'ready')
)`
const missingImages = "SELECT raise(ABORT, 'missing file: images')"

const ofFiles = [
  ...[...named, ...namedByIntros].flatMap(files),
  ...filesInJson(branding.fonts, 'fonts', 'fonts', ['heading', 'body'], (key) => `${key} LIKE 'media/%'`),
  ...filesInJson(
    productData.data,
    'keys',
    'productData',
    ['brandLogo', ...['good', 'better', 'best'].map((tier) => `${tier}.imageKey`)],
    (key) => `${key} IS NOT NULL`,
  ),
  trigger('slides_images_added', images('BEFORE INSERT', ''), missingImages),
  trigger(
    'slides_images_changed',
    images(
      'BEFORE UPDATE OF images',
      `
    AND named.value NOT IN (SELECT kept.atom FROM json_tree(old.images) AS kept WHERE kept.key = 'key' AND kept.type = 'text')
   `,
    ),
    missingImages,
  ),
]

/** A foreign key deletes these rows too, without running any code. */
const dropTrack = `INSERT INTO uploads (key, expires_at) VALUES
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.mp3', 0),
    ('narration/' || old.organization_id || '/tracks/' || old.track || '.json', 0)
  ON CONFLICT DO NOTHING`

const ofLeftovers = [
  trigger('narration_tracks_removed', 'AFTER DELETE ON narration_tracks', dropTrack),
  trigger(
    'narration_answers_removed',
    `AFTER DELETE ON narration_answers
WHEN NOT EXISTS (SELECT 1 FROM narration_answers WHERE track = old.track)`,
    dropTrack,
  ),
  trigger(
    'narration_clips_removed',
    'AFTER DELETE ON narration_clips',
    `INSERT INTO uploads (key, expires_at) VALUES ('narration/' || old.organization_id || '/clips/' || old.key, 0)
  ON CONFLICT DO NOTHING`,
  ),
  trigger(
    'presentations_silenced',
    'BEFORE DELETE ON presentations',
    `INSERT INTO uploads (key, expires_at)
  SELECT 'narration/' || old.organization_id || '/tracks/' || track.key || ending.value, 0
  FROM presentation_narrations, json_each(presentation_narrations.tracks) AS track, json_each('[".mp3",".json"]') AS ending
  WHERE presentation_id = old.id
  UNION ALL
  SELECT 'narration/' || old.organization_id || '/clips/' || clip.value, 0
  FROM presentation_narrations, json_each(presentation_narrations.clips) AS clip
  WHERE presentation_id = old.id
  ON CONFLICT DO NOTHING`,
  ),
  trigger(
    'passage_vectors_gone',
    'AFTER DELETE ON passage_vectors WHEN old.vector IS NULL',
    'INSERT OR IGNORE INTO vector_removals (vector_id) VALUES (old.vector_id)',
  ),
  trigger(
    'vector_packs_gone',
    'AFTER UPDATE OF run ON documents WHEN new.run IS NOT old.run',
    'DELETE FROM vector_packs WHERE document_id = old.id',
  ),
  // A preview that is already due will be checked anyway, so a deck that changes often costs no more.
  trigger(
    'deck_previews_outdated',
    `AFTER UPDATE OF revision ON decks
WHEN EXISTS (SELECT 1 FROM deck_previews WHERE deck_id = new.id AND due_at IS NULL)`,
    `UPDATE deck_previews SET due_at = ${now} WHERE deck_id = new.id`,
  ),
]

/** All triggers of a shard, by purpose. */
export const triggers: Record<string, string[]> = {
  'What a manifest shows raises the revision of its deck.': ofRevisions,
  'The size of what a deck shows is limited.': ofSizes,
  'Search indexes are kept in step.': ofSearch,
  'A row names no file that is missing.': ofFiles,
  'What rows leave behind when they go is removed later.': ofLeftovers,
}
