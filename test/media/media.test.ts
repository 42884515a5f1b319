import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { removeAbandonedUploadsJob } from '../../src/core/uploads/sweep'
import { mediaUploads } from '../../src/media/files/queries'
import { removeMedia } from '../../src/media/files/remove'
import { request, signedIn, trips } from '../support/client'
import { d1, envOf } from '../support/databases'
import { mediaKey, newDeck, newFaq, newSlide, productData, slideInput } from '../support/factories'
import { png } from '../support/files'
import { ttf, woff, woff2 } from '../support/fonts'
import { imageAs } from '../support/images'
import { takeUpDue, workIn } from '../support/running'
import { put, uploadMedia } from '../support/uploads'

const image = (filename = 'roof.png') => ({ filename, contentType: 'image/png', content: png })
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const letters = Array.from({ length: 1000 }, (_, n) => String.fromCharCode(97 + (n % 26))).join('')
const sound = { filename: 'hello.mp3', contentType: 'audio/mpeg', content: `ID3${letters}` }
const upload = (client: Awaited<ReturnType<typeof signedIn>>, more = {}) =>
  client.post('/api/media/upload-init', { filename: 'roof.png', contentType: 'image/png', sizeBytes: 24, ...more })

describe('a media upload', () => {
  it('is started, put, confirmed, listed and served', async () => {
    const client = await signedIn()
    const init = await upload(client, { filename: 'Dach 1.png', sizeBytes: png.length })
    expect(init.status).toBe(200)
    const { mediaId, storageKey, publicUrl, expiresIn, uploadUrl } = init.body
    expect(storageKey).toBe(`media/${client.organizationId}/${mediaId}/Dach-1.png`)
    expect([publicUrl, expiresIn]).toEqual([`http://porchlight.test/${storageKey}`, 900])
    expect(init.body.headers).toEqual({ 'content-type': 'image/png' })
    expect(uploadUrl).toContain('X-Amz-Signature=')
    expect((await client.post('/api/media/complete', { mediaId })).status).toBe(409)
    await put(storageKey, image())
    expect((await request('GET', publicUrl)).status).toBe(404)
    const done = await client.post('/api/media/complete', { mediaId })
    expect([done.status, trips(done)]).toEqual([200, 2])
    expect(done.body.media).toEqual({
      id: mediaId,
      kind: 'image',
      filename: 'Dach 1.png',
      contentType: 'image/png',
      sizeBytes: png.length,
      storageKey,
      publicUrl,
      createdAt: expect.any(String),
    })
    expect((await client.post('/api/media/complete', { mediaId })).body).toEqual(done.body)
    expect((await client.get('/api/media?kind=image')).body).toEqual({ media: [done.body.media], nextCursor: null })
    expect((await client.get('/api/media?kind=audio')).body).toEqual({ media: [], nextCursor: null })
    expect((await client.get('/api/media?kind=video')).status).toBe(400)
    const served = await request('GET', publicUrl)
    expect([served.status, served.headers.get('content-type'), trips(served)]).toEqual([200, 'image/png', 0])
  })

  it.each([
    ['an image over 10 MB', { sizeBytes: 10_485_761 }, 'sizeBytes must be at most 10485760 for image files'],
    [
      'a sound over 50 MB',
      { filename: 'a.mp3', contentType: 'audio/mpeg', sizeBytes: 52_428_801 },
      'at most 52428800 for audio',
    ],
    [
      'a font over 5 MB',
      { filename: 'a.woff2', contentType: 'font/woff2', sizeBytes: 5_242_881 },
      'at most 5242880 for font',
    ],
    ['a video', { filename: 'a.mov', contentType: 'video/quicktime' }, 'the file must be an image'],
    ['a web page as an image', { filename: 'a.html', contentType: 'image/png' }, 'the file must be an image'],
    ['a size of 0', { sizeBytes: 0 }, 'sizeBytes must be at least 1'],
  ])('is rejected for %s', async (_, more, message) => {
    const answer = await upload(await signedIn(), more)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it.each([
    ['png', 'image/png', () => png],
    ['jpg', 'image/jpeg', () => imageAs(png, 'image/jpeg')],
    ['webp', 'image/webp', () => imageAs(png, 'image/webp')],
    ['avif', 'image/avif', () => imageAs(png, 'image/avif')],
    ['svg', 'image/svg+xml', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['mp3', 'audio/mpeg', '\xff\xfb\x90\x64'],
    ['m4a', 'audio/mp4', '\0\0\0\x20ftypM4A '],
    ['wav', 'audio/wav', 'RIFF\x24\0\0\0WAVEfmt '],
    ['ogg', 'audio/ogg', 'OggS\0\x02'],
    ['woff2', 'font/woff2', () => woff2()],
    ['woff', 'font/woff', () => woff()],
    ['ttf', 'font/ttf', () => ttf()],
  ])('accepts %s by its first bytes, and nothing else under its name', async (extension, contentType, start) => {
    const client = await signedIn()
    const content = typeof start === 'string' ? bytes(start) : await start()
    const media = await uploadMedia(client, { filename: `a.${extension}`, contentType, content })
    expect((await request('GET', media.publicUrl)).headers.get('content-type')).toBe(contentType)
    const { body } = await upload(client, { filename: `b.${extension}`, contentType, sizeBytes: 9 })
    await put(body.storageKey, { contentType, content: 'not at al' })
    const refused = await client.post('/api/media/complete', { mediaId: body.mediaId })
    expect([refused.status, await env.FILES.head(body.storageKey)]).toEqual([400, null])
  })

  it('that is replaced after it was confirmed is neither served nor confirmed again', async () => {
    const client = await signedIn()
    const media = await uploadMedia(client, sound)
    await put(media.storageKey, { ...sound, content: `ID3${letters.toUpperCase()}` })
    expect((await request('GET', media.publicUrl)).status).toBe(404)
    const again = await client.post('/api/media/complete', { mediaId: media.id })
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('was replaced')])
  })

  it('that claims in its own metadata to be confirmed is not served', async () => {
    const client = await signedIn()
    const { body } = await upload(client, { sizeBytes: png.length })
    const customMetadata = { confirmed: 'true' }
    await env.FILES.put(body.storageKey, png, { httpMetadata: { contentType: 'image/png' }, customMetadata })
    expect((await request('GET', body.publicUrl)).status).toBe(404)
    const other = await uploadMedia(client, image())
    const borrowed = (await env.FILES.head(other.storageKey))?.customMetadata ?? {}
    await env.FILES.put(body.storageKey, png, { httpMetadata: { contentType: 'image/png' }, customMetadata: borrowed })
    expect((await request('GET', body.publicUrl)).status).toBe(404)
  })

  it('with any filename gets a key that a slide can use', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    for (const name of [
      'Résumé (1).png',
      '屋根.png',
      `${'x'.repeat(60)}-${'-'.repeat(60)}${'y'.repeat(80)}.png`,
      '-.png',
      'a..png',
    ]) {
      const { storageKey } = await uploadMedia(client, image(name))
      expect(await newSlide(client, deck.id, { heroImg: storageKey })).toMatchObject({ hero_img: storageKey })
    }
  })

  it.each([
    ['a sound as a picture', { heroImg: 'hello.mp3' }, 'heroImg must be the storageKey of an uploaded image'],
    ['a picture as a sound', { audioUrl: 'roof.PNG' }, 'audioUrl must be the storageKey of an uploaded sound'],
  ])('is rejected when used as the wrong kind of file: %s', async (_, named, message) => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const [[field = '', filename = '']] = Object.entries(named) as [[string, string]]
    const answer = await client.post(
      `/api/decks/${deck.id}/slides`,
      slideInput({ [field]: mediaKey(client, filename) }),
    )
    expect([answer.status, answer.body.error]).toEqual([400, `${message}.`])
  })

  it('without an extension counts as what its content type says', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { storageKey } = await uploadMedia(client, { ...sound, filename: 'hello' })
    expect(await newSlide(client, deck.id, { audioUrl: storageKey })).toMatchObject({ audio_url: storageKey })
  })

  it('of another organization cannot be confirmed, seen or deleted', async () => {
    const owner = await signedIn()
    const stranger = await signedIn('Another company')
    const media = await uploadMedia(owner, image())
    expect((await stranger.post('/api/media/complete', { mediaId: media.id })).status).toBe(404)
    expect((await stranger.delete(`/api/media/${media.id}?force=true`)).status).toBe(404)
    expect((await stranger.get('/api/media')).body.media).toEqual([])
    expect((await request('GET', media.publicUrl)).status).toBe(200)
  })

  it('that was abandoned is swept, both row and object', async () => {
    const client = await signedIn()
    const { body } = await upload(client, { sizeBytes: png.length })
    await put(body.storageKey, image())
    const kept = await uploadMedia(client, image())
    await takeUpDue(env, [removeAbandonedUploadsJob([mediaUploads])], Date.now() + 76 * 60_000)
    expect(await env.FILES.head(body.storageKey)).toBeNull()
    expect((await client.post('/api/media/complete', { mediaId: body.mediaId })).status).toBe(404)
    expect((await request('GET', kept.publicUrl)).status).toBe(200)
  })
})

