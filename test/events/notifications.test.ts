import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { lease } from '../../src/events/deliveries/lease'
import { recordSuccess } from '../../src/events/deliveries/record-outcome'
import { catalogue, eventTypes } from '../../src/events/event-types/catalogue'
import { newMember, signedIn } from '../support/client'
import { d1, envOf } from '../support/databases'
import { newEndpoint, newEnvironment, recordedEvent, subscribed, webhookTo } from '../support/deliveries'
import { newDeck } from '../support/factories'
import { workIn } from '../support/running'

const path = '/api/notifications/subscriptions'
const usual = { name: 'CRM', eventType: '*', channel: 'webhook', channelConfig: { url: 'https://crm.example/hooks' } }

describe('a subscription', () => {
  it('comes back in the shape of the specification, with its secret only once', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const answer = await client.post(path, { ...usual, deckId: deck.id })
    expect(answer.status).toBe(201)
    const { secret, ...subscription } = answer.body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(subscription).toEqual({
      id: expect.any(String),
      organizationId: client.organizationId,
      ...usual,
      eventTypes: [usual.eventType],
      isActive: true,
      deckId: deck.id,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.any(String),
      failingSince: null,
      disabledReason: null,
    })
    expect((await client.get(`${path}/${subscription.id}`)).body).toEqual(subscription)
    expect((await client.get(path)).body).toEqual([subscription])
  })

  it('keeps its secret encrypted and bound to its own row', async () => {
    const client = await signedIn()
    const { id, secret } = await subscribed(client, webhookTo(newEndpoint().url))
    const row = await d1.prepare('select * from subscriptions where id = ?').bind(id).first<{ secret: string }>()
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    const other = await subscribed(client, webhookTo(newEndpoint().url))
    await d1.prepare('update subscriptions set secret = ? where id = ?').bind(row?.secret, other.id).run()
    const environment = newEnvironment()
    const now = Date.now()
    for (const message of await environment.fanOut(await recordedEvent(client, now), now))
      await environment.deliver(message, now)
    expect(await other.log()).toMatchObject([{ attempts: [{ error: 'Something went wrong on our side.' }] }])
  })

  it('on another channel has no secret', async () => {
    const client = await signedIn()
    const email = {
      ...usual,
      channel: 'email',
      channelConfig: { recipients: ['Ana@Example.com'], subjectPrefix: '[P]' },
    }
    const answer = await client.post(path, email)
    expect(answer.body).toMatchObject({ secret: null, channelConfig: { recipients: ['ana@example.com'] } })
    const refused = await client.post(`${path}/${answer.body.id}/rotate-secret`)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Only webhooks have a secret, and this subscription isn’t one.',
    ])
  })

  it('is changed only in the fields that were sent, and keeps its channel', async () => {
    const client = await signedIn()
    const { id } = await subscribed(client, usual)
    const change = (patch: unknown) => client.patch(`${path}/${id}`, patch)
    expect((await change({ name: 'ERP', isActive: false })).body).toMatchObject({
      ...usual,
      name: 'ERP',
      isActive: false,
    })
    const url = 'https://erp.example/hooks'
    expect((await change({ channelConfig: { url } })).body).toMatchObject({ name: 'ERP', channelConfig: { url } })
    const refused = await change({ channelConfig: { recipients: ['a@b.example'] } })
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'channelConfig.url is required. channelConfig has no member "recipients".',
    ])
    expect((await change({ channelConfig: { headers: {} } })).body.error).toBe('channelConfig.url is required.')
    expect((await change({ deckId: crypto.randomUUID() })).status).toBe(404)
    expect((await client.delete(`${path}/${id}`)).body).toEqual({ success: true })
    expect((await client.delete(`${path}/${id}`)).status).toBe(404)
  })

  it.each([
    ['an empty body', {}, 'name is required. channel is required. channelConfig is required. eventType is required'],
    ['an unknown event', { ...usual, eventType: 'deck.renamed' }, 'eventType must be one of presentation.created'],
    ['an unknown channel', { ...usual, channel: 'pigeon' }, 'channel must be one of webhook, email, slack, console'],
    ['no URL', { ...usual, channelConfig: {} }, 'channelConfig.url is required'],
    ['an invalid URL', { ...usual, channelConfig: { url: 'crm' } }, 'channelConfig.url must be a URL such as'],
    ['a private URL', { ...usual, channelConfig: { url: 'https://0xa9fea9fe' } }, 'channelConfig.url must name a host'],
    [
      'a reserved header',
      { ...usual, channelConfig: { url: 'https://a.example', headers: { 'Webhook-Id': '1' } } },
      'channelConfig.headers.Webhook-Id can’t be set',
    ],
    [
      'a header with a line break',
      { ...usual, channelConfig: { url: 'https://a.example', headers: { a: 'b\r\nhost: c' } } },
      'channelConfig.headers.a must be printable ASCII',
    ],
    ['a config of another channel', { ...usual, channel: 'console' }, 'channelConfig has no member "url"'],
    ['no recipient', { ...usual, channel: 'email', channelConfig: { recipients: [] } }, 'must have at least 1 item'],
    [
      'too many recipients',
      { ...usual, channel: 'email', channelConfig: { recipients: Array(21).fill('a@b.example') } },
      'channelConfig.recipients must have at most 20 items',
    ],
    ['an unknown field', { ...usual, secret: 'whsec_mine' }, 'The body has no member "secret"'],
  ])('is rejected with %s', async (_, body, message) => {
    const client = await signedIn()
    const answer = await client.post(path, body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('is rejected for the deck of another organization', async () => {
    const deck = await newDeck(await signedIn('Another company'))
    const answer = await (await signedIn()).post(path, { ...usual, deckId: deck.id })
    expect([answer.status, answer.body.error]).toEqual([404, 'There is no such deck.'])
  })

  it('can be read but not changed by a viewer', async () => {
    const owner = await signedIn()
    const { id } = await subscribed(owner, usual)
    const viewer = await newMember(owner, 'viewer')
    expect((await viewer.get(`${path}/${id}`)).status).toBe(200)
    for (const answer of [
      await viewer.post(path, usual),
      await viewer.post(`${path}/${id}/test`),
      await viewer.post(`${path}/${id}/rotate-secret`),
      await viewer.delete(`${path}/${id}`),
    ])
      expect(answer.status).toBe(403)
  })
})

describe('a rotation of the secret', () => {
  it('accepts a body or none, and rejects one that is not JSON', async () => {
    const client = await signedIn()
    const { secret, path } = await subscribed(client, usual)
    const rotate = (body?: unknown, headers = {}) => client.post(`${path}/rotate-secret`, body, headers)
    const [first, second] = [(await rotate()).body.secret, (await rotate({ gracePeriodSeconds: 0 })).body.secret]
    expect(new Set([secret, first, second]).size).toBe(3)
    expect((await rotate('gracePeriodSeconds=0', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await rotate({ gracePeriodSeconds: -1 })).body.error).toBe('gracePeriodSeconds must be at least 0.')
    expect((await client.get(path)).text).not.toContain('whsec_')
  })

  it('ten times at once keeps every secret', async () => {
    const client = await signedIn()
    const { path, id } = await subscribed(client, usual)
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.post(`${path}/rotate-secret`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
    const kept = await d1
      .prepare('select json_array_length(previous_secrets) as n from subscriptions where id = ?')
      .bind(id)
      .first('n')
    expect(kept).toBe(10)
  })
})

describe('the event catalog', () => {
  it('describes every event with an example that fits its schema', async () => {
    const { eventTypes: kinds } = (await (await signedIn()).get('/api/notifications/event-types')).body
    expect(kinds.map(({ type }: { type: string }) => type)).toEqual(eventTypes)
    for (const { type, description, example, schema } of kinds) {
      expect(description).toMatch(/\.$/)
      expect(catalogue[type as keyof typeof catalogue].data.strict().safeParse(example).error).toBeUndefined()
      expect(Object.keys(schema.properties)).toEqual(Object.keys(example))
      expect(schema).toMatchObject({ type: 'object', required: Object.keys(example) })
      expect(schema).not.toHaveProperty('additionalProperties')
    }
    expect(eventTypes).toContain('kb.document.failed')
  })
})

describe('the delivery log', () => {
  it('comes in pages, with each delivery once, and by status', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint(200, 200, 500)
    const { log, path } = await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    for (let n = 0; n < 5; n++) {
      const [message] = await environment.fanOut(await recordedEvent(client, now + n), now + n)
      if (n < 3) await environment.deliver(message ?? { deliveryId: '' }, now + n)
    }
    const first = (await client.get(`${path}/deliveries?limit=3`)).body
    const second = (await client.get(`${path}/deliveries?limit=3&cursor=${first.nextCursor}`)).body
    expect([first.deliveries.length, second.deliveries.length, second.nextCursor]).toEqual([3, 2, null])
    const all = [...first.deliveries, ...second.deliveries]
    expect(all.map(({ attempts }) => attempts.length)).toEqual([0, 0, 1, 1, 1])
    expect([(await log('?status=delivered')).length, (await log('?status=pending')).length]).toEqual([2, 3])
    const refused = await client.get(`${path}/deliveries?status=lost`)
    expect(refused.body.error).toBe('status must be one of pending, delivered, failed, cancelled.')
  })

  it('can resend a delivery with the same id, unless it is being sent or the subscription is off', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    const { log, path } = await subscribed(client, webhookTo(endpoint.url))
    const now = Date.now()
    const [message = { deliveryId: '' }] = await newEnvironment().fanOut(await recordedEvent(client, now), now)
    const resend = () => client.post(`${path}/deliveries/${message.deliveryId}/resend`)
    const { leased } = await lease(workIn(envOf(message.deliveryId)), message.deliveryId, now)
    if (!leased) throw new Error('The delivery is not due.')
    const busy = await resend()
    expect([busy.status, busy.body.error]).toEqual([
      409,
      'This delivery is being sent at the moment. Wait for its outcome.',
    ])
    await recordSuccess(workIn(envOf(message.deliveryId)), leased, { result: 'delivered', statusCode: 202 }, false, now)
    const answer = await resend()
    expect([answer.status, answer.body.delivery]).toMatchObject([200, { status: 'pending', attempts: [{ number: 1 }] }])
    await expect.poll(async () => (await log())[0].status, { timeout: 10_000 }).toBe('delivered')
    expect(endpoint.calls.map(({ headers }) => headers.get('webhook-id'))).toEqual([leased.eventId])
    expect((await log())[0].attempts).toMatchObject([{ statusCode: 202 }, { number: 2, statusCode: 200 }])
    await client.patch(path, { isActive: false })
    const refused = [await resend(), await client.post(`${path}/test`)]
    for (const { status, body } of refused)
      expect([status, body.error]).toEqual([409, 'The subscription is inactive. Set its isActive to true first.'])
  })

  it('shows the example that a test sends only to the subscription tested', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint()
    const { log, path } = await subscribed(client, { ...webhookTo(endpoint.url), eventType: 'deck.deleted' })
    const watcher = await subscribed(client)
    const answer = await client.post(`${path}/test`)
    expect(answer.body.delivery.payload).toMatchObject({
      type: 'deck.deleted',
      test: true,
      data: catalogue['deck.deleted'].example,
    })
    await expect.poll(async () => (await log())[0].status, { timeout: 10_000 }).toBe('delivered')
    expect(JSON.parse(endpoint.calls[0]?.body ?? '')).toEqual(answer.body.delivery.payload)
    expect(endpoint.calls[0]?.headers.get('webhook-test')).toBe('true')
    await newEnvironment().fanOut(answer.body.delivery.eventId, Date.now())
    expect(await watcher.log()).toEqual([])
  })

  it('shows a test of the requested type', async () => {
    const client = await signedIn()
    const { path } = await subscribed(client, { ...webhookTo(newEndpoint().url), eventType: 'deck.deleted' })
    const { payload } = (await client.post(`${path}/test`, { eventType: 'contract.signed' })).body.delivery
    expect(payload).toMatchObject({ type: 'contract.signed', test: true, data: catalogue['contract.signed'].example })
    const refused = await client.post(`${path}/test`, { eventType: '*' })
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringMatching(/^eventType must be one of /)])
  })

  it('can be recovered: failed and canceled deliveries go again, and running ones are left alone', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint(410, 200)
    const { log, path } = await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    const messages = []
    for (let n = 0; n < 3; n++)
      messages.push(...(await environment.fanOut(await recordedEvent(client, now + n), now + n)))
    const [failed, cancelled, running] = messages.map(({ deliveryId }) => ({ deliveryId }))
    await environment.deliver(failed ?? { deliveryId: '' }, now)
    await environment.deliver(cancelled ?? { deliveryId: '' }, now)
    const since = new Date(now).toISOString()
    expect((await client.post(`${path}/recover`, { since })).status).toBe(409)
    await client.patch(path, { isActive: true })
    const [answer] = await Promise.all([
      client.post(`${path}/recover`, { since }),
      environment.deliver(running ?? { deliveryId: '' }, now + 10),
    ])
    expect(answer.body).toEqual({ recovered: 2, hasMore: false })
    await expect.poll(async () => (await log('?status=delivered')).length, { timeout: 10_000 }).toBe(3)
    expect(endpoint.calls).toHaveLength(4)
    const later = await client.post(`${path}/recover`, { since: new Date(now + 60_000).toISOString() })
    expect(later.body).toEqual({ recovered: 0, hasMore: false })
    expect((await client.post(`${path}/recover`, { since: 'yesterday' })).body.error).toMatch(/^since must be an ISO/)
  })
})

