import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mediaUrl } from '../../core/media-key'
import { fileDescription, uploadTarget } from '../../core/uploads/schemas'
import { type Media, mediaKinds } from './tables'

export const mediaUploadInput = z.strictObject(fileDescription).openapi('MediaUploadInput')

const publicUrl = z.url().openapi({ example: 'https://porchlight.example/media/3f0e8a52/9b2f1c44/roof.webp' })

export const mediaUpload = z.object({ mediaId: id, ...uploadTarget, publicUrl }).openapi('MediaUpload')

export const mediaCompleteInput = z.strictObject({ mediaId: id }).openapi('MediaCompleteInput')

const kind = z.enum(mediaKinds).openapi({ example: 'image' })

const media = z
  .object({
    id,
    kind,
    filename: z.string().openapi({ example: 'roof.webp' }),
    contentType: z.string().openapi({ example: 'image/webp' }),
    sizeBytes: z.int().openapi({ example: 48_120 }),
    storageKey: z.string().openapi({ example: 'media/3f0e8a52/9b2f1c44/roof.webp' }),
    publicUrl,
    createdAt: timestamp,
  })
  .openapi('Media')

export const mediaAnswer = z.object({ media }).openapi('MediaAnswer')
export const mediaList = z.object({ media: z.array(media), nextCursor: nextCursor.optional() }).openapi('MediaList')
export const mediaQuery = z.strictObject({ ...pageQuery, kind: kind.optional() })
export const mediaPath = z.object({ mediaId: pathId('mediaId') })
export const mediaFilePath = z.object({
  organizationId: pathId('organizationId'),
  mediaId: pathId('mediaId'),
  filename: z.string().openapi({ param: { name: 'filename', in: 'path' }, example: 'roof.webp' }),
})
export const mediaDeleteQuery = z.strictObject({
  force: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ example: 'false', description: 'Send `true` to delete the file even if a deck uses it.' }),
})

export const mediaOf = (row: Media, requestUrl: string) => ({
  id: row.id,
  kind: row.kind,
  filename: row.filename,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  storageKey: row.storageKey,
  publicUrl: mediaUrl(requestUrl, row.storageKey),
  createdAt: isoTime(row.createdAt),
})
