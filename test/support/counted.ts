import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '../../src/worker'
import { origin } from './client'
import { bindingOf, databaseOf, envOf } from './databases'
import { withOnDemand } from './on-demand'
import { jobs, workIn } from './running'

type Counts = { statements: number; written: number; sql: string[] }

/** Wraps a database to count its statements and written rows. D1's `raw()` and `first()` don't report them. */
export function countedDatabase(target: D1Database) {
  const counts: Counts = { statements: 0, written: 0, sql: [] }
  const tally = <Result extends D1Result>(result: Result, sql: string) => {
    counts.statements++
    counts.written += result.meta.rows_written
    counts.sql.push(`${result.meta.rows_written} ${sql.replaceAll(/\s+/g, ' ')}`)
    return result
  }
  const statement = (inner: D1PreparedStatement, sql: string): object => ({
    inner,
    sql,
    bind: (...values: unknown[]) => statement(inner.bind(...values), sql),
    all: async () => tally(await inner.all(), sql),
    run: async () => tally(await inner.run(), sql),
    raw: async () => tally(await inner.all(), sql).results.map((row) => Object.values(row)),
    first: async (column?: string) => {
      const [row = null] = tally(await inner.all<Record<string, unknown>>(), sql).results
      return row && column ? row[column] : row
    },
  })
  const session = (inner: D1DatabaseSession): object => ({
    getBookmark: () => inner.getBookmark(),
    prepare: (sql: string) => statement(inner.prepare(sql), sql),
    batch: async (statements: { inner: D1PreparedStatement; sql: string }[]) => {
      const results = await inner.batch(statements.map((each) => each.inner))
      return results.map((result, index) => tally(result, statements[index]?.sql ?? ''))
    },
  })
  const database = {
    withSession: (start: string) => session(target.withSession(start)),
    // This looks up where a company went, once any company has moved. It isn't counted, because other tests move some.
    prepare: (sql: string) => target.prepare(sql),
  }
  const taken = () => {
    const before = { ...counts }
    Object.assign(counts, { statements: 0, written: 0, sql: [] })
    return before
  }
  return { database: database as unknown as D1Database, taken }
}

type Queued = { kind: string; shard: string }

/** One company's Worker and its queues, whose messages run when the test says so. */
export function countedSite(id: string, more: object) {
  const { database, taken } = countedDatabase(databaseOf(id))
  const waiting: Queued[] = []
  const queue = {
    send: async (message: Queued) => void waiting.push(message),
    sendBatch: async (messages: { body: Queued }[]) => void waiting.push(...messages.map(({ body }) => body)),
  }
  const queues = { JOBS: queue, EVENTS: queue, DELIVERIES: queue, DELIVERIES_SLOW: queue }
  const bindings = { ...bindingOf(id, database), ...more, ...queues }
  const run = async (message: Queued) => {
    const context = createExecutionContext()
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work)
    const job = jobs.find(({ kind }) => kind === message.kind)
    const work = { ...workIn(envOf(id, { DB: database, ...more, ...queues })), waitUntil }
    await job?.run?.(work, message as never, { queue: 'deliveries', waitUntil })
    await waitOnExecutionContext(context)
  }
  return {
    taken,
    async send<Body>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Body> {
      const init = { method, headers: { 'content-type': 'application/json', ...headers } }
      const context = createExecutionContext()
      const answer = await worker.fetch(
        new Request(origin + path, { ...init, ...(body !== undefined && { body: JSON.stringify(body) }) }),
        withOnDemand({ ...env, ...bindings } as unknown as Env) as unknown as Cloudflare.Env,
        context,
      )
      await waitOnExecutionContext(context)
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
    async settle() {
      for (let message = waiting.shift(); message; message = waiting.shift()) await run(message)
    },
  }
}
