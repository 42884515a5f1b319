import { expect, it } from 'vitest'
import { migrationFolders } from '../../dev/databases.ts'
import { refuseUnmarkedRemovals, unmarkedRemovals } from '../../dev/shrinking-migrations.ts'
import { checkTriggers } from '../../dev/triggers.ts'

it('creates the triggers that the tables need, and lists them in one file', async () => {
  await expect(checkTriggers()).resolves.toBeUndefined()
})

const breakpoint = '\n--> statement-breakpoint\n'

it('each migration only adds, or says since when nothing reads what it removes', async () => {
  for (const folder of migrationFolders) await expect(refuseUnmarkedRemovals(folder)).resolves.toBeUndefined()
})

it.each([
  'DROP TABLE `decks`;',
  'ALTER TABLE `decks` DROP COLUMN `name`;',
  'ALTER TABLE `decks` RENAME TO `talks`;',
  'ALTER TABLE `decks` RENAME COLUMN `name` TO `title`;',
  'ALTER TABLE `decks` RENAME `name` TO `title`;',
  'DROP INDEX decks_prefix;',
  'drop\n  trigger decks_revised;',
])('%s is refused without a reason', (statement) => {
  const migration = ['CREATE TABLE `more` (id text);', statement].join(breakpoint)
  expect(unmarkedRemovals(migration)).toHaveLength(1)
  expect(unmarkedRemovals(`-- unused since 1.4.0: the name is in titles\n${statement}`)).toEqual([])
})

it('a table is removed even if another one of its name is created', () => {
  expect(unmarkedRemovals(`DROP TABLE decks;${breakpoint}CREATE TABLE decks (id text);`)).toHaveLength(1)
})

it('a reason counts only for its own statement', () => {
  const migration = ['-- unused since 1.4.0: it is empty\nDROP TABLE one;', 'DROP TABLE two;'].join(breakpoint)
  expect(unmarkedRemovals(migration)).toEqual(['DROP TABLE two;'])
})

it.each([
  ['a new column', 'ALTER TABLE `decks` ADD `drop_off` text;'],
  [
    'a trigger created again',
    `DROP TRIGGER decks_revised;${breakpoint}CREATE TRIGGER decks_revised AFTER UPDATE ON decks`,
  ],
  ['a search index created again', `DROP TABLE words;${breakpoint}CREATE VIRTUAL TABLE words USING fts5(text);`],
  ['text in a string', "INSERT INTO notes VALUES ('drop table decks');"],
  ['text in a comment', '-- rename to nothing\nSELECT 1;'],
])('%s is not a removal', (_, migration) => {
  expect(unmarkedRemovals(migration)).toEqual([])
})
