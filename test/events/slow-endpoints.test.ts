import { describe, expect, it, vi } from 'vitest'
import { atShard } from '../../src/core/database/shards'
import { deliver, deliverJob } from '../../src/events/deliveries/deliver'
import { fanOut } from '../../src/events/deliveries/fan-out'
import { signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { execution, newEndpoint, newEnvironment, recordedEvent, subscribed, webhookTo } from '../support/deliveries'
import type { Behaviour } from '../support/endpoints'
import { consume, takeUpDue, workIn } from '../support/running'

const second = 1000

const setSlow = (id: string) => d1.prepare('update subscriptions set is_slow = 1 where id = ?').bind(id).run()
const isSlow = async (id: string) =>
  Boolean(await d1.prepare('select is_slow from subscriptions where id = ?').bind(id).first('is_slow'))

describe('a slow endpoint', () => {
  it('moves to the slow queue until it answers in time', async () => {
    const client = await signedIn()
    const { id } = await subscribed(client, webhookTo(newEndpoint(500, 200).url))
    await setSlow(id)
    const environment = newEnvironment()
    const now = Date.now()
    const [message = { deliveryId: '' }] = await environment.fanOut(await recordedEvent(client, now), now)
    await environment.deliver(message, now)
    expect(environment.sent.splice(0)).toMatchObject([{ isSlow: false }])
    expect(await isSlow(id)).toBe(false)
    const times = [0, 0, 3 * second]
    const [again = { deliveryId: '' }] = await environment.fanOut(await recordedEvent(client, now), now)
    await deliver(
      workIn(atShard(environment.env, client.caller.shard)),
      { kind: 'deliver', deliveryId: again.deliveryId },
      () => now + (times.shift() ?? 0),
    )
    expect(await isSlow(id)).toBe(true)
  })

  it('has its own queue for new events and for overdue ones', async () => {
    const client = await signedIn()
    const slow = await subscribed(client, webhookTo(newEndpoint().url))
    const quick = await subscribed(client, webhookTo(newEndpoint().url))
    await setSlow(slow.id)
    const now = Date.now()
    const eventId = await recordedEvent(client, now)
    const { env: environment, sent } = newEnvironment()
    await fanOut(workIn(atShard(environment, client.caller.shard)), { kind: 'fan-out', eventId }, now)
    expect(sent.map((each) => each.isSlow).sort()).toEqual([false, true])
    const [ofSlow] = sent.filter((each) => each.isSlow)
    expect((await slow.log())[0].id).toBe(ofSlow?.body.deliveryId)
    sent.length = 0
    const ids = [(await slow.log())[0].id, (await quick.log())[0].id]
    const mine = () => sent.filter(({ body }) => ids.includes(body.deliveryId))
    // This runs in steps, because deliveries of other tests are overdue by then, too.
    for (let steps = 0; steps < 50 && mine().length < ids.length; steps++)
      await takeUpDue(environment, [deliverJob], now + 120 * second)
    expect(
      mine()
        .map((each) => [each.body.deliveryId === ids[0], each.isSlow])
        .sort(),
    ).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('gets the full timeout only in the slow queue', async () => {
    const client = await signedIn()
    let release = (_: Response) => {}
    const hanging: Behaviour = () => new Promise<Response>((resolve) => (release = resolve))
    const endpoint = newEndpoint(hanging)
    await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    const messages = await environment.fanOut(await recordedEvent(client, now), now)
    const { background, context } = execution()
    vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
    const batch = {
      queue: 'porchlight-deliveries-slow',
      messages: messages.map((body) => ({ id: '1', attempts: 1, body, ack: () => (isDone = true), retry: () => {} })),
    } as unknown as MessageBatch
    let isDone = false
    const consumed = consume(batch, environment.env, context, [deliverJob])
    await expect.poll(() => endpoint.calls.length).toBe(1)
    expect(isDone).toBe(false)
    // Nothing in the background may wait for the answer.
    await Promise.all(background)
    release(new Response('at last'))
    await consumed
    expect(isDone).toBe(true)
  })

  it('gets five attempts at once; the others wait, and none is lost', async () => {
    const client = await signedIn()
    const releases: ((answer: Response) => void)[] = []
    const hanging: Behaviour = () => new Promise<Response>((resolve) => releases.push(resolve))
    const endpoint = newEndpoint(hanging)
    const { log } = await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    const messages: { deliveryId: string }[] = []
    for (let n = 0; n < 7; n++)
      messages.push(...(await environment.fanOut(await recordedEvent(client, now), now)).slice(0, 1))
    const unsent = new Set(messages.map(({ deliveryId }) => deliveryId))
    const running: Promise<void>[] = []
    for (const { deliveryId } of messages) {
      const before = endpoint.calls.length
      const attempt = environment.deliver({ deliveryId }, now)
      running.push(attempt)
      await Promise.race([attempt, expect.poll(() => endpoint.calls.length, { timeout: 10_000 }).toBe(before + 1)])
    }
    expect(endpoint.calls).toHaveLength(5)
    expect(environment.sent).toEqual([])
    for (let answered = 0; answered < messages.length; answered++) {
      await expect.poll(() => releases.length, { timeout: 10_000 }).toBeGreaterThan(0)
      releases.shift()?.(new Response())
    }
    await Promise.all(running)
    expect(environment.sent).toEqual([])
    const delivered = await log('?status=delivered')
    for (const { id, attempts } of delivered) if (attempts.length === 1) unsent.delete(id)
    expect([...unsent]).toEqual([])
  })
})
