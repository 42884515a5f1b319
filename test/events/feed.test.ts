import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../src/core/database/shards'
import { removeDeliveryLogJob } from '../../src/events/deliveries/sweep'
import { keyClient, newApiKey } from '../support/api-keys'
import { signedIn, trips } from '../support/client'
import { newEnvironment, recordedEvent, subscribed } from '../support/deliveries'
import { newDeck } from '../support/factories'
import { sweep } from '../support/sweeps'

afterEach(() => vi.restoreAllMocks())

type Client = Pick<Awaited<ReturnType<typeof signedIn>>, 'get'>
type Event = { id: string; type: string; timestamp: string; data: { deckId?: string } }

const day = 86_400_000

async function page(client: Client, after?: string, more = '') {
  const answer = await client.get(`/api/events?limit=3${after === undefined ? '' : `&after=${after}`}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { events: Event[]; nextCursor: string }
}

async function readOn(client: Client, start?: string, more = '') {
  const read: Event[] = []
  for (let after = start; ; ) {
    const { events, nextCursor } = await page(client, after, more)
    read.push(...events)
    if (nextCursor === after) return { read, after }
    after = nextCursor
  }
}

const createDeck = async (client: Pick<Awaited<ReturnType<typeof signedIn>>, 'post'>, name = 'Roof') =>
  (await client.post('/api/decks', { name })).body.deck.id as string

describe('the feed of events', () => {
  it('lists what happened from the first API key on, oldest first, with a cursor that stays when nothing is new', async () => {
    const client = await signedIn()
    await createDeck(client, 'Before')
    const key = await newApiKey(client, ['notifications:read'])
    const ids: string[] = []
    for (const name of ['A', 'B', 'C', 'D']) ids.push(await createDeck(client, name))
    const { read, after } = await readOn(key)
    expect(read.map(({ type, data }) => [type, data.deckId])).toEqual(ids.map((id) => ['deck.created', id]))
    expect(read[0]).toEqual({
      id: expect.any(String),
      type: 'deck.created',
      timestamp: expect.stringMatching(/Z$/),
      data: { deckId: ids[0], name: 'A', externalId: null, metadata: { deckContext: null } },
    })
    expect(await page(key, after)).toEqual({ events: [], nextCursor: after })
    const next = await createDeck(client, 'E')
    expect((await page(key, after)).events.map(({ data }) => data.deckId)).toEqual([next])
    const answer = await key.get('/api/events')
    expect([answer.body.events.length, trips(answer)]).toEqual([5, 1])
  })

  it('is empty for a company with neither a subscription nor a key, and needs the scope of notifications', async () => {
    const client = await signedIn()
    await createDeck(client)
    expect(await page(client)).toEqual({ events: [], nextCursor: '0' })
    const { secret } = await newApiKey(client, ['decks:read'])
    expect((await keyClient(secret).get('/api/events')).body.error).toContain('notifications:read')
    expect((await client.get('/api/events?after=yesterday')).body.error).toMatch(/^after must be the nextCursor/)
  })

  it('keeps what happens while the only subscription is off', async () => {
    const client = await signedIn()
    await subscribed(client, { isActive: false })
    const id = await createDeck(client)
    expect((await readOn(client)).read.map(({ data }) => data.deckId)).toEqual([id])
  })

  it('misses nothing and doubles nothing while many write and the page ends between their batches', async () => {
    const client = await signedIn()
    await subscribed(client, { isActive: false })
    const seen: Event[] = []
    let after: string | undefined
    let isDone = false
    const reader = async () => {
      while (!isDone) {
        const { events, nextCursor } = await page(client, after)
        seen.push(...events)
        after = nextCursor
      }
    }
    const writer = async () => {
      const made: string[] = []
      for (let one = 0; one < 5; one++) made.push(await createDeck(client))
      return made
    }
    const reading = reader()
    const made = (await Promise.all(Array.from({ length: 6 }, writer))).flat()
    isDone = true
    await reading
    seen.push(...(await readOn(client, after)).read)
    expect(seen.map(({ data }) => data.deckId).toSorted()).toEqual(made.toSorted())
    expect(new Set(seen.map(({ id }) => id)).size).toBe(made.length)
  })

  it('gives each event of one statement, and of one millisecond, a place of its own', async () => {
    const client = await signedIn()
    await subscribed(client, { isActive: false })
    const deck = await newDeck(client)
    const presentations = Array.from({ length: 7 }, (_, index) => ({
      deckId: deck.id,
      homeownerData: { first_name: `Maria ${index}` },
    }))
    expect((await client.post('/api/presentations/batch', { presentations })).status).toBe(200)
    const { read } = await readOn(client, undefined, '&type=presentation.created')
    expect(read).toHaveLength(7)
  })

  it('filters by type and leaves out tests', async () => {
    const client = await signedIn()
    const subscription = await subscribed(client)
    const id = await createDeck(client)
    await client.post(`${subscription.path}/test`)
    await client.delete(`/api/decks/${id}`)
    expect((await readOn(client)).read.map(({ type }) => type)).toEqual(['deck.created', 'deck.deleted'])
    expect((await readOn(client, undefined, '&type=deck.deleted')).read.map(({ type }) => type)).toEqual([
      'deck.deleted',
    ])
    expect((await client.get('/api/events?type=deck.painted')).status).toBe(400)
  })

  it('goes on after everything before the cursor was removed', async () => {
    const client = await signedIn()
    await subscribed(client, { isActive: false })
    const now = Date.now()
    await recordedEvent(client, now - 31 * day)
    const { after } = await readOn(client)
    await sweep(client.organizationId, [removeDeliveryLogJob], now)
    expect((await readOn(client)).read).toEqual([])
    const id = await createDeck(client)
    expect((await readOn(client, after)).read.map(({ data }) => data.deckId)).toEqual([id])
  })
})

describe('a recovery', () => {
  it('delivers what happened while the subscription was off, or asked for other types', async () => {
    const client = await signedIn()
    const now = Date.now()
    const { path, log } = await subscribed(client, { isActive: false, eventType: 'deck.deleted' })
    const id = await createDeck(client)
    await client.delete(`/api/decks/${id}`)
    await createDeck(client, 'Not asked for')
    await client.patch(path, { isActive: true })
    expect(await log()).toEqual([])
    const since = new Date(now - 1000).toISOString()
    expect((await client.post(`${path}/recover`, { since })).body).toEqual({ recovered: 1, hasMore: false })
    await expect.poll(async () => (await log())[0]?.status).toBe('delivered')
    const [delivery] = await log()
    expect(delivery.payload).toMatchObject({ type: 'deck.deleted', data: { deckId: id } })
    expect((await client.post(`${path}/recover`, { since })).body).toEqual({ recovered: 0, hasMore: false })
    await client.patch(path, { eventTypes: ['deck.deleted', 'deck.created'] })
    expect((await client.post(`${path}/recover`, { since })).body).toEqual({ recovered: 2, hasMore: false })
    const later = new Date(now + day).toISOString()
    expect((await client.post(`${path}/recover`, { since: later })).body.recovered).toBe(0)
  })

  it('leaves out what happened before there was a subscription', async () => {
    const client = await signedIn()
    await newApiKey(client)
    const now = Date.now()
    await createDeck(client)
    vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
    const { path } = await subscribed(client, { eventType: 'deck.created' })
    const since = new Date(now - 1000).toISOString()
    expect((await client.post(`${path}/recover`, { since })).body.recovered).toBe(0)
  })

  it('sends no email for each viewing that was missed', async () => {
    const client = await signedIn()
    const now = Date.now()
    const email = { channel: 'email', channelConfig: { recipients: ['sales@summit-roofing.example'] } }
    const { path } = await subscribed(client, { ...email, isActive: false })
    const data = { presentationId: newId('00'), deckId: newId('00'), viewerSessionId: 'one' }
    await recordedEvent(client, now, { type: 'presentation.viewed', data: sql`${JSON.stringify(data)}` })
    await client.patch(path, { isActive: true })
    const since = new Date(now - 1000).toISOString()
    expect((await client.post(`${path}/recover`, { since })).body.recovered).toBe(0)
  })
})

describe('a subscription to several types', () => {
  it('receives each of them and nothing else', async () => {
    const client = await signedIn()
    const now = Date.now()
    const types = ['deck.deleted', 'deck.created']
    const { path, log } = await subscribed(client, { eventType: undefined, eventTypes: types })
    expect((await client.get(path)).body).toMatchObject({ eventType: 'deck.deleted', eventTypes: types })
    const deck = await newDeck(client)
    const wanted = await recordedEvent(client, now)
    const data = { documentId: newId('00'), displayName: 'Warranty', filename: 'warranty.pdf' }
    const other = await recordedEvent(client, now, { type: 'kb.document.ready', deckId: null, data })
    const environment = newEnvironment()
    expect(await environment.fanOut(wanted, now)).toHaveLength(1)
    expect(await environment.fanOut(other, now)).toHaveLength(0)
    expect((await log()).map(({ eventId }: { eventId: string }) => eventId)).toContain(wanted)
    expect(deck.id).toBeDefined()
  })

  it('can be sent back as it was shown, and names both members only if they agree', async () => {
    const client = await signedIn()
    const { path } = await subscribed(client, { eventType: 'deck.created' })
    const shown = async () => {
      const { eventType, eventTypes } = (await client.get(path)).body
      return { eventType, eventTypes }
    }
    expect(await shown()).toEqual({ eventType: 'deck.created', eventTypes: ['deck.created'] })
    await client.patch(path, { eventTypes: ['deck.deleted', 'deck.created', 'deck.deleted'] })
    expect(await shown()).toEqual({ eventType: 'deck.deleted', eventTypes: ['deck.deleted', 'deck.created'] })
    expect((await client.patch(path, await shown())).status).toBe(200)
    await client.patch(path, { name: 'Same types' })
    expect((await shown()).eventTypes).toHaveLength(2)
    await client.patch(path, { eventTypes: ['deck.deleted', '*'] })
    expect(await shown()).toEqual({ eventType: '*', eventTypes: ['*'] })
    await client.patch(path, { eventType: 'deck.created' })
    expect(await shown()).toEqual({ eventType: 'deck.created', eventTypes: ['deck.created'] })
    const refused = await client.patch(path, { eventType: 'deck.created', eventTypes: ['deck.deleted'] })
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'eventTypes must begin with eventType. Leave eventType out.',
    ])
    const input = { name: 'CRM', channel: 'console', channelConfig: {} }
    const without = await client.post('/api/notifications/subscriptions', input)
    expect([without.status, without.body.fields[0].path]).toEqual([400, 'eventType'])
  })
})

describe('one delivery', () => {
  it('shows the payload that was sent, and only to its company', async () => {
    const client = await signedIn()
    const { path, log } = await subscribed(client)
    await client.post(`${path}/test`, { eventType: 'contract.signed' })
    const [{ id }] = await log()
    const { body } = await client.get(`${path}/deliveries/${id}`)
    expect(body.delivery).toMatchObject({
      id,
      eventType: 'contract.signed',
      payload: { test: true, data: { number: 42 } },
    })
    const stranger = await signedIn('Another company')
    expect((await stranger.get(`${path}/deliveries/${id}`)).body.code).toBe('delivery_not_found')
  })
})
