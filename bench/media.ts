import { markOf } from '../src/features/media/mark.ts'
import type { Site } from './site.ts'

/** A file in storage as `complete` leaves it there. */
export async function servedFile(site: Site, filename: string, contentType: string, sizeBytes: number) {
  const key = `media/${crypto.randomUUID()}/${crypto.randomUUID()}/${filename}`
  const bytes = new Uint8Array(sizeBytes)
  const httpMetadata = { contentType }
  const { etag } = await site.files.put(key, bytes, { httpMetadata })
  const confirmed = markOf(site.vars, key, etag)
  await site.files.put(key, bytes, { httpMetadata, customMetadata: { confirmed } })
  return { path: `/${key}` }
}
