import { describe, expect, it } from 'vitest'
import { signedIn, trips } from '../support/client'
import { subscribed } from '../support/deliveries'
import { newDeck } from '../support/factories'

type Result = { status: number; code?: string; error?: string; presentation?: Shown }
type Shown = { id: string; updatedAt: string; externalId: string; homeownerData: object; metadata: object }

async function integrated() {
  const client = await signedIn()
  await subscribed(client, { isActive: false })
  const deck = await newDeck(client)
  const lead = (externalId: string, more = {}) => ({
    ...{ externalId, deckId: deck.id, homeownerData: { first_name: 'Maria', email: 'maria@example.com' } },
    ...more,
  })
  const send = (presentations: unknown[]) => client.post('/api/presentations/batch?mode=upsert', { presentations })
  const merge = async (...presentations: unknown[]) => (await send(presentations)).body.results as Result[]
  const told = async () => {
    const { body } = await client.get('/api/events')
    return body.events.map(({ type, data }: { type: string; data: { externalId: string } }) => [type, data.externalId])
  }
  return { client, deck, lead, send, merge, told }
}

describe('a batch that merges', () => {
  it('creates what is new, keeps what is not sent, empties what is null and leaves the rest alone', async () => {
    const { lead, merge, told } = await integrated()
    const metadata = { stage: 'new', rep: 'Ana' }
    const [first, second] = await merge(lead('a', { metadata }), lead('b'))
    expect([first?.status, second?.status]).toEqual([201, 201])
    const changes = { homeownerData: { email: null, phone: '+1 555 0134' }, metadata: { stage: 'won', rep: null } }
    const [changed, same, created] = await merge({ externalId: 'a', ...changes }, lead('b'), lead('c'))
    expect([changed?.status, same?.status, created?.status]).toEqual([200, 200, 201])
    expect(changed?.presentation).toMatchObject({
      id: first?.presentation?.id,
      homeownerData: { first_name: 'Maria', email: null, phone: '+1 555 0134' },
      metadata: { stage: 'won' },
    })
    expect(changed?.presentation?.metadata).toEqual({ stage: 'won' })
    expect(same?.presentation).toEqual(second?.presentation)
    const events = (await told()).map((each: string[]) => each.join(' '))
    expect(events.filter((each: string) => each.startsWith('presentation')).toSorted()).toEqual([
      'presentation.created a',
      'presentation.created b',
      'presentation.created c',
      'presentation.updated a',
    ])
  })

  it('refuses each by itself: without a deck, of another deck, twice in one batch, with too much metadata', async () => {
    const { client, lead, merge } = await integrated()
    const other = await newDeck(client)
    const many = (from: number) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`member${from + index}`, 'x']))
    await merge(lead('known', { metadata: many(0) }))
    const results = await merge(
      { externalId: 'new' },
      lead('known', { deckId: other.id }),
      lead('twice'),
      lead('twice'),
      { homeownerData: { first_name: 'Jo' } },
      lead('fine'),
    )
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      [400, 'invalid_input'],
      [409, 'external_id_taken'],
      [201, undefined],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
      [201, undefined],
    ])
    expect(results[0]?.error).toBe(
      'deckId is required, because no presentation has this externalId. homeownerData.first_name is required, because no presentation has this externalId.',
    )
    const [full] = await merge({ externalId: 'known', metadata: many(30) })
    expect([full?.status, full?.error]).toEqual([400, expect.stringMatching(/^metadata can have at most 50/)])
    const stranger = await signedIn('Another company')
    const theirs = await stranger.post('/api/presentations/batch?mode=upsert', { presentations: [lead('known')] })
    expect(theirs.body.results[0].code).toBe('deck_not_found')
  })

  it('sets the owner and the reason of a loss, also of one that is new', async () => {
    const { client, lead, merge } = await integrated()
    const { body } = await client.get('/api/auth/me')
    const [lost, known] = await merge(lead('lost', { lostReason: 'Moved away.', ownerId: null }), lead('known'))
    expect(lost).toMatchObject({ status: 201, presentation: { stage: 'lost', lostReason: 'Moved away.' } })
    expect(known).toMatchObject({ status: 201, presentation: { stage: 'not_sent', ownerId: null } })
    const [found, given] = await merge(
      { externalId: 'lost', lostReason: null },
      { externalId: 'known', ownerId: body.user.id },
    )
    expect(found).toMatchObject({ status: 200, presentation: { stage: 'not_sent', lostReason: null } })
    expect(given).toMatchObject({ status: 200, presentation: { ownerId: body.user.id, lostReason: null } })
    const stranger = await signedIn('Another company')
    const { user } = (await stranger.get('/api/auth/me')).body
    const [theirs] = await merge({ externalId: 'known', ownerId: user.id, metadata: { rep: 'Eve' } })
    expect([theirs?.status, theirs?.error]).toEqual([400, expect.stringMatching(/^ownerId must be the id of a member/)])
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`member${index}`, 'x']))
    const [full] = await merge(lead('full', { metadata: many }), { externalId: 'known' })
    expect(full?.status).toBe(201)
    const [over] = await merge({ externalId: 'full', ownerId: body.user.id, metadata: { more: 'y' } })
    expect(over?.error).toMatch(/^metadata can have at most 50/)
    const [kept] = await merge({ externalId: 'known', homeownerData: { phone: '1' } })
    expect(kept?.presentation).toMatchObject({ ownerId: body.user.id, metadata: {} })
  })

  it('is in the audit log with each presentation that it created or changed', async () => {
    const { client, lead, merge } = await integrated()
    const [changed] = await merge(lead('changed'), lead('same'))
    const [, created] = await merge({ externalId: 'changed', metadata: { rep: 'Ana' } }, lead('created'), lead('same'))
    const { entries } = (await client.get('/api/audit?action=createPresentations')).body
    const last = entries.filter(({ requestId }: { requestId: string }) => requestId === entries[0].requestId)
    expect(last.map(({ subject }: { subject: { id: string } }) => subject.id).toSorted()).toEqual(
      [changed?.presentation?.id, created?.presentation?.id].toSorted(),
    )
  })

  it('takes a hundred in two trips, and creates each once when two batches come together', async () => {
    const { client, lead, send } = await integrated()
    const leads = Array.from({ length: 100 }, (_, index) => lead(`lead-${index}`))
    const answers = await Promise.all([send(leads), send(leads)])
    for (const answer of answers) expect(trips(answer)).toBeLessThanOrEqual(2)
    const statuses = answers.flatMap(({ body }) => body.results.map(({ status }: Result) => status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(100)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect((await client.get('/api/presentations?limit=100')).body.presentations).toHaveLength(100)
    expect((await client.post('/api/presentations/batch?mode=replace', { presentations: leads })).status).toBe(400)
  })

  it('shows what it changed to everyone who opens the link', async () => {
    const { client, lead, merge } = await integrated()
    const [made] = await merge(lead('a'))
    await merge({ externalId: 'a', homeownerData: { first_name: 'Jo' } })
    const { body } = await client.get(`/api/presentations/${made?.presentation?.id}`)
    expect(body.presentation.homeownerData.first_name).toBe('Jo')
  })
})

