import { DatabaseSync } from 'node:sqlite'

type Thing = { type: 'table' | 'index' | 'trigger' | 'view'; name: string; sql: string }
export type Migration = { name: string; sql: string }

const thingsOf = (db: DatabaseSync) =>
  (
    db
      .prepare("select type, name, sql from sqlite_master where sql is not null and name not like '\\_cf%' escape '\\'")
      .all() as Thing[]
  ).filter(({ name }) => !/^(sqlite_|d1_migrations|(passage|presentation)_index_)/.test(name))
const columnsOf = (db: DatabaseSync, table: string) =>
  db
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))

export function isDirectory(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return thingsOf(db).some(({ name }) => name === 'companies')
  } finally {
    db.close()
  }
}

/**
 * Gives a database the tables of these migrations and keeps its rows. Migrations mostly add, so additions are dropped;
 * removed tables and columns come back empty.
 */
export function takeBack(file: string, migrations: Migration[]) {
  const db = new DatabaseSync(file)
  const before = new DatabaseSync(':memory:')
  try {
    for (const { sql } of migrations) before.exec(sql)
    const wanted = new Map(thingsOf(before).map((thing) => [thing.name, thing]))
    const isKept = ({ type, name, sql }: Thing) =>
      wanted.has(name) && (type === 'table' || wanted.get(name)?.sql === sql)
    db.exec('pragma foreign_keys = off')
    const order = ['trigger', 'view', 'index', 'table']
    const extra = thingsOf(db).filter((thing) => !isKept(thing))
    for (const { type, name } of extra.sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type)))
      db.exec(`drop ${type} if exists "${name}"`)
    const left = thingsOf(db)
    for (const { name } of left.filter(({ type, sql }) => type === 'table' && !/^create virtual/i.test(sql)))
      for (const column of columnsOf(db, name).filter((each) => !columnsOf(before, name).includes(each)))
        db.exec(`alter table "${name}" drop column "${column}"`)
    const there = new Set(thingsOf(db).map(({ name }) => name))
    for (const { name, sql } of wanted.values()) if (!there.has(name)) db.exec(sql)
    const names = JSON.stringify(migrations.map(({ name }) => name))
    db.prepare('delete from d1_migrations where name not in (select value from json_each(?))').run(names)
  } finally {
    db.close()
    before.close()
  }
}
