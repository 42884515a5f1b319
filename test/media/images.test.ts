import { env } from 'cloudflare:workers'
import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { request, signedIn, trips } from '../support/client'
import { newDeck, newSlide } from '../support/factories'
import { png } from '../support/files'
import { imageAs } from '../support/images'
import { put, uploadMedia } from '../support/uploads'

/** This picture is dark on the left, bright on the right, and no two lines are alike. */
function picture(width: number, height: number) {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < data.length; at++)
    data[at] = Math.floor(((Math.floor(at / 3) % width) / width) * 200) + (at % 40)
  return new Uint8Array(encode({ width, height, data, channels: 3 }))
}

/** Adds the metadata of a phone: rotation and location. */
function withExif(jpeg: Uint8Array) {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const place = [...'taken at 12 Maple Street'].map((letter) => letter.charCodeAt(0))
  const body = [...[...'Exif'].map((letter) => letter.charCodeAt(0)), 0, 0, ...tiff, ...place]
  const length = body.length + 2
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...body, ...jpeg.subarray(2)])
}

const sizeOf = async (bytes: ArrayBuffer) => {
  const info = await env.IMAGES.info(new Response(bytes).body as ReadableStream<Uint8Array>)
  return 'width' in info ? [info.format, info.width, info.height] : [info.format]
}

const get = async (url: string, width: number | string, accept = 'image/avif,image/webp,*/*') => {
  const { exports } = await import('cloudflare:workers')
  const response = await exports.default.fetch(new Request(`${url}?width=${width}`, { headers: { accept } }))
  return { response, body: await response.arrayBuffer() }
}

describe('a completed image', () => {
  it('has a size, a placeholder, and whether it is animated', async () => {
    const client = await signedIn()
    await uploadMedia(client, { filename: 'roof.png', contentType: 'image/png', content: picture(800, 450) })
    const listed = await client.get('/api/images')
    expect([listed.status, trips(listed)]).toEqual([200, 1])
    expect(listed.body).toEqual({
      images: [
        expect.objectContaining({
          filename: 'roof.png',
          width: 800,
          height: 450,
          placeholder: expect.stringMatching(/^[\w+/]{20,40}=*$/),
          isAnimated: false,
          widths: [320, 640, 960],
          altText: null,
          focalPoint: null,
          usedBy: [],
        }),
      ],
      nextCursor: null,
    })
  })

  it('has the size at which it is seen if the camera was turned on its side', async () => {
    const client = await signedIn()
    const content = withExif(await imageAs(picture(600, 400), 'image/jpeg'))
    const { publicUrl } = await uploadMedia(client, { filename: 'phone.jpg', contentType: 'image/jpeg', content })
    expect((await client.get('/api/images')).body.images[0]).toMatchObject({ width: 400, height: 600 })
    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const { response, body } = await get(publicUrl, 320, accept)
      const [format, width, height] = await sizeOf(body)
      expect([response.status, format, width, height]).toEqual([
        200,
        accept === '*/*' ? 'image/jpeg' : accept,
        320,
        480,
      ])
      expect(new TextDecoder('latin1').decode(body)).not.toContain('Maple')
    }
  })

  it('may be a drawing, whose shape comes from its viewBox', async () => {
    const client = await signedIn()
    const content = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path d="M0 0h9v9z"/></svg>'
    const { publicUrl } = await uploadMedia(client, { filename: 'house.svg', contentType: 'image/svg+xml', content })
    expect((await client.get('/api/images')).body.images[0]).toMatchObject({ width: 1600, height: 900, widths: [] })
    const { response, body } = await get(publicUrl, 320)
    expect([response.status, new TextDecoder().decode(body)]).toEqual([200, content])
  })

  it.each([
    ['broken', picture(300, 200).slice(0, 2000), 'it may be broken'],
    ['too large to unpack', picture(10_000, 5001), '50 megapixels'],
    ['in another format than it claims', picture(30, 20), 'not image/jpeg'],
  ])('is rejected and deleted if it is %s', async (_, content, reason) => {
    const client = await signedIn()
    const isPng = reason !== 'not image/jpeg'
    const file = isPng
      ? { filename: 'a.png', contentType: 'image/png', content }
      : { filename: 'a.jpg', contentType: 'image/jpeg', content: Uint8Array.from([0xff, 0xd8, 0xff, ...content]) }
    const init = await client.post('/api/media/upload-init', {
      filename: file.filename,
      contentType: file.contentType,
      sizeBytes: file.content.length,
    })
    await put(init.body.storageKey, file)
    const done = await client.post('/api/media/complete', { mediaId: init.body.mediaId })
    expect(done.status).toBe(400)
    expect(done.body.error).toMatch(isPng ? reason : /broken|not image\/jpeg/)
    expect(await env.FILES.head(init.body.storageKey)).toBeNull()
    expect((await client.get('/api/images')).body.images).toEqual([])
  })
})

