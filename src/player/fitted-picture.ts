import { ratioOf, shapeFor } from '../core/shared/poster-style'
import type { ManifestImage } from '../playback/manifest/manifest-schemas'

/** In a photograph no one sees more than two dots per pixel. */
const densestUseful = 2

export function fitted(image: ManifestImage, width: number, height: number) {
  const shape = shapeFor(image, width / height)
  const { url, widths, width: own } = shape
  const ratio = ratioOf(shape)
  const share = Math.min(1, densestUseful / devicePixelRatio)
  return {
    shape,
    ratio,
    srcset: widths.map((each) => `${url}?width=${each} ${Math.min(each, own ?? each)}w`).join(),
    sizes: `${Math.ceil(Math.max(width, height * ratio) * share)}px`,
    src: url,
  }
}
