import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { type Migration, takeBack } from '../../dev/rehearse/take-back.ts'

const first: Migration = {
  name: '0000.sql',
  sql: `create table decks (id text primary key, name text); create index decks_name on decks (name);
    create trigger decks_gone after delete on decks begin select 1; end;`,
}
const second: Migration = {
  name: '0001.sql',
  sql: `alter table decks add shown_at integer; create table views (id text primary key);
    create index decks_shown on decks (shown_at); drop trigger decks_gone;
    create trigger decks_gone after delete on decks begin delete from views where id = old.id; end;`,
}

it('takes the tables of a copy back to the previous release, with their rows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'take-back-'))
  const file = join(folder, 'data.sqlite')
  const made = new DatabaseSync(file)
  made.exec(`create table d1_migrations (name text); ${first.sql} ${second.sql}
    insert into d1_migrations values ('0000.sql'), ('0001.sql'); insert into decks values ('a', 'Roofs', 1);`)
  made.close()

  takeBack(file, [first])

  const db = new DatabaseSync(file)
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  expect(rows('select * from decks')).toEqual([{ id: 'a', name: 'Roofs' }])
  expect(rows('select name from d1_migrations')).toEqual([{ name: '0000.sql' }])
  expect(rows('select name from sqlite_master where sql is not null order by name').map(({ name }) => name)).toEqual([
    'd1_migrations',
    'decks',
    'decks_gone',
    'decks_name',
  ])
  db.exec(second.sql)
  db.close()
  rmSync(folder, { recursive: true })
})
