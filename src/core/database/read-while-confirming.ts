const isRead = (sql: string) => /^\s*select\b/i.test(sql)

type Through = <Result>(isReading: boolean, run: () => Promise<Result>) => Promise<Result>

/**
 * Reads are sent to the database before it's known whether they are allowed, but their results are returned only once
 * it is. Writes are sent after that; `wait` measures the wait.
 */
export function readWhileConfirming(
  client: D1DatabaseSession,
  mayPass: () => Promise<unknown>,
  wait: <Result>(run: () => Promise<Result>) => Promise<Result> = (run) => run(),
): D1DatabaseSession {
  let passing: Promise<unknown> | undefined
  const through: Through = async (isReading, run) => {
    const isFirst = passing === undefined
    const pass = () => (passing ??= mayPass())
    if (!isReading) {
      await (isFirst ? wait(pass) : pass())
      return run()
    }
    const result = run()
    // The refusal is what gets reported, even if the read fails as well.
    result.catch(() => undefined)
    await pass()
    return result
  }
  return {
    prepare: (sql: string) => new WaitingStatement(client.prepare(sql), isRead(sql), through),
    batch: (statements: WaitingStatement[]) =>
      through(
        statements.every(({ isReading }) => isReading),
        () => client.batch(statements.map(({ inner }) => inner)),
      ),
    getBookmark: () => client.getBookmark(),
  } as unknown as D1DatabaseSession
}

class WaitingStatement {
  readonly inner: D1PreparedStatement
  readonly isReading: boolean
  private readonly through: Through

  constructor(inner: D1PreparedStatement, isReading: boolean, through: Through) {
    this.inner = inner
    this.isReading = isReading
    this.through = through
  }

  bind(...values: unknown[]) {
    return new WaitingStatement(this.inner.bind(...values), this.isReading, this.through)
  }

  first(column: string) {
    return this.through(this.isReading, () => this.inner.first(column))
  }

  run() {
    return this.through(this.isReading, () => this.inner.run())
  }

  all() {
    return this.through(this.isReading, () => this.inner.all())
  }

  raw(options: { columnNames: true }) {
    return this.through(this.isReading, () => this.inner.raw(options))
  }
}
