import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { countedSite } from '../support/counted'
import { databaseOf } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { newDeck, newPresentation, newQuestion } from '../support/factories'
import { deckPartOf, presentationPartOf, readManifest, writeAtOnce } from '../support/manifests'
import { cookieOf } from '../support/speech'

async function integrated() {
  const client = await signedIn()
  await subscribed(client)
  const deck = await newDeck(client)
  const input = (more = {}) => ({ deckId: deck.id, homeownerData: { first_name: 'Maria' }, ...more })
  const create = (more = {}) => client.post('/api/presentations', input(more))
  const upsert = (externalId: string, more = {}) =>
    client.put(`/api/presentations/external/${encodeURIComponent(externalId)}`, input(more))
  const batch = (presentations: unknown[]) => client.post('/api/presentations/batch', { presentations })
  const told = async (type: string) => {
    const rows = await databaseOf(client.organizationId)
      .prepare('select data from events where organization_id = ? and type = ? order by created_at, id')
      .bind(client.organizationId, type)
      .all<{ data: string }>()
    return rows.results.map(({ data }) => JSON.parse(data))
  }
  const listed = async (query = '') =>
    (await client.get(`/api/presentations?${query}`)).body.presentations as { id: string; externalId: string }[]
  return { client, deck, input, create, upsert, batch, told, listed }
}

const many = (count: number, value = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`member${n}`, value]))

