import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Work } from '../../src/core/database/commit'
import { deckPrefixedId, newDeckId } from '../../src/core/database/deck-prefixed-id'
import { newId } from '../../src/core/database/shards'
import { createDeck } from '../../src/decks/deck/queries'
import { publish, publishJob } from '../../src/decks/published/publish-part'
import { noteUnpublished, removePublished } from '../../src/decks/published/unpublished'
import { shownWithDecks } from '../../src/shown-with-decks'
import { request, signedIn, trips } from '../support/client'
import { alone, d1, databaseOf, envOf, shardOf, shards } from '../support/databases'
import { mediaKey, newDeck, newPresentation, newSlide, newWholeDeck, productData } from '../support/factories'
import {
  askWith,
  costOf,
  databaseThat,
  deckKey,
  deckPartOf,
  forgetInKv,
  inKv,
  kvThat,
  later,
  manifestPath as pathOf,
  presentationPartOf,
  presented,
  readManifest as read,
  revisionOf,
  writeAtOnce,
} from '../support/manifests'
import { publishingIn, takeUpDue, workIn } from '../support/running'
import { uploadMedia } from '../support/uploads'

type Client = Awaited<ReturnType<typeof signedIn>>

beforeEach(writeAtOnce)
afterEach(() => vi.restoreAllMocks())

const gate = () => Promise.withResolvers<void>()
const realPut = env.MANIFESTS.put.bind(env.MANIFESTS) as (key: string, text: string, options: object) => Promise<void>
const titleOf = async (id: string) => (await read(id)).body.slides[0].title
const partIn = (text: string | null) => JSON.parse(text ?? 'null')
const sqlRename = (slideId: string, title: string) =>
  d1.prepare('update slides set title = ? where id = ?').bind(title, slideId).run()
const insertPresentation = (id: string, original: string) =>
  d1
    .prepare(
      `insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings,
         created_at, updated_at, used_at)
       select ?, deck_id, organization_id, homeowner_data, voice_settings, language_settings, created_at, updated_at,
         used_at from presentations where id = ?`,
    )
    .bind(id, original)
    .run()

type Presented = Awaited<ReturnType<typeof presented>>
type Message = { kind: string; id: string; dueAt: number }

const queueThatKeeps = () => {
  const sendBatch = vi.fn(async (_: Iterable<{ body: Message }>) => {})
  return { JOBS: { sendBatch }, sent: () => sendBatch.mock.calls.flatMap(([all]) => [...all].map(({ body }) => body)) }
}

async function runPublish(work: Work, messages: Message[]) {
  for (const message of messages) await publishJob(shownWithDecks).run?.(work, message as never, {} as never)
}

/** Does what the schedule and the queue do two minutes later. */
async function publishDue(organizationId: string) {
  // A run takes a hundred, and other tests leave theirs behind.
  await databaseOf(organizationId)
    .prepare('delete from unpublished where organization_id <> ?')
    .bind(organizationId)
    .run()
  const { JOBS, sent } = queueThatKeeps()
  await takeUpDue(alone(organizationId, { ...env, JOBS }), [publishJob(shownWithDecks)], Date.now() + 120_000)
  await runPublish(workIn(envOf(organizationId)), sent())
}

async function unpublishedOf(organizationId: string) {
  const { results } = await databaseOf(organizationId)
    .prepare('select * from unpublished where organization_id = ?')
    .bind(organizationId)
    .all<Message>()
  return results
}

/** Writes directly to D1, as another isolate would. */
async function cloneDeck(id: string, number: number) {
  const made = Array.from({ length: number }, () => newDeckId(shardOf(id)) as string)
  const columns = 'organization_id, name, is_active, metadata, created_at, updated_at'
  await d1
    .prepare(`insert into decks (id, ${columns}) select value, ${columns} from decks, json_each(?) where decks.id = ?`)
    .bind(JSON.stringify(made), id)
    .run()
  return made
}

