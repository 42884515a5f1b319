import { env } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { Meter, metered } from '../../src/core/http/context'
import { deliverJob, giveUp } from '../../src/events/deliveries/deliver'
import { lease } from '../../src/events/deliveries/lease'
import { signedIn } from '../support/client'
import { bindingOf, d1, databaseOf, envOf } from '../support/databases'
import {
  execution,
  hanging,
  newEndpoint,
  newEnvironment,
  pendingDelivery,
  recordedEvent,
  subscribed,
} from '../support/deliveries'
import { impatient } from '../support/impatient'
import { consume, takeUpDue, workIn } from '../support/running'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

function batchOf(bodies: unknown[], queue = 'deliveries') {
  const fates: Record<string, string> = {}
  const messages = bodies.map((body, index) => ({
    id: String(index),
    attempts: 1,
    body,
    ack: () => (fates[index] = 'acked'),
    retry: () => (fates[index] = 'retried'),
  }))
  return { fates, batch: { queue, messages } as unknown as MessageBatch }
}

describe('a delivery message', () => {
  it('that arrives three times, even at once, sends once', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, now)
    await Promise.all([1, 2, 3].map(() => environment.deliver(message, now)))
    await environment.deliver(message, now + minute)
    expect(endpoint.calls).toHaveLength(1)
    expect((await subscription.log())[0].attempts).toHaveLength(1)
  })

  it('whose consumer dies after sending and before recording is sent again later, and both attempts are logged', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, now)
    const dying = newEnvironment(
      bindingOf(client.organizationId, { withSession: () => failingAfter(client.organizationId, 1) }),
    )
    await expect(dying.deliver(message, now)).rejects.toThrow()
    await environment.deliver(message, now + 10 * second)
    expect(endpoint.calls).toHaveLength(1)
    await takeUpDue(environment.env, [deliverJob], now + 2 * minute)
    expect(environment.sent.map(({ body }) => body)).toContainEqual(message)
    await environment.deliver(message, now + 2 * minute)
    const [delivery] = await subscription.log()
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: [
        { number: 1, statusCode: null, error: 'It was interrupted; whether it arrived is not known.' },
        { number: 2, statusCode: 200, error: null },
      ],
    })
    const ids = endpoint.calls.map(({ headers }) => headers.get('webhook-id'))
    expect(ids).toEqual([delivery.eventId, delivery.eventId])
  })

  it('that finishes late does not undo a faster one', async () => {
    const client = await signedIn()
    const now = Date.now()
    let release = (_: Response) => {}
    const slow = () => new Promise<Response>((resolve) => (release = resolve))
    const { subscription, environment, message, endpoint } = await pendingDelivery(client, now, slow, 200)
    const first = environment.deliver(message, now)
    await expect.poll(() => endpoint.calls.length).toBe(1)
    await environment.deliver(message, now + 50 * second)
    release(new Response('too late', { status: 500 }))
    await first
    const [delivery] = await subscription.log()
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: [{ statusCode: 500, answer: 'too late' }, { statusCode: 200 }],
    })
  })

  it('that hangs delays neither the others in its batch nor the next batch', async () => {
    const client = await signedIn()
    const now = Date.now()
    let release = (_: Response) => {}
    const slow = await pendingDelivery(client, now, () => new Promise<Response>((resolve) => (release = resolve)))
    const quick = [await pendingDelivery(client, now), await pendingDelivery(client, now)]
    const { batch, fates } = batchOf([slow.message, ...quick.map(({ message }) => message)])
    const { background, context } = execution()
    await consume(batch, newEnvironment().env, context, [deliverJob])
    expect(fates).toEqual({ 0: 'acked', 1: 'acked', 2: 'acked' })
    for (const { subscription } of quick)
      expect((await subscription.log('?status=delivered')).length).toBeGreaterThan(0)
    const pending = await slow.subscription.log('?status=pending')
    const running = pending.find((delivery: { eventId: string }) => delivery.eventId === slow.eventId)
    expect(running.attempts).toMatchObject([{ durationMilliseconds: null }])
    release(new Response('at last'))
    await Promise.all(background)
    const delivered = await slow.subscription.log('?status=delivered')
    expect(delivered.map((delivery: { eventId: string }) => delivery.eventId)).toContain(slow.eventId)
  })

  it('that the queue gave up on is closed in the log, and can be sent again', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { subscription, message, environment } = await pendingDelivery(client, now)
    const { batch, fates } = batchOf(
      [message, { kind: 'fan-out', eventId: 'gone' }, null],
      'porchlight-deliveries-dead',
    )
    await consume(batch, env, execution().context, [deliverJob])
    expect(fates).toEqual({ 0: 'acked', 1: 'acked', 2: 'acked' })
    const [delivery] = await subscription.log('?status=failed')
    expect(delivery.attempts).toMatchObject([{ number: 1, error: 'Our queue gave up after its last try.' }])
    expect((await client.post(`${subscription.path}/deliveries/${delivery.id}/resend`)).status).toBe(200)
    await environment.deliver(message, Date.now())
    await expect.poll(async () => (await subscription.log())[0].status).toBe('delivered')
  })

  it('that the queue gave up on during an attempt is closed with that attempt', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { subscription, message } = await pendingDelivery(client, now)
    await lease(workIn(envOf(message.deliveryId)), message.deliveryId, now)
    await giveUp(
      workIn(envOf(message.deliveryId)),
      { kind: 'deliver', deliveryId: message.deliveryId },
      now + 5 * second,
    )
    const [delivery] = await subscription.log()
    expect(delivery.status).toBe('failed')
    expect(delivery.attempts.map((attempt: { error: string }) => attempt.error).sort()).toEqual([
      'It was interrupted; whether it arrived is not known.',
      'Our queue gave up after its last try.',
    ])
  })

  it('whose consumer died can be resent as soon as its lease has expired, and both attempts are logged', async () => {
    const client = await signedIn()
    const start = Date.now() - minute
    const { subscription, message, environment } = await pendingDelivery(client, start)
    await lease(workIn(envOf(message.deliveryId)), message.deliveryId, start)
    const path = `${subscription.path}/deliveries/${message.deliveryId}/resend`
    const { delivery } = (await client.post(path)).body
    expect(delivery.attempts).toMatchObject([{ number: 1, durationMilliseconds: expect.any(Number), statusCode: null }])
    await environment.deliver(message, Date.now())
    const [delivered] = await subscription.log('?status=delivered')
    expect(delivered.attempts).toMatchObject([
      { number: 1, error: 'It was interrupted; whether it arrived is not known.' },
      { number: 2, statusCode: 200 },
    ])
  })

  it('whose consumer always dies is tried as often as any other, and then ends', async () => {
    const client = await signedIn()
    let now = Date.now()
    const { subscription, message } = await pendingDelivery(client, now)
    let tries = 0
    for (; tries < 20 && (await lease(workIn(envOf(message.deliveryId)), message.deliveryId, now)).leased; tries++)
      now += 60 * second
    expect(tries).toBe(8)
    const [delivery] = await subscription.log()
    expect([delivery.status, delivery.attempts.length]).toEqual(['failed', 8])
  })

  it.each([
    ['200', 200, 'delivered'],
    ['410', 410, 'failed'],
  ])('is judged by the %s it received, even if the body never ends or breaks', async (_, status, expected) => {
    const endless = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('ok')) })
    const broken = () => new ReadableStream({ pull: (body) => body.error(new Error('Network connection lost.')) })
    for (const body of [endless, broken]) {
      const client = await signedIn()
      const now = Date.now()
      const { subscription, message, environment } = await pendingDelivery(
        client,
        now,
        () => new Response(body(), { status }),
      )
      await environment.deliver(message, now)
      const [delivery] = await subscription.log(`?status=${expected}`)
      expect(delivery.attempts).toMatchObject([{ statusCode: status }])
    }
  })

  it('that the queue gave up on does not cancel an upcoming retry', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { subscription, message, environment } = await pendingDelivery(client, now, 500)
    await environment.deliver(message, now)
    await giveUp(workIn(envOf(message.deliveryId)), { kind: 'deliver', deliveryId: message.deliveryId }, now + second)
    expect((await subscription.log())[0].status).toBe('pending')
  })
})