describe('an external id', () => {
  it('released by a deleted presentation does not affect another company’s link', async () => {
    writeAtOnce()
    const [one, other] = [await signedIn('One', '00'), await signedIn('Other', '01')]
    const own = await newDeck(one)
    const input = { deckId: own.id, homeownerData: { first_name: 'Maria' }, externalId: 'lead 1' }
    const deck = await newDeck(other)
    const { id } = await newPresentation(other, deck.id)
    await expect.poll(() => presentationPartOf(id)).toBeTruthy()
    const made = (await one.post('/api/presentations', input)).body.presentation
    await one.delete(`/api/presentations/${made.id}`)
    expect((await one.patch(`/api/presentations/${id}`, { externalId: 'lead 1' })).status).toBe(404)
    const changed = await one.patch(`/api/decks/${own.id}`, { name: 'Roofs' })
    expect(changed.status).toBe(200)
    await expect
      .poll(async () => JSON.parse((await deckPartOf(own.id)) ?? '{}').title, { timeout: 10_000 })
      .toBe('Roofs')
    expect(JSON.parse((await presentationPartOf(id)) ?? '{}').isGone).toBe(false)
    expect((await readManifest(id)).status).toBe(200)
  })

  it('and metadata are in answers, lists and events', async () => {
    const { client, create, told, listed } = await integrated()
    const named = { externalId: 'lead 🏠/ü?', metadata: { stage: 'inspected', note: '' } }
    const made = await create(named)
    expect([made.status, made.body.presentation]).toEqual([201, expect.objectContaining(named)])
    const { id } = made.body.presentation
    expect((await client.get(`/api/presentations/${id}`)).body.presentation).toMatchObject(named)
    expect(await listed()).toEqual([expect.objectContaining(named)])
    expect(await told('presentation.created')).toEqual([expect.objectContaining({ presentationId: id, ...named })])
    const plain = await create()
    expect(plain.body.presentation).toMatchObject({ externalId: null, metadata: {} })
    expect((await told('presentation.created'))[1]).toMatchObject({ externalId: null, metadata: {} })
  })

  it('must be visible, must not change direction, and is the same in composed or decomposed letters', async () => {
    const { client, create, upsert } = await integrated()
    for (const externalId of ['', ' ', '\u200b', 'lead\u202e1', '\u2066lead'])
      expect([externalId, (await create({ externalId })).status]).toEqual([externalId, 400])
    const [composed, apart] = ['Müller'.normalize('NFC'), 'Müller'.normalize('NFD')]
    const made = await create({ externalId: apart })
    expect(made.body.presentation.externalId).toBe(composed)
    expect((await create({ externalId: composed })).body.code).toBe('external_id_taken')
    expect((await upsert(apart)).status).toBe(200)
    const { presentations } = (await client.get(`/api/presentations?externalId=${encodeURIComponent(apart)}`)).body
    expect(presentations.map(({ id }: { id: string }) => id)).toEqual([made.body.presentation.id])
  })

  it('that is taken is rejected with its current owner, on create and on change', async () => {
    const { client, create, told } = await integrated()
    const { id } = (await create({ externalId: 'lead-1' })).body.presentation
    const again = await create({ externalId: 'lead-1' })
    expect([again.status, again.body]).toEqual([
      409,
      { error: expect.stringContaining('externalId'), code: 'external_id_taken', conflictingId: id },
    ])
    const other = (await create({ externalId: 'lead-2' })).body.presentation
    const changed = await client.patch(`/api/presentations/${other.id}`, { externalId: 'lead-1', metadata: { a: 'b' } })
    expect([changed.status, changed.body.conflictingId]).toEqual([409, id])
    expect((await client.get(`/api/presentations/${other.id}`)).body.presentation).toMatchObject({
      externalId: 'lead-2',
      metadata: {},
    })
    expect(await told('presentation.updated')).toEqual([])
    expect((await client.patch(`/api/presentations/${id}`, { externalId: 'lead-1' })).status).toBe(200)
    expect(
      (await client.patch(`/api/presentations/${id}`, { externalId: null })).body.presentation.externalId,
    ).toBeNull()
    expect((await create({ externalId: 'lead-1' })).status).toBe(201)
  })

  it('may be the same in another organization', async () => {
    const [one, two] = [await integrated(), await integrated()]
    const first = await one.create({ externalId: 'lead-1' })
    const second = await two.upsert('lead-1')
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.presentation.id).not.toBe(first.body.presentation.id)
    expect(await two.listed('externalId=lead-1')).toEqual([
      expect.objectContaining({ id: second.body.presentation.id }),
    ])
  })

  it('of a deleted presentation, or of one with a deleted deck, is free again', async () => {
    const { client, deck, create, upsert, listed } = await integrated()
    const deleted = (await create({ externalId: 'lead-1' })).body.presentation
    await client.delete(`/api/presentations/${deleted.id}`)
    expect(await listed('externalId=lead-1')).toEqual([])
    expect((await listed('externalId=lead-1&includeDeleted=true'))[0]?.id).toBe(deleted.id)
    expect((await create({ externalId: 'lead-1' })).status).toBe(201)
    await client.delete(`/api/decks/${deck.id}`)
    const other = await newDeck(client)
    expect((await upsert('lead-1', { deckId: other.id })).status).toBe(201)
  })

  it('can name a deck too, and is not copied with it', async () => {
    const { client, told } = await integrated()
    const named = { externalId: 'template-1', metadata: { deckContext: 'Hail' } }
    const deck = await newDeck(client, named)
    expect(deck).toMatchObject(named)
    expect((await client.get('/api/decks')).body.decks[0].externalId).toBe('template-1')
    const taken = await client.post('/api/decks', { name: 'Another', externalId: 'template-1' })
    expect([taken.status, taken.body.code, taken.body.conflictingId]).toEqual([409, 'external_id_taken', deck.id])
    const copy = (await client.post(`/api/decks/${deck.id}/duplicate`)).body.deck
    expect(copy.externalId).toBeNull()
    const changed = await client.patch(`/api/decks/${copy.id}`, { externalId: 'template-1' })
    expect([changed.status, changed.body.conflictingId]).toEqual([409, deck.id])
    await client.delete(`/api/decks/${deck.id}`)
    expect(await told('deck.deleted')).toEqual([expect.objectContaining(named)])
    const renamed = await client.patch(`/api/decks/${copy.id}`, { externalId: 'template-1' })
    expect([renamed.status, renamed.body.deck.externalId]).toEqual([200, 'template-1'])
    expect((await told('deck.created')).length).toBe(3)
  })

  it.each(['', 'x'.repeat(201), 'a\nb', 'a\0b', '\u{2028}'])('can’t be %j', async (externalId) => {
    const { create } = await integrated()
    const answer = await create({ externalId })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    expect(answer.body.error).toContain('externalId')
  })
})

describe('every event about a presentation', () => {
  it('carries the company’s external id, and its deletion is reported once', async () => {
    const { client, deck, create, told } = await integrated()
    const named = { externalId: 'lead-1', metadata: { stage: 'inspected' } }
    const { id } = (await create(named)).body.presentation
    const events = [{ type: 'started', at: new Date().toISOString() }]
    const viewerSessionId = crypto.randomUUID()
    await client.post(`/api/viewer/presentations/${id}/events`, { viewerSessionId, events })
    expect(await told('presentation.viewed')).toEqual([
      { presentationId: id, deckId: deck.id, viewerSessionId, ...named },
    ])
    await newQuestion(client, deck.id, id)
    expect(await told('question.unanswered')).toEqual([expect.objectContaining({ presentationId: id, ...named })])
    const gone = { presentationId: id, deckId: deck.id, firstName: 'Maria', ...named }
    for (const status of [200, 404]) expect((await client.delete(`/api/presentations/${id}`)).status).toBe(status)
    expect(await told('presentation.deleted')).toEqual([gone])
  })
})

