import { DatabaseSync } from 'node:sqlite'
import type { Audience } from '../../src/answers/knowledge/tables.ts'
import { prefixWords, wordPrefixOf } from '../../src/answers/knowledge/words.ts'
import { type Names, prefixesOf, renewed } from './names.ts'
import { quoted, type TableRows, type Value } from './rows.ts'

/** The rows of a company, and what each further block of its presentations adds. */
export type Template = Record<'company' | 'block', { tables: TableRows[]; names: Names }>

/** A copy of the company with this many further blocks; if its names are the template's own, it already exists. */
export type Copy = { names: string[]; blocks: number }

export type Fill = { file: string; shard: string; template: Template; copies: Copy[]; spreadMilliseconds: number }

const blocksAtOnce = 200

/**
 * Writes straight into the file of a database that no server has open. Its indexes are created once all rows are there.
 */
export function fill({ file, shard, template, copies, spreadMilliseconds }: Fill) {
  const { company, block } = template
  const db = openForFilling(file)
  const restore = dropIndexesAndTriggers(db)
  addCompanies(db, company, copies)
  indexPassages(db)

  const addBlock = tableOfNames(db, 'blocks_made', block.names.all)
  const names = new Map([...columnsOf(company, 'companies_made'), ...columnsOf(block, 'blocks_made')])
  const joined = 'blocks_made join companies_made on companies_made.number = blocks_made.company'
  const addRows = inserts(db, block, names, joined, 'blocks_made')
  const owners = copies.flatMap(({ blocks }, company) => Array.from({ length: blocks }, () => company))
  const prefixes = copies.map((copy) => prefixesOf(company.names.all, copy.names))
  for (let from = 0; from < owners.length; from += blocksAtOnce) {
    db.exec('begin; delete from blocks_made')
    for (const [index, owner] of owners.slice(from, from + blocksAtOnce).entries()) {
      const number = from + index + 1
      const shift = Math.floor((spreadMilliseconds * number) / (owners.length + 1))
      addBlock(number, owner, shift, renewed(block.names.all, shard, prefixes[owner]))
    }
    for (const run of addRows) run()
    db.exec('commit')
  }
  restore()
  db.exec('pragma journal_mode = wal')
  db.close()
}

export function fillDirectory(file: string, company: Template['company'], copies: Copy[]) {
  const db = openForFilling(file)
  addCompanies(db, company, copies)
  db.exec(`update companies set shard = substr(id, 16, 2); pragma journal_mode = wal`)
  db.close()
}

function addCompanies(db: DatabaseSync, company: Template['company'], copies: Copy[]) {
  const add = tableOfNames(db, 'companies_made', company.names.all)
  for (const [number, { names }] of copies.entries()) add(number, number, 0, names)
  const from = `companies_made where n0 <> ${literal(company.names.all[0] ?? '')}`
  db.exec('begin')
  for (const run of inserts(db, company, columnsOf(company, 'companies_made'), from, 'companies_made')) run()
  db.exec('commit')
}

const columnsOf = ({ names }: Template['company'], table: string) =>
  new Map(names.all.map((name, index) => [name, `${table}.n${index}`]))

/** Anything lost here can be created again by a second run. */
function openForFilling(file: string) {
  const db = new DatabaseSync(file)
  db.exec(`pragma locking_mode = exclusive; pragma journal_mode = off; pragma synchronous = off;
    pragma foreign_keys = off; pragma temp_store = memory; pragma cache_size = -262144`)
  return db
}

/** Drops all triggers except those that index the words of a new row. */
function dropIndexesAndTriggers(db: DatabaseSync) {
  type Entry = { name: string; type: string; sql: string }
  const entries = db.prepare(`select name, type, sql from sqlite_master where sql is not null`).all() as Entry[]
  const indexesOfWords = entries.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name)
  const isKept = ({ sql }: Entry) =>
    /after insert/i.test(sql) && indexesOfWords.some((name) => sql.toLowerCase().includes(`insert into ${name}`))
  const dropped = entries.filter((entry) => ['index', 'trigger'].includes(entry.type) && !isKept(entry))
  for (const { type, name } of dropped) db.exec(`drop ${type} ${quoted(name)}`)
  return () => {
    for (const { sql } of dropped) db.exec(sql)
  }
}

/** Stores the names of each copy, one column each. */
function tableOfNames(db: DatabaseSync, table: string, names: string[]) {
  const columns = names.map((_, index) => `n${index} text`)
  db.exec(`create temp table ${table} (number integer primary key, company integer, shift integer, ${columns.join()})`)
  const add = db.prepare(`insert into ${table} values (?, ?, ?, ${names.map(() => '?').join()})`)
  return (number: number, company: number, shift: number, values: string[]) =>
    add.run(number, company, shift, ...values)
}

/** Builds one statement for each row of the template, which creates that row in each copy. */
function inserts(
  db: DatabaseSync,
  { tables, names }: Template['block'],
  columnOfName: Map<string, string>,
  from: string,
  copies: string,
) {
  const isName = new RegExp(
    [...columnOfName.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
  )
  return tables.flatMap(({ name, columns, rows }) =>
    rows.map((row) => {
      const bound: string[] = []
      const text = (value: string) => {
        const parts = value.split(new RegExp(`(${isName.source})`))
        const written = parts.flatMap((part) => {
          const column = columnOfName.get(part)
          if (!column && part) bound.push(part)
          return column ?? (part ? '?' : [])
        })
        return written.join(' || ') || `''`
      }
      const copied = row.map((value, index) => {
        if (typeof value === 'string') return text(value)
        const step = names.steps.get(`${name}.${columns[index]}`)
        if (step) return `${value} + ${copies}.number * ${step}`
        return isPast(value) ? `${value} - ${copies}.shift` : String(value)
      })
      const into = `${quoted(name)} (${columns.map(quoted).join()})`
      const statement = db.prepare(`insert into ${into} select ${copied.join()} from ${from}`)
      return () => statement.run(...bound)
    }),
  )
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const literal = (text: string) => `'${text.replaceAll(`'`, `''`)}'`

const firstTime = Date.UTC(2020)
/** Times in the future stay as they are, so nothing becomes due. */
const isPast = (value: Value): value is number => typeof value === 'number' && value > firstTime && value < Date.now()

type Passage = Record<'heading' | 'body' | 'organization_id' | 'title', string> & { id: number; audience: Audience }

/** Indexes passages as reading a document does: the words carry a prefix of their company. */
function indexPassages(db: DatabaseSync) {
  const passages = db.prepare(`
    select passages.id, heading, body, passages.organization_id, display_name || ' ' || filename as title, audience
    from passages join documents on documents.id = document_id
    where passages.id not in (select rowid from passage_index)`)
  const add = db.prepare('insert into passage_index (rowid, title, heading, body) values (?, ?, ?, ?)')
  for (const { id, heading, body, title, ...owner } of passages.all() as Passage[]) {
    const prefix = wordPrefixOf(owner.organization_id, owner.audience)
    add.run(id, prefixWords(title, prefix), prefixWords(heading ?? '', prefix), prefixWords(body, prefix))
  }
}
