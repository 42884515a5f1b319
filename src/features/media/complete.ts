import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { conflict, invalid } from '../../core/errors'
import { completeUpload } from '../../core/uploads/complete'
import { audioTypes, findFileType, fontTypes, imageTypes } from '../../core/uploads/file-types'
import type { Uploaded } from '../../core/uploads/storage'
import { readFont } from '../fonts/read-font'
import { describeImage } from '../images/describe'
import { publishDecks } from '../viewer/publish-decks'
import { confirmMedia, discardMedia, type MediaFacts } from './queries'
import { hasServedSignature, signServed } from './served-signature'
import type { Media, mediaKinds } from './tables'

const types = { ...imageTypes, ...audioTypes, ...fontTypes }

const kinds = [
  { kind: 'image', types: imageTypes, limit: 'MEDIA_MAX_IMAGE_BYTES' },
  { kind: 'audio', types: audioTypes, limit: 'MEDIA_MAX_AUDIO_BYTES' },
  { kind: 'font', types: fontTypes, limit: 'MEDIA_MAX_FONT_BYTES' },
] as const satisfies { kind: (typeof mediaKinds)[number]; types: object; limit: keyof Env }[]

export function kindOf(env: Env, file: { filename: string; contentType: string; sizeBytes: number }) {
  const found = kinds.find((each) => findFileType(each.types, file.filename, file.contentType))
  if (!found)
    throw invalid(
      'filename and contentType must agree on an image (png, jpeg, webp, avif, svg), audio (mp3, m4a, wav, ogg) or font (woff2, woff, ttf, otf).',
    )
  const limit = env[found.limit]
  if (file.sizeBytes > limit) throw invalid(`sizeBytes must be at most ${limit} for ${found.kind} files.`)
  return found.kind
}

export async function completeMedia(c: Context<AppEnv>, organizationId: string, id: string): Promise<Media> {
  const { row, uploaded } = await completeUpload(c.env, {
    folder: `media/${organizationId}/${id}`,
    types,
    inspect: (file) => inspectMedia(c.env, file),
    confirm: async (file, now, facts) => {
      const { confirmed, deckIds } = await confirmMedia(c.var.db, organizationId, id, file, facts, now)
      c.executionCtx.waitUntil(publishDecks(c.env, deckIds))
      return confirmed
    },
    discard: () => discardMedia(c.var.db, organizationId, id),
  })
  if (!uploaded || uploaded.etag !== row.etag) throw replaced()
  if (!hasServedSignature(c.env, uploaded)) await signConfirmed(c.env, row)
  return row
}

async function inspectMedia(
  env: Env,
  { key, etag, contentType }: Uploaded,
): Promise<{ facts: MediaFacts | undefined } | { refusal: string }> {
  const isImage = findFileType(imageTypes, key, contentType) !== undefined
  if (!isImage && findFileType(fontTypes, key, contentType) === undefined) return { facts: undefined }
  const object = await env.FILES.get(key, { onlyIf: { etagMatches: etag } })
  if (!object || !('body' in object)) throw replaced()
  const bytes = new Uint8Array(await object.arrayBuffer())
  return isImage ? describeImage(env, bytes, contentType) : readFont(bytes)
}

async function signConfirmed(env: Env, row: Media) {
  const object = await env.FILES.get(row.storageKey, { onlyIf: { etagMatches: row.etag ?? '' } })
  if (!object || !('body' in object)) throw replaced()
  await env.FILES.put(row.storageKey, object.body, {
    httpMetadata: { contentType: row.contentType },
    customMetadata: { confirmed: signServed(env, row.storageKey, object.etag) },
  })
}

const replaced = () => conflict('The file was replaced after it was confirmed. Upload it again.')
