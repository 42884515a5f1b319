import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { request, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { newDeck, newPresentation, newSlide, newWholeDeck, productData } from '../support/factories'
import {
  costOf,
  deckKey,
  deckPartOf,
  forgetInKv,
  inKv,
  later,
  presentationPartOf,
  presented,
  readManifest as read,
  revisionOf,
  writeAtOnce,
} from '../support/manifests'

type Client = Awaited<ReturnType<typeof signedIn>>

beforeEach(writeAtOnce)
afterEach(() => vi.restoreAllMocks())

describe('a manifest', () => {
  it('has everything a player needs, personalized, for anyone with the link', async () => {
    const client = await signedIn()
    const { deck, slide, pricing, faq, action } = await newWholeDeck(client)
    await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, {
      narrationScript: 'Hello {{first_name}} of {{city|your area}}.',
      bullets: ['For {{first_name}}', '{{city}}'],
    })
    const private_ = { address: '418 Juniper Lane', email: 'maria@example.com', phone: '+1 303 555 0117' }
    const { id } = await newPresentation(client, deck.id, private_)
    const { status, headers, body, text } = await read(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      presentationId: id,
      language: null,
      slideLanguage: 'en-US',
      hasCaptions: true,
      branding: { name: 'Summit Roofing', palette: { primary: '#1f3a5f' }, contact: { phone: null } },
      intro: { title: 'Welcome', script: 'Hello Maria.', isSkippable: true },
      faqs: [{ id: faq.id, question: 'How long?', answer: 'Two days.', relatedSlideId: slide.id }],
      actions: [{ id: action.id, type: 'call', trigger: 'slide_end', slideId: slide.id }],
      prompts: { resume: { text: 'Let’s go on.', audioUrl: null } },
    })
    expect(body.slides).toMatchObject([
      { id: slide.id, script: 'Hello Maria of your area.', bullets: ['For Maria'], audioUrl: null },
      { id: pricing.id, productData: { good: { priceCents: 1_200_000, imageUrl: null } } },
    ])
    expect(body.slides[0].imageUrl).toMatch(/^http:\/\/porchlight\.test\/media\//)
    for (const secret of [...Object.values(private_), 'Hail', 'spring', client.organizationId])
      expect(text.replaceAll(/"http[^"]*"/g, '')).not.toContain(secret)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.getSetCookie()).toEqual([])
  })

  it('answers 304 to a client that already has it', async () => {
    const { id } = await presented(await signedIn())
    const etag = (await read(id)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read(id, { 'if-none-match': header })
      expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await read(id, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('allows requests from every origin, without credentials', async () => {
    const { path } = await presented(await signedIn())
    const headers = { origin: 'https://anyone.example', 'access-control-request-method': 'POST' }
    const preflight = await request('OPTIONS', `${path}/events`, { headers })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each([
    ['unknown', async () => crypto.randomUUID(), 404],
    ['malformed', async () => 'not-an-id', 400],
    [
      'deleted',
      async () => {
        const client = await signedIn()
        const { id } = await presented(client)
        await client.delete(`/api/presentations/${id}`)
        return id
      },
      404,
    ],
  ])('of an %s presentation is refused, and its page is a friendly 404', async (_, make, status) => {
    const id = await make()
    const answer = await read(id)
    expect([answer.status, answer.body.error]).toEqual([status, expect.any(String)])
    const page = await request('GET', `/p/${id}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain('This presentation isn’t available')
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'nonce-/)
  })

  it('is complete for a deck without slides, or with a slide that has only a title', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    expect((await read(id)).body).toMatchObject({ slides: [], intro: null, faqs: [], branding: { chatName: null } })
    await newSlide(client, deck.id, { title: 'Only this', narrationScript: '' })
    expect((await read(id)).body.slides).toMatchObject([{ title: 'Only this', script: '', bullets: [] }])
  })
})

describe('the cost of a manifest', () => {
  it('takes one KV read and no round trip the first time, if others have watched the deck', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    await inKv(deck.id, id)
    const fresh = await newPresentation(client, deck.id)
    await inKv(deck.id, fresh.id)
    later(4000)
    expect(costOf(await read(id))).toEqual([0, 1])
    expect(costOf(await read(fresh.id))).toEqual([0, 1])
    expect(costOf(await read(fresh.id))).toEqual([0, 0])
    later(8000)
    expect(costOf(await read(fresh.id))).toEqual([0, 1])
  })

  it('is one round trip if KV has nothing, and then KV has it', async () => {
    const { deck, id } = await presented(await signedIn())
    await inKv(deck.id, id)
    await forgetInKv(id)
    later(180_000)
    expect(costOf(await read(id))).toEqual([1, 1])
    await inKv(deck.id, id)
  })

  it('is one KV read if another isolate created the presentation', async () => {
    const { deck, id } = await presented(await signedIn())
    await inKv(deck.id, id)
    const { body } = await read(id)
    const stored = (await presentationPartOf(id)) ?? ''
    const stranger = id.replace(/.{4}$/, '0000')
    await env.MANIFESTS.put(`presentation:${stranger}`, stored.replaceAll(id, stranger))
    later(4000)
    const answer = await read(stranger)
    expect(costOf(answer)).toEqual([0, 1])
    // Each presentation has its own sound of personal words.
    const withoutTracks = (slides: object) => JSON.stringify(slides).replaceAll(/[0-9a-f]{40}/g, '')
    expect(withoutTracks(answer.body.slides)).toBe(withoutTracks(body.slides).replaceAll(id, stranger))
  })
})

describe('a change', () => {
  const changes: [string, (client: Client, ids: Record<string, string>) => Promise<{ status: number }>][] = [
    ['the deck', (client, { deck }) => client.patch(`/api/decks/${deck}`, { name: 'Renamed' })],
    ['a slide', (client, { deck, slide }) => client.patch(`/api/decks/${deck}/slides/${slide}`, { title: 'Renamed' })],
    [
      'an order',
      (c, { deck, slide, pricing }) => c.put(`/api/decks/${deck}/slides/order`, { slideIds: [pricing, slide] }),
    ],
    ['an FAQ', (client, { deck, faq }) => client.patch(`/api/decks/${deck}/faqs/${faq}`, { cannedAnswer: 'Renamed' })],
    [
      'branding',
      (client, { deck }) => client.put(`/api/decks/${deck}/branding`, { palette: {}, cta: {}, name: 'New' }),
    ],
    ['prompts', (client, { deck }) => client.put(`/api/decks/${deck}/qa-settings`, { resumePromptText: 'Renamed' })],
    ['an action', (client, { deck, action }) => client.delete(`/api/decks/${deck}/action-configs/${action}`)],
    ['the intro', (client, { deck }) => client.delete(`/api/decks/${deck}/intro`)],
    [
      'prices',
      (c, { pricing }) =>
        c.put(`/api/slides/${pricing}/product-data`, { productData: productData({ subtitle: 'New' }) }),
    ],
    ['the homeowner', (c, { id }) => c.patch(`/api/presentations/${id}`, { homeownerData: { first_name: 'Zoë' } })],
  ]

  it.each(changes)('of %s shows at once, here and in KV', async (_, change) => {
    const client = await signedIn()
    const { deck, slide, pricing, faq, action, presentation } = await newWholeDeck(client)
    const before = await read(presentation.id)
    const ids = {
      deck: deck.id,
      slide: slide.id,
      pricing: pricing.id,
      faq: faq.id,
      action: action.id,
      id: presentation.id,
    }
    expect((await change(client, ids)).status).toBe(200)
    const after = await read(presentation.id)
    expect(after.body.version).not.toBe(before.body.version)
    expect(trips(after)).toBeLessThanOrEqual(1)
    await inKv(deck.id, presentation.id)
    later(60_000)
    expect((await read(presentation.id)).body).toEqual(after.body)
  })

  it('removes the presentation with its deck, and brings it back with it', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    expect((await read(id)).status).toBe(200)
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    expect((await read(id)).status).toBe(404)
    await client.patch(`/api/decks/${deck.id}`, { isActive: true })
    expect((await read(id)).status).toBe(200)
    await client.delete(`/api/decks/${deck.id}`)
    expect((await read(id)).status).toBe(404)
  })

  it('and another at the same time leave nothing old behind, however often it is read in between', async () => {
    const client = await signedIn()
    const { deck, slide, id } = await presented(client)
    const path = `/api/decks/${deck.id}/slides/${slide.id}`
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await client.patch(path, { title: `Title ${index}` })
        await read(id)
      }),
    )
    const { title } = (await client.get(path)).body.slide
    expect((await read(id)).body.slides[0].title).toBe(title)
    await inKv(deck.id, id)
    expect(await deckPartOf(deck.id)).toContain(title)
  })

  it('made elsewhere arrives through KV, and replaces what was in memory', async () => {
    const client = await signedIn()
    const { deck, slide, id } = await presented(client)
    await inKv(deck.id, id)
    await d1.prepare('update slides set title = ? where id = ?').bind('Changed elsewhere', slide.id).run()
    later(4000)
    expect((await read(id)).body.slides[0].title).toBe('What we found')
    const part = { ...JSON.parse((await deckPartOf(id)) ?? ''), revision: await revisionOf(deck.id) }
    await env.MANIFESTS.put(deckKey(id), JSON.stringify(part).replace('What we found', 'Changed elsewhere'))
    later(8000)
    const answer = await read(id)
    expect(answer.body.slides[0].title).toBe('Changed elsewhere')
    expect(costOf(answer)).toEqual([0, 1])
  })

  it('that is rejected costs no viewer anything', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    await read(id)
    expect((await client.patch(`/api/decks/${deck.id}`, { name: '' })).status).toBe(400)
    expect((await (await signedIn('Another')).patch(`/api/decks/${deck.id}`, { name: 'Mine' })).status).toBe(404)
    expect(costOf(await read(id))).toEqual([0, 0])
  })

  it('of one deck leaves another alone', async () => {
    const client = await signedIn()
    const [one, other] = [await presented(client), await presented(client)]
    await read(other.id)
    await client.patch(`/api/decks/${one.deck.id}`, { name: 'Renamed' })
    expect(costOf(await read(other.id))).toEqual([0, 0])
  })
})

describe('the text shown to a homeowner', () => {
  it('is personal everywhere, and an unknown merge field is rejected on saving', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    const path = `/api/decks/${deck.id}`
    const chatGreeting = 'Hi {{first_name}}!'
    await client.put(`${path}/branding`, { palette: {}, cta: {}, chatGreeting })
    await client.put(`${path}/qa-settings`, {
      resumePromptText: 'On we go, {{first_name}}.',
      transitionPromptText: '{{city|Well}}!',
    })
    await client.post(`${path}/faqs`, { userQuestion: 'How long?', cannedAnswer: 'Two days, {{first_name}}.' })
    expect((await read(id)).body).toMatchObject({
      branding: { chatGreeting: 'Hi Maria!' },
      prompts: { resume: { text: 'On we go, Maria.' }, transition: { text: 'Well!' } },
      faqs: [{ answer: 'Two days, Maria.' }],
    })
    const wrong = '{{nickname}}'
    const answers = [
      await client.put(`${path}/branding`, { palette: {}, cta: {}, chatGreeting: wrong }),
      await client.put(`${path}/qa-settings`, { resumePromptText: wrong }),
      await client.post(`${path}/faqs`, { userQuestion: 'Who?', cannedAnswer: wrong }),
    ]
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([400, expect.stringContaining('the merge field {{nickname}}')])
  })
})
