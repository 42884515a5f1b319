import { uuidOf } from '../../core/crypto'
import { shardOfId } from '../../core/database/shards'
import { mediaUrl } from '../../core/media-key'
import type { ShownDeck } from '../../decks/published/deck-content'
import type { SlideImage } from '../../decks/slides/schemas'
import { isConvertible, usefulWidths } from '../../media/files/widths'
import { averageOf } from '../../media/images/average-color'
import type { ManifestImage, ManifestShape } from './manifest-schemas'

type File = ShownDeck['pictures'][number]

const middle = { x: 0.5, y: 0.5 }

type Named = Pick<SlideImage, 'key'> & Partial<Pick<SlideImage, 'focalPoint' | 'callouts'>>

/** The slide's own alt text and focal point take precedence over the library's. */
export function pictureOf(files: File[], origin: string) {
  const byKey = new Map(files.map((file) => [file.storageKey, file]))
  const shapeOf = ({ key, focalPoint, callouts }: Named): ManifestShape => {
    const file = byKey.get(key)
    return {
      url: mediaUrl(origin, key),
      focalPoint: focalPoint ?? file?.focalPoint ?? middle,
      width: file?.width ?? null,
      height: file?.height ?? null,
      widths: file && !file.isAnimated && isConvertible(key) ? usefulWidths(file.width) : [],
      placeholder: file?.placeholder ?? null,
      color: file?.placeholder ? averageOf(file.placeholder) : null,
      callouts: callouts ?? [],
    }
  }
  return (image: Pick<SlideImage, 'key'> & Partial<SlideImage>): ManifestImage => ({
    ...shapeOf(image),
    altText: image.altText ?? byKey.get(image.key)?.altText ?? null,
    caption: image.caption ?? null,
    beforeAfter: image.beforeAfter ?? false,
    portrait: image.portrait ? shapeOf(image.portrait) : null,
  })
}

export const posterImageOf = (key: string, portraitKey: string | null) => ({
  key,
  portrait: portraitKey ? { key: portraitKey, focalPoint: null, callouts: [] } : null,
})

/**
 * Marks refer to bullets by their position among those shown. A “before” whose “after” is missing stands alone. Two
 * pictures in one frame either both have an upright variant or neither does.
 */
export function withMarks(images: ManifestImage[], isShown: boolean[]): ManifestImage[] {
  const places = isShown.map((_, index) => isShown.slice(0, index).filter(Boolean).length)
  const shown = (callouts: ManifestShape['callouts']) =>
    callouts
      .filter(({ bullet }) => isShown[bullet])
      .map((callout) => ({ ...callout, bullet: places[callout.bullet] ?? 0 }))
  return images.map((image, index) => {
    const after = image.beforeAfter ? images[index + 1] : undefined
    const portrait = after && !after.portrait ? null : image.portrait
    return {
      ...image,
      beforeAfter: after !== undefined,
      callouts: shown(image.callouts),
      portrait: portrait && { ...portrait, callouts: shown(portrait.callouts) },
    }
  })
}

export const derivedMediaKey = (organizationId: string, source: unknown, filename: string) =>
  `media/${organizationId}/${uuidOf(JSON.stringify(source), shardOfId(organizationId))}/${filename}`

/** For phones only, because their page contains the picture itself: cropped to this shape, and at most this large. */
export const posterSize = { width: 640, height: 800 }

export type PosterSource = { key: string; width: number; height: number; focalPoint: { x: number; y: number } }

export function posterSourceOf({ intro, slides, pictures }: ShownDeck): PosterSource | undefined {
  const image = intro?.posterImg
    ? posterImageOf(intro.posterImg, intro.posterPortraitImg)
    : slides.find(({ images }) => images.length)?.images[0]
  const named: { key: string; focalPoint?: PosterSource['focalPoint'] | null } | undefined = image?.portrait ?? image
  const file = pictures.find(({ storageKey }) => storageKey === named?.key)
  if (!named || !file?.width || !file.height || file.isAnimated) return undefined
  const { width, height } = file
  return { key: named.key, width, height, focalPoint: named.focalPoint ?? file.focalPoint ?? middle }
}

/** Raise it to have all posters made again. */
const posterVersion = 1

/** The key is a hash of everything the picture shows, so a page never shows the picture of an earlier deck. */
export function posterKeyOf({ id, organizationId }: ShownDeck, source: PosterSource | undefined) {
  return source ? derivedMediaKey(organizationId, [posterVersion, id, posterSize, source], 'poster.avif') : null
}

export function cropOf({ width, height, focalPoint: { x, y } }: PosterSource, shape = posterSize) {
  const scale = Math.max(shape.width / width, shape.height / height)
  const size = { width: width * scale, height: height * scale }
  const start = (room: number, whole: number, focus: number) =>
    Math.min(0, Math.max(room - whole, room / 2 - focus * whole))
  return { ...size, x: start(shape.width, size.width, x), y: start(shape.height, size.height, y) }
}