describe('a subscription that is', () => {
  it('deleted before the delivery gets nothing', async () => {
    const client = await signedIn()
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, Date.now())
    expect((await client.delete(subscription.path)).body).toEqual({ success: true })
    await environment.deliver(message, Date.now())
    expect(endpoint.calls).toEqual([])
  })

  it('turned off before the delivery gets nothing, and the log says so', async () => {
    const client = await signedIn()
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, Date.now())
    await client.patch(subscription.path, { isActive: false })
    await environment.deliver(message, Date.now())
    expect(endpoint.calls).toEqual([])
    expect(await subscription.log()).toMatchObject([{ status: 'cancelled', nextAttemptAt: null, attempts: [] }])
  })

  it('changed before the delivery gets it at its new address', async () => {
    const client = await signedIn()
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, Date.now())
    const elsewhere = newEndpoint()
    await client.patch(subscription.path, { channelConfig: { url: elsewhere.url } })
    await environment.deliver(message, Date.now())
    expect([endpoint.calls.length, elsewhere.calls.length]).toEqual([0, 1])
  })

  it('pointed at a private address, however that got in, is not called', async () => {
    const client = await signedIn()
    const { subscription, environment, message, endpoint } = await pendingDelivery(client, Date.now())
    const config = JSON.stringify({ url: 'https://[::ffff:169.254.169.254]/' })
    await d1.prepare('update subscriptions set channel_config = ? where id = ?').bind(config, subscription.id).run()
    await environment.deliver(message, Date.now())
    expect(endpoint.calls).toEqual([])
    expect(await subscription.log()).toMatchObject([
      { status: 'failed', attempts: [{ error: 'The URL must name a host of the public internet.' }] },
    ])
  })
})

