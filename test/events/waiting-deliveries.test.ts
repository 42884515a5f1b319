import { describe, expect, it } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { atShard } from '../../src/core/database/shards'
import { deliver, deliverJob, deliverWaitingJob } from '../../src/events/deliveries/deliver'
import { mostOfOrganization, mostOfSubscription, takeNext } from '../../src/events/deliveries/room'
import { signedIn } from '../support/client'
import { countedDatabase } from '../support/counted'
import { bindingOf, d1, databaseOf, envOf } from '../support/databases'
import { newEndpoint, newEnvironment, recordedEvent, subscribed, webhookTo } from '../support/deliveries'
import { takeUpDue, workIn } from '../support/running'

const second = 1000
const minute = 60 * second

type Client = Awaited<ReturnType<typeof signedIn>>
type Message = { deliveryId: string }

/** An endpoint that answers when the test says so. */
function heldEndpoint() {
  const held: ((answer: Response) => void)[] = []
  const { url, calls } = newEndpoint(() => new Promise<Response>((resolve) => held.push(resolve)))
  const answer = async (times: number) => {
    for (let answered = 0; answered < times; answered++) {
      await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThan(0)
      held.shift()?.(new Response())
    }
  }
  const called = (times: number) => expect.poll(() => calls.length, { timeout: 10_000 }).toBe(times)
  return { url, calls, answer, called }
}

async function eventsOf(client: Client, count: number, environment: ReturnType<typeof newEnvironment>, now: number) {
  const made = Array.from({ length: count }, async () => environment.fanOut(await recordedEvent(client, now), now))
  return (await Promise.all(made)).flat()
}

async function statusesOf({ organizationId }: Client) {
  const statement = d1.prepare(
    'select status, is_waiting as isWaiting, count(*) as count from deliveries where organization_id = ? group by 1, 2',
  )
  return (await statement.bind(organizationId).all<{ isWaiting: number; count: number }>()).results
}

const waitingOf = async (client: Client) =>
  (await statusesOf(client)).find(({ isWaiting }) => isWaiting === 1)?.count ?? 0

/** A company whose endpoint holds its answers, with as many running attempts as allowed and more deliveries waiting. */
async function crowded(waiting: number) {
  const client = await signedIn()
  const endpoint = heldEndpoint()
  const subscription = await subscribed(client, webhookTo(endpoint.url))
  const counting = countedDatabase(databaseOf(client.organizationId))
  const environment = newEnvironment(bindingOf(client.organizationId, counting.database))
  const now = Date.now()
  const messages = await eventsOf(client, mostOfSubscription + waiting, environment, now)
  const running = messages.slice(0, mostOfSubscription).map((message) => environment.deliver(message, now))
  await endpoint.called(mostOfSubscription)
  counting.taken()
  for (const message of messages.slice(mostOfSubscription)) await environment.deliver(message, now)
  const { statements } = counting.taken()
  return { client, endpoint, subscription, environment, now, messages, running, statements }
}

const isOf = (messages: Message[]) => (sent: { body: Message }) =>
  messages.some(({ deliveryId }) => deliveryId === sent.body.deliveryId)

