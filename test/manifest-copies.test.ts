import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { app } from '../src/app'
import { origin, request, signedIn, trips } from './support/client'
import { mediaKey, newDeck, newPresentation, newSlide } from './support/factories'
import { copyOf, costOf, later, manifestPath as pathOf, presented, readManifest as read } from './support/manifests'
import { uploadMedia } from './support/uploads'

type Client = Awaited<ReturnType<typeof signedIn>>

const stateOf = async (id: string) => JSON.parse((await env.MANIFESTS.get(`state:${id.slice(0, 8)}`)) ?? 'null')

afterEach(() => vi.restoreAllMocks())

const sound = { filename: 'welcome.mp3', contentType: 'audio/mpeg', content: 'ID3abc' }

const gate = () => Promise.withResolvers<void>()

/** The app with some bindings other than the real ones, past what answers from memory before it. */
const ask = (path: string, bindings: object, init: RequestInit = {}) =>
  app.fetch(new Request(origin + path, init), { ...env, ...bindings }, createExecutionContext())

const kvThat = (does: object) => ({
  MANIFESTS: { get: env.MANIFESTS.get.bind(env.MANIFESTS), put: env.MANIFESTS.put.bind(env.MANIFESTS), ...does },
})

const databaseThat = (starts: (start: string) => D1DatabaseSession) => ({ DB: { withSession: starts } })