describe('an endpoint that', () => {
  it('answers 410 after the subscription was pointed elsewhere disables nothing', async () => {
    const client = await signedIn()
    const now = Date.now()
    let release = (_: Response) => {}
    const slow = () => new Promise<Response>((resolve) => (release = resolve))
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, now, slow)
    const sending = environment.deliver(message, now)
    await expect.poll(() => endpoint.calls.length).toBe(1)
    await client.patch(subscription.path, { channelConfig: { url: newEndpoint().url } })
    release(new Response(null, { status: 410 }))
    await sending
    expect((await client.get(subscription.path)).body).toMatchObject({ isActive: true, failingSince: null })
  })

  const reset = () => Promise.reject(new TypeError('Network connection lost.'))
  const redirect = () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } })
  it.each([
    ['resets', reset, { statusCode: null, error: 'The connection failed: Network connection lost.' }],
    ['hangs', hanging, { statusCode: null, error: 'No answer within 15 seconds.' }],
    ['redirects to a private address', redirect, { statusCode: 302, error: expect.stringContaining('not followed') }],
  ])('%s is tried again', async (_, behaviour, attempt) => {
    const client = await signedIn()
    const now = Date.now()
    const { endpoint, subscription, message } = await pendingDelivery(client, now, behaviour)
    const environment = newEnvironment()
    const timeout = impatient()
    await environment.deliver(message, now)
    expect(timeout).toHaveBeenCalledWith(15_000)
    expect(endpoint.calls).toHaveLength(1)
    expect(environment.sent).toEqual([{ body: message, delay: 5, isSlow: false }])
    expect(await subscription.log()).toMatchObject([{ status: 'pending', attempts: [attempt] }])
    expect((await client.get(subscription.path)).body.failingSince).toBe(new Date(now).toISOString())
  })

  it('answers 5 MB is read only for the first kilobyte', async () => {
    const client = await signedIn()
    const now = Date.now()
    let pulled = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 500
            controller.enqueue(new TextEncoder().encode('a\0é'.repeat(125)))
            if (pulled > 5_000_000) controller.close()
          },
        }),
      )
    const { subscription, environment, message } = await pendingDelivery(client, now, endless)
    await environment.deliver(message, now)
    const [{ attempts }] = await subscription.log('?status=delivered')
    expect(attempts[0].answer).toMatch(/^(a\ufffdé)+/)
    expect(new TextEncoder().encode(attempts[0].answer.replaceAll('\ufffd', '.')).length).toBe(1024)
    expect(pulled).toBeLessThan(5000)
  })

  it('answers 410 is disabled at once, and the other subscriptions are told', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { subscription, environment, message } = await pendingDelivery(client, now, 410)
    const watcher = await subscribed(client, { eventType: 'subscription.disabled' })
    await environment.deliver(message, now)
    expect(environment.sent).toMatchObject([{ body: { kind: 'fan-out' } }])
    expect((await client.get(subscription.path)).body).toMatchObject({
      isActive: false,
      disabledReason: 'The endpoint answered 410, which means it wants no more events.',
    })
    expect(await subscription.log()).toMatchObject([{ status: 'failed', attempts: [{ statusCode: 410 }] }])
    for (const eventId of await disabledEvents(client.organizationId)) await environment.fanOut(eventId, now)
    expect(await watcher.log()).toMatchObject([
      { payload: { type: 'subscription.disabled', data: { subscriptionId: subscription.id, name: 'CRM' } } },
    ])
    expect(await subscription.log()).toHaveLength(1)
  })

  it('fails for five days is disabled, once; a success in between restarts the count', async () => {
    const client = await signedIn()
    const start = Date.now()
    const failing = await pendingDelivery(client, start, 500)
    const recovering = await pendingDelivery(client, start, 500, 200, 500)
    const isActive = async ({ subscription }: typeof failing) => (await client.get(subscription.path)).body.isActive
    for (const { environment, message } of [failing, recovering]) await environment.deliver(message, start)
    await recovering.environment.deliver(recovering.message, start + minute)
    const messages = await newEnvironment().fanOut(await recordedEvent(client, start), start + 5 * day + minute)
    const send = (at: number) => Promise.all(messages.map((message) => failing.environment.deliver(message, at)))
    for (let hour = 0; hour < 3; hour++) await send(start + 5 * day + hour * 60 * minute + minute)
    expect([await isActive(failing), await isActive(recovering)]).toEqual([true, true])
    await send(start + 6 * day)
    await send(start + 7 * day)
    expect([await isActive(failing), await isActive(recovering)]).toEqual([false, true])
    expect((await client.get(failing.subscription.path)).body.disabledReason).toBe('Nothing but failures for 5 days.')
    expect(await disabledEvents(client.organizationId)).toHaveLength(1)
    const again = await client.patch(failing.subscription.path, { isActive: true })
    expect(again.body).toMatchObject({ isActive: true, disabledReason: null })
    expect((await client.get(failing.subscription.path)).body.failingSince).toBeNull()
  })
})

