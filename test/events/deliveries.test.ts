import { and, eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { commit } from '../../src/core/database/commit'
import { atShard, newId } from '../../src/core/database/shards'
import { organizations } from '../../src/core/database/tables'
import { deliverJob } from '../../src/events/deliveries/deliver'
import { fanOutJob } from '../../src/events/deliveries/fan-out'
import { waitAfter } from '../../src/events/deliveries/queue'
import { removeDeliveryLogJob } from '../../src/events/deliveries/sweep'
import { event } from '../../src/events/outbox/outbox'
import { signedIn, trips } from '../support/client'
import { countedDatabase } from '../support/counted'
import { bindingOf, d1, databaseOf, envOf } from '../support/databases'
import {
  execution,
  newEndpoint,
  newEnvironment,
  pendingDelivery,
  recordedEvent,
  subscribed,
  webhookTo,
} from '../support/deliveries'
import { newDeck } from '../support/factories'
import { takeUpDue, workIn } from '../support/running'
import { sweep } from '../support/sweeps'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('an event', () => {
  it('arrives, signed, and costs the request that caused it no round trip', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    const subscription = await subscribed(client, webhookTo(endpoint.url, { authorization: 'Bearer 1' }))
    const answer = await client.post('/api/decks', { name: 'Dach 🏠' })
    expect(trips(answer)).toBe(2)
    await expect.poll(async () => (await subscription.log())[0]?.status, { timeout: 10_000 }).toBe('delivered')
    const [call] = endpoint.calls
    const payload = new Webhook(subscription.secret).verify(call?.body ?? '', Object.fromEntries(call?.headers ?? []))
    expect(payload).toEqual({
      type: 'deck.created',
      timestamp: expect.stringMatching(/Z$/),
      data: { deckId: answer.body.deck.id, name: 'Dach 🏠', externalId: null, metadata: { deckContext: null } },
    })
    expect(call?.headers.get('authorization')).toBe('Bearer 1')
    expect(endpoint.calls).toHaveLength(1)
    const [delivery] = await subscription.log()
    expect(delivery).toMatchObject({ eventId: call?.headers.get('webhook-id'), eventType: 'deck.created', payload })
    expect([call?.headers.get('webhook-test'), delivery.payload.test]).toEqual([null, undefined])
    expect(delivery.attempts).toMatchObject([{ number: 1, statusCode: 200, answer: 'answer 200', error: null }])
  })

  it('reaches the active subscriptions of its organization that ask for its type and deck', async () => {
    const client = await signedIn()
    const stranger = await signedIn('Another company')
    const deck = await newDeck(client)
    const other = await newDeck(client)
    const now = Date.now()
    const wanted = [
      await subscribed(client),
      await subscribed(client, { eventType: 'deck.deleted' }),
      await subscribed(client, { deckId: deck.id }),
      await subscribed(client, { eventType: 'deck.deleted', deckId: deck.id }),
    ]
    const unwanted = [
      await subscribed(client, { eventType: 'deck.created' }),
      await subscribed(client, { deckId: other.id }),
      await subscribed(client, { isActive: false }),
    ]
    await subscribed(stranger)
    const event = { type: 'deck.deleted', deckId: deck.id, data: { deckId: deck.id, name: deck.name } } as const
    const eventId = await recordedEvent(client, now, event)
    expect(await newEnvironment().fanOut(eventId, now)).toHaveLength(4)
    for (const { log } of wanted) expect((await log()).filter(hasId(eventId))).toHaveLength(1)
    for (const { log } of unwanted) expect((await log()).filter(hasId(eventId))).toHaveLength(0)
  })

  it('writes 13 rows until it is delivered, including those of indexes', async () => {
    const client = await signedIn()
    await subscribed(client, webhookTo(newEndpoint().url))
    const { organizationId } = client
    const counting = countedDatabase(databaseOf(organizationId))
    const environment = newEnvironment(bindingOf(organizationId, counting.database))
    const deckId = newId(client.caller.shard)
    const told = { type: 'deck.created', organizationId, deckId, data: { deckId, name: 'Roof' } } as const
    const work = workIn(atShard(environment.env, client.caller.shard))
    await work.db.batch(event(told, Date.now()).rows?.(work) as never)
    const [message] = await environment.fanOut(await eventOf(deckId), Date.now())
    await environment.deliver(message ?? { deliveryId: '' }, Date.now())
    expect(counting.taken().written).toBe(13)
  })

  it('is kept for the feed but not queued when no active subscription asks for it', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    for (const unwanted of [{ eventType: 'deck.created' }, { deckId: deck.id }, { isActive: false }])
      await subscribed(client, unwanted)
    const { id } = await newDeck(client, { name: 'Another' })
    await client.delete(`/api/decks/${id}`)
    const rows = d1.prepare(
      `select type, enqueued_at = created_at as was_settled, (select count(*) from deliveries where event_id = events.id) as deliveries
        from events where organization_id = ? and deck_id = ? and type = 'deck.deleted'`,
    )
    expect((await rows.bind(client.organizationId, id).all()).results).toEqual([
      { type: 'deck.deleted', was_settled: 1, deliveries: 0 },
    ])
  })

  it('is fanned out once, however often its message arrives, even at the same moment', async () => {
    const client = await signedIn()
    const { log } = await subscribed(client)
    const now = Date.now()
    const eventId = await recordedEvent(client, now)
    await Promise.all(
      [newEnvironment(), newEnvironment(), newEnvironment()].map((environment) => environment.fanOut(eventId, now)),
    )
    await subscribed(client)
    expect(await newEnvironment().fanOut(eventId, now)).toHaveLength(1)
    expect(await log()).toHaveLength(1)
  })

  it('does nothing if it was never recorded', async () => {
    const environment = newEnvironment()
    expect(await environment.fanOut(newId('00'), Date.now())).toEqual([])
  })

  it('is queued only if its change was committed', async () => {
    const client = await signedIn()
    await subscribed(client)
    const environment = newEnvironment()
    const { background, context } = execution()
    const { organizationId } = client
    const data = { deckId: newId(client.caller.shard), name: 'Gone' }
    const told = { type: 'deck.deleted', organizationId, deckId: data.deckId, data } as const
    const work = { ...workIn({ ...envOf(organizationId), EVENTS: environment.env.EVENTS }), ...context }
    const touched = () => ({ touched: work.db.update(organizations).set({ name: 'Ours' }).where(isIt) })
    const isIt = eq(organizations.id, organizationId)
    await commit(work, touched(), [event(told, Date.now(), sql`false`), event(told, Date.now())])
    await commit(work, { touched: work.db.update(organizations).set({ name: 'Ours' }).where(and(isIt, sql`false`)) }, [
      event(told, Date.now(), sql`false`),
    ])
    await Promise.all(background)
    const eventId = await eventOf(data.deckId)
    expect(environment.sent.map(({ body }) => body.eventId)).toEqual([eventId])
  })

  it('is found by the schedule even behind a hundred older ones that never get through', async () => {
    const client = await signedIn()
    await subscribed(client)
    const now = Date.now() + 60 * minute
    const old = await recordedEvent(client, 1)
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 150)
       insert into events (id, organization_id, type, data, created_at)
       select id || value, organization_id, type, data, created_at from events, series where id = ?`,
      )
      .bind(old)
      .run()
    const eventId = await recordedEvent(client, now - 2 * minute)
    const environment = newEnvironment()
    const count = databaseOf(client.organizationId).prepare(
      'select count(*) as waiting from events where enqueued_at is null',
    )
    const { waiting = 0 } = (await count.first<{ waiting: number }>()) ?? {}
    for (let later = 0; later <= waiting / 100; later++)
      await takeUpDue(environment.env, [fanOutJob], now + later * minute)
    expect(environment.sent.map(({ body }) => body.eventId)).toContain(eventId)
    await d1
      .prepare('delete from events where organization_id = ? and created_at = 1')
      .bind(client.organizationId)
      .run()
  })

  it('is found by the schedule when the queue did not accept it after the commit', async () => {
    const client = await signedIn()
    const { log } = await subscribed(client)
    const now = Date.now()
    const { organizationId } = client
    const deckId = newId(client.caller.shard)
    const background: Promise<unknown>[] = []
    const broken = { sendBatch: () => Promise.reject(new Error('The queue is away.')) }
    const context = { waitUntil: (work: Promise<unknown>) => void background.push(work) }
    const told = { type: 'deck.deleted', organizationId, deckId, data: { deckId, name: 'Gone' } } as const
    const work = { ...workIn({ ...envOf(organizationId), EVENTS: broken as never }), ...context }
    const isIt = eq(organizations.id, organizationId)
    await commit(work, { touched: work.db.update(organizations).set({ name: 'Ours' }).where(isIt) }, [event(told, now)])
    await Promise.all(background)
    expect(background).toHaveLength(1)

    const environment = newEnvironment()
    const eventId = await eventOf(deckId)
    const swept = async (at: number) => {
      await takeUpDue(environment.env, [fanOutJob], at)
      return environment.sent.splice(0).map(({ body }) => body.eventId)
    }
    expect(await swept(now + 30 * second)).not.toContain(eventId)
    expect(await swept(now + 2 * minute)).toContain(eventId)
    const [delivery] = await environment.fanOut(eventId, now + 2 * minute)
    await environment.deliver(delivery ?? { deliveryId: '' }, now + 2 * minute)
    expect(await log()).toMatchObject([{ status: 'delivered', eventType: 'deck.deleted' }])
    expect(await swept(now + 5 * minute)).not.toContain(eventId)
  })
})

describe('the retry schedule', () => {
  it('retries after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then delivers', async () => {
    const client = await signedIn()
    const start = Date.now()
    const { endpoint, subscription, environment, message } = await pendingDelivery(
      client,
      start,
      ...Array(7).fill(500),
      200,
    )
    let now = start
    const waits: number[] = []
    for (let attempt = 1; attempt <= 7; attempt++) {
      await environment.deliver(message, now)
      const [retry] = environment.sent.splice(0)
      expect(retry?.body).toEqual(message)
      await environment.deliver(message, now + 2 * second)
      waits.push(retry?.delay ?? 0)
      now += (retry?.delay ?? 0) * second
    }
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000])
    await environment.deliver(message, now)
    const [delivery] = await subscription.log()
    expect([delivery.status, delivery.nextAttemptAt, environment.sent]).toEqual(['delivered', null, []])
    expect(delivery.attempts.map((attempt: { statusCode: number }) => attempt.statusCode)).toEqual([
      ...Array(7).fill(500),
      200,
    ])
    expect(delivery.attempts[6]).toMatchObject({ number: 7, answer: 'answer 500', error: 'The endpoint answered 500.' })
    expect(new Set(endpoint.calls.map(({ headers }) => headers.get('webhook-id')))).toEqual(new Set([delivery.eventId]))
    expect(new Set(endpoint.calls.map(({ body }) => body)).size).toBe(1)
    expect((await client.get(subscription.path)).body.failingSince).toBeNull()
  })

  it('ends after the eighth failure', async () => {
    const client = await signedIn()
    const start = Date.now()
    const { subscription, environment, message } = await pendingDelivery(client, start, 500)
    for (let attempt = 0; attempt < 9; attempt++) await environment.deliver(message, start + attempt * 12 * hour)
    const [delivery] = await subscription.log('?status=failed')
    expect([delivery.nextAttemptAt, delivery.attempts.length]).toEqual([null, 8])
  })

  it('spreads each step by a fifth, honors a longer Retry-After up to a day, and never waits less', () => {
    expect([waitAfter(1, 0), waitAfter(1, 1), waitAfter(7, 1)]).toEqual([4 * second, 6 * second, 12 * hour])
    expect(waitAfter(8, 0.5)).toBeUndefined()
    expect([waitAfter(1, 0.5, 60), waitAfter(1, 0.5, 9_999_999), waitAfter(2, 0.5, 1)]).toEqual([
      minute,
      day,
      5 * minute,
    ])
  })
})

describe('the schedule', () => {
  it('resumes a delivery that has to wait longer than the queue can hold it', async () => {
    const client = await signedIn()
    const start = Date.now()
    const busy = () => new Response('busy', { status: 429, headers: { 'retry-after': '9999999' } })
    const { subscription, environment, message } = await pendingDelivery(client, start, busy, 200)
    await environment.deliver(message, start)
    expect(environment.sent).toEqual([])
    const [delivery] = await subscription.log()
    expect(Date.parse(delivery.nextAttemptAt)).toBe(start + day)
    expect(delivery.attempts).toMatchObject([{ statusCode: 429, answer: 'busy' }])
    const swept = async (at: number) => {
      await takeUpDue(environment.env, [deliverJob], at)
      return environment.sent.splice(0).map(({ body }) => body)
    }
    expect(await swept(start + day)).not.toContainEqual(message)
    expect(await swept(start + day + 2 * minute)).toContainEqual(message)
    await environment.deliver(message, start + day + 2 * minute)
    expect(await subscription.log('?status=delivered')).toHaveLength(1)
  })

  it('empties the log after 30 days, in steps, and keeps what is younger', async () => {
    const client = await signedIn()
    const { id, log } = await subscribed(client)
    const now = Date.now()
    const old = await recordedEvent(client, now - 31 * day)
    const young = await recordedEvent(client, now - 29 * day)
    const environment = newEnvironment()
    for (const [eventId, at] of [
      [old, now - 31 * day],
      [young, now - 29 * day],
    ] as const)
      for (const message of await environment.fanOut(eventId, at)) await environment.deliver(message, at)
    const attemptsOfThese = () =>
      d1
        .prepare(
          'select count(*) as count from attempts join deliveries on deliveries.id = delivery_id where event_id in (?, ?)',
        )
        .bind(old, young)
        .first('count')
    expect(await log()).toHaveLength(2)
    expect(await attemptsOfThese()).toBe(2)
    await sweep(client.organizationId, [removeDeliveryLogJob], now)
    expect((await log()).map((delivery: { eventId: string }) => delivery.eventId)).toEqual([young])
    expect(await attemptsOfThese()).toBe(1)
    expect(await d1.prepare('select id from events where id in (?, ?)').bind(old, young).all()).toMatchObject({
      results: [{ id: young }],
    })
    expect((await client.get(`/api/notifications/subscriptions/${id}`)).status).toBe(200)
  })

  it('removes finished deliveries from the log while many older events wait', async () => {
    const client = await signedIn()
    const { log } = await subscribed(client)
    const now = Date.now()
    const environment = newEnvironment()
    const done = await recordedEvent(client, now - 31 * day)
    for (const message of await environment.fanOut(done, now - 31 * day))
      await environment.deliver(message, now - 31 * day)
    const waits = await recordedEvent(client, now - 32 * day)
    const copied = (isSent: boolean) =>
      d1
        .prepare(
          `with recursive series(value) as (select 1 union all select value + 1 from series where value < 600)
         insert into events (id, organization_id, type, data, created_at, enqueued_at, sequence)
         select printf('%s-%04d-%012d', substr(id, 1, 18), ?1, value), organization_id, type, data, created_at, iif(?1, 1, null), sequence from events, series
         where id = ?2`,
        )
        .bind(Number(isSent), waits)
    await d1.batch([
      copied(false),
      copied(true),
      d1
        .prepare(
          `insert into deliveries select events.id, deliveries.organization_id, subscription_id, events.id, 'pending',
           1, 1, null, null, 0, 0, deliveries.created_at, 0 from deliveries join events on events.id like ?1 || '-0001-%'
         where event_id = ?2`,
        )
        .bind(waits.slice(0, 18), done),
    ])
    await takeUpDue(environment.env, [removeDeliveryLogJob], now)
    expect((await log()).filter(hasId(done))).toEqual([])
    expect(await d1.prepare('select id from events where id = ?').bind(done).first()).toBeNull()
    const rest = databaseOf(waits)
      .prepare('select count(*) as count from events where id like ?')
      .bind(`${waits.slice(0, 18)}%`)
    expect(await rest.first('count')).toBe(1201)
    await d1
      .prepare('delete from events where id like ?')
      .bind(`${waits.slice(0, 18)}%`)
      .run()
  })
})

const eventOf = async (deckId: string) =>
  String(await d1.prepare('select id from events where deck_id = ?').bind(deckId).first('id'))

const hasId = (eventId: string) => (delivery: { eventId: string }) => delivery.eventId === eventId
