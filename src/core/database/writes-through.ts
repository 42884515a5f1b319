export type Query = { sql: string; params: unknown[] }

/** The statements of a batch in their order, reads too, with what those say that write. */
export type Commit = (statements: D1PreparedStatement[], writes: Query[]) => Promise<D1Result[]>

const isRead = (sql: string) => /^\s*select\b/i.test(sql)

/** A write run alone becomes a batch, so that `commit` can let others go with it. Reads pass by. */
export function writesThrough(client: D1Database, commit: Commit): D1DatabaseSession {
  const batch = (statements: D1PreparedStatement[]) => {
    const writes = statements.filter((statement) => statement instanceof Write)
    if (!writes.length) return client.batch(statements)
    return commit(statements.map(preparedOf), writes)
  }
  const prepare = (sql: string) => {
    const statement = client.prepare(sql)
    return isRead(sql) ? statement : new Write({ sql, params: [] }, statement, commit)
  }
  return { prepare, batch, getBookmark: () => null } as unknown as D1DatabaseSession
}

const preparedOf = (statement: D1PreparedStatement | Write) =>
  statement instanceof Write ? statement.inner : statement

class Write {
  readonly sql: string
  readonly params: unknown[]
  readonly inner: D1PreparedStatement
  private readonly commit: Commit

  constructor({ sql, params }: Query, inner: D1PreparedStatement, commit: Commit) {
    this.sql = sql
    this.params = params
    this.inner = inner
    this.commit = commit
  }

  bind(...values: unknown[]) {
    return new Write({ sql: this.sql, params: values }, this.inner.bind(...values), this.commit)
  }

  async run() {
    return (await this.commit([this.inner], [this]))[0] as D1Result<Record<string, unknown>>
  }

  all() {
    return this.run()
  }

  async raw() {
    return (await this.run()).results.map((row) => Object.values(row))
  }
}