describe('a failure on our side', () => {
  it('counts against no subscription', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { endpoint, subscription, message } = await pendingDelivery(client, now)
    const keyless = newEnvironment({ SECRETS_KEY: 'c2hvcnQ=' })
    await keyless.deliver(message, now)
    expect([endpoint.calls, keyless.sent]).toEqual([[], [{ body: message, delay: 5, isSlow: false }]])
    expect((await client.get(subscription.path)).body.failingSince).toBeNull()
    expect(await subscription.log()).toMatchObject([{ attempts: [{ error: 'Something went wrong on our side.' }] }])
  })
})

describe('a rotation of the secret', () => {
  it('keeps each old secret for its grace period, even when another rotation follows', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { endpoint, subscription, environment, message } = await pendingDelivery(client, now, 500, 500, 200)
    const rotate = async (gracePeriodSeconds: number): Promise<string> =>
      (await client.post(`${subscription.path}/rotate-secret`, { gracePeriodSeconds })).body.secret
    const second = await rotate(3600)
    const third = await rotate(60)
    await environment.deliver(message, now)
    const [call] = endpoint.calls
    for (const secret of [subscription.secret, second, third])
      expect(new Webhook(secret).verify(call?.body ?? '', Object.fromEntries(call?.headers ?? []))).toBeDefined()
    expect(signatures(call)).toBe(3)
    await environment.deliver(message, now + 10 * minute)
    expect(signatures(endpoint.calls[1])).toBe(2)
    await environment.deliver(message, now + day)
    expect(signatures(endpoint.calls[2])).toBe(1)
    expect(await rotate(0)).toMatch(/^whsec_/)
  })
})

const signatures = (call?: { headers: Headers }) => call?.headers.get('webhook-signature')?.split(' ').length

const disabledEvents = async (organizationId: string) => {
  const statement = d1.prepare(`select id from events where organization_id = ? and type = 'subscription.disabled'`)
  return (await statement.bind(organizationId).all<{ id: string }>()).results.map(({ id }) => id)
}

/** Wraps the real database, which then fails after this many round trips. */
function failingAfter(organizationId: string, trips: number) {
  const meter = new Meter()
  const { trip } = meter
  meter.trip = (run) => {
    if (meter.trips < trips) return trip(run)
    throw new Error('The consumer died.')
  }
  return metered(databaseOf(organizationId).withSession('first-primary'), meter)
}