describe('a recovery', () => {
  it('sends a delivery that waits for a retry at once, and only once', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint(500, 200)
    const { log, path } = await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    const [message] = await environment.fanOut(await recordedEvent(client, now), now)
    await environment.deliver({ deliveryId: message?.deliveryId ?? '' }, now + 60_000)
    expect((await log())[0]).toMatchObject({ status: 'pending' })
    const recover = () => client.post(`${path}/recover`, { since: new Date(now - 1000).toISOString() })
    expect((await recover()).body).toEqual({ recovered: 1, hasMore: false })
    expect((await recover()).body).toEqual({ recovered: 0, hasMore: false })
    await expect.poll(async () => (await log())[0].status, { timeout: 10_000 }).toBe('delivered')
  })
})

describe('a recovery of many', () => {
  it('queues as many as there is room for, and each that ends queues another', async () => {
    const client = await signedIn()
    const endpoint = newEndpoint(...Array(8).fill(500), 200)
    const { log, path } = await subscribed(client, webhookTo(endpoint.url))
    const environment = newEnvironment()
    const now = Date.now()
    for (let made = 0; made < 8; made++)
      for (const message of await environment.fanOut(await recordedEvent(client, now), now))
        await environment.deliver(message, now)
    const queued = vi.spyOn(env.DELIVERIES, 'sendBatch')
    const since = new Date(now - 1000).toISOString()
    expect((await client.post(`${path}/recover`, { since })).body).toEqual({ recovered: 8, hasMore: false })
    await expect.poll(async () => (await log('?status=delivered')).length, { timeout: 10_000 }).toBe(8)
    expect(queued.mock.calls.flatMap(([messages]) => [...messages])).toHaveLength(5)
    expect(endpoint.calls).toHaveLength(16)
  })
})

