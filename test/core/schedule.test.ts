import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { Work } from '../../src/core/database/commit'
import { atShard } from '../../src/core/database/shards'
import { defineJob, defineScheduledJob, rowIf } from '../../src/core/jobs/define-job'
import { startJob } from '../../src/core/jobs/start'
import { consume, jobs, takeUpDue } from '../support/running'

const now = Date.now()

const databases = ['DIRECTORY', 'SHARD_00', 'SHARD_01'] as const

/** This environment counts the statements of each trip to each database and keeps what is sent. */
function watched() {
  const sent: unknown[] = []
  const trips = { DIRECTORY: [] as number[], SHARD_00: [] as number[], SHARD_01: [] as number[] }
  const counting = databases.map((name) => {
    const withSession: D1Database['withSession'] = (start) => {
      const session = env[name].withSession(start)
      const batch: typeof session.batch = (statements) => {
        trips[name].push(statements.length)
        return session.batch(statements)
      }
      return Object.assign(Object.create(session), {
        batch,
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
      })
    }
    return [name, { withSession }]
  })
  const queue = { sendBatch: async (batch: { body: unknown }[]) => void sent.push(...batch.map(({ body }) => body)) }
  const environment = {
    ...env,
    ...Object.fromEntries(counting),
    JOBS: queue,
    EVENTS: queue,
    DELIVERIES: queue,
  } as unknown as Env
  return { environment, sent, trips }
}

const job = (kind: string, run: () => Promise<unknown>) =>
  defineScheduledJob({ kind, in: 'directory', due: (db) => rowIf(db, sql`true`), run })

describe('the schedule', () => {
  it('asks each database for the due work of all jobs in one round trip', async () => {
    const { environment, trips } = watched()
    const onlyAsked = jobs.map((each) => ({ ...each, takeUp: async () => undefined }))
    await takeUpDue(environment, onlyAsked, 1)
    expect(trips.SHARD_00).toEqual([expect.any(Number)])
    expect(trips.SHARD_00[0]).toBeGreaterThan(20)
    expect(trips.SHARD_01).toEqual(trips.SHARD_00)
    expect(trips.DIRECTORY).toEqual([jobs.filter((each) => each.in !== undefined).length])
  })

  it('runs what is due beside a job that fails, and reports which failed', async () => {
    const run = vi.fn(async () => undefined)
    const failing = job('failing', async () => Promise.reject(new Error('storage is away')))
    await expect(takeUpDue(env, [failing, job('other', run)], now)).rejects.toThrow('failing: Error: storage is away')
    expect(run).toHaveBeenCalledOnce()
  })

  it('asks job by job when they cannot all be asked at once', async () => {
    const run = vi.fn(async () => undefined)
    const broken = defineScheduledJob({
      kind: 'broken',
      in: 'directory',
      due: (db) => rowIf(db, sql`json('no json') is null`),
      run,
    })
    await expect(takeUpDue(env, [broken, job('other', run)], now)).rejects.toThrow('Not all jobs')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs nothing when nothing is due', async () => {
    const run = vi.fn(async () => undefined)
    await takeUpDue(
      env,
      [defineScheduledJob({ kind: 'idle', in: 'directory', due: (db) => rowIf(db, sql`false`), run })],
      now,
    )
    expect(run).not.toHaveBeenCalled()
  })

  it('sends what is due to its queue, a hundred messages at once', async () => {
    const { environment, sent } = watched()
    const due = defineJob({
      kind: 'many',
      in: 'directory',
      queue: 'JOBS',
      due: (db) =>
        db
          .select({ id: sql<number>`value`.as('id') })
          .from(sql`json_each(${JSON.stringify(Array.from({ length: 250 }, (_, index) => index))})`),
      run: async () => undefined,
    })
    const sendBatch = vi.spyOn(environment.JOBS, 'sendBatch')
    await takeUpDue(environment, [due], now)
    expect(sendBatch.mock.calls.map(([batch]) => [...batch].length)).toEqual([100, 100, 50])
    expect(sent[249]).toEqual({ kind: 'many', id: 249, shard: 'ff' })
  })
})

describe('a queue message', () => {
  const message = (body: unknown) => ({ id: '1', body, attempts: 1, ack: vi.fn(), retry: vi.fn() })
  const context = { waitUntil: () => undefined }
  const batchOf = (queue: string, ...messages: ReturnType<typeof message>[]) =>
    ({ queue, messages }) as unknown as MessageBatch

  it('is run by its job, retried if that fails, and finally given up by it', async () => {
    const [good, bad, unknown, dead] = [{ id: 'good' }, { id: 'bad' }, {}, { id: 'dead' }].map((body, index) =>
      message({ kind: index === 2 ? 'unheard-of' : 'work', shard: '00', ...body }),
    )
    const giveUp = vi.fn(async (_work: Work, _message: object) => undefined)
    const work = defineJob({
      kind: 'work',
      queue: 'JOBS',
      run: async (_env, { id }: { id: string }) => {
        if (id === 'bad') throw new Error('no')
      },
      giveUp,
    })
    if (!good || !bad || !unknown || !dead) throw new Error('Four messages were made.')
    await consume(batchOf('jobs', good, bad, unknown), env, context, [work])
    await consume(batchOf('porchlight-jobs-dead', dead), env, context, [work])
    expect([good.ack, bad.retry, unknown.retry, dead.ack].map((each) => each.mock.calls.length)).toEqual([1, 1, 1, 1])
    expect(giveUp.mock.calls.map(([work, message]) => [work.env, message])).toEqual([
      [atShard(env, '00'), { kind: 'work', id: 'dead', shard: '00' }],
    ])
  })

  it('that the queue did not accept waits for the schedule', async () => {
    const send = async () => Promise.reject(new Error('full'))
    await startJob({ ...env, JOBS: { send } } as unknown as Env, { kind: 'work', id: '1' })
  })
})
