import type { Image } from 'mdast'
import type { PdfLibrary } from '../../../vendor-modules'
import type { Layout } from './layout'
import { round } from './page-writer'
import { Tag } from './tags'

type Pdf = ReturnType<PdfLibrary['PDF']['create']>

const highest = 70
const widest = 260
const mostPixels = 4_000_000
const prefix = 'data:image/png;base64,'

export class Pictures {
  readonly #pdf: Pdf
  readonly #library: PdfLibrary
  readonly #embedded = new Map<string, { name: string; image: ReturnType<Pdf['embedPng']> }>()

  constructor(pdf: Pdf, library: PdfLibrary) {
    this.#pdf = pdf
    this.#library = library
  }

  embed(url: string) {
    const known = this.#embedded.get(url)
    if (known) return known
    const made = { name: `I${this.#embedded.size + 1}`, image: this.#pdf.embedPng(pngOf(url)) }
    this.#embedded.set(url, made)
    return made
  }

  resources() {
    return new this.#library.PdfDict([...this.#embedded.values()].map(({ name, image }) => [name, image.ref]))
  }
}

/** The size comes from the first bytes, because a small file may unpack to more than the memory holds. */
function pngOf(url: string) {
  if (!url.startsWith(prefix)) throw new Error('A picture in a contract must be a PNG that the contract brings itself.')
  const bytes = Buffer.from(url.slice(prefix.length), 'base64')
  const isPng = bytes.length > 32 && bytes.toString('latin1', 12, 16) === 'IHDR'
  if (!isPng || bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > mostPixels)
    throw new Error('A picture in a contract must be a PNG of at most four megapixels.')
  return bytes
}

export function drawPicture({ url, alt }: Image, { writer, pictures, parent, x, width: room }: Layout) {
  const { name, image } = pictures.embed(url)
  const scale = Math.min(highest / image.height, Math.min(widest, room) / image.width, 1)
  const [width, height] = [image.width * scale, image.height * scale]
  writer.ensureRoom(height)
  const { y } = writer
  writer.drawTagged(new Tag('Figure', parent, alt ?? ''), () =>
    writer.put(`q ${round(width)} 0 0 ${round(height)} ${round(x)} ${round(y - height)} cm /${name} Do Q`),
  )
  writer.y -= height + 6
}