describe('a resized image', () => {
  it('is made once and then served without a round trip, in the best format that the browser accepts', async () => {
    const client = await signedIn()
    const file = { filename: 'roof.png', contentType: 'image/png', content: picture(1600, 900) }
    const { publicUrl, storageKey } = await uploadMedia(client, file)
    const first = await get(publicUrl, 640)
    expect(await sizeOf(first.body)).toEqual(['image/avif', 640, 360])
    expect(first.response.headers.get('vary')).toContain('accept')
    expect(first.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.body.byteLength).toBeLessThan(file.content.length / 3)
    expect(await env.FILES.head(`variants/${storageKey}/640.avif`)).not.toBeNull()
    const again = await get(publicUrl, 640)
    expect(again.response.headers.get('server-timing')).toContain('0 trips')
    expect(new Uint8Array(again.body)).toEqual(new Uint8Array(first.body))
    const etag = first.response.headers.get('etag') ?? ''
    const known = await request('GET', `${publicUrl}?width=640`, {
      headers: { accept: 'image/avif', 'if-none-match': etag },
    })
    expect(known.status).toBe(304)
  })

  it('is never larger than the image', async () => {
    const client = await signedIn()
    const file = { filename: 'small.png', contentType: 'image/png', content: picture(200, 100) }
    const { publicUrl } = await uploadMedia(client, file)
    expect(await sizeOf((await get(publicUrl, 1920, 'image/webp')).body)).toEqual(['image/webp', 200, 100])
  })

  it.each(['100', '0', '-1', 'abc', '', '640.5', '99999'])(
    'of width %j is rejected, and the error lists the available widths',
    async (width) => {
      const client = await signedIn()
      const { publicUrl } = await uploadMedia(client, { filename: 'a.png', contentType: 'image/png', content: png })
      const answer = await request('GET', `${publicUrl}?width=${width}`)
      const error = expect.stringContaining('320, 640')
      const fields = [{ path: 'width', message: error, code: 'invalid' }]
      expect([answer.status, answer.body]).toEqual([400, { error, code: 'invalid_input', fields }])
    },
  )

  it('of a file that was never completed, or is deleted, does not exist', async () => {
    const client = await signedIn()
    const init = await client.post('/api/media/upload-init', {
      filename: 'a.png',
      contentType: 'image/png',
      sizeBytes: png.length,
    })
    await put(init.body.storageKey, { contentType: 'image/png', content: png })
    expect((await request('GET', `${init.body.publicUrl}?width=320`)).status).toBe(404)
    const { id, publicUrl, storageKey } = await uploadMedia(client, {
      filename: 'b.png',
      contentType: 'image/png',
      content: png,
    })
    await get(publicUrl, 320)
    expect((await client.delete(`/api/images/${id}`)).status).toBe(200)
    expect(await env.FILES.list({ prefix: `variants/${storageKey}` })).toMatchObject({ objects: [] })
    expect((await request('GET', publicUrl)).status).toBe(404)
  })
})

describe('the image library', () => {
  it('tells where a picture is used, what it shows, and its focal point', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id, storageKey } = await uploadMedia(client, {
      filename: 'crew.png',
      contentType: 'image/png',
      content: png,
    })
    await newSlide(client, deck.id, { heroImg: storageKey })
    const patched = await client.patch(`/api/images/${id}`, {
      altText: 'Four roofers',
      focalPoint: { x: 0.25, y: 0.5 },
    })
    expect([patched.status, trips(patched)]).toEqual([200, 2])
    expect(patched.body.image).toMatchObject({
      altText: 'Four roofers',
      focalPoint: { x: 0.25, y: 0.5 },
      usedBy: [{ what: 'a slide', deckId: deck.id, deckName: deck.name }],
    })
    expect((await client.get('/api/images?q=ROOFERS')).body.images).toHaveLength(1)
    expect((await client.get('/api/images?q=gutter')).body.images).toEqual([])
    const refused = await client.delete(`/api/images/${id}`)
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining(`a slide of “${deck.name}”`)])
    expect((await client.patch(`/api/images/${id}`, { altText: null })).body.image.altText).toBeNull()
  })

  it('is paged, and shows no other organization’s pictures', async () => {
    const [client, other] = [await signedIn(), await signedIn()]
    for (const filename of ['a.png', 'b.png', 'c.png'])
      await uploadMedia(client, { filename, contentType: 'image/png', content: png })
    const first = (await client.get('/api/images?limit=2')).body
    const second = (await client.get(`/api/images?limit=2&cursor=${first.nextCursor}`)).body
    const names = [...first.images, ...second.images].map(({ filename }: { filename: string }) => filename)
    expect([names.sort(), second.nextCursor]).toEqual([['a.png', 'b.png', 'c.png'], null])
    expect((await other.get('/api/images')).body.images).toEqual([])
    for (const answer of [
      await other.get(`/api/images/${first.images[0].id}`),
      await other.patch(`/api/images/${first.images[0].id}`, { altText: 'Mine' }),
      await other.delete(`/api/images/${first.images[0].id}`),
    ])
      expect(answer.status).toBe(404)
  })

  it.each([
    [{ altText: '' }, 'altText'],
    [{ altText: 'x'.repeat(501) }, 'altText'],
    [{ focalPoint: { x: 2, y: 0 } }, 'focalPoint.x'],
    [{ focalPoint: { x: 0 } }, 'focalPoint.y'],
    [{ caption: 'no' }, 'caption'],
  ])('rejects %j', async (patch, member) => {
    const client = await signedIn()
    const { id } = await uploadMedia(client, { filename: 'a.png', contentType: 'image/png', content: png })
    const answer = await client.patch(`/api/images/${id}`, patch)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(member)])
  })
})
