import type { Context } from 'hono'
import { type AppEnv, workOf } from '../../core/http/context'
import { conflict, invalid } from '../../core/http/errors'
import { mostAudioBytes, mostFontBytes, mostImageBytes } from '../../core/limits'
import { audioTypes, findFileType, fontTypes, imageTypes } from '../../core/uploads/file-types'
import { notOneFormat } from '../../core/uploads/schemas'
import { completeUpload, type Uploaded } from '../../core/uploads/storage'
import { confirmMedia, discardMedia, type MediaFacts } from '../files/queries'
import { hasServedSignature, signServed } from '../files/served-signature'
import type { Media, mediaKinds } from '../files/tables'
import { readFont } from '../fonts/read-font'
import { describeImage } from '../images/describe'

const types = { ...imageTypes, ...audioTypes, ...fontTypes }

const kinds = [
  { kind: 'image', types: imageTypes, mostBytes: mostImageBytes },
  { kind: 'audio', types: audioTypes, mostBytes: mostAudioBytes },
  { kind: 'font', types: fontTypes, mostBytes: mostFontBytes },
] as const satisfies { kind: (typeof mediaKinds)[number]; types: object; mostBytes: number }[]

export function kindOf(file: { filename: string; contentType: string; sizeBytes: number }) {
  const found = kinds.find((each) => findFileType(each.types, file.filename, file.contentType))
  if (!found)
    throw notOneFormat(
      'an image (png, jpeg, webp, avif, svg), audio (mp3, m4a, wav, ogg) or font (woff2, woff, ttf, otf)',
    )
  const { kind, mostBytes } = found
  if (file.sizeBytes > mostBytes) throw invalid('sizeBytes', `must be at most ${mostBytes} for ${kind} files.`)
  return kind
}

export async function completeMedia(c: Context<AppEnv>, organizationId: string, id: string): Promise<Media> {
  const { row, uploaded } = await completeUpload(c.env, {
    folder: `media/${organizationId}/${id}`,
    types,
    inspect: (file) => inspectMedia(c.env, file),
    confirm: (file, now, facts) => confirmMedia(workOf(c), organizationId, id, file, facts, now),
    discard: () => discardMedia(workOf(c), organizationId, id),
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

const replaced = () => conflict('file_replaced', 'The file was replaced after it was confirmed. Upload it again.')
