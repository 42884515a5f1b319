type Query = { sql: string; params: unknown[] }
type Commit = (statements: D1PreparedStatement[]) => Promise<D1Result[]>

const isRead = (sql: string) => /^\s*select\b/i.test(sql)

/** What goes on after the answer is marked no more, because by then another call may have the key. */
export function markingWrites(
  client: D1Database,
  { before, after }: { before: Query; after: Query },
  onFailure: (error: unknown) => void,
  isAnswered: () => boolean,
): D1DatabaseSession {
  const prepared = ({ sql, params }: Query) => client.prepare(sql).bind(...params)
  const commit: Commit = async (statements) => {
    if (isAnswered()) return client.batch(statements)
    try {
      return (await client.batch([prepared(before), ...statements, prepared(after)])).slice(1, -1)
    } catch (error) {
      onFailure(error)
      throw error
    }
  }
  const batch: Commit = (statements) =>
    statements.some((statement) => statement instanceof Write)
      ? commit(statements.map((statement) => (statement instanceof Write ? statement.inner : statement)))
      : client.batch(statements)
  const prepare = (sql: string) => {
    const statement = client.prepare(sql)
    return isRead(sql) ? statement : new Write(statement, commit)
  }
  return { prepare, batch, getBookmark: () => null } as unknown as D1DatabaseSession
}

/** A write run alone becomes a batch, so that the marks go around it. */
class Write {
  readonly inner: D1PreparedStatement
  private readonly commit: Commit

  constructor(inner: D1PreparedStatement, commit: Commit) {
    this.inner = inner
    this.commit = commit
  }

  bind(...values: unknown[]) {
    return new Write(this.inner.bind(...values), this.commit)
  }

  async run() {
    return (await this.commit([this.inner]))[0] as D1Result<Record<string, unknown>>
  }

  all() {
    return this.run()
  }

  async raw() {
    return (await this.run()).results.map((row) => Object.values(row))
  }
}
