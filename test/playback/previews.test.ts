import { env } from 'cloudflare:workers'
import { decode } from 'fast-png'
import { expect, it, vi } from 'vitest'
import { atNone } from '../../src/core/database/shards'
import { signServed } from '../../src/media/files/served-signature'
import { drawPreviewJob, refreshPreview } from '../../src/playback/previews/refresh-preview'
import { request, signedIn } from '../support/client'
import { d1, envOf } from '../support/databases'
import { mediaKey, newDeck, newPresentation, newSlide } from '../support/factories'
import { takeUpDue, workIn } from '../support/running'

const yellow =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#ffee00" d="M0 0h16v9H0z"/></svg>'
const loadResvg = () => import('../../src/vendor/resvg.mjs')
const load = vi.fn(loadResvg)

async function keepDrawing(key: string) {
  const { etag } = (await env.FILES.put(key, yellow)) ?? { etag: '' }
  await env.FILES.put(key, yellow, { customMetadata: { confirmed: signServed(atNone(env), key, etag) } })
}

async function shared(title = 'Your roof, before the rain & after') {
  const client = await signedIn()
  const deck = await newDeck(client)
  const drawing = mediaKey(client, 'roof.svg')
  await keepDrawing(drawing)
  const slide = await newSlide(client, deck.id, { title, heroImg: drawing })
  const { id } = await newPresentation(client, deck.id, { first_name: 'Margaret' })
  await newPresentation(client, deck.id)
  const draw = () => refreshPreview(workIn(envOf(deck.id)), { kind: 'draw-preview', deckId: deck.id }, load)
  const page = async () => (await request('GET', `/p/${id}`)).text
  const embedded = async () =>
    (await request('GET', `/oembed?url=${encodeURIComponent(`http://porchlight.test/p/${id}`)}&maxwidth=700`)).body
  const named = async () => /og:image" content="http:\/\/porchlight\.test([^"]+)"/.exec(await page())?.[1] ?? null
  const row = () =>
    d1
      .prepare('select storage_key, due_at, attempts from deck_previews where deck_id = ?')
      .bind(deck.id)
      .first<{ storage_key: string | null; due_at: number | null; attempts: number }>()
  return { client, deck, slide, draw, page, embedded, named, row }
}

it('a preview is a PNG with the company, the title and the first picture, linked by the page once it is ready', async () => {
  const { draw, page, embedded, named, row } = await shared()
  expect(await named()).toBeNull()
  await draw()
  const url = (await named()) ?? ''
  expect(url).toMatch(/^\/media\/.*\/preview\.png$/)
  expect(await page()).toContain('og:image:width" content="1200"')
  const { status, headers } = await request('GET', url)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  const thumbnail = {
    thumbnail_url: `http://porchlight.test${url}?width=640`,
    thumbnail_width: 640,
    thumbnail_height: 336,
  }
  expect(await embedded()).toMatchObject({ type: 'link', ...thumbnail })
  expect((await request('GET', `${url}?width=640`)).status).toBe(200)
  const object = await env.FILES.get(url.slice(1))
  const { width, height, data, channels } = decode(await (object as R2ObjectBody).bytes())
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3)]
  expect([width, height, pixel(900, 300), pixel(20, 20)]).toEqual([1200, 630, [255, 238, 0], [0x1f, 0x3a, 0x5f]])
  const white = Array.from({ length: 480 }, (_, x) => pixel(64 + x, 315)).filter(([red = 0]) => red > 240)
  expect(white.length).toBeGreaterThan(20)
  expect(await row()).toEqual({ storage_key: url.slice(1), due_at: null, attempts: 0 })
})

it('a preview is drawn once per deck, and again only when what it shows has changed', async () => {
  const { client, deck, slide, draw, named, row } = await shared()
  await draw()
  const first = await named()
  load.mockClear()
  await draw()
  await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, { narrationScript: 'Other words.' })
  expect((await row())?.due_at).toBeGreaterThan(0)
  await draw()
  expect([load.mock.calls.length, (await row())?.due_at]).toEqual([0, null])
  await client.put(`/api/decks/${deck.id}/branding`, { palette: { primary: '#ffd500' }, cta: {}, name: 'שלום גגות' })
  await draw()
  expect(await named()).not.toBe(first)
  const removal = d1.prepare('select keys from media_removals where organization_id = ?').bind(client.organizationId)
  expect(await removal.first('keys')).toBe(JSON.stringify([first?.slice(1)]))
})

it.each([
  ['in Arabic', 'سقف منزلك في دنفر'],
  ['of one extremely long word', 'Dach'.repeat(60)],
  ['in letters that the fonts don’t have', '🏠🏠 屋根'],
])('a title %s is drawn too', async (_, title) => {
  const { draw, named } = await shared(title)
  await draw()
  expect(await named()).toMatch(/preview\.png$/)
})

it('a preview that crashes the Worker is given up until the deck changes', async () => {
  const { client, deck, slide, row } = await shared()
  const fail = () =>
    refreshPreview(workIn(envOf(deck.id)), { kind: 'draw-preview', deckId: deck.id }, () => Promise.reject(new Error()))
  for (let attempt = 0; attempt < 3; attempt++) await expect(fail()).rejects.toThrow()
  await fail()
  expect(await row()).toEqual({ storage_key: null, due_at: null, attempts: 0 })
  await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, { title: 'Other' })
  expect((await row())?.due_at).toBeGreaterThan(0)
})

it('the schedule sends previews that the queue lost, and a deck’s first presentation sends a new one', async () => {
  const { deck } = await shared()
  await d1.prepare('update deck_previews set due_at = 1 where deck_id = ?').bind(deck.id).run()
  const sendBatch = vi.fn(async () => undefined)
  await takeUpDue(
    { ...env, PREVIEWS_A_MINUTE: 100_000, JOBS: { sendBatch } as never } as never,
    [drawPreviewJob(loadResvg)],
    Date.now(),
  )
  const sent = sendBatch.mock.calls.flat(2) as unknown as { body: { deckId: string } }[]
  expect(sent.map(({ body }) => body.deckId)).toContain(deck.id)
})
