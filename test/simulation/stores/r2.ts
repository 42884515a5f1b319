import { createHash } from 'node:crypto'
import type { Call } from '../world.ts'

type Stored = {
  bytes: Uint8Array<ArrayBuffer>
  httpMetadata: Record<string, unknown>
  customMetadata: Record<string, string>
  uploaded: Date
}
type Range = { offset?: number; length?: number; suffix?: number }

export class Objects {
  readonly stored = new Map<string, Stored>()

  texts() {
    return [...this.stored].map(([key, { bytes }]) => ({ place: `R2 ${key}`, text: new TextDecoder().decode(bytes) }))
  }
}

async function bytesOf(body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null || body === undefined) return new Uint8Array()
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
}

function described(key: string, { bytes, httpMetadata, customMetadata, uploaded }: Stored) {
  const etag = createHash('md5').update(bytes).digest('hex')
  return {
    key,
    size: bytes.length,
    etag,
    httpEtag: `"${etag}"`,
    uploaded,
    httpMetadata,
    customMetadata,
    checksums: {},
    version: etag,
    writeHttpMetadata: (headers: Headers) => {
      const { contentType, cacheControl, contentDisposition } = httpMetadata as Record<string, string | undefined>
      if (contentType) headers.set('content-type', contentType)
      if (cacheControl) headers.set('cache-control', cacheControl)
      if (contentDisposition) headers.set('content-disposition', contentDisposition)
    },
  }
}

function withBody(key: string, stored: Stored, range?: Range) {
  const size = stored.bytes.length
  const offset = range?.suffix === undefined ? (range?.offset ?? 0) : Math.max(0, size - range.suffix)
  const bytes = stored.bytes.slice(offset, range?.length === undefined ? size : offset + range.length)
  return {
    ...described(key, stored),
    range: { offset, length: bytes.length },
    get body() {
      return new Response(bytes).body
    },
    bodyUsed: false,
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    bytes: async () => bytes,
    text: async () => new TextDecoder().decode(bytes),
    json: async () => JSON.parse(new TextDecoder().decode(bytes)),
    blob: async () => new Blob([bytes]),
  }
}

type Putting = {
  httpMetadata?: Headers | Record<string, unknown>
  customMetadata?: Record<string, string>
  onlyIf?: { etagDoesNotMatch?: string }
}

export const r2Of = ({ stored }: Objects, call: Call, clock: { now: number }): R2Bucket =>
  ({
    head: (key: string) =>
      call('r2', `head ${key}`, () => {
        const found = stored.get(key)
        return found ? described(key, found) : null
      }),
    get: (key: string, options?: { range?: Range }) =>
      call('r2', `get ${key}`, () => {
        const found = stored.get(key)
        return found ? withBody(key, found, options?.range) : null
      }),
    put: async (key: string, body: unknown, { httpMetadata = {}, customMetadata = {}, onlyIf }: Putting = {}) => {
      const bytes = await bytesOf(body)
      return call('r2', `put ${key}`, () => {
        if (onlyIf?.etagDoesNotMatch === '*' && stored.has(key)) return null
        const metadata =
          httpMetadata instanceof Headers
            ? { contentType: httpMetadata.get('content-type') ?? undefined }
            : { ...httpMetadata }
        const made = { bytes, httpMetadata: metadata, customMetadata, uploaded: new Date(clock.now) }
        stored.set(key, made)
        return described(key, made)
      })
    },
    delete: (keys: string | string[]) =>
      call('r2', `delete ${keys}`, () => {
        for (const key of [keys].flat()) stored.delete(key)
      }),
    list: ({ prefix = '', cursor, limit = 1000 }: { prefix?: string; cursor?: string; limit?: number } = {}) =>
      call('r2', `list ${prefix}`, () => {
        const all = [...stored].filter(([key]) => key.startsWith(prefix) && key > (cursor ?? '')).sort()
        const page = all.slice(0, limit)
        const truncated = page.length < all.length
        return {
          objects: page.map(([key, each]) => described(key, each)),
          truncated,
          cursor: truncated ? page.at(-1)?.[0] : undefined,
          delimitedPrefixes: [],
        }
      }),
  }) as unknown as R2Bucket
