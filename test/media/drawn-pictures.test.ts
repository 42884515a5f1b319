import { env } from 'cloudflare:workers'
import { encode } from 'fast-png'
import { describe, expect, it, vi } from 'vitest'
import * as content from '../../dev/seed-content/deck'
import { drawPicture, drawPictureJob } from '../../src/media/images/draw-picture'
import { drawn } from '../../src/providers/picture-drawn'
import { workersAi } from '../../src/providers/picture-workers-ai'
import { request, signedIn } from '../support/client'
import { d1, envOf } from '../support/databases'
import { newDeck, newSlide } from '../support/factories'
import { takeUpDue, workIn } from '../support/running'

type Client = Awaited<ReturnType<typeof signedIn>>

const ask = async (client: Client, prompt: string, aspect = '16:9', more = {}) =>
  client.post('/api/images/generate', { prompt, aspect, ...more })

const finished = async (client: Client, id: string) => {
  const poll = async () => (await client.get(`/api/images/${id}`)).body.image
  await vi.waitFor(async () => expect((await poll()).status).not.toBe('drawing'), { timeout: 10_000 })
  return poll()
}

/** Queue messages are dropped so that the test can deliver them itself. */
const withoutQueue = (id: string, more = {}) => workIn(envOf(id, { JOBS: { send: async () => undefined }, ...more }))

async function orderOnly(client: Client, prompt = 'A roof') {
  const { id } = (await ask(client, prompt)).body.image
  await finished(client, id)
  await d1.batch([
    d1.prepare("update media set status = 'drawing', placeholder = null where id = ?").bind(id),
    d1.prepare('update picture_orders set due_at = 0, attempts = 0 where media_id = ?').bind(id),
  ])
  return id as string
}

describe('a requested picture', () => {
  it('is in the library at once, and ready to show a moment later', async () => {
    const client = await signedIn()
    const asked = await ask(client, 'Hail on a shingle roof at dusk', '9:16')
    expect([asked.status, asked.body.image.status, asked.body.image.failureReason]).toEqual([202, 'drawing', null])
    const { id } = asked.body.image
    const image = await finished(client, id)
    expect(image).toMatchObject({
      status: 'ready',
      filename: 'Hail-on-a-shingle-roof-at-dusk.svg',
      contentType: 'image/svg+xml',
      width: 900,
      height: 1600,
      placeholder: expect.stringMatching(/^[\w+/]{20,40}=*$/),
      altText: expect.stringMatching(/^A shingle roof with damage in a hailstorm in \w+, at dusk\.$/),
      focalPoint: { x: expect.closeTo(0.38, 2), y: expect.closeTo(0.72, 2) },
      usedBy: [],
    })
    expect((await client.get('/api/images')).body.images).toEqual([image])
    const file = await request('GET', new URL(image.publicUrl).pathname)
    expect([file.status, file.headers.get('content-type'), file.text.length]).toEqual([
      200,
      'image/svg+xml',
      image.sizeBytes,
    ])
    const { id: deckId } = await newDeck(client)
    const slide = await newSlide(client, deckId, { heroImg: image.storageKey })
    expect(slide.id).toBeTruthy()
  })

  it('keeps the alt text and the focal point that someone set before it was ready', async () => {
    const client = await signedIn()
    const id = await orderOnly(client)
    await client.patch(`/api/images/${id}`, { altText: 'Our own words', focalPoint: { x: 0.1, y: 0.2 } })
    await drawPicture(withoutQueue(id), { kind: 'draw-picture', id })
    expect(await finished(client, id)).toMatchObject({ altText: 'Our own words', focalPoint: { x: 0.1, y: 0.2 } })
  })

  it('can’t be used by a slide before it is ready, and stays deleted if it is deleted before that', async () => {
    const client = await signedIn()
    const id = await orderOnly(client)
    const { image } = (await client.get(`/api/images/${id}`)).body
    const { id: deckId } = await newDeck(client)
    const input = { slideId: 'one', title: 'One', narrationScript: '', heroImg: image.storageKey }
    expect((await client.post(`/api/decks/${deckId}/slides`, input)).status).toBe(400)
    expect((await client.delete(`/api/images/${id}`)).status).toBe(200)
    await drawPicture(withoutQueue(id), { kind: 'draw-picture', id })
    expect((await client.get(`/api/images/${id}`)).status).toBe(404)
    expect((await request('GET', new URL(image.publicUrl).pathname)).status).toBe(404)
  })

  it('is rejected with an empty prompt, an unknown shape, or too many requests', async () => {
    const client = await signedIn()
    const refused = await Promise.all([
      ask(client, '  '),
      ask(client, 'A roof', '4:3'),
      ask(client, 'A roof', '1:1', { seed: -1 }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    await d1
      .prepare('insert into counts (key, count, until) values (?, 200, ?)')
      .bind(`pictures:${client.organizationId}`, Date.now() + 60_000)
      .run()
    const late = await ask(client, 'A roof')
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.closeTo(60, -1)])
  })

  it('is drawn by the schedule when the queue lost it, and by only one of two simultaneous runs', async () => {
    const client = await signedIn()
    const id = await orderOnly(client)
    const sent: { kind: 'draw-picture'; id: string }[] = []
    const sendBatch = async (batch: { body: { kind: 'draw-picture'; id: string } }[]) =>
      void sent.push(...batch.map(({ body }) => body))
    await takeUpDue({ ...env, JOBS: { sendBatch } } as unknown as Env, [drawPictureJob], Date.now())
    const mine = sent.filter((each) => each.id === id)
    expect(mine).toHaveLength(1)
    let puts = 0
    const put = (...written: Parameters<R2Bucket['put']>) => {
      puts++
      return env.FILES.put(...written)
    }
    const counting = withoutQueue(id, { FILES: { put } })
    await Promise.all([...mine, ...mine].map((each) => drawPicture(counting, each)))
    expect([puts, (await finished(client, id)).status]).toEqual([2, 'ready'])
  })
})

const painter = (id: string, run: (model: string, input: object) => Promise<unknown>) =>
  withoutQueue(id, { AI: { run } })
const square = Buffer.from(encode({ width: 64, height: 64, data: new Uint8Array(64 * 64 * 3).fill(90), channels: 3 }))

async function ratioOf({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  const info = await env.IMAGES.info(new Response(bytes).body as ReadableStream<Uint8Array>)
  if (info.format !== 'image/jpeg') throw new Error(`It is ${info.format}.`)
  return info.width / info.height
}

describe('an image model', () => {
  it('is called with the prompt and the seed, and its square is cropped to the shape', async () => {
    const asked: unknown[] = []
    const run = async (...all: unknown[]) => {
      asked.push(all)
      return { image: square.toString('base64') }
    }
    const picture = await workersAi({ AI: { run }, IMAGES: env.IMAGES })({ prompt: 'A roof', aspect: '16:9', seed: 7 })
    expect(asked).toEqual([['@cf/black-forest-labs/flux-1-schnell', { prompt: 'A roof', steps: 4, seed: 7 }]])
    expect(picture.altText).toBe('A roof')
    expect(await ratioOf(picture)).toBeCloseTo(16 / 9, 1)
    const upright = await workersAi({ AI: { run }, IMAGES: env.IMAGES })({ prompt: 'A roof', aspect: '4:5', seed: 7 })
    expect(await ratioOf(upright)).toBeCloseTo(4 / 5, 1)
  })

  it('that rejects a prompt fails the picture at once, and one that is down is called again a few times', async () => {
    const client = await signedIn()
    const refused = await orderOnly(client)
    await drawPicture(
      painter(refused, () => Promise.reject(new Error('3030: NSFW content was flagged'))),
      { kind: 'draw-picture', id: refused },
    )
    expect(await finished(client, refused)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('refused this prompt'),
    })
    const down = await orderOnly(client)
    let tries = 0
    let now = Date.now()
    const isDown = painter(down, async () => {
      tries++
      throw new Error('down')
    })
    for (let attempt = 0; attempt < 8; attempt++) {
      await drawPicture(isDown, { kind: 'draw-picture', id: down }, () => now)
      now += 3_600_000
    }
    expect(tries).toBe(4)
    expect(await finished(client, down)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('several tries'),
    })
  })
})

