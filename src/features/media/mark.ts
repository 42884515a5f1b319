import { createHmac, timingSafeEqual } from 'node:crypto'

/** Says that `complete` has seen exactly these bytes under this key; whoever may write to storage can't make one. */
export const markOf = (env: Env, key: string, etag: string) =>
  createHmac('sha256', env.R2_SECRET_ACCESS_KEY).update(`${key}\n${etag}`).digest('base64url')

type Stored = { key: string; etag: string; customMetadata?: Record<string, string> | undefined }

export function isMarked(env: Env, object: Stored) {
  const expected = Buffer.from(markOf(env, object.key, object.etag))
  const found = Buffer.from(object.customMetadata?.confirmed ?? '')
  return found.length === expected.length && timingSafeEqual(found, expected)
}