describe('deliveries that have no room', () => {
  it('are taken over by those that end: 100 at once get one attempt each, and one more message per fifty', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    const messages = await eventsOf(client, 100, environment, now)
    await Promise.all(messages.map((message) => environment.deliver(message, now)))
    let further = 0
    for (; environment.sent.length; further++)
      await environment.deliver(environment.sent.shift()?.body ?? { deliveryId: '' }, now)
    expect(await statusesOf(client)).toEqual([{ status: 'delivered', isWaiting: 0, count: 100 }])
    expect(endpoint.calls).toHaveLength(100)
    expect(further).toBeLessThanOrEqual(100 / 50)
  })

  it('cost two statements each when they arrive, and none while they wait', async () => {
    const { client, endpoint, environment, now, messages, running, statements } = await crowded(27)
    expect([statements, environment.sent.length, await waitingOf(client)]).toEqual([27 * 2, 0, 27])
    await takeUpDue(environment.env, [deliverJob], now + 30 * minute)
    expect(environment.sent.filter(isOf(messages.slice(mostOfSubscription)))).toEqual([])
    await endpoint.answer(mostOfSubscription + 27)
    await Promise.all(running)
    expect(endpoint.calls).toHaveLength(mostOfSubscription + 27)
  })

  it('delay neither a fast endpoint of their company nor another company', async () => {
    const { client, endpoint, environment, now, running } = await crowded(17)
    const neighbour = await signedIn('Another company')
    const [quick, beside] = [newEndpoint(), newEndpoint()]
    await subscribed(client, webhookTo(quick.url))
    await subscribed(neighbour, webhookTo(beside.url))
    for (const each of [client, neighbour])
      for (const message of await eventsOf(each, 5, environment, now)) await environment.deliver(message, now)
    expect([quick.calls.length, beside.calls.length, endpoint.calls.length]).toEqual([5, 5, mostOfSubscription])
    expect(await waitingOf(client)).toBe(17 + 5)
    await endpoint.answer(mostOfSubscription + 17 + 5)
    await Promise.all(running)
    expect(await waitingOf(client)).toBe(0)
  })

  it('continue after one whose subscription was turned off in between', async () => {
    const { client, endpoint, environment, now, running } = await crowded(0)
    const off = await subscribed(client, webhookTo(newEndpoint().url))
    const others = (await eventsOf(client, 1, environment, now)).map(({ deliveryId }) => deliveryId)
    const wait = d1.prepare('update deliveries set is_waiting = 1 where id in (select value from json_each(?))')
    await wait.bind(JSON.stringify(others)).run()
    await client.patch(off.path, { isActive: false })
    await endpoint.answer(mostOfSubscription + 1)
    await Promise.all(running)
    expect(await off.log()).toMatchObject([{ status: 'cancelled', attempts: [] }])
    expect([endpoint.calls.length, await waitingOf(client)]).toEqual([mostOfSubscription + 1, 0])
  })

  it('are not queued by the fan-out: ten of 30 subscriptions get a message each, and those that end take the rest', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    for (let made = 0; made < 30; made++) await subscribed(client, webhookTo(endpoint.url))
    const counting = countedDatabase(databaseOf(client.organizationId))
    const environment = newEnvironment(bindingOf(client.organizationId, counting.database))
    const now = Date.now()
    const messages = await eventsOf(client, 1, environment, now)
    expect([messages.length, await waitingOf(client), counting.taken().statements]).toEqual([10, 20, 2])
    await Promise.all(messages.map((message) => environment.deliver(message, now)))
    expect([endpoint.calls.length, await waitingOf(client), environment.sent]).toEqual([30, 0, []])
  })

  it('are not queued by the fan-out while another waits for the same subscription, and other companies don’t wait', async () => {
    const { client, environment, now, endpoint, running } = await crowded(1)
    const quick = await subscribed(client, webhookTo(newEndpoint().url))
    const neighbour = await signedIn('Another company')
    await subscribed(neighbour, webhookTo(newEndpoint().url))
    const [queued, ...others] = await eventsOf(client, 1, environment, now)
    expect([(await quick.log())[0].id, others, await waitingOf(client)]).toEqual([queued?.deliveryId, [], 2])
    expect(await eventsOf(neighbour, 1, environment, now)).toHaveLength(1)
    await environment.deliver(queued ?? { deliveryId: '' }, now)
    await endpoint.answer(mostOfSubscription + 2)
    await Promise.all(running)
    expect(await waitingOf(client)).toBe(0)
  })

  it('are not queued again by a fan-out whose message arrives twice', async () => {
    const { client, environment, now, endpoint, running } = await crowded(1)
    const eventId = await recordedEvent(client, now)
    for (let times = 0; times < 2; times++) expect(await environment.fanOut(eventId, now)).toEqual([])
    await endpoint.answer(mostOfSubscription + 2)
    await Promise.all(running)
    expect([endpoint.calls.length, await waitingOf(client)]).toEqual([mostOfSubscription + 2, 0])
  })

  it('go through the queue after a late endpoint, and otherwise follow at once, however slow the database is', async () => {
    const client = await signedIn()
    let [time, late] = [Date.now(), 300]
    const endpoint = newEndpoint(() => {
      time += late
      return new Response()
    })
    for (let made = 0; made < mostOfOrganization + 3; made++) await subscribed(client, webhookTo(endpoint.url))
    const counting = countedDatabase(databaseOf(client.organizationId))
    const environment = newEnvironment(bindingOf(client.organizationId, counting.database))
    const [first = { deliveryId: '' }] = await eventsOf(client, 1, environment, time)
    const place = atShard(environment.env, client.caller.shard)
    // Each statement counts as one second.
    const clock = () => {
      time += counting.taken().statements * second
      return time
    }
    await deliver(workIn(place), { kind: 'deliver', deliveryId: first.deliveryId }, clock)
    const [next = { body: { deliveryId: '' } }, ...others] = environment.sent.splice(0)
    expect([endpoint.calls.length, await waitingOf(client), others]).toEqual([1, 2, []])
    late = 0
    await deliver(workIn(place), { kind: 'deliver', deliveryId: next.body.deliveryId }, clock)
    expect([endpoint.calls.length, await waitingOf(client), environment.sent]).toEqual([4, 0, []])
  })

  it('are found by the schedule when the messages of running ones were lost', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    for (let made = 0; made < 12; made++) await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    expect(await eventsOf(client, 1, environment, now)).toHaveLength(10)
    const at = now + minute + second
    await takeUpDue(environment.env, [deliverJob, deliverWaitingJob], at)
    const found = environment.sent.splice(0)
    for (const { body } of found) await environment.deliver(body, at)
    expect(await statusesOf(client)).toEqual([{ status: 'delivered', isWaiting: 0, count: 12 }])
    expect(endpoint.calls).toHaveLength(12)
  })

  it('are found by the schedule when every attempt died', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    const messages = await eventsOf(client, mostOfOrganization, environment, now)
    await d1
      .prepare(
        `update deliveries set lease_id = 'dead', leased_at = ?1, next_attempt_at = ?1 + 45000, attempt_count = 1
       where id in (select id from deliveries where organization_id = ?2 limit ?3)`,
      )
      .bind(now, client.organizationId, mostOfSubscription)
      .run()
    for (const message of messages) await environment.deliver(message, now)
    const waiting = mostOfOrganization - mostOfSubscription
    expect([await waitingOf(client), endpoint.calls.length]).toEqual([waiting, 0])
    const at = now + minute + second
    await takeUpDue(environment.env, [deliverWaitingJob], at)
    const found = environment.sent.splice(0).filter(isOf(messages))
    expect([found.length, await waitingOf(client)]).toEqual([waiting, 0])
    for (const { body } of found) await environment.deliver(body, at)
    expect(endpoint.calls).toHaveLength(waiting)
  })

  it('are found by the schedule when the worker that took the next one died before its attempt', async () => {
    const { client, endpoint, subscription, environment, now, messages, running } = await crowded(1)
    const [first, last] = [messages[0], messages.at(-1)]
    const ended = "update deliveries set status = 'delivered', lease_id = null, leased_at = null where id = ?"
    await d1.prepare(ended).bind(first?.deliveryId).run()
    const place = { organizationId: client.organizationId, subscriptionId: subscription.id }
    expect(await takeNext(primaryDatabase(envOf(client.organizationId)), place, now)).toEqual([
      { id: last?.deliveryId, isSlow: false },
    ])
    expect([await waitingOf(client), environment.sent.length]).toEqual([0, 0])
    const at = now + minute + second
    await takeUpDue(environment.env, [deliverJob], at)
    const found = environment.sent.splice(0).filter(isOf(last ? [last] : []))
    expect(found).toHaveLength(1)
    for (const { body } of found) running.push(environment.deliver(body, at))
    await endpoint.called(mostOfSubscription + 1)
    await endpoint.answer(mostOfSubscription + 1)
    await Promise.all(running)
    expect(await statusesOf(client)).toEqual([{ status: 'delivered', isWaiting: 0, count: mostOfSubscription + 1 }])
  })
})