describe('metadata', () => {
  it('is merged on a change, where null removes a key', async () => {
    const { client, create, told } = await integrated()
    const { id } = (await create({ metadata: { stage: 'new', rep: 'Ana' } })).body.presentation
    const answer = await client.patch(`/api/presentations/${id}`, { metadata: { stage: null, city: 'Boulder' } })
    expect(answer.body.presentation.metadata).toEqual({ rep: 'Ana', city: 'Boulder' })
    expect(await told('presentation.updated')).toEqual([
      expect.objectContaining({ presentationId: id, metadata: { rep: 'Ana', city: 'Boulder' } }),
    ])
  })

  it('has at most 50 keys, after a change too', async () => {
    const { client, create } = await integrated()
    const full = await create({ metadata: many(50) })
    expect(full.status).toBe(201)
    const path = `/api/presentations/${full.body.presentation.id}`
    const more = await client.patch(path, { metadata: { another: 'x' } })
    expect([more.status, more.body.error]).toEqual([
      400,
      expect.stringContaining('metadata would have more than 50 members'),
    ])
    expect((await client.patch(path, { metadata: { member0: null, another: 'x' } })).status).toBe(200)
    expect((await create({ metadata: many(51) })).body.error).toContain('metadata must have at most 50 members')
  })

  it.each([
    [{ ok: 'x', note: 'x'.repeat(501) }, 'metadata.note must be at most 500'],
    [{ count: 5 }, 'metadata.count must be a string'],
    [{ [`k${'x'.repeat(40)}`]: '' }, `"k${'x'.repeat(39)}…"`],
    [{ '': 'x' }, 'metadata has a member'],
    [['x'], 'metadata'],
  ])('%j is rejected with the key that is wrong', async (metadata, words) => {
    const { create } = await integrated()
    const answer = await create({ metadata })
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(words)])
  })
})

describe('an upsert', () => {
  it('creates, then replaces the presentation’s data, and writes nothing if it is the same', async () => {
    const { client, upsert, told } = await integrated()
    const first = await upsert('lead-1', {
      homeownerData: { first_name: 'Maria', city: 'Boulder' },
      metadata: { a: 'b' },
    })
    expect(first.status).toBe(201)
    const { id } = first.body.presentation
    const second = await upsert('lead-1', { externalId: 'lead-1', homeownerData: { first_name: 'Theo' } })
    expect([second.status, second.body.presentation]).toEqual([
      200,
      expect.objectContaining({
        id,
        externalId: 'lead-1',
        metadata: {},
        homeownerData: expect.objectContaining({ first_name: 'Theo', city: null }),
      }),
    ])
    const third = await upsert('lead-1', { homeownerData: { first_name: 'Theo' } })
    expect([third.status, third.body]).toEqual([200, second.body])
    expect((await told('presentation.created')).length).toBe(1)
    expect((await told('presentation.updated')).length).toBe(1)
    expect((await client.get(`/api/viewer/presentations/${id}`)).status).toBe(200)
  })

  it('of one id creates one presentation, however many come at once', async () => {
    const { upsert, listed, told } = await integrated()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => upsert('lead-1', { homeownerData: { first_name: `Maria ${n}` } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.presentation.id)).size).toBe(1)
    expect((await listed()).length).toBe(1)
    expect((await told('presentation.created')).length).toBe(1)
  })

  it.each(['näme 🏡', 'a/b', '100%', 'a%2Fb', 'x'.repeat(200)])(
    'takes %j from the path as it is',
    async (externalId) => {
      const { upsert, listed } = await integrated()
      const answer = await upsert(externalId)
      expect([answer.status, answer.body.presentation?.externalId]).toEqual([201, externalId])
      expect((await upsert(externalId)).status).toBe(200)
      expect((await listed(`externalId=${encodeURIComponent(externalId)}`)).length).toBe(1)
    },
  )

  it('rejects another id in the body, an unknown deck, and the id of a presentation of another deck', async () => {
    const { client, deck, upsert } = await integrated()
    expect((await upsert('lead-1', { externalId: 'lead-2' })).status).toBe(400)
    expect((await upsert('x'.repeat(201))).status).toBe(400)
    expect((await upsert('a\nb')).status).toBe(400)
    expect(
      (
        await client.post('/api/presentations', {
          deckId: deck.id,
          homeownerData: { first_name: 'Ana' },
          externalId: '..',
        })
      ).status,
    ).toBe(400)
    expect((await upsert('lead-1', { deckId: crypto.randomUUID() })).status).toBe(404)
    const { id } = (await upsert('lead-1')).body.presentation
    const other = await newDeck(client)
    const elsewhere = await upsert('lead-1', { deckId: other.id })
    expect([elsewhere.status, elsewhere.body.conflictingId]).toEqual([409, id])
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    expect((await upsert('lead-1', { metadata: { a: 'b' } })).status).toBe(200)
    const inactive = await upsert('lead-2')
    expect([inactive.status, inactive.body.code]).toEqual([409, 'deck_inactive'])
  })
})