async function renamable(client: Client) {
  const shown = await presented(client)
  const rename = (title: string, bindings = {}) =>
    ask(`/api/decks/${shown.deck.id}/slides/${shown.slide.id}`, bindings, {
      method: 'PATCH',
      headers: { cookie: `session=${client.cookies.session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    })
  return { ...shown, rename }
}

const titleOf = async (id: string) => (await read(id)).body.slides[0].title

describe('an answer from memory', () => {
  const heads = ({ headers }: { headers: Headers }) =>
    [...headers].filter(([name]) => !['x-request-id', 'content-length'].includes(name))

  it.each(['http://porchlight.test', 'https://porchlight.test'])(
    'over %s is what the whole chain would answer, and may be 304',
    async (site) => {
      const { id } = await presented(await signedIn())
      const url = site + pathOf(id)
      await request('GET', url)
      const etag = (await request('GET', url)).headers.get('etag') ?? ''
      for (const headers of [{}, { 'if-none-match': etag }, { 'if-none-match': '"other"' }]) {
        const quick = await request('GET', url, { headers })
        const whole = await request('GET', url, { headers: { ...headers, 'x-request-id': 'trace-1' } })
        expect([whole.headers.get('x-request-id'), costOf(whole)]).toEqual(['trace-1', [0, 0]])
        expect(quick.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
        expect([quick.status, quick.text, heads(quick)]).toEqual([whole.status, whole.text, heads(whole)])
      }
    },
  )

  it('has its own line in the log, written together with others, and none is lost', async () => {
    const { id } = await presented(await signedIn())
    await read(id)
    const second = gate()
    vi.spyOn(scheduler, 'wait').mockReturnValue(second.promise)
    const info = vi.spyOn(console, 'info')
    const answers = await Promise.all(Array.from({ length: 150 }, () => read(id)))
    second.resolve()
    const asked = new Set(answers.map(({ headers }) => headers.get('x-request-id')))
    const lines = () =>
      info.mock.calls
        .flatMap(([text]) => String(text).split('\n'))
        .map((line) => JSON.parse(line))
        .filter(({ requestId }) => asked.has(requestId))
    await expect.poll(() => lines().length).toBe(150)
    expect(new Set(lines().map(({ requestId }) => requestId)).size).toBe(150)
    expect(info.mock.calls.length).toBeLessThan(10)
    expect(lines()[0]).toEqual({
      level: 'info',
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/viewer/presentations/:presentationId',
      status: 200,
      milliseconds: 0,
      organizationId: null,
      trips: 0,
      kvReads: 0,
    })
  })

  it('is for each origin one of its own, because the links in it are', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    await newSlide(client, deck.id, { heroImg: mediaKey(client) })
    for (const site of ['http://porchlight.test', 'https://eu.porchlight.test']) {
      await request('GET', site + pathOf(id))
      const { body } = await request('GET', site + pathOf(id))
      expect(body.slides[1].imageUrl).toMatch(new RegExp(`^${site}/media/`))
    }
  })

  it('is kept for three hundred presentations, and no more', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    const others = Array.from({ length: 300 }, () => deck.id.slice(0, 8) + crypto.randomUUID().slice(8))
    await env.DB.prepare(
      `insert into presentations select value, deck_id, organization_id, homeowner_data, voice_settings,
         language_settings, created_at, updated_at, null from presentations, json_each(?) where presentations.id = ?`,
    )
      .bind(JSON.stringify(others), id)
      .run()
    later(0)
    await read(id)
    await expect.poll(() => copyOf(id)).toBeTruthy()
    for (const other of others) await read(other)
    expect(costOf(await read(others.at(-1) ?? ''))).toEqual([0, 0])
    expect(costOf(await read(id))).toEqual([0, 1])
  })
})

describe('HEAD', () => {
  it('answers as GET does, without a session and without a body', async () => {
    const { id } = await presented(await signedIn())
    const { status, text, headers } = await request('HEAD', pathOf(id))
    expect([status, text, headers.get('etag')]).toEqual([200, '', (await read(id)).headers.get('etag')])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect((await request('HEAD', pathOf(crypto.randomUUID()))).status).toBe(404)
  })
})

describe('a presentation that is not there', () => {
  const insert = (id: string, original: string) =>
    env.DB.prepare(
      `insert into presentations select ?, deck_id, organization_id, homeowner_data, voice_settings, language_settings,
         created_at, updated_at, null from presentations where id = ?`,
    )
      .bind(id, original)
      .run()

  it('is asked for again a few seconds later', async () => {
    const { id } = await presented(await signedIn())
    const link = id.slice(0, 8) + crypto.randomUUID().slice(8)
    expect((await read(link)).status).toBe(404)
    await insert(link, id)
    later(4000)
    expect((await read(link)).status).toBe(200)
  })

  it('at the nearest replica yet is asked for at the primary', async () => {
    const { id } = await presented(await signedIn())
    const starts: string[] = []
    const lagging = databaseThat((start) => {
      const session = env.DB.withSession(start)
      starts.push(start)
      if (start === 'first-primary') return session
      const batch = async (all: unknown[]) => all.map(() => ({ results: [], success: true, meta: {} }))
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    later(61_000)
    const answer = await ask(pathOf(id), lagging)
    expect(answer.status).toBe(200)
    expect(starts.slice(-2)).toEqual([expect.not.stringContaining('first'), 'first-primary'])
  })

  it('and bears an id of before ids told their deck is never answered from an old copy', async () => {
    const client = await signedIn()
    const { deck, id, rename } = await renamable(client)
    const old = crypto.randomUUID()
    await insert(old, id)
    expect((await read(old)).status).toBe(200)
    await rename('Renamed')
    expect(await titleOf(old)).toBe('Renamed')
    await client.delete(`/api/decks/${deck.id}`)
    expect((await read(old)).status).toBe(404)
  })
})

describe('a change', () => {
  it('of which KV hears late brings back nothing that others changed meanwhile', async () => {
    const { slide, id, rename } = await renamable(await signedIn())
    await read(id)
    const second = gate()
    vi.spyOn(scheduler, 'wait').mockReturnValue(second.promise)
    const put = vi.fn(env.MANIFESTS.put.bind(env.MANIFESTS)).mockRejectedValueOnce(new Error('429'))
    await rename('Edit one', kvThat({ put }))
    expect(await titleOf(id)).toBe('Edit one')
    await expect.poll(() => copyOf(id)).toContain('Edit one')
    await env.DB.prepare('update slides set title = ? where id = ?').bind('Edit two', slide.id).run()
    const elsewhere = { name: crypto.randomUUID(), at: Date.now() + 1, bookmark: null }
    await env.MANIFESTS.put(`state:${id.slice(0, 8)}`, JSON.stringify(elsewhere))
    second.resolve()
    await expect.poll(async () => (await stateOf(id)).name).not.toBe(elsewhere.name)
    for (const time of [4000, 61_000, 3_600_000]) {
      later(time)
      expect(await titleOf(id)).toBe('Edit two')
    }
  })

  it('while a copy is being made leaves that copy unused', async () => {
    const { id, rename } = await renamable(await signedIn())
    const reading = gate()
    const going = gate()
    const slow = databaseThat((start) => {
      const session = env.DB.withSession(start)
      const batch = async (all: D1PreparedStatement[]) => {
        const results = await session.batch(all)
        reading.resolve()
        await going.promise
        return results
      }
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    const early = ask(pathOf(id), slow)
    await reading.promise
    await rename('Changed meanwhile')
    expect(await titleOf(id)).toBe('Changed meanwhile')
    going.resolve()
    await (await early).text()
    expect(await titleOf(id)).toBe('Changed meanwhile')
    later(4000)
    expect(await titleOf(id)).toBe('Changed meanwhile')
  })

  it('made here counts here at once, whatever KV still says', async () => {
    const { id, rename } = await renamable(await signedIn())
    await read(id)
    await expect.poll(() => copyOf(id)).toBeTruthy()
    const before = await env.MANIFESTS.get([`state:${id.slice(0, 8)}`, `manifest:${id}:${origin}`])
    await rename('Changed here')
    const stale = kvThat({ get: async () => before, put: async () => {} })
    const { slides } = (await (await ask(pathOf(id), stale)).json()) as { slides: { title: string }[] }
    expect(slides[0]?.title).toBe('Changed here')
  })

  it('is read at the primary for a minute, then wherever it has arrived', async () => {
    const { id, rename } = await renamable(await signedIn())
    await rename('Changed')
    const { bookmark } = await stateOf(id)
    expect(bookmark).toBeTruthy()
    const starts: string[] = []
    const noted = databaseThat((start) => {
      starts.push(start)
      return env.DB.withSession(start)
    })
    const noCopy = kvThat({ put: async () => {} })
    await ask(pathOf(id), { ...noted, ...noCopy })
    expect(starts.at(-1)).toBe('first-primary')
    later(61_000)
    await env.MANIFESTS.delete(`manifest:${id}:${origin}`)
    const site = 'http://fresh.porchlight.test'
    await app.fetch(new Request(site + pathOf(id)), { ...env, ...noted } as Env, createExecutionContext())
    expect(starts.at(-1)).toBe(bookmark)
  })

  it('that may have happened although it failed counts as one', async () => {
    const { id, rename } = await renamable(await signedIn())
    await read(id)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = databaseThat((start) => {
      const session = env.DB.withSession(start)
      const batch = async (all: D1PreparedStatement[]) => {
        await session.batch(all)
        throw new Error('D1_ERROR: connection lost')
      }
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    expect((await rename('Perhaps', broken)).status).toBe(500)
    expect(await titleOf(id)).toBe('Perhaps')
  })

  it('of a file that a slide shows is one of the deck', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const media = await uploadMedia(client, sound)
    await newSlide(client, deck.id, { audioUrl: media.storageKey })
    const { id } = await newPresentation(client, deck.id)
    expect((await read(id)).body.slides[0].audioUrl).toContain(media.storageKey)
    expect((await client.delete(`/api/media/${media.id}?force=true`)).status).toBe(200)
    expect((await read(id)).body.slides[0].audioUrl).toBeNull()
  })
})

describe('without KV', () => {
  it('a manifest is read from D1 all the same', async () => {
    const { id } = await presented(await signedIn())
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fails = () => Promise.reject(new Error('KV is down'))
    const answer = await ask(pathOf(id), kvThat({ get: fails, put: fails }))
    expect([answer.status, trips({ headers: answer.headers } as never)]).toEqual([200, 1])
  })
})
