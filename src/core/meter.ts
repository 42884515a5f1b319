export class Meter {
  trips = 0
  milliseconds = 0
  kvReads = 0

  trip = async <T>(run: () => Promise<T>): Promise<T> => {
    this.trips++
    const start = performance.now()
    try {
      return await run()
    } finally {
      this.milliseconds += performance.now() - start
    }
  }

  serverTiming() {
    const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
    const db = `db;dur=${this.milliseconds.toFixed(1)};desc="${count(this.trips, 'trip')}"`
    return `${db}, kv;desc="${count(this.kvReads, 'read')}"`
  }
}

export function metered(client: D1DatabaseSession, meter: Meter): D1DatabaseSession {
  return {
    prepare: (sql: string) => meteredStatement(client.prepare(sql), meter),
    batch: (statements: MeteredStatement[]) =>
      meter.trip(() => client.batch(statements.map((statement) => statement.inner))),
    getBookmark: () => client.getBookmark(),
  } as unknown as D1DatabaseSession
}

type MeteredStatement = D1PreparedStatement & { inner: D1PreparedStatement }

function meteredStatement(inner: D1PreparedStatement, { trip }: Meter): MeteredStatement {
  return {
    inner,
    bind: (...values: unknown[]) => meteredStatement(inner.bind(...values), { trip } as Meter),
    first: (column: string) => trip(() => inner.first(column)),
    run: () => trip(() => inner.run()),
    all: () => trip(() => inner.all()),
    raw: (options: { columnNames: true }) => trip(() => inner.raw(options)),
  } as unknown as MeteredStatement
}
