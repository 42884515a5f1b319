import { describe, expect, it, vi } from 'vitest'
import { newClient, newMember, password, request, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { newDeck, newPresentation } from '../support/factories'
import { isReplayed, keptRows, newKey, withKey } from '../support/idempotency'

type Client = Awaited<ReturnType<typeof signedIn>>

const createDeck = (client: Pick<Client, 'post'>, key: string, name = 'Once') =>
  client.post('/api/decks', { name }, withKey(key))
const decksOf = async (client: Client): Promise<{ id: string }[]> => (await client.get('/api/decks')).body.decks

describe('an Idempotency-Key', () => {
  it('returns the first answer again, with its status and headers, and creates one thing', async () => {
    const client = await signedIn()
    await subscribed(client)
    const key = newKey()
    const first = await createDeck(client, key)
    const second = await createDeck(client, key)
    expect([first.status, isReplayed(first)]).toEqual([201, null])
    expect([second.status, isReplayed(second), second.text]).toEqual([201, 'true', first.text])
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(second.headers.get('cache-control')).toBe('no-store')
    expect(await decksOf(client)).toEqual([expect.objectContaining({ id: first.body.deck.id })])
    expect(await eventsOf(client)).toBe(1)
  })

  it('costs one more round trip, as does a replay; without a key nothing is looked up or kept', async () => {
    const client = await signedIn()
    const key = newKey()
    const before = (await keptRows()).length
    expect(trips(await client.post('/api/decks', { name: 'Plain' }))).toBe(2)
    expect(await keptRows()).toHaveLength(before)
    expect(trips(await createDeck(client, key))).toBe(3)
    expect(trips(await createDeck(client, key))).toBe(2)
  })

  it('creates one thing in fifty calls at once', async () => {
    const client = await signedIn()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => createDeck(client, key)))
    const [deck] = await decksOf(client)
    expect(await decksOf(client)).toHaveLength(1)
    const made = answers.filter((answer) => answer.status === 201)
    expect(made.filter((answer) => isReplayed(answer) === null)).toHaveLength(1)
    for (const { body } of made) expect(body.deck.id).toBe(deck?.id)
    for (const { status, headers, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.error]).toEqual([409, expect.stringContaining('still running')])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await createDeck(client, key)).body.deck.id).toBe(deck?.id)
  })

  it('is rejected with another body or query, and the first answer stays', async () => {
    const client = await signedIn()
    const key = newKey()
    const first = await createDeck(client, key)
    const other = await createDeck(client, key, 'Twice')
    expect([other.status, other.body.error]).toEqual([409, expect.stringContaining('another body')])
    expect([isReplayed(other), other.headers.get('retry-after')]).toEqual([null, null])
    const queried = await client.post('/api/decks?dryRun=true', { name: 'Once' }, withKey(key))
    expect(queried.status).toBe(409)
    expect((await createDeck(client, key)).text).toBe(first.text)
    expect(await decksOf(client)).toHaveLength(1)
  })

  it('belongs to its caller: a colleague and a stranger with the same key get their own answers', async () => {
    const client = await signedIn()
    const colleague = await newMember(client, 'editor')
    const stranger = await signedIn('Another company')
    const key = newKey()
    const answers = [await createDeck(client, key), await createDeck(colleague, key), await createDeck(stranger, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.map(isReplayed)).toEqual([null, null, null])
    expect(new Set(answers.map(({ body }) => body.deck.id)).size).toBe(3)
    expect(await decksOf(client)).toHaveLength(2)
  })

  it('is shared by two sessions of one person, and opens nothing to an ended session', async () => {
    const client = await signedIn()
    const again = newClient()
    await again.post('/api/auth/login', { email: client.email, password })
    const key = newKey()
    const first = await createDeck(client, key)
    expect((await createDeck(again, key)).text).toBe(first.text)
    const cookie = `session=${again.cookies.session}`
    await again.post('/api/auth/logout')
    const ended = await request('POST', '/api/decks', { body: { name: 'Once' }, cookie, headers: withKey(key) })
    expect([ended.status, isReplayed(ended)]).toEqual([401, null])
  })

  it('applies to a single path', async () => {
    const client = await signedIn()
    const [one, two] = [await newDeck(client), await newDeck(client)]
    const key = newKey()
    const copies = [one.id, two.id, one.id.toUpperCase()].map((id) => `/api/decks/${id}/duplicate`)
    const answers = []
    for (const path of copies) answers.push(await client.post(path, undefined, withKey(key)))
    expect(answers.map(isReplayed)).toEqual([null, null, 'true'])
    expect(answers[2]?.body.deck.id).toBe(answers[0]?.body.deck.id)
    expect(await decksOf(client)).toHaveLength(4)
  })

  it('shows a secret again only to the caller who was shown it, and stores neither secret nor key in plain text', async () => {
    const client = await signedIn()
    const key = newKey()
    const channelConfig = { url: 'https://crm.example/hooks' }
    const input = { name: 'CRM', eventType: 'deck.deleted', channel: 'webhook', channelConfig }
    const subscribe = () => client.post('/api/notifications/subscriptions', input, withKey(key))
    const { body } = await subscribe()
    expect(body.secret).toMatch(/^whsec_/)
    expect((await subscribe()).body).toEqual(body)
    expect((await client.get('/api/notifications/subscriptions')).body).toHaveLength(1)
    const kept = JSON.stringify(await keptRows())
    for (const secret of [key, body.secret, body.id, 'crm.example', client.caller.userId])
      expect(kept).not.toContain(secret)
  })

  it('works when the change itself confirms the session, even if the session has ended in between', async () => {
    const client = await signedIn()
    const file = { filename: 'guide.pdf', contentType: 'application/pdf', sizeBytes: 1000 }
    const start = (key: string) => client.post('/api/company/kb/documents/upload-init', file, withKey(key))
    const key = newKey()
    await vi.waitFor(async () => expect(trips(await client.get('/api/auth/me'))).toBe(0), { timeout: 10_000 })
    const first = await start(key)
    expect([first.status, trips(first)]).toEqual([200, 2])
    const second = await start(key)
    expect([second.body, isReplayed(second)]).toEqual([first.body, 'true'])
    expect((await client.get('/api/company/kb/documents')).body.documents).toHaveLength(1)
    await d1.prepare('delete from sessions where user_id = ?').bind(client.caller.userId).run()
    expect((await start(key)).status).toBe(401)
    const kept = (await keptRows()).length
    expect((await start(newKey())).status).toBe(401)
    expect(await keptRows()).toHaveLength(kept)
  })

  it('also keeps a refusal as the answer to that call', async () => {
    const client = await signedIn()
    const [invalidKey, missingKey] = [newKey(), newKey()]
    const nowhere = `/api/decks/${crypto.randomUUID()}/duplicate`
    const first = [
      await client.post('/api/decks', { name: '' }, withKey(invalidKey)),
      await client.post(nowhere, undefined, withKey(missingKey)),
    ]
    const second = [
      await client.post('/api/decks', { name: '' }, withKey(invalidKey)),
      await client.post(nowhere, undefined, withKey(missingKey)),
    ]
    expect(first.map(({ status }) => status)).toEqual([400, 404])
    expect(second.map(({ status }) => status)).toEqual([400, 404])
    expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(second.map(isReplayed)).toEqual(['true', 'true'])
    expect((await createDeck(client, invalidKey)).status).toBe(409)
  })

  it('keeps no refusal from before the handler, so the key still works afterwards', async () => {
    const client = await signedIn()
    const key = newKey()
    const before = (await keptRows()).length
    const body = { name: 'Once' }
    expect((await request('POST', '/api/decks', { body, headers: withKey(key) })).status).toBe(401)
    const viewer = await newMember(client, 'viewer')
    expect((await createDeck(viewer, key)).status).toBe(403)
    expect(await keptRows()).toHaveLength(before)
  })

  it.each([
    ['empty', ''],
    ['256 characters long', 'k'.repeat(256)],
    ['written with a space', 'a key'],
    ['written with a control character', 'a\u0001b'],
    ['written with a tab', 'a\tb'],
    ['written with a non-ASCII letter', 'clé'],
  ])('that is %s is rejected', async (_, key) => {
    const client = await signedIn()
    const answer = await createDeck(client, key)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('Idempotency-Key must be 1 to')])
    expect(await decksOf(client)).toEqual([])
  })

  it.each(['!', '~'.repeat(255), '"quoted"'])('that is %s is accepted', async (key) => {
    const client = await signedIn()
    const first = await createDeck(client, key)
    expect([first.status, (await createDeck(client, key)).text]).toEqual([201, first.text])
  })

  it('is ignored by routes that take none', async () => {
    const client = await signedIn()
    const { id } = await newPresentation(client, (await newDeck(client)).id)
    const before = (await keptRows()).length
    const login = { email: client.email, password }
    const beacon = {
      viewerSessionId: crypto.randomUUID(),
      events: [{ type: 'started', at: new Date().toISOString() }],
    }
    for (const key of ['same', ' ', 'same']) {
      expect((await request('POST', '/api/auth/login', { body: login, headers: withKey(key) })).status).toBe(200)
      const path = `/api/viewer/presentations/${id}/events`
      expect((await request('POST', path, { body: beacon, headers: withKey(key) })).status).toBe(200)
    }
    for (const method of ['put', 'patch'] as const)
      await client[method](`/api/presentations/${id}`, { homeownerData: { city: 'Boulder' } }, withKey('same'))
    expect(await keptRows()).toHaveLength(before)
  })

  it('works with any Accept header, except for an event stream on routes that have one', async () => {
    const client = await signedIn()
    const { id: presentationId } = await newPresentation(client, (await newDeck(client)).id)
    const headers = { ...withKey(newKey()), accept: 'application/json, text/event-stream' }
    const decks = [await client.post('/api/decks', { name: 'Once' }, headers)]
    decks.push(await client.post('/api/decks', { name: 'Once' }, headers))
    expect(decks.map(isReplayed)).toEqual([null, 'true'])
    const before = (await keptRows()).length
    const question = { presentationId, question: 'Why?' }
    for (const _ of [1, 2]) expect((await client.post('/api/qa', question, headers)).status).toBe(200)
    expect(await keptRows()).toHaveLength(before)
  })
})

const eventsOf = async ({ organizationId }: Client) =>
  (await d1.prepare('select id from events where organization_id = ?').bind(organizationId).all()).results.length