describe('a served file', () => {
  const get = async (url: string, headers: Record<string, string> = {}) => request('GET', url, { headers })
  const served = async () => {
    const media = await uploadMedia(await signedIn(), sound)
    return media.publicUrl
  }

  const cached = async (url: string) => {
    await get(url)
    await expect.poll(() => caches.default.match(url)).toBeTruthy()
  }

  it('may be cached forever and shown anywhere, but runs nothing', async () => {
    const { headers } = await get(await served())
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '1003',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag: expect.stringMatching(/^"\w+"$/),
    })
    expect(headers.get('x-frame-options')).toBeNull()
  })

  it.each([
    ['bytes=0-2', 'ID3', 'bytes 0-2/1003'],
    ['bytes=3-5', 'abc', 'bytes 3-5/1003'],
    ['bytes=1000-', 'jkl', 'bytes 1000-1002/1003'],
    ['bytes=-3', 'jkl', 'bytes 1000-1002/1003'],
    ['bytes=1001-9999', 'kl', 'bytes 1001-1002/1003'],
  ])('answers %s with that part, from storage and from the cache', async (range, text, contentRange) => {
    const url = await served()
    const stored = await get(url, { range })
    await cached(url)
    for (const answer of [stored, await get(url, { range })]) {
      expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([206, text, contentRange])
    }
  })

  it.each(['bytes=2000-', 'bytes=1003-1004'])('answers %s with 416', async (range) => {
    const url = await served()
    const stored = await get(url, { range })
    await cached(url)
    for (const answer of [stored, await get(url, { range })]) {
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1003'])
      expect(answer.body).toEqual({ error: expect.any(String), code: 'range_not_satisfiable' })
    }
  })

  it.each(['bytes=', 'bytes=x-y', 'lines=1-2', 'bytes=5-2', 'bytes'])(
    'ignores %s, which is not a range',
    async (range) => {
      expect((await get(await served(), { range })).status).toBe(200)
    },
  )

  it('is not sent again to a client that has it, from storage or from the cache', async () => {
    const url = await served()
    const etag = (await request('HEAD', url)).headers.get('etag') ?? ''
    const ask = () =>
      Promise.all([etag, `W/${etag}`, '*', `"other", ${etag}`].map((tag) => get(url, { 'if-none-match': tag })))
    const stored = await ask()
    await cached(url)
    for (const answer of [...stored, ...(await ask())])
      expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', etag])
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it.each([
    ['by its current ETag', (etag: string) => etag, 206, 3],
    ['by another file’s ETag', () => '"other"', 200, 1003],
    ['by a weak ETag', (etag: string) => `W/${etag}`, 200, 1003],
    ['by date', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 200, 1003],
  ])('is sent in part or whole to a client that names the version it has %s', async (_, name, status, length) => {
    const url = await served()
    const { httpEtag = '' } = (await env.FILES.head(new URL(url).pathname.slice(1))) ?? {}
    const ask = () => get(url, { range: 'bytes=0-2', 'if-range': name(httpEtag) })
    const stored = await ask()
    await cached(url)
    for (const answer of [stored, await ask()]) expect([answer.status, answer.text.length]).toEqual([status, length])
  })

  it('is never sent in part for a HEAD request', async () => {
    const url = await served()
    const ask = () => request('HEAD', url, { headers: { range: 'bytes=0-2' } })
    const stored = await ask()
    await cached(url)
    for (const { status, headers } of [stored, await ask()])
      expect([status, headers.get('content-length')]).toEqual([200, '1003'])
  })

  it('carries a request id, and lets every page read even its errors', async () => {
    const url = await served()
    const unknown = url.replace(/[^/]+$/, 'unknown.mp3')
    for (const path of [url, url, unknown]) {
      const { headers } = await get(path)
      expect([headers.get('x-request-id'), headers.get('access-control-allow-origin')]).toEqual([
        expect.stringMatching(/^[0-9a-f-]{36}$/),
        '*',
      ])
    }
  })

  it('costs storage one read if the edge has no copy, and none if it has', async () => {
    const url = await served()
    const bucket = Object.getPrototypeOf(env.FILES)
    const reads: string[] = []
    for (const name of ['get', 'head'] as const) {
      const { [name]: original } = bucket
      vi.spyOn(bucket, name).mockImplementation(function (this: unknown, ...given: unknown[]) {
        if (url.endsWith(String(given[0]))) reads.push(name)
        return original.apply(this, given)
      })
    }
    expect((await get(url, { range: 'bytes=3-5' })).text).toBe('abc')
    expect(reads.splice(0)).toEqual(['get'])
    expect((await get(url, { range: 'bytes=0-' })).status).toBe(206)
    expect(reads.splice(0)).toEqual(['get'])
    await expect.poll(() => caches.default.match(url)).toBeTruthy()
    expect((await get(url, { range: 'bytes=3-5' })).text).toBe('abc')
    expect((await get(url)).status).toBe(200)
    expect(reads).toEqual([])
  })

  it('is kept at the edge for an hour, and in a browser forever', async () => {
    const url = await served()
    await cached(url)
    const copy = await caches.default.match(url)
    await copy?.body?.cancel()
    expect(copy?.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await request('HEAD', url)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('is not found under a name longer than storage allows', async () => {
    const path = `/media/${crypto.randomUUID()}/${crypto.randomUUID()}/${'a'.repeat(1000)}`
    expect((await get(path)).status).toBe(404)
  })

  it('is never anything outside of media', async () => {
    const client = await signedIn()
    const id = crypto.randomUUID()
    const key = `kb/${client.organizationId}/${id}/secret.txt`
    await env.FILES.put(key, 'secret')
    const inside = `${client.organizationId}/${id}`
    for (const path of [
      `/media/../${key}`,
      `/media/..%2f${key}`,
      `/media/%2e%2e/${key}`,
      `/media/%2e%2e%2f${key}`,
      `/media/..%5c${key}`,
      `/media/%252e%252e/${key}`,
      `/media/${inside}/..%2f..%2f..%2f${encodeURIComponent(key)}`,
      `/media/${inside}/%00`,
      `/media/${inside}/`,
      `/media/${inside}`,
      `/media/x/y/z`,
      `/${key}`,
    ])
      expect([path, (await request('GET', path)).status]).toEqual([path, 404])
  })
})

describe('deleting a file', () => {
  it('deletes it everywhere', async () => {
    const client = await signedIn()
    const media = await uploadMedia(client, image())
    await request('GET', media.publicUrl)
    const answer = await client.delete(`/api/media/${media.id}`)
    expect([answer.status, trips(answer)]).toEqual([200, 2])
    expect((await request('GET', media.publicUrl)).status).toBe(404)
    expect((await client.delete(`/api/media/${media.id}`)).status).toBe(404)
    expect((await client.get('/api/media')).body.media).toEqual([])
  })

  it('is refused while something uses it, and clears those places when it is forced', async () => {
    const client = await signedIn()
    const { id, storageKey: key } = await uploadMedia(client, image('anything'))
    const deck = await newDeck(client)
    const slide = await newSlide(client, deck.id, { heroImg: key })
    const pricing = await newSlide(client, deck.id, { slideType: 'product_pricing_v1', audioUrl: key })
    const faq = await newFaq(client, deck.id, { audioUrl: key })
    await client.put(`/api/slides/${pricing.id}/product-data`, {
      productData: productData({ brandLogo: key, best: { name: 'Best', imageKey: key } }),
    })
    await client.put(`/api/decks/${deck.id}/branding`, {
      palette: {},
      cta: {},
      logo: key,
      avatar: key,
      fonts: { body: key },
    })
    await client.put(`/api/decks/${deck.id}/intro`, { title: 'Hello', audioUrl: key, posterImg: key })

    const refused = await client.delete(`/api/media/${id}`)
    expect(refused.status).toBe(409)
    for (const place of ['a slide', 'an FAQ', 'a branding', 'an intro', 'a pricing'])
      expect(refused.body.error).toContain(`${place} of “Roof replacement”`)

    expect((await client.delete(`/api/media/${id}?force=true`)).body).toEqual({ success: true })
    const whole = (await client.get(`/api/decks/${deck.id}`)).body
    expect(whole.slides).toMatchObject([
      { id: slide.id, hero_img: null },
      { id: pricing.id, audio_url: null },
    ])
    expect(whole.faqs).toMatchObject([{ id: faq.id, audioUrl: null }])
    const { branding } = (await client.get(`/api/decks/${deck.id}/branding`)).body
    expect(branding).toMatchObject({ logo: null, avatar: null, fonts: { heading: null, body: null } })
    const prices = (await client.get(`/api/slides/${pricing.id}/product-data`)).body.productData
    expect([prices.brandLogo, prices.best.imageKey, prices.best.name]).toEqual([null, null, 'Best'])
    expect((await client.get(`/api/decks/${deck.id}/intro`)).body.intro).toMatchObject({
      audioUrl: null,
      posterImg: null,
    })
  })

  it('happens with its deck, wherever in the deck it was used', async () => {
    const client = await signedIn()
    const files = []
    for (let n = 0; n < 12; n++) files.push((await uploadMedia(client, image(`file-${n}`))).storageKey)
    const deck = await newDeck(client)
    const pricing = await newSlide(client, deck.id, {
      slideType: 'product_pricing_v1',
      heroImg: files[0],
      audioUrl: files[1],
    })
    await newFaq(client, deck.id, { audioUrl: files[2] })
    const tier = (name: string, imageKey?: string) => ({ name, imageKey })
    await client.put(`/api/slides/${pricing.id}/product-data`, {
      productData: {
        brandLogo: files[3],
        good: tier('G', files[4]),
        better: tier('B', files[5]),
        best: tier('C', files[6]),
      },
    })
    const fonts = { heading: files[7], body: files[8] }
    await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, logo: files[9], fonts })
    await client.put(`/api/decks/${deck.id}/intro`, { title: 'Hello', audioUrl: files[10], posterImg: files[11] })
    const seen = `${env.APP_URL}/${files[0]}`
    await caches.default.put(seen, new Response('seen', { headers: { 'cache-control': 'public, max-age=3600' } }))
    await client.delete(`/api/decks/${deck.id}`)
    const removals = d1.prepare('select id from media_removals where organization_id = ?').bind(client.organizationId)
    for (const { id } of (await removals.all<{ id: string }>()).results)
      await removeMedia(workIn(envOf(id)), { kind: 'remove-media', removalId: id })
    expect(await caches.default.match(seen)).toBeUndefined()
    const left = await Promise.all(files.map((key) => env.FILES.head(key)))
    expect(left.map((object) => object?.key ?? null)).toEqual(files.map(() => null))
    expect((await client.get('/api/media')).body.media).toEqual([])
  })
})