describe('a viewer', () => {
  it('sees neither the path of a URL, which may contain a token, nor the value of any header', async () => {
    const owner = await signedIn()
    const viewer = await newMember(owner, 'viewer')
    const url = 'https://crm.example/hooks/TOKEN?key=TOKEN'
    const { path: one } = await subscribed(owner, webhookTo(url, { 'x-crm': 'TOKEN' }))
    await subscribed(owner, {
      channel: 'slack',
      channelConfig: { url: 'https://hooks.slack.com/services/TOKEN/TOKEN/TOKEN' },
    })
    expect((await owner.get(one)).body.channelConfig).toEqual({ url, headers: { 'x-crm': 'TOKEN' } })
    expect((await viewer.get(one)).body.channelConfig).toEqual({
      url: 'https://crm.example/••••••••',
      headers: { 'x-crm': '••••••••' },
    })
    expect((await viewer.get(path)).text).not.toContain('TOKEN')
  })
})

describe('the headers of a webhook', () => {
  it('are stored like secrets, and a credential among them is never shown again', async () => {
    const client = await signedIn()
    const headers = { authorization: 'Bearer TOPSECRET', 'x-team': 'roofing' }
    const input = {
      name: 'CRM',
      eventType: '*',
      channel: 'webhook',
      channelConfig: { url: 'https://a.example/hooks', headers },
    }
    const created = await client.post('/api/notifications/subscriptions', input)
    expect(created.body.channelConfig.headers).toEqual(headers)
    const path = `/api/notifications/subscriptions/${created.body.id}`
    const shown = { authorization: '••••••••', 'x-team': 'roofing' }
    expect((await client.get(path)).body.channelConfig.headers).toEqual(shown)
    expect((await client.get('/api/notifications/subscriptions')).body[0].channelConfig.headers).toEqual(shown)
    const stored = d1.prepare('select channel_config from subscriptions where id = ?').bind(created.body.id)
    expect(await stored.first('channel_config')).not.toMatch(/TOPSECRET|roofing/)
    const hidden = await client.patch(path, { channelConfig: { url: 'https://b.example', headers: shown } })
    expect([hidden.status, hidden.body.error]).toEqual([
      400,
      expect.stringContaining('send the value itself where we show'),
    ])
    const changed = await client.patch(path, { channelConfig: { url: 'https://b.example', headers } })
    expect(changed.body.channelConfig).toEqual({ url: 'https://b.example', headers: shown })
  })
})

describe('a rotation without a grace period', () => {
  it('ends every earlier secret, even those still in their grace period', async () => {
    const client = await signedIn()
    const config = { url: 'https://a.example/hooks' }
    const input = { name: 'CRM', eventType: '*', channel: 'webhook', channelConfig: config }
    const { id } = (await client.post('/api/notifications/subscriptions', input)).body
    const rotate = (gracePeriodSeconds: number) =>
      client.post(`/api/notifications/subscriptions/${id}/rotate-secret`, { gracePeriodSeconds })
    for (let n = 0; n < 10; n++) expect((await rotate(604_800)).status).toBe(200)
    expect((await rotate(604_800)).status).toBe(409)
    expect((await rotate(0)).status).toBe(200)
    const stored = d1.prepare('select previous_secrets from subscriptions where id = ?').bind(id)
    expect(await stored.first('previous_secrets')).toBe('[]')
  })
})
