import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { Random } from '../random.ts'
import type { Call } from '../world.ts'

type Row = Record<string, SQLOutputValue>

const mostParameters = 100

/** One D1 database: SQLite with D1's limits and response formats. */
export class Sqlite {
  readonly name: string
  readonly #database = new DatabaseSync(':memory:')
  readonly #statements = new Map<string, StatementSync>()

  constructor(name: string, random: Random, clock: { now: number }) {
    this.name = name
    const define = (function_: string, body: (...given: SQLInputValue[]) => SQLInputValue) =>
      this.#database.function(function_, { varargs: true }, body)
    define('randomblob', (length) => random.bytes(Number(length)))
    define('random', () => Math.floor((random.next() - 0.5) * Number.MAX_SAFE_INTEGER))
    define('unixepoch', (part) => (part === 'subsec' ? clock.now / 1000 : Math.floor(clock.now / 1000)))
    this.#database.exec('pragma foreign_keys = on')
  }

  /** Applies migrations like `wrangler d1 migrations apply`, and records them in the same table. */
  migrate(folder: string) {
    this.#database.exec(
      'create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp)',
    )
    for (const name of readdirSync(folder)
      .filter((each) => /^\d{4}_.*\.sql$/.test(each))
      .sort()) {
      this.#database.exec(readFileSync(`${folder}/${name}`, 'utf8'))
      this.#database.prepare('insert into d1_migrations (name) values (?)').run(name)
    }
  }

  /** Until it is closed, SQLite holds the functions above, and they hold everything else of the run. */
  close() {
    this.#database.close()
  }

  /** This is only for the test, which looks at the contents. */
  all(sql: string, ...params: SQLInputValue[]): Row[] {
    return this.#database.prepare(sql).all(...params) as Row[]
  }

  tables() {
    const ours =
      "type = 'table' and name not glob 'sqlite_*' and sql not like 'create virtual%' and name not glob '*_data'"
    return this.all(`select name from sqlite_master where ${ours} order by name`).map(({ name }) => String(name))
  }

  tablesWith(column: string) {
    return this.tables().filter((table) => this.#columns(table).includes(column))
  }

  /** Returns every row as text, to search for what must be gone. */
  texts() {
    return this.tables().flatMap((table) => {
      const columns = this.#columns(table).map((column) => `"${column}"`)
      const rows = this.all(`select concat_ws(' ', ${columns.join(', ')}) as text from "${table}"`)
      return rows.map(({ text }) => ({ place: `${table} in ${this.name}`, text: String(text) }))
    })
  }

  #columns(table: string) {
    return this.all(`select name from pragma_table_info('${table}')`).map(({ name }) => String(name))
  }

  run({ sql, params }: Bound, isRaw = false) {
    if (params.length > mostParameters) throw new Error('D1_ERROR: too many SQL variables: SQLITE_ERROR')
    const before = this.#changes()
    try {
      const statement = this.#prepared(sql)
      statement.setReturnArrays(isRaw)
      const rows = statement.all(...params.map(storable)) as unknown[]
      const names = isRaw ? statement.columns().map(({ name }) => name) : []
      const changes = this.#changes() - before
      const meta = { changes, changed_db: changes > 0, duration: 0, size_after: this.#size() }
      return { success: true, results: rows, names, meta }
    } catch (error) {
      throw new Error(`D1_ERROR: ${error instanceof Error ? error.message : String(error)}: SQLITE_ERROR`)
    }
  }

  batch(statements: Bound[]) {
    this.#database.exec('begin')
    try {
      const results = statements.map((each) => this.run(each))
      this.#database.exec('commit')
      return results
    } catch (error) {
      this.#database.exec('rollback')
      throw error
    }
  }

  #prepared(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #changes() {
    this.#counting ??= this.#database.prepare('select total_changes() as count')
    return Number((this.#counting.get() as Row).count)
  }

  #size() {
    this.#sizing ??= this.#database.prepare(
      'select page_count * page_size as size from pragma_page_count, pragma_page_size',
    )
    return Number((this.#sizing.get() as Row).size)
  }

  #counting: StatementSync | undefined
  #sizing: StatementSync | undefined
}

type Bound = { sql: string; params: unknown[] }

function storable(value: unknown): SQLInputValue {
  if (value === undefined) throw new Error("Type 'undefined' not supported for value 'undefined'")
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return value as SQLInputValue
}

/** Returns the binding that a Worker gets. */
export function d1Of(sqlite: Sqlite, call: Call): D1Database {
  const prepare = (sql: string) => new Statement(sqlite, call, sql, [])
  const batch = (statements: Statement[]) =>
    call('d1', `${sqlite.name} batch`, () => sqlite.batch(statements.map(({ bound }) => bound)))
  const session = { prepare, batch, getBookmark: () => '00000001-00000001-00000001-00000001' }
  return { ...session, withSession: () => session, exec: () => undefined } as unknown as D1Database
}

class Statement {
  readonly bound: Bound
  readonly #sqlite: Sqlite
  readonly #call: Call

  constructor(sqlite: Sqlite, call: Call, sql: string, params: unknown[]) {
    this.#sqlite = sqlite
    this.#call = call
    this.bound = { sql, params }
  }

  bind(...params: unknown[]) {
    return new Statement(this.#sqlite, this.#call, this.bound.sql, params)
  }

  run() {
    return this.#call('d1', this.#sqlite.name, () => this.#sqlite.run(this.bound))
  }

  all() {
    return this.run()
  }

  async first(column?: string) {
    const [row] = (await this.run()).results as Row[]
    return row === undefined ? null : column === undefined ? row : row[column]
  }

  raw(options?: { columnNames?: boolean }) {
    return this.#call('d1', this.#sqlite.name, () => {
      const { results, names } = this.#sqlite.run(this.bound, true)
      return options?.columnNames ? [names, ...results] : results
    })
  }
}
