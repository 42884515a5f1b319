import { mediaUrl } from '../../core/media-key'
import { isConvertible, usefulWidths } from '../images/variants'
import type { SlideImage } from '../slides/image-schemas'
import type { ShownDeck } from './deck-content'
import type { ManifestImage } from './schemas'

type File = ShownDeck['pictures'][number]

const middle = { x: 0.5, y: 0.5 }

/** What the slide says of a picture comes before what the library says of its file. */
export function pictureOf(files: File[], origin: string) {
  const byKey = new Map(files.map((file) => [file.storageKey, file]))
  return (image: Pick<SlideImage, 'key'> & Partial<SlideImage>): ManifestImage => {
    const file = byKey.get(image.key)
    return {
      url: mediaUrl(origin, image.key),
      altText: image.altText ?? file?.altText ?? null,
      focalPoint: image.focalPoint ?? file?.focalPoint ?? middle,
      width: file?.width ?? null,
      height: file?.height ?? null,
      widths: file && !file.isAnimated && isConvertible(image.key) ? usefulWidths(file.width) : [],
      placeholder: file?.placeholder ?? null,
      colour: file?.placeholder ? averageOf(file.placeholder) : null,
      caption: image.caption ?? null,
      callouts: image.callouts ?? [],
      beforeAfter: image.beforeAfter ?? false,
    }
  }
}

/** As the first bytes of a thumbhash tell it, so that the first paint needs no decoder. */
function averageOf(placeholder: string) {
  const header = Buffer.from(placeholder, 'base64').readUIntLE(0, 3)
  const light = (header & 63) / 63
  const yellow = ((header >> 6) & 63) / 31.5 - 1
  const red = ((header >> 12) & 63) / 31.5 - 1
  const b = light - (2 / 3) * yellow
  const r = (3 * light - b + red) / 2
  const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)))
  return `#${Buffer.from([r, r - red, b].map(byte)).toString('hex')}`
}

/** Marks name bullets by their place among those that are shown; a “before” whose “after” was deleted stands alone. */
export function withMarks(images: ManifestImage[], isShown: boolean[]): ManifestImage[] {
  const places = isShown.map((_, index) => isShown.slice(0, index).filter(Boolean).length)
  return images.map((image, index) => ({
    ...image,
    beforeAfter: image.beforeAfter && index + 1 < images.length,
    callouts: image.callouts
      .filter(({ bullet }) => isShown[bullet])
      .map((callout) => ({ ...callout, bullet: places[callout.bullet] ?? 0 })),
  }))
}
