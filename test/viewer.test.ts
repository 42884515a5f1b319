import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { request, signedIn, trips } from './support/client'
import { mediaKey, newDeck, newPresentation, newSlide, newWholeDeck, productData } from './support/factories'

type Client = Awaited<ReturnType<typeof signedIn>>

const manifestPath = (id: string) => `/api/viewer/presentations/${id}`
const read = (id: string, headers = {}) => request('GET', manifestPath(id), { headers })
const kvReads = (answer: { headers: Headers }) =>
  Number(answer.headers.get('server-timing')?.match(/kv;desc="(\d+) read/)?.[1])
const cost = (answer: Awaited<ReturnType<typeof read>>) => [trips(answer), kvReads(answer)]

/** Moves the clock past what the isolate keeps in its memory. */
const later = (milliseconds: number) => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds)
}
const copyOf = (id: string) => env.MANIFESTS.get(`manifest:${id}:http://porchlight.test`)
const copied = (id: string) => expect.poll(() => copyOf(id)).toBeTruthy()

afterEach(() => vi.restoreAllMocks())

async function presented(client: Client, homeowner = {}) {
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { title: 'What we found', bullets: ['One'] })
  const { id } = await newPresentation(client, deck.id, homeowner)
  return { deck, slide, id, path: manifestPath(id) }
}