const svgOf = async (prompt: string, seed = 0, aspect: '16:9' | '1:1' = '16:9') =>
  Buffer.from((await drawn({ prompt, aspect, seed })).bytes).toString()

describe('the drawing kit', () => {
  it('draws the same for the same prompt and seed, and something else for another seed or shape', async () => {
    expect(await svgOf('A house in spring')).toBe(await svgOf('A house in spring'))
    expect(await svgOf('A house in spring', 1)).not.toBe(await svgOf('A house in spring', 2))
    expect(await svgOf('A house in spring', 0, '1:1')).not.toBe(await svgOf('A house in spring'))
  })

  it('draws no two slides of the demo alike', async () => {
    const prompts = content.slides.map(({ title }) => title)
    const drawings = await Promise.all(prompts.map((prompt) => svgOf(prompt)))
    expect(new Set(drawings).size).toBe(prompts.length)
  })

  it.each([
    ['hail on the roof', 'in a hailstorm'],
    ['the crew at work', 'A roof half covered with new shingles'],
    ['shingles', 'A shingle roof'],
    ['a sunny day at our home', /house.* by day/],
    ['what it costs', 'three prices'],
    ['an appointment in two weeks', 'A calendar'],
    ['a house in winter at night', /house.* winter, at night/],
    ['our home on a summer morning', /house.* summer, at dawn/],
    ['warranty of fifty years', 'A sealed contract'],
    ['<script>alert(1)</script>', /house|roof/],
  ])('draws what “%s” describes', async (prompt, shown) => {
    const { altText, bytes } = await drawn({ prompt, aspect: '1:1', seed: 0 })
    expect(altText).toMatch(shown)
    expect(Buffer.from(bytes).toString()).not.toContain('script')
  })
})
