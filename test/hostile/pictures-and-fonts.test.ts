import { env } from 'cloudflare:workers'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { readFont } from '../../src/media/fonts/read-font'
import { signedIn } from '../support/client'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { ttf, woff, woff2 } from '../support/fonts'
import { imageAs } from '../support/images'
import { put } from '../support/uploads'
import { newRandom } from './random'

type Client = Awaited<ReturnType<typeof signedIn>>

async function complete(client: Client, filename: string, contentType: string, content: Uint8Array<ArrayBuffer>) {
  const described = { filename, contentType, sizeBytes: content.length }
  const { body } = await client.post('/api/media/upload-init', described)
  await put(body.storageKey, { contentType, content })
  return client.post('/api/media/complete', { mediaId: body.mediaId })
}

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const u16 = (value: number) => [value >> 8, value & 255]
const bytesOf = (...parts: (string | number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])))

function chunk(type: string, content: Uint8Array) {
  const named = bytesOf(type, content)
  return bytesOf(u32(content.length), named, u32(crc32(named)))
}

const side = 60_000

function png(width: number, height: number, ...chunks: Uint8Array[]) {
  const header = chunk('IHDR', bytesOf(u32(width), u32(height), [8, 2, 0, 0, 0]))
  return bytesOf('\x89PNG\r\n\x1a\n', header, ...chunks, chunk('IEND', bytesOf()))
}

/** A hundred thousand bytes that unpack to a hundred million. */
const bomb = deflateSync(new Uint8Array(100_000_000))

/** Replaces the four bytes that are `skip` bytes after the first occurrence of `name` in the file. */
function withSize(file: Uint8Array<ArrayBuffer>, name: string | number[], skip: number, size: number[]) {
  const at = Buffer.from(file).indexOf(typeof name === 'string' ? name : Buffer.from(name))
  expect(at).toBeGreaterThan(0)
  const changed = file.slice()
  changed.set(size, at + skip)
  return changed
}

const small = () => png(2, 2, chunk('IDAT', deflateSync(Uint8Array.from([0, 9, 9, 9, 9, 9, 9, 0, 9, 9, 9, 9, 9, 9]))))
const inJpeg = async () => withSize(await imageAs(small(), 'image/jpeg'), [0xff, 0xc0], 5, [...u16(side), ...u16(side)])
const inWebp = async () =>
  bytesOf('RIFF', [30, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x5f, 0xea, 0, 0x5f, 0xea, 0])
const inAvif = async () => withSize(await imageAs(small(), 'image/avif'), 'ispe', 8, [...u32(side), ...u32(side)])

const pictures: [string, string, string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['a PNG that says 60,000 × 60,000', 'a.png', 'image/png', async () => png(side, side, chunk('IDAT', bomb))],
  ['a PNG that says 2 × 60,000,000', 'a.png', 'image/png', async () => png(2, 60_000_000, chunk('IDAT', bomb))],
  ['a PNG of no size', 'a.png', 'image/png', async () => png(0, 0, chunk('IDAT', bomb))],
  ['a JPEG that says 60,000 × 60,000', 'a.jpg', 'image/jpeg', inJpeg],
  ['a WebP that says 60,000 × 60,000', 'a.webp', 'image/webp', inWebp],
  ['an AVIF that says 60,000 × 60,000', 'a.avif', 'image/avif', inAvif],
]

describe('a picture that unpacks to gigabytes', () => {
  it.each(pictures)('is rejected and deleted: %s', async (_, filename, contentType, make) => {
    const client = await signedIn()
    const answer = await complete(client, filename, contentType, await make())
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(/megapixels|cannot be read/)])
    expect((await client.get('/api/images')).body.images).toEqual([])
    expect((await env.FILES.list({ prefix: `media/${client.organizationId}/` })).objects).toEqual([])
  })

  it.each([
    ['more rows than it has', (row: Uint8Array) => [chunk('IDAT', row), chunk('IDAT', bomb)]],
    ['a text', (row: Uint8Array) => [chunk('zTXt', bytesOf('Comment', [0, 0], bomb)), chunk('IDAT', row)]],
    ['a color profile', (row: Uint8Array) => [chunk('iCCP', bytesOf('icc', [0, 0], bomb)), chunk('IDAT', row)]],
  ])('is accepted only at its real small size if it hides %s', async (_, chunksOf) => {
    const client = await signedIn()
    const row = deflateSync(Uint8Array.from([0, 9, 9, 9, 9, 9, 9, 0, 9, 9, 9, 9, 9, 9]))
    const answer = await complete(client, 'a.png', 'image/png', png(2, 2, ...chunksOf(row)))
    expect([200, 400]).toContain(answer.status)
    for (const { width, height } of (await client.get('/api/images')).body.images)
      expect([width, height]).toEqual([2, 2])
  })
})

