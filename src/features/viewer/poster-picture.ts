import { derivedMediaKey } from '../../core/derived-media-key'
import type { ShownDeck } from './deck-content'
import { posterImageOf } from './pictures'

/** For phones, because there the page holds the picture itself: cut to this shape, at most this large. */
export const posterSize = { width: 640, height: 800 }

const middle = { x: 0.5, y: 0.5 }

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

/** The key is a hash of all that the picture shows, so that a page never shows the picture of an earlier deck. */
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