async function renamable(client: Client) {
  const shown = await presented(client)
  const rename = async (title: string, bindings = {}) =>
    askWith(`/api/decks/${shown.deck.id}/slides/${shown.slide.id}`, bindings, {
      method: 'PATCH',
      headers: { cookie: `session=${client.cookies.session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    })
  await inKv(shown.deck.id, shown.id)
  return { ...shown, rename }
}

/** The clock stands still long after the last write to KV, so nothing has to wait. */
function withoutWaiting() {
  later(60_000)
  return vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
}

describe('a manifest', () => {
  it('is separate for each origin, because its links are', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    await newSlide(client, deck.id, { heroImg: mediaKey(client) })
    for (const site of ['http://porchlight.test', 'https://eu.porchlight.test']) {
      await request('GET', site + pathOf(id))
      const { body } = await request('GET', site + pathOf(id))
      expect(body.slides[1].imageUrl).toMatch(new RegExp(`^${site}/media/`))
    }
  })

  it('answers HEAD like GET, without a session and without a body', async () => {
    const { id } = await presented(await signedIn())
    const { status, text, headers } = await request('HEAD', pathOf(id))
    expect([status, text, headers.get('etag')]).toEqual([200, '', (await read(id)).headers.get('etag')])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect((await request('HEAD', pathOf(crypto.randomUUID()))).status).toBe(404)
  })

  it('is logged as one JSON object per request, even when served from memory', async () => {
    const { id } = await presented(await signedIn())
    await read(id)
    const info = vi.spyOn(console, 'info')
    const { headers } = await read(id)
    const lines = info.mock.calls.map(([text]) => JSON.parse(String(text)))
    expect(lines).toEqual([
      {
        level: 'info',
        requestId: headers.get('x-request-id'),
        method: 'GET',
        route: '/api/viewer/presentations/:presentationId',
        status: 200,
        milliseconds: expect.any(Number),
        organizationId: null,
        trips: 0,
        kvReads: 0,
      },
    ])
  })

  it('stores nothing in KV that a player is not shown', async () => {
    const client = await signedIn()
    const { deck, presentation } = await newWholeDeck(client)
    await inKv(deck.id, presentation.id)
    expect(await deckPartOf(deck.id)).not.toMatch(/Hail|spring|slideContext/)
  })

  it('is answered from D1 in one round trip without KV', async () => {
    const { id, deck } = await presented(await signedIn())
    await inKv(deck.id, id)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    withoutWaiting()
    const fails = () => Promise.reject(new Error('KV is down'))
    const { answer } = await askWith(pathOf(id), kvThat({ get: fails, put: fails }))
    expect([answer.status, trips({ headers: answer.headers } as never)]).toEqual([200, 1])
  })

  it('is read from D1 when KV holds values that another release stored', async () => {
    const { id, deck } = await presented(await signedIn())
    await inKv(deck.id, id)
    await env.MANIFESTS.put(deckKey(id), JSON.stringify({ id: deck.id, revision: 99, shape: 'of old' }))
    later(4000)
    expect((await read(id)).body.slides[0].title).toBe('What we found')
  })
})

describe('a reader', () => {
  const stranger = { headers: { cookie: `bookmark=00.${'00000000-'.repeat(3)}${'0'.repeat(32)}` } }
  const readOften = async (id: string, bindings: object, init = {}) => {
    for (let n = 1; n <= 10; n++) {
      later(4000)
      const { answer, done } = await askWith(pathOf(id), bindings, init)
      expect(answer.status).toBe(200)
      await done
    }
  }

  it('writes nothing to KV that KV has, whatever the bookmark', async () => {
    const { deck, id } = await presented(await signedIn())
    await inKv(deck.id, id)
    later(60_000)
    const put = vi.fn(realPut)
    await readOften(id, kvThat({ put }), stranger)
    expect(put).not.toHaveBeenCalled()
  })

  it('writes nothing in the isolate that made the change while KV still has the old value', async () => {
    const { id, rename } = await renamable(await signedIn())
    const before = await env.MANIFESTS.get([deckKey(id), `presentation:${id}`])
    withoutWaiting()
    await (await rename('Renamed')).done
    const put = vi.fn(realPut)
    const get = async (keys: string[]) => new Map(keys.map((key) => [key, before.get(key)]))
    await readOften(id, kvThat({ put, get }))
    expect(put).not.toHaveBeenCalled()
  })

  it('writes what KV lacks only once, even if KV keeps missing it for a minute', async () => {
    const { deck, id } = await presented(await signedIn())
    await inKv(deck.id, id)
    later(3_600_000)
    const put = vi.fn(realPut)
    await readOften(id, kvThat({ put, get: async () => new Map() }))
    expect(put.mock.calls.map(([key]) => key).sort()).toEqual([deckKey(id), `presentation:${id}`])
  })

  it('with a late response from KV leaves the newer value in memory', async () => {
    const { slide, id } = await renamable(await signedIn())
    const before = await env.MANIFESTS.get([deckKey(id), `presentation:${id}`])
    await sqlRename(slide.id, 'Changed elsewhere')
    later(60_000)
    const late = gate()
    const get = async () => {
      await late.promise
      return before
    }
    const slow = askWith(pathOf(id), kvThat({ get }))
    await askWith(pathOf(id), {}, stranger)
    late.resolve()
    await (await slow).done
    expect(await titleOf(id)).toBe('Changed elsewhere')
  })
})

describe('a response from memory', () => {
  const heads = ({ headers }: { headers: Headers }) =>
    [...headers].filter(([name]) => !['x-request-id', 'content-length'].includes(name))

  it.each(['http://porchlight.test', 'https://porchlight.test'])(
    'over %s is the same as the full chain’s, and may be 304',
    async (site) => {
      const { id } = await presented(await signedIn())
      const url = site + pathOf(id)
      const etag = (await request('GET', url)).headers.get('etag') ?? ''
      for (const headers of [{}, { 'if-none-match': etag }, { 'if-none-match': '"other"' }]) {
        await request('GET', url)
        const quick = await request('GET', url, { headers })
        const whole = await request('GET', url, { headers: { ...headers, 'x-request-id': 'trace-1' } })
        expect([whole.headers.get('x-request-id'), costOf(quick), costOf(whole)]).toEqual(['trace-1', [0, 0], [0, 0]])
        expect(quick.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
        expect([quick.status, quick.text, heads(quick)]).toEqual([whole.status, whole.text, heads(whole)])
      }
    },
  )
})

describe('a missing presentation', () => {
  it('is found as soon as it exists', async () => {
    const { id } = await presented(await signedIn())
    const link = deckPrefixedId(id, shardOf(id))
    expect((await read(link)).status).toBe(404)
    await insertPresentation(link, id)
    expect((await read(link)).status).toBe(200)
  })

  it('costs one KV read and one round trip to the nearest replica, of under ten rows, if no deck has its prefix', async () => {
    const starts: string[] = []
    const put = vi.fn()
    let rowsRead = 0
    const noted = databaseThat((start, shard) => {
      starts.push(start)
      const session = shard.withSession(start)
      const batch = async (all: D1PreparedStatement[]) => {
        const results = await session.batch(all)
        for (const { meta } of results) rowsRead += meta.rows_read
        return results
      }
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    const { answer, done } = await askWith(pathOf(newId('00')), { ...noted, ...kvThat({ put }) })
    await done
    expect(answer.status).toBe(404)
    expect(answer.headers.get('server-timing')).toMatch(/1 trip".*1 read"/)
    expect(starts.at(-1)).toBe('first-unconstrained')
    expect(put).not.toHaveBeenCalled()
    expect(rowsRead).toBeLessThan(10)
  })

  it('is looked up at the primary if only the nearest replica does not have it yet', async () => {
    const { deck, id } = await presented(await signedIn())
    const [deckId = ''] = await cloneDeck(deck.id, 1)
    const elsewhere = deckPrefixedId(deckId, shardOf(deckId))
    await insertPresentation(elsewhere, id)
    await d1.prepare('update presentations set deck_id = ? where id = ?').bind(deckId, elsewhere).run()
    await publish(publishingIn(envOf(deckId)), 'deck', deckId)
    const starts: string[] = []
    const lagging = databaseThat((start, shard) => {
      const session = shard.withSession(start)
      starts.push(start)
      if (start === 'first-primary') return session
      const batch = async (all: unknown[]) => all.map(() => ({ results: [], success: true, meta: {} }))
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    const { answer } = await askWith(pathOf(elsewhere), lagging)
    expect(answer.status).toBe(200)
    expect(starts).toContain('first-unconstrained')
    expect(starts.at(-1)).toBe('first-primary')
  })

  it('is missing in KV too, once it or its deck is deleted or inactive', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    const other = await newPresentation(client, deck.id)
    await client.delete(`/api/presentations/${other.id}`)
    await expect.poll(async () => partIn(await presentationPartOf(other.id)).isGone, { timeout: 5000 }).toBe(true)
    expect(await presentationPartOf(other.id)).not.toContain('Maria')
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    await expect.poll(async () => partIn(await deckPartOf(deck.id)).isGone, { timeout: 5000 }).toBe(true)
    later(4000)
    const inactive = await read(id)
    expect([inactive.status, ...costOf(inactive)]).toEqual([404, 0, 1])
    await client.delete(`/api/decks/${deck.id}`)
    later(8000)
    await publish(publishingIn(envOf(deck.id)), 'deck', deck.id)
    expect(partIn(await deckPartOf(deck.id))).toMatchObject({ id: deck.id, isGone: true })
    later(12_000)
    expect((await read(id)).status).toBe(404)
  })
})

describe('a deck', () => {
  it('is the only one with its prefix, and creating one retries with another', async () => {
    const client = await signedIn()
    const { id } = await newDeck(client)
    const alike = `${id.slice(0, 8)}-0000-4${shardOf(id)}0-8000-000000000000` as const
    const clone = d1
      .prepare(
        `insert into decks (id, organization_id, name, is_active, metadata, created_at, updated_at)
       select ?, organization_id, name, is_active, metadata, created_at, updated_at from decks where id = ?`,
      )
      .bind(alike, id)
    await expect(clone.run()).rejects.toThrow('decks_prefix')
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(alike)
    const input = { name: 'New', isActive: true }
    const created = await createDeck(
      workIn(envOf(client.organizationId)),
      client.organizationId,
      input as never,
      Date.now(),
    )
    expect(created.id.slice(0, 8)).not.toBe(alike.slice(0, 8))
  })

  it('is never shown to a presentation of another deck with the same prefix', async () => {
    const { deck, id } = await renamable(await signedIn())
    const part = partIn(await deckPartOf(deck.id))
    const stranger = { ...part, id: crypto.randomUUID(), revision: 9999, title: 'Of someone else', slides: [] }
    await env.MANIFESTS.put(deckKey(id), JSON.stringify(stranger))
    later(4000)
    const answer = await read(id)
    expect([answer.body.title, trips(answer)]).toEqual(['Roof replacement', 1])
  })

  it('has a revision that every write under it raises, and a reorder raises once', async () => {
    const client = await signedIn()
    const { deck, slide, pricing, faq, action } = await newWholeDeck(client)
    const path = `/api/decks/${deck.id}`
    const slideIds = [slide.id, pricing.id, (await newSlide(client, deck.id)).id]
    const writes = [
      () => client.patch(path, { name: 'Renamed' }),
      () => client.patch(`${path}/slides/${slide.id}`, { title: 'Renamed' }),
      () => client.put(`${path}/slides/order`, { slideIds: [slideIds[0], slideIds[2], slideIds[1]] }),
      () => client.patch(`${path}/slides/${slide.id}`, { orderIndex: 2 }),
      () => client.patch(`${path}/faqs/${faq.id}`, { cannedAnswer: 'Other' }),
      () => client.patch(`${path}/action-configs/${action.id}`, { label: 'Other' }),
      () => client.put(`${path}/branding`, { palette: {}, cta: {} }),
      () => client.put(`${path}/qa-settings`, { resumePromptText: 'Other' }),
      () => client.delete(`${path}/intro`),
      () => client.put(`/api/slides/${pricing.id}/product-data`, { productData: productData() }),
      () => client.delete(`${path}/slides/${slide.id}`),
    ]
    let before = (await revisionOf(deck.id)) ?? 0
    for (const [index, write] of writes.entries()) {
      expect((await write()).status).toBe(200)
      const after = (await revisionOf(deck.id)) ?? 0
      expect(after, String(index)).toBeGreaterThan(before)
      if (index === 2) expect(after).toBe(before + 1)
      before = after
    }
  })

  it('has a revision that follows each column that a manifest shows', async () => {
    const [database] = shards
    if (!database) throw new Error('There is a shard.')
    for (const table of ['slides', 'faqs', 'action_configs']) {
      const columns = await database
        .prepare('select name from pragma_table_info(?)')
        .bind(table)
        .all<{ name: string }>()
      const trigger = await database
        .prepare('select sql from sqlite_master where name = ?')
        .bind(`${table}_changed`)
        .first<{ sql: string }>()
      const heard = trigger?.sql.match(/UPDATE OF (.*?) ON/)?.[1]?.split(', ') ?? []
      const others = ['id', 'deck_id', 'organization_id', 'created_at', 'order_index', 'times_asked_at']
      const expected = columns.results.map(({ name }) => name).filter((name) => !others.includes(name))
      expect(heard.toSorted()).toEqual(expected.toSorted())
    }
  })
})

describe('a change', () => {
  it('of a deck is one KV write, however many presentations it has', async () => {
    const client = await signedIn()
    const { deck, rename } = await renamable(client)
    const others = await Promise.all(Array.from({ length: 10 }, () => newPresentation(client, deck.id)))
    withoutWaiting()
    const put = vi.fn(realPut)
    const { answer, done } = await rename('Renamed', kvThat({ put }))
    expect([answer.status, trips({ headers: answer.headers } as never)]).toEqual([200, 2])
    await done
    expect(put.mock.calls.map(([key]) => key)).toEqual([deckKey(deck.id)])
    later(4000)
    for (const { id } of others) expect(await titleOf(id)).toBe('Renamed')
  })

  it('and many more at the same moment are few KV writes, of which the last is the newest', async () => {
    const { deck, rename } = await renamable(await signedIn())
    later(60_000)
    const second = gate()
    vi.spyOn(scheduler, 'wait').mockReturnValue(second.promise)
    const put = vi.fn(realPut)
    const renamed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => rename(`Edit ${index}`, kvThat({ put }))),
    )
    second.resolve()
    await Promise.all(renamed.map(({ done }) => done))
    expect(put.mock.calls.length).toBeLessThanOrEqual(3)
    expect(partIn(await deckPartOf(deck.id)).revision).toBe(await revisionOf(deck.id))
  })

  it('that KV does not accept is written again with the state of the database by then', async () => {
    const { slide, deck, id, rename } = await renamable(await signedIn())
    withoutWaiting()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const put = vi.fn(realPut).mockImplementationOnce(async () => {
      await sqlRename(slide.id, 'Edit two')
      throw new Error('429')
    })
    await (await rename('Edit one', kvThat({ put }))).done
    expect(put).toHaveBeenCalledTimes(2)
    expect(partIn(await deckPartOf(deck.id)).slides[0].title).toBe('Edit two')
    later(4000)
    expect(await titleOf(id)).toBe('Edit two')
  })

  it('written before another isolate’s older one comes out last', async () => {
    const { slide, deck, rename } = await renamable(await signedIn())
    const old = (await deckPartOf(deck.id)) ?? ''
    withoutWaiting()
    const put = vi.fn(realPut).mockImplementationOnce(async (key, text, options) => {
      await sqlRename(slide.id, 'Later, elsewhere')
      await realPut(key, text, options)
    })
    await (await rename('Earlier, here', kvThat({ put }))).done
    expect(partIn(await deckPartOf(deck.id)).slides[0].title).toBe('Later, elsewhere')
    expect(old).toContain('What we found')
  })

  it('while its deck is being read leaves that result unused', async () => {
    const { id, rename } = await renamable(await signedIn())
    later(4000)
    await forgetInKv(id)
    const reading = gate()
    const going = gate()
    const slow = databaseThat((start, shard) => {
      const session = shard.withSession(start)
      const batch = async (all: D1PreparedStatement[]) => {
        const results = await session.batch(all)
        reading.resolve()
        await going.promise
        return results
      }
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    const early = askWith(pathOf(id), slow)
    await reading.promise
    await rename('Changed meanwhile')
    expect(await titleOf(id)).toBe('Changed meanwhile')
    going.resolve()
    await (await early).answer.text()
    expect(await titleOf(id)).toBe('Changed meanwhile')
    later(4000)
    expect(await titleOf(id)).toBe('Changed meanwhile')
  })

  it('made here is seen here at once and for good, whatever KV still says', async () => {
    const { id, rename } = await renamable(await signedIn())
    const before = await env.MANIFESTS.get([deckKey(id), `presentation:${id}`])
    await (await rename('Changed here')).done
    const stale = kvThat({ get: async (keys: string[]) => new Map(keys.map((key) => [key, before.get(key)])) })
    for (const time of [0, 4000, 3_600_000]) {
      later(time)
      const { answer } = await askWith(pathOf(id), stale)
      const { slides } = (await answer.json()) as { slides: { title: string }[] }
      expect(slides[0]?.title).toBe('Changed here')
    }
  })

  it('is seen at once by its author, even in another isolate', async () => {
    const { slide, id } = await renamable(await signedIn())
    await sqlRename(slide.id, 'Changed elsewhere')
    const session = databaseOf(id).withSession('first-primary')
    await session.prepare('select 1').run()
    const own = await read(id, { cookie: `bookmark=${shardOf(id)}.${session.getBookmark()}` })
    expect([own.body.slides[0].title, trips(own)]).toEqual(['Changed elsewhere', 1])
  })

  it('that failed but may have happened counts as one', async () => {
    const { id, rename } = await renamable(await signedIn())
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = databaseThat((start, shard) => {
      const session = shard.withSession(start)
      let batches = 0
      const batch = async (all: D1PreparedStatement[]) => {
        const results = await session.batch(all)
        if (batches++ === 0) throw new Error('D1_ERROR: connection lost')
        return results
      }
      return Object.assign(Object.create(session), { batch, prepare: session.prepare.bind(session) })
    })
    expect((await rename('Perhaps', broken)).answer.status).toBe(500)
    expect(await titleOf(id)).toBe('Perhaps')
  })

  it.each(['duplicate', 'narration', 'narration?dryRun=true'])(
    'is not made when POST …/%s leaves the deck as it is, so KV is not written',
    async (path) => {
      const client = await signedIn()
      const { deck, id } = await presented(client)
      await inKv(deck.id, id)
      const before = await revisionOf(deck.id)
      later(60_000)
      const put = vi.fn(async () => {})
      const { answer, done } = await askWith(`/api/decks/${deck.id}/${path}`, kvThat({ put }), {
        method: 'POST',
        headers: { cookie: `session=${client.cookies.session}` },
      })
      await done
      expect([answer.ok, await revisionOf(deck.id)]).toEqual([true, before])
      expect(put).not.toHaveBeenCalled()
    },
  )

  it('of a file that a slide shows counts as a change of the deck', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const media = await uploadMedia(client, { filename: 'welcome.mp3', contentType: 'audio/mpeg', content: 'ID3abc' })
    await newSlide(client, deck.id, { audioUrl: media.storageKey })
    const { id } = await newPresentation(client, deck.id)
    expect((await read(id)).body.slides[0].audioUrl).toContain(media.storageKey)
    expect((await client.delete(`/api/media/${media.id}?force=true`)).status).toBe(200)
    expect((await read(id)).body.slides[0].audioUrl).toBeNull()
  })

  it('of a homeowner twice in a millisecond ends in KV as the later one', async () => {
    const client = await signedIn()
    const { id, deck } = await presented(client)
    await inKv(deck.id, id)
    withoutWaiting()
    for (const first_name of ['Zoë', 'Iris'])
      await client.patch(`/api/presentations/${id}`, { homeownerData: { first_name } })
    await expect.poll(async () => partIn(await presentationPartOf(id)).homeowner.first_name).toBe('Iris')
    expect((await read(id)).body.slides[0].script).toBe('Hello Iris.')
  })
})

describe('a change of the organization', () => {
  const policyOf = async (id: string) =>
    (await request('GET', `/p/${id}`)).headers.get('content-security-policy')?.match(/frame-ancestors.*$/)?.[0]

  it('removes an embed origin at once, with one KV write', async () => {
    const client = await signedIn()
    const { id } = await presented(client)
    await presented(client)
    await client.patch('/api/organization', { allowedEmbedOrigins: ['https://a.example'] })
    expect(await policyOf(id)).toBe("frame-ancestors 'self' https://a.example")
    withoutWaiting()
    const put = vi.fn(realPut)
    const { done } = await askWith('/api/organization', kvThat({ put }), {
      method: 'PATCH',
      headers: { cookie: `session=${client.cookies.session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ allowedEmbedOrigins: [] }),
    })
    expect(await policyOf(id)).toBe("frame-ancestors 'self'")
    await done
    expect(put.mock.calls.map(([key]) => key)).toEqual([`organization:${client.organizationId}`])
    later(4000)
    const page = await request('GET', `/p/${id}`)
    expect(page.headers.get('server-timing')).toMatch(/0 trips".*2 reads"/)
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/)
  })

  it('puts its new name into every deck’s part, one per message', async () => {
    const client = await signedIn()
    const { deck, id } = await renamable(client)
    const made = await cloneDeck(deck.id, 60)
    withoutWaiting()
    const put = vi.fn(async () => {})
    const { JOBS, sent } = queueThatKeeps()
    const bindings = { ...kvThat({ put }), JOBS }
    const { done } = await askWith('/api/organization', bindings, {
      method: 'PATCH',
      headers: { cookie: `session=${client.cookies.session}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'New name' }),
    })
    await done
    expect((await read(id)).body.branding.name).toBe('New name')
    expect(put).toHaveBeenCalledTimes(1)
    expect(
      sent()
        .map((message) => message.id)
        .sort(),
    ).toEqual([...made, deck.id].sort())
    await runPublish(workIn(envOf(client.organizationId, bindings)), sent())
    expect(put).toHaveBeenCalledTimes(62)
    expect(await unpublishedOf(client.organizationId)).toEqual([])
  })
})

describe('a change of many decks', () => {
  async function named(client: Client, decks: number) {
    const { storageKey, id } = await uploadMedia(client, {
      filename: 'a.mp3',
      contentType: 'audio/mpeg',
      content: 'ID3a',
    })
    const { deck, slide, id: presentationId } = await presented(client)
    for (const deckId of await cloneDeck(deck.id, decks - 1))
      await d1
        .prepare(
          `insert into slides (id, deck_id, organization_id, slide_id, slide_type, title, bullets, narration_script,
           slide_context, audio_url, images, word_timings, order_index, created_at, updated_at)
         select ?, ?, organization_id, slide_id, slide_type, title, bullets, narration_script, slide_context, ?, images,
           word_timings, order_index, created_at, updated_at from slides where id = ?`,
        )
        .bind(deckPrefixedId(deckId, shardOf(deckId)), deckId, storageKey, slide.id)
        .run()
    await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, { audioUrl: storageKey })
    const remove = (bindings: object) =>
      askWith(`/api/media/${id}?force=true`, bindings, {
        method: 'DELETE',
        headers: { cookie: `session=${client.cookies.session}` },
      })
    return { deckId: deck.id, presentationId, remove }
  }

  it.each([
    [10, [10, 0]],
    [11, [0, 11]],
  ])('of %i writes a few at once, leaves more to a job, and shows here at once', async (decks, expected) => {
    const { presentationId, remove } = await named(await signedIn(), decks)
    expect((await read(presentationId)).body.slides[0].audioUrl).toContain('a.mp3')
    withoutWaiting()
    const put = vi.fn(async () => {})
    const { JOBS, sent } = queueThatKeeps()
    const { answer, done } = await remove({ ...kvThat({ put }), JOBS })
    expect(answer.status).toBe(200)
    expect((await read(presentationId)).body.slides[0].audioUrl).toBeNull()
    await done
    expect([put.mock.calls.length, sent().length]).toEqual(expected)
  })

  it('waits for the schedule if the queue fails', async () => {
    const client = await signedIn()
    const { deckId, presentationId, remove } = await named(client, 11)
    await inKv(deckId, presentationId)
    const JOBS = { sendBatch: async () => Promise.reject(new Error('The queue is away.')) }
    const { answer, done } = await remove({ JOBS })
    await done
    expect(answer.status).toBe(200)
    expect(await unpublishedOf(client.organizationId)).toHaveLength(11)
    withoutWaiting()
    await publishDue(client.organizationId)
    expect(await unpublishedOf(client.organizationId)).toEqual([])
    expect(await deckPartOf(deckId)).not.toContain('a.mp3')
  })
})

describe('a change whose Worker dies before KV has it', () => {
  const dead = { put: () => new Promise<never>(() => {}) }

  it.each([
    ['a deck', 'deck', ({ deck }: Presented) => [`/api/decks/${deck.id}`, { name: 'Renamed' }] as const],
    [
      'a presentation',
      'presentation',
      ({ id }: Presented) => [`/api/presentations/${id}`, { homeownerData: { first_name: 'Nora' } }] as const,
    ],
    ['a company', 'organization', () => ['/api/organization', { allowedEmbedOrigins: ['https://a.example'] }] as const],
  ])('is published by the schedule if it is of %s', async (_, kind, change) => {
    const client = await signedIn()
    const made = await presented(client)
    await inKv(made.deck.id, made.id)
    const [path, body] = change(made)
    const { answer } = await askWith(path, kvThat(dead), {
      method: 'PATCH',
      headers: { cookie: `session=${client.cookies.session}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    const noted = await unpublishedOf(client.organizationId)
    expect(noted.map((row) => row.kind)).toEqual([kind])
    const key = kind === 'deck' ? deckKey(made.id) : `${kind}:${noted[0]?.id}`
    const before = await env.MANIFESTS.get(key)
    withoutWaiting()
    await publishDue(client.organizationId)
    expect(await unpublishedOf(client.organizationId)).toEqual([])
    expect(await env.MANIFESTS.get(key)).not.toBe(before)
  })

  it('is not noted if another company tried to make it', async () => {
    const client = await signedIn()
    const { id } = await presented(client)
    const stranger = await signedIn()
    await unpublishedOf(client.organizationId)
    expect((await stranger.patch(`/api/presentations/${id}`, { metadata: { rep: 'Eve' } })).status).toBe(404)
    expect((await stranger.delete(`/api/presentations/${id}`)).status).toBe(404)
    expect(await unpublishedOf(client.organizationId)).toEqual([])
  })

  it('counts as published only once it was put, not when a newer put was to follow', async () => {
    const client = await signedIn()
    const { deck } = await presented(client)
    withoutWaiting()
    const at = publishingIn(envOf(deck.id))
    const all = await Promise.all([1, 2, 3].map(() => publish(at, 'deck', deck.id)))
    expect(all.toSorted()).toEqual([false, true, true])
  })

  it('is not forgotten because an earlier change was published', async () => {
    const client = await signedIn()
    const { deck } = await presented(client)
    const { db } = workIn(envOf(client.organizationId))
    const changed = sql`select id, organization_id from decks where id = ${deck.id}`
    const note = () => noteUnpublished(db, 'deck', changed)
    const [earlier] = await note()
    const [later] = await note()
    expect(later?.dueAt).toBeGreaterThan(earlier?.dueAt ?? 0)
    await removePublished(db, earlier ? [earlier] : [])
    expect(await unpublishedOf(client.organizationId)).toHaveLength(1)
  })
})
