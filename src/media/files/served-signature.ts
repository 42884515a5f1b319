import { nodeCrypto, splitVersion } from '../../core/crypto.ts'
import { neededKeys } from '../../core/needed.ts'

const keysOf = (env: Env) => neededKeys(env, 'MEDIA_KEY')

const sign = (secret: Buffer, key: string, etag: string) =>
  nodeCrypto().createHmac('sha256', secret).update(`${key}\n${etag}`).digest('base64url')

/** Only `complete` signs uploads, so a file that is uploaded later with the same URL is never served. */
export function signServed(env: Env, key: string, etag: string) {
  const keys = keysOf(env)
  return `${keys.newest}.${sign(keys.require(keys.newest), key, etag)}`
}

type Stored = { key: string; etag: string; customMetadata?: Record<string, string> | undefined }

export function hasServedSignature(env: Env, object: Stored) {
  const { version, rest } = splitVersion(object.customMetadata?.confirmed ?? '')
  const secret = keysOf(env).find(version)
  if (!secret) return false
  const expected = Buffer.from(sign(secret, object.key, object.etag))
  const found = Buffer.from(rest)
  return found.length === expected.length && nodeCrypto().timingSafeEqual(found, expected)
}

/** The etag is known only after the first write, so a file made here is written again with its signature. */
export async function storeServed(env: Env, key: string, bytes: Uint8Array, contentType: string) {
  const httpMetadata = { contentType }
  const { etag } = await env.FILES.put(key, bytes, { httpMetadata })
  return env.FILES.put(key, bytes, { httpMetadata, customMetadata: { confirmed: signServed(env, key, etag) } })
}
