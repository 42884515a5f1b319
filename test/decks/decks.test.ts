import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { shardOfId } from '../../src/core/database/shards'
import { removeDeck, removeDeckJob } from '../../src/decks/deck/remove'
import { publish } from '../../src/decks/published/publish-part'
import { removeMedia, removeMediaJob } from '../../src/media/files/remove'
import { signedIn, trips } from '../support/client'
import { d1, envOf } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { mediaKey, newDeck, newFaq, newPresentation, newSlide, newWholeDeck } from '../support/factories'
import { presentationPartOf } from '../support/manifests'
import { publishingIn, takeUpDue, workIn } from '../support/running'
import { uploadMedia } from '../support/uploads'

const events = async (organizationId: string) => {
  const statement = d1.prepare('select type, deck_id, data from events where organization_id = ? order by type')
  return (await statement.bind(organizationId).all<Record<string, string>>()).results
}

describe('a deck', () => {
  it('is created with the fields that were sent, and null for the others', async () => {
    const client = await signedIn()
    const answer = await client.post('/api/decks', { name: ' Dach 🏠 سقف ' })
    expect(answer.status).toBe(201)
    expect(answer.body.deck).toEqual({
      id: expect.any(String),
      name: 'Dach 🏠 سقف',
      isActive: true,
      isLive: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.any(String),
      description: null,
      externalId: null,
      metadata: { deckContext: null },
      voiceId: null,
      posterShows: 'name',
    })
  })

  it('keeps the client’s own metadata as it came', async () => {
    const client = await signedIn()
    const metadata = { deckContext: 'Hail', tags: ['a', { b: null }], ключ: 1.5 }
    const deck = await newDeck(client, { metadata })
    expect((await client.get(`/api/decks/${deck.id}`)).body.deck.metadata).toEqual(metadata)
  })

  it('is changed only in the fields that were sent', async () => {
    const client = await signedIn()
    const deck = await newDeck(client, { description: 'Old', metadata: { deckContext: 'Hail' } })
    const answer = await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    expect(answer.body.deck).toMatchObject({ name: deck.name, description: 'Old', isActive: false })
    const emptied = await client.patch(`/api/decks/${deck.id}`, { description: null })
    expect(emptied.body.deck).toMatchObject({ description: null, metadata: { deckContext: 'Hail' } })
  })

  it.each([
    ['no name', {}, 'name is required'],
    ['an empty name', { name: '  ' }, 'name must be at least 1 character long'],
    ['a name of another type', { name: 7 }, 'name must be a string'],
    ['an unknown field', { name: 'A', color: 'red' }, 'The body has no member "color"'],
    ['NUL', { name: 'A\0B' }, 'name must not contain NUL'],
    ['half of a surrogate pair', { name: 'A\ud800' }, 'name must not contain NUL or half of a surrogate pair'],
    [
      'NUL inside metadata',
      { name: 'A', metadata: { list: ['\0'] } },
      'metadata must not be nested deeper than 20, nor contain NUL',
    ],
    ['too large a number inside metadata', '{"name":"A","metadata":{"list":[1e999]}}', 'a number over 1e308'],
    [
      'metadata nested 7,000 deep',
      `{"name":"A","metadata":{"a":${'['.repeat(7000)}${']'.repeat(7000)}}}`,
      'metadata must not be nested deeper',
    ],
    ['metadata that is a list', { name: 'A', metadata: [] }, 'metadata must be an object'],
    [
      'metadata over 16 KB',
      { name: 'A', metadata: { more: 'é'.repeat(8200) } },
      'metadata must be at most 16384 bytes',
    ],
    ['isActive as a word', { name: 'A', isActive: 'yes' }, 'isActive must be a boolean'],
  ])('is rejected with %s', async (_, body, message) => {
    const client = await signedIn()
    const answer = await client.post('/api/decks', body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(message)
  })

  it('is created ten times when it is sent ten times at once', async () => {
    const client = await signedIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/api/decks', { name: 'Same' })))
    expect(answers.every((answer) => answer.status === 201)).toBe(true)
    expect((await client.get('/api/decks')).body.decks).toHaveLength(10)
  })

  it('is recorded in the outbox in the same batch', async () => {
    const client = await signedIn()
    await subscribed(client)
    const deck = await newDeck(client)
    await client.delete(`/api/decks/${deck.id}`)
    expect(await events(client.organizationId)).toEqual([
      {
        type: 'deck.created',
        deck_id: deck.id,
        data: JSON.stringify({ deckId: deck.id, name: deck.name, externalId: null, metadata: { deckContext: null } }),
      },
      {
        type: 'deck.deleted',
        deck_id: deck.id,
        data: JSON.stringify({ deckId: deck.id, name: deck.name, externalId: null, metadata: { deckContext: null } }),
      },
    ])
  })
})

describe('the list of decks', () => {
  it('is empty at first, then lists the newest first, each with a preview', async () => {
    const client = await signedIn()
    expect((await client.get('/api/decks')).body).toEqual({ decks: [] })
    const first = await newDeck(client, { name: 'First' })
    await newDeck(client, { name: 'Second' })
    const heroImg = mediaKey(client)
    await newSlide(client, first.id)
    await newSlide(client, first.id, { heroImg, orderIndex: 0 })
    const { decks } = (await client.get('/api/decks')).body
    expect(decks.map((deck: { name: string }) => deck.name)).toEqual(['Second', 'First'])
    expect(decks[0].previewImageUrl).toBeNull()
    expect(decks[0].externalId).toBeNull()
    expect(decks[0]).not.toHaveProperty('metadata')
    expect(decks[1].previewImageUrl).toBe(`http://porchlight.test/${heroImg}`)
  })

  it('comes in pages on request, with each deck once', async () => {
    const client = await signedIn()
    for (let n = 0; n < 5; n++) await newDeck(client, { name: `Deck ${n}` })
    const names: string[] = []
    let cursor: string | null = null
    do {
      const { body } = await client.get(`/api/decks?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      names.push(...body.decks.map((deck: { name: string }) => deck.name))
      cursor = body.nextCursor
    } while (cursor)
    expect(names.sort()).toEqual(['Deck 0', 'Deck 1', 'Deck 2', 'Deck 3', 'Deck 4'])
  })

  it.each([
    ['limit=0', 'limit must be at least 1'],
    ['limit=201', 'limit must be at most 200'],
    ['limit=two', 'limit must be a number'],
    ['limit=1&cursor=nonsense', 'cursor must be the nextCursor'],
    ['page=2', 'The query has no member "page"'],
  ])('rejects ?%s', async (query, message) => {
    const client = await signedIn()
    const answer = await client.get(`/api/decks?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(message)
  })
})

describe('a whole deck', () => {
  it('comes in one round trip, with each part in its own shape', async () => {
    const client = await signedIn()
    const { deck, slide, pricing, faq } = await newWholeDeck(client)
    await expect.poll(async () => trips(await client.get('/api/auth/me'))).toBe(0)
    const answer = await client.get(`/api/decks/${deck.id}`)
    expect(trips(answer)).toBe(1)
    expect(answer.body).toMatchObject({
      deck: { id: deck.id, metadata: { deckContext: 'Hail', campaign: 'spring' } },
      slides: [
        { id: slide.id, orderIndex: 0 },
        { id: pricing.id, orderIndex: 1 },
      ],
      faqs: [{ id: faq.id, relatedSlideId: slide.id }],
      branding: { deckId: deck.id },
      qaSettings: { resumePromptText: 'Let’s go on.', resumeAudioUrl: null },
      presentationsCount: 1,
    })
    expect(answer.body.branding).not.toHaveProperty('contact')
  })

  it('of a new deck has nothing in it', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { body } = await client.get(`/api/decks/${deck.id}`)
    expect(body).toMatchObject({ slides: [], faqs: [], branding: null, qaSettings: null, presentationsCount: 0 })
  })

  it('does not count deleted presentations', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const presentation = await newPresentation(client, deck.id)
    await newPresentation(client, deck.id)
    await client.delete(`/api/presentations/${presentation.id}`)
    expect((await client.get(`/api/decks/${deck.id}`)).body.presentationsCount).toBe(1)
  })
})

describe('a duplicate', () => {
  it('is a deep copy, inactive, whose parts refer to each other', async () => {
    const client = await signedIn()
    await subscribed(client)
    const { deck, slide } = await newWholeDeck(client)
    const answer = await client.post(`/api/decks/${deck.id}/duplicate`)
    expect(answer.status).toBe(201)
    expect(trips(answer)).toBe(2)
    expect(answer.body.deck).toMatchObject({
      name: 'Roof replacement (copy)',
      isActive: false,
      description: 'Everything',
    })
    const id = answer.body.deck.id
    const original = (await client.get(`/api/decks/${deck.id}`)).body
    const copy = (await client.get(`/api/decks/${id}`)).body
    const without = ({ id, deckId, relatedSlideId, createdAt, updatedAt, ...rest }: Record<string, unknown>) => rest
    expect(copy.slides.map(without)).toEqual(original.slides.map(without))
    expect(copy.faqs.map(without)).toEqual(original.faqs.map(without))
    expect(without(copy.branding)).toEqual(without(original.branding))
    expect(copy.presentationsCount).toBe(0)
    const ids = [copy.deck, copy.branding, copy.qaSettings, ...copy.slides, ...copy.faqs].map((row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const each of ids)
      expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(copy.faqs[0].relatedSlideId).toBe(copy.slides[0].id)
    expect(copy.faqs[0].relatedSlideId).not.toBe(slide.id)
    expect((await client.get(`/api/slides/${copy.slides[1].id}/product-data`)).status).toBe(200)
    const { actionConfigs } = (await client.get(`/api/decks/${id}/action-configs`)).body
    expect(actionConfigs[0]).toMatchObject({ slideId: copy.slides[0].id, config: { phone: '+1 555 0100' } })
    expect((await client.get(`/api/decks/${id}/intro`)).body.intro).toMatchObject({ title: 'Welcome', deckId: id })
    const created = (await events(client.organizationId)).filter(({ deck_id }) => deck_id === id)
    expect(created).toMatchObject([
      {
        type: 'deck.created',
        data: JSON.stringify({
          deckId: id,
          name: 'Roof replacement (copy)',
          externalId: null,
          metadata: { deckContext: 'Hail', campaign: 'spring' },
        }),
      },
    ])
  })

  it('keeps its name within the limit', async () => {
    const client = await signedIn()
    const deck = await newDeck(client, { name: 'x'.repeat(200) })
    const { name } = (await client.post(`/api/decks/${deck.id}/duplicate`)).body.deck
    expect(name).toBe(`${'x'.repeat(193)} (copy)`)
  })
})

describe('deleting a deck', () => {
  it('leaves nothing of it in D1', async () => {
    const client = await signedIn()
    const { deck } = await newWholeDeck(client)
    expect((await client.delete(`/api/decks/${deck.id}`)).body).toEqual({ success: true })
    await removeDeck(workIn(envOf(deck.id)), { kind: 'remove-deck', deckId: deck.id })
    const tables = [
      'slides',
      'faqs',
      'branding',
      'qa_settings',
      'action_configs',
      'intros',
      'presentations',
      'product_data',
    ]
    for (const table of tables) {
      const rows = await d1
        .prepare(`select 1 from ${table} where organization_id = ?`)
        .bind(client.organizationId)
        .all()
      expect([table, rows.results]).toEqual([table, []])
    }
    expect((await client.get(`/api/decks/${deck.id}`)).status).toBe(404)
    expect((await client.delete(`/api/decks/${deck.id}`)).status).toBe(404)
  })

  it('hides everything at once, and a job removes the rest step by step', async () => {
    const client = await signedIn()
    const { deck, presentation, pricing } = await newWholeDeck(client)
    await d1.batch([
      d1
        .prepare(
          `with recursive series(value) as (select 1 union all select value + 1 from series where value < 250)
         insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings,
           created_at, updated_at)
         select id || value, deck_id, organization_id, '{}', '{}', '{}', 1, 1 from presentations, series where id = ?`,
        )
        .bind(presentation.id),
      d1
        .prepare(
          `with recursive series(value) as (select 1 union all select value + 1 from series where value < 1500)
         insert into viewer_sessions
           (presentation_id, viewer_session_id, day, begun_at, seen_at, views, viewed_at, is_complete, watched)
         select ?, 'viewer-' || value, 20000, 0, 0, 1, 0, 0, '{}' from series`,
        )
        .bind(presentation.id),
    ])
    const left = async () => {
      const count = (table: string) => `(select count(*) from ${table} where organization_id = ?)`
      const row = d1.prepare(`select ${count('presentations')} as presentations, ${count('decks')} as decks`)
      return row.bind(client.organizationId, client.organizationId).first()
    }
    const jobs = vi.spyOn(Object.getPrototypeOf(env.JOBS), 'send').mockResolvedValue(undefined)
    expect((await client.delete(`/api/decks/${deck.id}`)).status).toBe(200)
    expect(jobs).toHaveBeenCalledWith({ kind: 'remove-deck', deckId: deck.id, shard: client.caller.shard })
    expect(await left()).toMatchObject({ decks: 1 })

    const statuses = [
      await client.get(`/api/decks/${deck.id}`),
      await client.get(`/api/decks/${deck.id}/presentations`),
      await client.patch(`/api/decks/${deck.id}`, { name: 'Back again' }),
      await client.post(`/api/decks/${deck.id}/duplicate`),
      await client.post('/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Maria' } }),
      await client.get(`/api/presentations/${presentation.id}`),
      await client.get(`/api/presentations/${presentation.id}/analytics`),
      await client.get(`/api/viewer/presentations/${presentation.id}`),
      await client.get(`/api/slides/${pricing.id}/product-data`),
      await client.delete(`/api/decks/${deck.id}`),
    ].map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 404))
    expect((await client.get('/api/decks')).body.decks).toEqual([])
    expect((await client.get('/api/presentations')).body.presentations).toEqual([])

    const sent: unknown[] = []
    const JOBS = { sendBatch: async (batch: { body: unknown }[]) => void sent.push(...batch.map(({ body }) => body)) }
    await takeUpDue({ ...env, JOBS } as unknown as Env, [removeDeckJob], Date.now() + 61_000)
    expect(sent).toContainEqual({ kind: 'remove-deck', deckId: deck.id, shard: client.caller.shard })
    const job = { kind: 'remove-deck' as const, deckId: deck.id }
    await Promise.all([removeDeck(workIn(envOf(deck.id)), job), removeDeck(workIn(envOf(deck.id)), job)])
    expect(await left()).toEqual({ presentations: 0, decks: 0 })
  })

  it('leaves nothing about a homeowner in KV, even if the link is opened while the deck is removed', async () => {
    const client = await signedIn()
    const { deck, presentation } = await newWholeDeck(client)
    await client.get(`/api/viewer/presentations/${presentation.id}`)
    await vi.waitFor(async () => expect(await presentationPartOf(presentation.id)).toContain('"homeowner"'), {
      timeout: 10_000,
    })
    await client.delete(`/api/decks/${deck.id}`)
    const remove = env.MANIFESTS.delete.bind(env.MANIFESTS)
    vi.spyOn(env.MANIFESTS, 'delete').mockImplementation(async (key) => {
      await remove(key)
      await publish(publishingIn(envOf(deck.id)), 'presentation', presentation.id)
    })
    await removeDeck(workIn(envOf(deck.id)), { kind: 'remove-deck', deckId: deck.id })
    expect((await presentationPartOf(presentation.id)) ?? '').not.toContain('"homeowner"')
  })

  it('removes the files that no other deck uses, in a job that may run twice', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const other = await newDeck(client)
    const [alone, shared, spoken] = [mediaKey(client), mediaKey(client), mediaKey(client, 'answer.mp3')]
    for (const key of [alone, shared, spoken]) await env.FILES.put(key, 'bytes')
    await newSlide(client, deck.id, { heroImg: alone })
    await newSlide(client, deck.id, { heroImg: shared })
    await newFaq(client, deck.id, { audioUrl: spoken })
    await newSlide(client, other.id, { heroImg: shared })
    await client.delete(`/api/decks/${deck.id}`)
    const removal = await d1
      .prepare('select id from media_removals where organization_id = ?')
      .bind(client.organizationId)
      .first<{ id: string }>()
    const job = { kind: 'remove-media' as const, removalId: removal?.id ?? '' }
    await Promise.all([removeMedia(workIn(envOf(deck.id)), job), removeMedia(workIn(envOf(deck.id)), job)])
    await removeMedia(workIn(envOf(deck.id)), job)
    const left = await Promise.all([alone, shared, spoken].map((key) => env.FILES.head(key)))
    expect(left.map((object) => object?.key ?? null)).toEqual([null, shared, null])
    expect(await d1.prepare('select 1 from media_removals where id = ?').bind(job.removalId).first()).toBeNull()
  })

  it('lets no slide begin to show a file while it is being removed', async () => {
    const client = await signedIn()
    const [deck, other] = [await newDeck(client), await newDeck(client)]
    const file = await uploadMedia(client, { filename: 'roof.svg', contentType: 'image/svg+xml', content: '<svg/>' })
    await newSlide(client, deck.id, { heroImg: file.storageKey })
    const slide = await newSlide(client, other.id)
    await client.delete(`/api/decks/${deck.id}`)
    const removal = await d1
      .prepare('select id from media_removals where organization_id = ?')
      .bind(client.organizationId)
      .first<{ id: string }>()
    const statuses: number[] = []
    const remove = env.FILES.delete.bind(env.FILES)
    vi.spyOn(env.FILES, 'delete').mockImplementation(async (keys) => {
      const path = `/api/decks/${other.id}/slides/${slide.id}`
      statuses.push((await client.patch(path, { heroImg: file.storageKey })).status)
      await remove(keys)
    })
    await removeMedia(workIn(envOf(deck.id)), { kind: 'remove-media', removalId: removal?.id ?? '' })
    expect(statuses).toEqual([400])
  })

  it('leaves nothing of itself in KV if it has no presentations', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await publish(publishingIn(envOf(deck.id)), 'deck', deck.id)
    const parts = async () => (await env.MANIFESTS.list({ prefix: `deck:${deck.id.slice(0, 8)}` })).keys
    expect(await parts()).toHaveLength(1)
    await client.delete(`/api/decks/${deck.id}`)
    await expect.poll(parts).toEqual([])
  })

  it('sends the job again when the queue lost it', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await client.delete(`/api/decks/${deck.id}`)
    const sent: unknown[] = []
    const JOBS = {
      sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages.map(({ body }) => body)),
    }
    const removals = await d1
      .prepare('select id from media_removals where organization_id = ?')
      .bind(client.organizationId)
      .all<{ id: string }>()
    expect(removals.results).toHaveLength(1)
    await takeUpDue({ ...env, JOBS } as unknown as Env, [removeMediaJob], Date.now() + 11 * 60 * 1000)
    expect(sent).toEqual(
      expect.arrayContaining(
        removals.results.map(({ id }) => ({ kind: 'remove-media', removalId: id, shard: shardOfId(id) })),
      ),
    )
  })
})
