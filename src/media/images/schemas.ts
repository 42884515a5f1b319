import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, isoTime, line, pathId, text, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mediaUrl } from '../../core/media-key'
import { aspects } from '../../providers/picture'
import { isConvertible, usefulWidths } from '../files/widths'
import { focalPoint } from './focal-point'
import type { Image, Use } from './queries'

export const imagePatch = z
  .strictObject({ altText: line(500).nullish(), focalPoint: focalPoint.nullish() })
  .openapi('ImagePatch')

const size = z.number().nullable().openapi({ example: 1600 })

export const pictureInput = z
  .strictObject({
    prompt: filledText(1000).openapi({ example: 'Hail on a shingle roof at dusk' }),
    aspect: z.enum(aspects).openapi({ example: '16:9' }),
    seed: z.int().min(0).max(2_147_483_647).default(0).openapi({
      example: 0,
      description: 'A number that varies the picture: the same prompt with another seed gives another picture.',
    }),
  })
  .openapi('PictureInput')

const image = z
  .object({
    id,
    status: z.enum(['drawing', 'ready', 'failed']).openapi({
      example: 'ready',
      description: '`drawing` while a picture you asked for is being made. Once it is `ready`, `publicUrl` serves it.',
    }),
    failureReason: z.string().nullable().openapi({ example: null }),
    filename: z.string().openapi({ example: 'roof.webp' }),
    contentType: z.string().openapi({ example: 'image/webp' }),
    sizeBytes: z.int().openapi({ example: 48_120 }),
    storageKey: z.string().openapi({ example: 'media/3f0e8a52/9b2f1c44/roof.webp' }),
    publicUrl: z.url().openapi({ example: 'https://porchlight.example/media/3f0e8a52/9b2f1c44/roof.webp' }),
    width: size,
    height: size,
    placeholder: z.string().nullable().openapi({
      example: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
      description: 'A tiny preview to show while the picture loads, as a ThumbHash in base64; null until known.',
    }),
    isAnimated: z.boolean().openapi({ example: false }),
    widths: z.array(z.int()).openapi({
      example: [320, 640, 960, 1280],
      description: 'The widths in pixels that you may ask for by adding `?width=` to the address.',
    }),
    altText: z.string().nullable().openapi({ example: 'A roof with hail damage' }),
    focalPoint: focalPoint.nullable(),
    usedBy: z.array(
      z
        .object({
          what: z.string().openapi({ example: 'a slide' }),
          deckId: id,
          deckName: z.string().openapi({ example: 'Roof replacement' }),
        })
        .openapi('ImageUse'),
    ),
    createdAt: timestamp,
  })
  .openapi('Image')

export const imageAnswer = z.object({ image }).openapi('ImageAnswer')
export const imageList = z.object({ images: z.array(image), nextCursor }).openapi('ImageList')
export const imagePath = z.object({ imageId: pathId('imageId') })
export const imageListQuery = z.strictObject({
  q: text(200).optional().openapi({ example: 'attic', description: 'Words to find in the filename or the alt text.' }),
  ...pageQuery,
})

export const imageOf = (row: Image, uses: Use[], requestUrl: string) => ({
  id: row.id,
  status: row.status === 'uploading' ? ('drawing' as const) : row.status,
  failureReason: row.failureReason,
  filename: row.filename,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  storageKey: row.storageKey,
  publicUrl: mediaUrl(requestUrl, row.storageKey),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  isAnimated: row.isAnimated,
  widths: row.isAnimated || !isConvertible(row.storageKey) ? [] : usefulWidths(row.width),
  altText: row.altText,
  focalPoint: row.focalPoint,
  usedBy: uses
    .filter(({ key }) => key === row.storageKey)
    .map(({ noun, deckId, deckName }) => ({ what: noun, deckId, deckName })),
  createdAt: isoTime(row.createdAt),
})