describe('a presentation by its external id', () => {
  it('is read, changed and deleted, even if its id is the name of another route', async () => {
    const { client, lead, merge, told } = await integrated()
    for (const externalId of ['lead 1/ü?', 'quote', 'activity']) {
      const [made] = await merge(lead(externalId))
      const path = `/api/presentations/external/${encodeURIComponent(externalId)}`
      const read = await client.get(path)
      expect([read.body.presentation, trips(read)]).toEqual([made?.presentation, 1])
      const patched = await client.patch(path, { homeownerData: { phone: '1' }, metadata: { rep: 'Ana' } })
      expect(patched.body.presentation).toMatchObject({
        id: made?.presentation?.id,
        homeownerData: { first_name: 'Maria', phone: '1' },
        metadata: { rep: 'Ana' },
      })
      const stranger = await signedIn('Another company')
      for (const call of [stranger.get(path), stranger.patch(path, { metadata: {} }), stranger.delete(path)])
        expect((await call).body.code).toBe('presentation_not_found')
      expect((await client.delete(path)).body).toEqual({ success: true })
      expect((await client.get(path)).status).toBe(404)
      expect((await client.get(`${path}?includeDeleted=true`)).body.presentation.deletedAt).toBeDefined()
      expect((await told()).at(-1)).toEqual(['presentation.deleted', externalId])
    }
  })
})

describe('a deck by its external id', () => {
  it('is read with its contents, changed and deleted', async () => {
    const client = await signedIn()
    const { body } = await client.post('/api/decks', { name: 'Roof', externalId: 'slides' })
    const path = '/api/decks/external/slides'
    expect((await client.get(path)).body).toEqual((await client.get(`/api/decks/${body.deck.id}`)).body)
    expect((await client.patch(path, { name: 'Roofs' })).body.deck).toMatchObject({ id: body.deck.id, name: 'Roofs' })
    const stranger = await signedIn('Another company')
    for (const call of [stranger.get(path), stranger.patch(path, { name: 'Mine' }), stranger.delete(path)])
      expect((await call).body.code).toBe('deck_not_found')
    expect((await client.delete(path)).body).toEqual({ success: true })
    expect((await client.get(path)).status).toBe(404)
  })
})
