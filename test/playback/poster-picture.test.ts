import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshPreview } from '../../src/playback/previews/refresh-preview'
import { request, signedIn } from '../support/client'
import { d1, envOf } from '../support/databases'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { askWith, costOf, inKv, kvThat, later, writeAtOnce } from '../support/manifests'
import { workIn } from '../support/running'
import { uploadMedia } from '../support/uploads'

beforeEach(writeAtOnce)

const loadResvg = () => import('../../src/vendor/resvg.mjs')

const halves = (left: string, right: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="${left}" d="M0 0h800v900H0z"/><path fill="${right}" d="M800 0h800v900H800z"/></svg>`

/** This is noise, which no encoder can make small. */
const speckled = () => {
  const specks = Array.from({ length: 5000 }, (_, index) => {
    const [x, y] = [(index * 7919) % 1600, (index * 104_729) % 900]
    return `<path fill="#${((index * 2_654_435) % 0xffffff).toString(16).padStart(6, '0')}" d="M${x} ${y}h9v9h-9z"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${specks.join('')}</svg>`
}

async function shared(drawing = halves('#0000ff', '#ffee00')) {
  const client = await signedIn()
  const deck = await newDeck(client)
  const upload = async (content: string) =>
    (await uploadMedia(client, { filename: 'roof.svg', contentType: 'image/svg+xml', content })).storageKey
  const images = [{ key: await upload(drawing), focalPoint: { x: 0.9, y: 0.5 } }]
  const slide = await newSlide(client, deck.id, { images })
  const { id } = await newPresentation(client, deck.id, { first_name: 'Margaret' })
  const draw = () => refreshPreview(workIn(envOf(deck.id)), { kind: 'draw-preview', deckId: deck.id }, loadResvg)
  const page = () => request('GET', `/p/${id}`)
  const carried = async () => /srcset="data:image\/avif;base64,([^"]+)"/.exec((await page()).text)?.[1]
  return { client, deck, slide, id, upload, draw, page, carried }
}

async function pixelsOf(data: string) {
  const { decode } = await import('fast-png')
  const stream = new Response(Buffer.from(data, 'base64')).body as ReadableStream<Uint8Array>
  const made = await env.IMAGES.input(stream).output({ format: 'image/png' })
  return decode(await made.response().arrayBuffer())
}

it('the page contains the picture as a phone shows it, cropped around its focal point, once it is made', async () => {
  const { draw, carried } = await shared()
  expect(await carried()).toBeUndefined()
  await draw()
  const data = (await carried()) ?? ''
  expect(data.length).toBeGreaterThan(0)
  expect(data.length).toBeLessThan(16_384)
  const { width, height, data: pixels, channels } = await pixelsOf(data)
  const [red = 0, green = 0, blue = 255] = pixels.subarray(10 * channels, 10 * channels + 3)
  expect([width, height, red > 240, green > 220, blue < 40]).toEqual([640, 800, true, true, true])
})

it('another picture of the deck is never hidden by the previous one', async () => {
  const { client, deck, slide, draw, carried, upload } = await shared()
  await draw()
  const first = await carried()
  const path = `/api/decks/${deck.id}/slides/${slide.id}`
  await client.patch(path, { images: [{ key: await upload(halves('#00ff00', '#ff0000')) }] })
  expect(await carried()).toBeUndefined()
  await draw()
  expect([undefined, first]).not.toContain(await carried())
  const removals = d1.prepare('select keys from media_removals where organization_id = ?')
  const { results } = await removals.bind(client.organizationId).all<{ keys: string }>()
  expect(results.map(({ keys }) => keys).join()).toMatch(/poster\.avif/)
})

it('the picture costs the page no extra read, and comes back after KV lost it', async () => {
  const { deck, id, draw, page, carried } = await shared()
  await inKv(deck.id, id)
  await page()
  await inKv(deck.id, id)
  later(10_000)
  const before = costOf(await page())
  await draw()
  await inKv(deck.id, id)
  later(20_000)
  expect(costOf(await page())).toEqual(before)
  const { keys } = await env.MANIFESTS.list({ prefix: 'poster:' })
  const row = await d1.prepare('select poster_key from deck_previews where deck_id = ?').bind(deck.id).first()
  const name = `poster:${row?.poster_key}`
  expect(keys.map((key) => key.name)).toContain(name)
  await env.MANIFESTS.delete(name)
  later(60_000)
  expect(await carried()).toBeUndefined()
  await vi.waitFor(async () => expect(await env.MANIFESTS.get(name)).toBeTruthy(), { timeout: 10_000 })
})

it('storage is asked once while KV keeps missing the picture', async () => {
  const { id, draw, page } = await shared()
  await draw()
  await page()
  later(600_000)
  const get = async (keys: string[]) => {
    const values = await env.MANIFESTS.get(keys, { type: 'text' })
    return new Map([...values].map(([key, value]) => [key, key.startsWith('poster:') ? null : value]))
  }
  const put = vi.fn(async (_: string) => {})
  const fetched = vi.fn((key: string) => env.FILES.get(key))
  for (let n = 0; n < 20; n++) {
    later(4000)
    const { answer, done } = await askWith(`/p/${id}`, { FILES: { get: fetched }, ...kvThat({ get, put }) })
    expect(answer.status).toBe(200)
    await done
  }
  const posters = put.mock.calls.filter(([key]) => key.startsWith('poster:'))
  expect([fetched.mock.calls.length, posters.length]).toEqual([1, 1])
})

it('a picture that stays too large is linked instead, and not made again', async () => {
  const { client, deck, slide, draw, page, carried } = await shared(speckled())
  await draw()
  expect(await carried()).toBeUndefined()
  expect((await page()).text).toMatch(/<img class="poster-picture"[^>]* src="[^"]+roof\.svg"/)
  await client.patch(`/api/decks/${deck.id}/slides/${slide.id}`, { narrationScript: 'Other words.' })
  const load = vi.fn(loadResvg)
  await refreshPreview(workIn(envOf(deck.id)), { kind: 'draw-preview', deckId: deck.id }, load)
  expect(load).not.toHaveBeenCalled()
})

it('the picture is deleted with its deck', async () => {
  const { client, deck, draw } = await shared()
  await draw()
  await client.delete(`/api/decks/${deck.id}`)
  const removals = d1.prepare('select keys from media_removals where organization_id = ?')
  expect(await removals.bind(client.organizationId).first('keys')).toMatch(/poster\.avif/)
})