describe('a batch', () => {
  it('creates a hundred, each on its own and in order', async () => {
    const { client, deck, input, batch, told, listed } = await integrated()
    const inactive = await newDeck(client, { isActive: false })
    const foreign = await newDeck(await signedIn('Another company'))
    const taken = await newPresentation(client, deck.id)
    await client.patch(`/api/presentations/${taken.id}`, { externalId: 'taken' })
    const rows: unknown[] = Array.from({ length: 100 }, (_, n) =>
      input({ externalId: `lead-${n}`, homeownerData: { first_name: `Maria ${n}` }, metadata: { n: `${n}` } }),
    )
    rows[3] = { deckId: deck.id }
    rows[4] = input({ externalId: 'taken' })
    rows[5] = input({ externalId: 'lead-2' })
    rows[6] = input({ deckId: foreign.id })
    rows[7] = input({ deckId: inactive.id })
    rows[8] = 'a lead'
    rows[9] = input({ voiceSettings: { voiceId: 'nobody' } })
    const answer = await batch(rows)
    expect(answer.status).toBe(200)
    const { results } = answer.body
    expect(results.length).toBe(100)
    const codes = results.slice(3, 10).map(({ status, code }: { status: number; code: string }) => [status, code])
    expect(codes).toEqual([
      [400, 'invalid_input'],
      [409, 'external_id_taken'],
      [409, 'external_id_taken'],
      [404, 'deck_not_found'],
      [409, 'deck_inactive'],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
    ])
    expect(results[3].fields).toEqual([
      { path: 'homeownerData', message: 'homeownerData is required.', code: 'required' },
    ])
    expect([results[4].conflictingId, results[5].conflictingId]).toEqual([taken.id, results[2].presentation.id])
    for (const n of [0, 2, 10, 99])
      expect(results[n]).toMatchObject({
        status: 201,
        presentation: { externalId: `lead-${n}`, metadata: { n: `${n}` } },
      })
    expect((await listed('limit=200')).length).toBe(94)
    expect((await told('presentation.created')).length).toBe(94)
    expect((await client.get(`/api/viewer/presentations/${results[99].presentation.id}`)).status).toBe(200)
  })

  it('of none or of a hundred and one is rejected as a whole', async () => {
    const { batch, input, listed } = await integrated()
    expect((await batch([])).status).toBe(400)
    expect((await batch(Array.from({ length: 101 }, () => input()))).status).toBe(400)
    expect(await listed()).toEqual([])
  })

  it('gets the same answer again for the same Idempotency-Key', async () => {
    const { client, input, listed } = await integrated()
    const body = { presentations: [input(), input()] }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await client.post('/api/presentations/batch', body, key)
    const again = await client.post('/api/presentations/batch', body, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await listed()).length).toBe(2)
  })
})

it('speech is made ahead, unless the call leaves it to the first viewing', async () => {
  const { client, input } = await integrated()
  const site = countedSite(client.organizationId, { NARRATION_AHEAD: true })
  type Made = { presentation: { id: string }; results: { presentation: { id: string } }[] }
  const make = (method: string, path: string, body: object) =>
    site.send<Made>(method, `/api/presentations${path}`, body, cookieOf(client))
  const later = { narrateAhead: false }
  const made = await make('POST', '', input(later))
  const put = await make('PUT', '/external/lead-1', input(later))
  const ahead = await make('PUT', '/external/lead-2', input())
  const { results } = await make('POST', '/batch', { presentations: [input(later), input(), input(later)] })
  const works = databaseOf(client.organizationId).prepare('select id from narration_work where organization_id = ?')
  const rows = (await works.bind(client.organizationId).all<{ id: string }>()).results
  expect(made.presentation).not.toHaveProperty('narrateAhead')
  expect(put.presentation.id).toEqual(expect.any(String))
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([ahead.presentation.id, results[1]?.presentation.id]))
  await site.settle()
})
