import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { primaryDatabase } from '../src/core/database'
import { lease } from '../src/features/deliveries/lease'
import { recordSuccess } from '../src/features/deliveries/record-outcome'
import { signedIn } from './support/client'
import { subscribed } from './support/deliveries'

const { TEST_MIGRATIONS } = env as typeof env & { TEST_MIGRATIONS: { name: string; queries: string[] }[] }
const isMove = ({ name }: { name: string }) => name.includes('fewer-rows-an-event')
const run = (queries: string[]) => env.DB.batch(queries.map((query) => env.DB.prepare(query)))

/** Renames the tables, because other tests use the real ones. */
const aside = (query: string) =>
  query.replace(/(["`])((?:new_)?(?:events|deliveries|attempts)(?:_\w+)?)\1/g, '$1aside_$2$1')

async function makeOldTables() {
  const before = TEST_MIGRATIONS.slice(0, TEST_MIGRATIONS.findIndex(isMove)).flatMap(({ queries }) => queries)
  const isOfTables =
    /(CREATE|ALTER) TABLE `(events|deliveries|attempts)`|INDEX (IF EXISTS )?`(events|deliveries|attempts)_/
  await run(before.filter((query) => isOfTables.test(query)).map(aside))
}

type OldAttempt = { id: string; number: number; startedAt: number; finishedAt: number | null }

it('deliveries and attempts from before are kept, with their leases', async () => {
  const client = await signedIn()
  const { organizationId } = client
  const subscription = await subscribed(client)
  const start = 1_700_000_000_000
  await makeOldTables()

  async function old(id: string, leaseId: string | null, attemptCount: number, attempts: OldAttempt[]) {
    const eventId = `event-${id}`
    await env.DB.batch([
      env.DB.prepare(
        `insert into aside_events (id, organization_id, type, data, created_at, enqueued_at) values (?, ?, 'deck.created', '{}', ?, 1)`,
      ).bind(eventId, organizationId, start),
      env.DB.prepare(
        `insert into aside_deliveries (id, organization_id, subscription_id, event_id, status, next_attempt_at, lease_id,
           attempt_count, failure_count, created_at) values (?, ?, ?, ?, 'pending', ?, ?, ?, 0, ?)`,
      ).bind(id, organizationId, subscription.id, eventId, start + 60_000, leaseId, attemptCount, start),
      ...attempts.map(({ id: attemptId, number, startedAt, finishedAt }: OldAttempt) =>
        env.DB.prepare(
          'insert into aside_attempts (id, delivery_id, number, started_at, finished_at) values (?, ?, ?, ?, ?)',
        ).bind(attemptId, id, number, startedAt, finishedAt),
      ),
    ])
  }
  const first = { number: 1, startedAt: start + 1, finishedAt: start + 2 }
  await old('running', 'its-lease', 2, [
    { ...first, id: 'a1' },
    { id: 'its-lease', number: 2, startedAt: start + 10, finishedAt: null },
  ])
  await old('left-open', null, 1, [{ id: 'b1', number: 1, startedAt: start + 1, finishedAt: null }])
  await old('without-attempt', 'lost-lease', 1, [])
  await old('twice', 'other-lease', 1, [
    { ...first, id: 'd1' },
    { ...first, id: 'd2', startedAt: start + 3 },
    { id: 'other-lease', number: 1, startedAt: start + 20, finishedAt: null },
  ])

  await run((TEST_MIGRATIONS.find(isMove)?.queries ?? []).map(aside))
  const tables = ['events', 'deliveries', 'attempts']
  await run(tables.map((table) => `insert into ${table} select * from aside_${table}`))
  await run(tables.toReversed().map((table) => `drop table aside_${table}`))
  const leases = env.DB.prepare(
    'select id, lease_id, leased_at, attempt_count from deliveries where subscription_id = ? order by id',
  ).bind(subscription.id)
  expect((await leases.all()).results).toEqual([
    { id: 'left-open', lease_id: null, leased_at: null, attempt_count: 1 },
    { id: 'running', lease_id: 'its-lease', leased_at: start + 10, attempt_count: 2 },
    { id: 'twice', lease_id: 'other-lease', leased_at: start + 20, attempt_count: 3 },
    { id: 'without-attempt', lease_id: 'lost-lease', leased_at: start, attempt_count: 1 },
  ])
  const attempts = async () => {
    const rows = env.DB.prepare(
      `select delivery_id, number, started_at, error from attempts
       where delivery_id in (select id from deliveries where subscription_id = ?) order by 1, 2`,
    ).bind(subscription.id)
    return (await rows.raw()).map(([id, number, startedAt, error]) => [id, number, Number(startedAt) - start, error])
  }
  const interrupted = 'It was interrupted; whether it arrived is not known.'
  const moved = [
    ['left-open', 1, 1, interrupted],
    ['running', 1, 1, null],
    ['twice', 1, 1, null],
    ['twice', 2, 3, null],
  ]
  expect(await attempts()).toEqual(moved)

  const now = start + 120_000
  const db = primaryDatabase(env)
  for (const id of ['running', 'twice', 'without-attempt'])
    expect((await lease(db, id, now)).leased?.deliveryId).toBe(id)
  const closed = [
    ['running', 2, 10, interrupted],
    ['twice', 3, 20, interrupted],
    ['without-attempt', 1, 0, interrupted],
  ]
  expect(await attempts()).toEqual([...moved, ...closed].sort())

  const [late] = (await leases.all<{ id: string }>()).results.filter(({ id }) => id === 'running')
  expect(late).toMatchObject({ attempt_count: 3 })
  const leased = {
    deliveryId: 'running',
    attemptNumber: 2,
    leaseId: 'its-lease',
    leasedAt: start + 10,
    subscriptionId: subscription.id,
    isSlow: false,
  }
  await recordSuccess(db, leased as never, { result: 'delivered', statusCode: 200, answer: 'ok' }, false, now)
  expect((await attempts()).filter(([id]) => id === 'running')).toEqual([
    ['running', 1, 1, null],
    ['running', 2, 10, null],
  ])
  await env.DB.prepare('delete from events where organization_id = ?').bind(organizationId).run()
})
