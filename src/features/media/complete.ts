import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { conflict, invalid } from '../../core/errors'
import { audioTypes, findFileType, fontTypes, imageTypes } from '../../core/uploads/file-types'
import { inspectUpload, type Uploaded } from '../../core/uploads/storage'
import { isMarked, markOf } from './mark'
import { confirmMedia, forgetMedia } from './queries'
import type { Media, mediaKinds } from './tables'

const types = { ...imageTypes, ...audioTypes, ...fontTypes }

const kinds = [
  { kind: 'image', types: imageTypes, limit: 'MEDIA_MAX_IMAGE_BYTES' },
  { kind: 'audio', types: audioTypes, limit: 'MEDIA_MAX_AUDIO_BYTES' },
  { kind: 'font', types: fontTypes, limit: 'MEDIA_MAX_FONT_BYTES' },
] as const satisfies { kind: (typeof mediaKinds)[number]; types: object; limit: keyof Env }[]

/** What kind of media a description is of; anything else, or too much of it, is refused before a URL is given. */
export function kindOf(env: Env, file: { filename: string; contentType: string; sizeBytes: number }) {
  const found = kinds.find((each) => findFileType(each.types, file.filename, file.contentType))
  if (!found)
    throw invalid(
      'filename and contentType must agree on an image (png, jpeg, webp, avif, svg), audio (mp3, m4a, wav, ogg) or font (woff2, woff, ttf).',
    )
  const limit = env[found.limit]
  if (file.sizeBytes > limit) throw invalid(`sizeBytes must be at most ${limit} for ${found.kind} files.`)
  return found.kind
}

/** Believes nothing: looks at what lies in storage, and only then lets the file count and be served. */
export async function completeMedia(c: Context<AppEnv>, organizationId: string, id: string): Promise<Media> {
  const uploaded = await inspectUpload(c.env, `media/${organizationId}/${id}`)
  const isGenuine = uploaded && hasItsType(uploaded)
  const row = await confirmMedia(c.var.db, organizationId, id, isGenuine ? uploaded : undefined, Date.now())
  if (row.status === 'uploading') {
    if (row.expiresAt <= Date.now()) throw conflict('The upload has expired. Start again with upload-init.')
    if (!uploaded) throw conflict('Nothing was uploaded yet. PUT the file to uploadUrl first.')
    if (await forgetMedia(c.var.db, organizationId, id)) await c.env.FILES.delete(uploaded.key)
    throw invalid('The file is not what upload-init announced: its size, type or first bytes differ. It was discarded.')
  }
  if (!uploaded || uploaded.etag !== row.etag)
    throw conflict('The file was replaced after it was confirmed. Upload it again.')
  if (!isMarked(c.env, uploaded)) await markConfirmed(c.env, row)
  return row
}

function hasItsType({ key, contentType, start }: Uploaded) {
  const type = findFileType(types, key, contentType)
  return type !== undefined && types[type].isStartOf(start)
}

/** Only a file with the mark is served, and writing to the upload URL again would leave one without. */
async function markConfirmed(env: Env, row: Media) {
  const object = await env.FILES.get(row.storageKey, { onlyIf: { etagMatches: row.etag ?? '' } })
  if (!object || !('body' in object)) throw conflict('The file was replaced after it was confirmed. Upload it again.')
  await env.FILES.put(row.storageKey, object.body, {
    httpMetadata: { contentType: row.contentType },
    customMetadata: { confirmed: markOf(env, row.storageKey, object.etag) },
  })
}