describe('a manifest', () => {
  it('has all that a player needs, personalised, for anyone with the link', async () => {
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

  it('answers 304 to whoever has it already', async () => {
    const { id } = await presented(await signedIn())
    const etag = (await read(id)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read(id, { 'if-none-match': header })
      expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await read(id, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('lets every origin ask, and sends no credentials', async () => {
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
    expect(page.text).toContain('This presentation is not here')
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'nonce-/)
  })

  it('of a deck without slides, or of a slide with nothing but a title, is whole', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    expect((await read(id)).body).toMatchObject({ slides: [], intro: null, faqs: [], branding: { chatName: null } })
    await newSlide(client, deck.id, { title: 'Only this', narrationScript: '' })
    expect((await read(id)).body.slides).toMatchObject([{ title: 'Only this', script: '', bullets: [] }])
  })
})

describe('the cost of a manifest', () => {
  it('is one trip when cold, one read of KV when warm, and nothing for a few seconds', async () => {
    const { id } = await presented(await signedIn())
    expect(cost(await read(id))).toEqual([1, 1])
    expect(cost(await read(id))).toEqual([0, 0])
    later(4000)
    expect(cost(await read(id))).toEqual([0, 1])
    expect(cost(await read(id))).toEqual([0, 0])
  })

  it('is one trip for a thousand people at the same moment', async () => {
    const { id } = await presented(await signedIn())
    const answers = await Promise.all(Array.from({ length: 1000 }, () => read(id)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.reduce((sum, answer) => sum + trips(answer), 0)).toBe(1)
    expect(answers.reduce((sum, answer) => sum + kvReads(answer), 0)).toBe(1)
  })

  it('is one read of KV where another isolate made the copy', async () => {
    const { id } = await presented(await signedIn())
    const { body } = await read(id)
    await copied(id)
    const stored = (await copyOf(id)) ?? ''
    const stranger = id.replace(/.{4}$/, '0000')
    await env.MANIFESTS.put(`manifest:${stranger}:http://porchlight.test`, stored)
    const answer = await read(stranger)
    expect(cost(answer)).toEqual([0, 1])
    expect(answer.body).toEqual(body)
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
    ['where it may be embedded', (c) => c.patch('/api/organization', { allowedEmbedOrigins: ['https://a.example'] })],
  ]

  it.each(changes)('of %s shows at once, here and in KV', async (_, change) => {
    const client = await signedIn()
    const { deck, slide, pricing, faq, action, presentation } = await newWholeDeck(client)
    const before = await read(presentation.id)
    await copied(presentation.id)
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
    expect(trips(after)).toBe(1)
    const state = JSON.parse((await env.MANIFESTS.get(`state:${deck.id.slice(0, 8)}`)) ?? '')
    await expect.poll(async () => (await copyOf(presentation.id))?.split('\n')[0]).toBe(state.name)
  })

  it('takes the presentation away with its deck, and brings it back with it', async () => {
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

  it('and another at the same time leave no old copy behind, however often it is read meanwhile', async () => {
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
    const state = JSON.parse((await env.MANIFESTS.get(`state:${deck.id.slice(0, 8)}`)) ?? '')
    await expect
      .poll(async () => {
        later(4000)
        await read(id)
        return (await copyOf(id))?.split('\n')[0]
      })
      .toBe(state.name)
    expect(await copyOf(id)).toContain(title)
  })

  it('made elsewhere is heard of through KV, and what was in memory no longer counts', async () => {
    const client = await signedIn()
    const { deck, slide, id } = await presented(client)
    await read(id)
    await env.DB.prepare('update slides set title = ? where id = ?').bind('Changed elsewhere', slide.id).run()
    later(4000)
    expect((await read(id)).body.slides[0].title).toBe('What we found')
    const state = { name: crypto.randomUUID(), at: Date.now() + 1, bookmark: null }
    await env.MANIFESTS.put(`state:${deck.id.slice(0, 8)}`, JSON.stringify(state))
    later(8000)
    const answer = await read(id)
    expect(answer.body.slides[0].title).toBe('Changed elsewhere')
    expect(cost(answer)).toEqual([1, 1])
  })

  it('that is refused costs no viewer anything', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    await read(id)
    expect((await client.patch(`/api/decks/${deck.id}`, { name: '' })).status).toBe(400)
    expect((await (await signedIn('Another')).patch(`/api/decks/${deck.id}`, { name: 'Mine' })).status).toBe(404)
    expect(cost(await read(id))).toEqual([0, 0])
  })

  it('of one deck leaves the copies of another alone', async () => {
    const client = await signedIn()
    const [one, other] = [await presented(client), await presented(client)]
    await read(other.id)
    await client.patch(`/api/decks/${one.deck.id}`, { name: 'Renamed' })
    expect(cost(await read(other.id))).toEqual([0, 0])
  })
})

describe('the words of the last page', () => {
  it('are those that the company said, and none that it did not', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    const cta = async () => (await read(id)).body.branding.cta
    expect(await cta()).toEqual({ headline: '', body: '', buttonText: '', buttonUrl: null })
    const said = { headline: 'Ready?', buttonUrl: 'https://roofs.example/book' }
    await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: said })
    expect(await cta()).toEqual({ ...said, body: '', buttonText: '' })
  })
})

describe('the page', () => {
  const name = '</script><img src=x onerror=alert(1)>'

  it('has the manifest in it, whatever a homeowner is called', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await newSlide(client, deck.id, {
      title: 'Hi "there" & <you>',
      narrationScript: 'Hello {{first_name}}.',
      heroImg: mediaKey(client),
    })
    const { id } = await newPresentation(client, deck.id, { first_name: name })
    const page = await request('GET', `/p/${id}`)
    expect(page.status).toBe(200)
    const [, json = ''] = page.text.match(/id="porchlight-manifest">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(json)).toEqual((await read(id)).body)
    expect(JSON.parse(json).slides[0].script).toBe(`Hello ${name}.`)
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).toContain('<title>Hi &quot;there&quot; &amp; &lt;you&gt; · Summit Roofing</title>')
    for (const tag of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(page.text).toContain(`property="${tag}"`)
    expect(page.text).toContain('application/json+oembed')
  })

  it('tells a preview of the company, and nothing of the homeowner', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await client.put(`/api/decks/${deck.id}/intro`, {
      title: 'Prepared for your home',
      script: 'Hello {{first_name}} of {{address}}.',
      posterImg: mediaKey(client, 'poster.svg'),
    })
    await newSlide(client, deck.id, { title: 'What we found', narrationScript: 'Dear {{first_name}}.' })
    await newSlide(client, deck.id, { title: 'What it costs', heroImg: mediaKey(client, 'roof.webp') })
    const { id } = await newPresentation(client, deck.id, { first_name: 'Margaret', address: '418 Juniper Lane' })
    const { text } = await request('GET', `/p/${id}`)
    const head = text.slice(0, text.indexOf('</head>'))
    expect(head).toContain('<meta property="og:description" content="What we found · What it costs">')
    expect(head).not.toMatch(/Margaret|Juniper/)
    expect(head).toMatch(/<meta property="og:image" content="[^"]+roof\.webp">/)
    expect(text).toMatch(/class="poster-image" src="[^"]+poster\.svg"/)
  })

  it('shows a drawing in a preview only where there is nothing else', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await newSlide(client, deck.id, { title: 'Drawn', heroImg: mediaKey(client, 'roof.svg') })
    const { id } = await newPresentation(client, deck.id)
    const { text } = await request('GET', `/p/${id}`)
    expect(text).toMatch(/<meta property="og:image" content="[^"]+roof\.svg">/)
  })

  it('runs no script but ours, and may be framed only where the organization says', async () => {
    const client = await signedIn()
    const { id } = await presented(client)
    const policy = async () => (await request('GET', `/p/${id}`)).headers.get('content-security-policy') ?? ''
    const [first, second] = [await policy(), await policy()]
    expect(first).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
    expect(first).not.toContain('unsafe')
    expect(first).not.toBe(second)
    expect(first).toMatch(/frame-ancestors 'self'$/)
    await client.patch('/api/organization', { allowedEmbedOrigins: ['https://www.summit.example'] })
    expect(await policy()).toMatch(/frame-ancestors 'self' https:\/\/www\.summit\.example$/)
  })
})

describe('oEmbed', () => {
  it('tells other sites how to embed a link, as JSON and as XML', async () => {
    const { id } = await presented(await signedIn())
    const url = encodeURIComponent(`http://porchlight.test/p/${id}`)
    const { status, body, headers } = await request('GET', `/oembed?url=${url}&maxwidth=480`)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: 'What we found', width: 480, height: 270 })
    expect(body.html).toContain(`<iframe src="http://porchlight.test/p/${id}" width="480" height="270"`)
    const xml = await request('GET', `/oembed?format=xml&url=${url}`)
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(xml.text).toContain('<html>&lt;iframe src=&quot;http://porchlight.test/p/')
  })

  it.each([
    ['nothing', '', 400],
    ['what is no link', '?url=hello', 400],
    [
      'a link of another host',
      `?url=${encodeURIComponent('https://evil.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11')}`,
      404,
    ],
    ['another page of ours', `?url=${encodeURIComponent('http://porchlight.test/docs')}`, 404],
    ['an unknown presentation', `?url=${encodeURIComponent(`http://porchlight.test/p/${crypto.randomUUID()}`)}`, 404],
    ['a format that is none', `?format=yaml&url=${encodeURIComponent('http://porchlight.test/docs')}`, 501],
  ])('answers %s with an error', async (_, query, status) => {
    const answer = await request('GET', `/oembed${query}`)
    expect([answer.status, answer.body.error]).toEqual([status, expect.any(String)])
  })
})
