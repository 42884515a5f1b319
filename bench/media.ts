import { signServed } from '../src/media/files/served-signature.ts'
import type { Site } from './site.ts'

/** Stores a file as `complete` leaves it. */
export async function servedFile(
  site: Site,
  filename: string,
  contentType: string,
  sizeBytes: number,
  organizationId: string = crypto.randomUUID(),
) {
  const key = `media/${organizationId}/${crypto.randomUUID()}/${filename}`
  const bytes = new Uint8Array(sizeBytes)
  const httpMetadata = { contentType }
  const { etag } = await site.files.put(key, bytes, { httpMetadata })
  const confirmed = signServed(site.vars, key, etag)
  await site.files.put(key, bytes, { httpMetadata, customMetadata: { confirmed } })
  return { path: `/${key}` }
}