const mutants = 30
const makers = [ttf, woff, woff2]
const types = ['ttf', 'woff', 'woff2']

/** Bytes are changed, cut off, repeated or filled with the largest numbers. */
function mutated(seed: number) {
  const random = newRandom(seed)
  const which = seed % makers.length
  const bytes = [...(makers[which]?.({ family: 'Own Brand' }) ?? [])]
  for (let change = 0; change <= random.upTo(8); change++) {
    const at = random.upTo(bytes.length - 1)
    const length = random.upTo(16)
    const way = random.upTo(3)
    if (way === 0) bytes[at] = random.upTo(255)
    else if (way === 1) bytes.fill(255, at, at + length)
    else if (way === 2) bytes.splice(at, length)
    else bytes.splice(at, 0, ...bytes.slice(at, at + length))
  }
  // The kind of a file is recognized by its first bytes; without them no parser would run.
  bytes.splice(0, 4, ...(makers[which]?.() ?? []).slice(0, 4))
  return { type: types[which] ?? '', bytes: Uint8Array.from(bytes) }
}

const table = (tag: string, offset: number, length: number, packed?: number) =>
  bytesOf(tag, u32(offset), ...(packed === undefined ? [u32(length)] : [u32(packed), u32(length)]), u32(0))

/** All of its tables are the same one of 30 KB, which unpacks to 29 MB. */
function repeatedTables(count: number) {
  const packed = deflateSync(new Uint8Array(29_000_000))
  const entries = Array.from({ length: count }, () => table('name', 44 + count * 20, 29_000_000, packed.length))
  return bytesOf('wOFF', [0, 1, 0, 0], u32(0), u16(count), new Uint8Array(30), ...entries, packed)
}

/** All of its names are the same text of 64 KB. */
function repeatedNames(count: number) {
  const record = bytesOf(u16(3), u16(1), u16(0x409), u16(1), u16(65_534), u16(0))
  const text = new Uint8Array(65_534)
  const names = bytesOf(u16(0), u16(count), u16(0), ...Array.from({ length: count }, () => record), text)
  const at = 12 + 3 * 16
  const entry = (tag: string, offset: number, length: number) => bytesOf(tag, u32(0), u32(offset), u32(length))
  const entries = [entry('OS/2', at, 78), entry('head', at + 78, 54), entry('name', at + 132, names.length)]
  return bytesOf([0, 1, 0, 0], u16(3), new Uint8Array(6), ...entries, new Uint8Array(132), names)
}

describe('a font', () => {
  it(`is either rejected, or served and used on a page, when broken in ${mutants} ways`, async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await newSlide(client, deck.id)
    const { id } = await newPresentation(client, deck.id)
    let taken = 0
    for (let seed = 1; seed <= mutants; seed++) {
      const { type, bytes } = mutated(seed)
      const answer = await complete(client, `own.${type}`, `font/${type}`, bytes)
      expect([200, 400], `seed ${seed}`).toContain(answer.status)
      if (answer.status === 400) continue
      taken++
      const { storageKey, publicUrl } = answer.body.media
      const branding = { palette: {}, cta: {}, fonts: { heading: storageKey, body: storageKey } }
      expect((await client.put(`/api/decks/${deck.id}/branding`, branding)).status, `seed ${seed}`).toBe(200)
      const statuses = await Promise.all(
        ['/api/fonts', `/p/${id}`, `/api/viewer/presentations/${id}`, new URL(publicUrl).pathname].map(
          async (path) => (await client.get(path)).status,
        ),
      )
      expect(statuses, `seed ${seed}`).toEqual([200, 200, 200, 200])
    }
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(mutants)
  })

  it('is rejected before unpacking if its ten thousand tables unpack to 300 GB', () => {
    expect(readFont(repeatedTables(10_000))).toEqual({ refusal: 'The file isn’t a font we can read.' })
  })

  it('with sixty thousand names of 64 KB is read only from the start of its first names', () => {
    const reads = vi.spyOn(TextDecoder.prototype, 'decode')
    readFont(repeatedNames(60_000))
    const bytes = reads.mock.calls.reduce((sum, [part]) => sum + (part?.byteLength ?? 0), 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(1_000_000)
  })
})
