import type { Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { PdfLibrary } from '../../../core/vendor-modules'
import { baseline, bodySize, drawTable, type Layout, leading, plainStyle, spansOf, unknownNode } from './layout'
import type { Line } from './lines'
import { round, Tag, type TagName } from './page-writer'

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

/** Reads the dimensions from the header first, because a small file may unpack to more than memory holds. */
function pngOf(url: string) {
  if (!url.startsWith(prefix)) throw new Error('A picture in a contract must be a PNG that the contract brings itself.')
  const bytes = Buffer.from(url.slice(prefix.length), 'base64')
  const isPng = bytes.length > 32 && bytes.toString('latin1', 12, 16) === 'IHDR'
  if (!isPng || bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > mostPixels)
    throw new Error('A picture in a contract must be a PNG of at most four megapixels.')
  return bytes
}

function drawPicture({ url, alt }: Image, { writer, pictures, parent, x, width: room }: Layout) {
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

const headingSizes = [20, 14, 12, 11, 10.5, 10.5]
const gap = 0.55
const indent = 20

const linesOf = ({ breaker, size, style, width }: Layout, children: PhrasingContent[]) =>
  breaker.break(spansOf(children, size, style), width)

export function drawBlock(node: RootContent, layout: Layout): void {
  switch (node.type) {
    case 'heading':
      drawHeading(node.depth, node.children, layout)
      break
    case 'paragraph':
      drawParagraph(node, layout)
      break
    case 'list':
      drawList(node, layout)
      break
    case 'blockquote':
      drawInside(node.children, { ...layout, parent: new Tag('BlockQuote', layout.parent) }, indent)
      break
    case 'table':
      drawTable(node, layout)
      break
    case 'code':
      drawCode(node.value, layout)
      break
    case 'thematicBreak':
      drawRule(layout)
      break
    default:
      throw unknownNode(node)
  }
}

function drawHeading(depth: number, children: PhrasingContent[], layout: Layout) {
  const { writer, parent } = layout
  const size = headingSizes[depth - 1] ?? bodySize
  const lines = linesOf({ ...layout, size, style: { ...plainStyle, isBold: true } }, children)
  const followers = 3 * bodySize * leading
  writer.ensureRoom(lines.length * size * leading + followers + size)
  if (!writer.isAtTop) writer.y -= size * 0.7
  drawLines(lines, new Tag(`H${depth}` as TagName, parent), { ...layout, size })
  writer.y -= size * 0.3
}

function drawParagraph(node: Paragraph, layout: Layout) {
  const images = node.children.filter((child): child is Image => child.type === 'image')
  const { writer, parent, size } = layout
  for (const image of images) drawPicture(image, layout)
  if (images.length === node.children.length) return
  const lines = linesOf(layout, node.children)
  drawLines(lines, new Tag('P', parent), layout)
  writer.y -= size * gap
}

/** No page ends after the first line of a paragraph or begins with its last. */
function drawLines(lines: Line[], tag: Tag, { writer, x, size }: Layout) {
  const height = size * leading
  let at = 0
  while (at < lines.length) {
    const rest = lines.length - at
    writer.ensureRoom(Math.min(rest, rest === 3 ? 3 : 2) * height)
    const room = Math.max(1, Math.floor(writer.heightLeft / height))
    const count = rest - room === 1 && room > 2 ? room - 1 : Math.min(room, rest)
    const shown = lines.slice(at, at + count)
    writer.drawTagged(tag, () => {
      for (const [index, line] of shown.entries()) writer.text(line, x, writer.y - index * height - size * baseline)
    })
    writer.y -= shown.length * height
    at += count
  }
}

function drawList({ ordered, start, children }: List, layout: Layout) {
  const list = new Tag('L', layout.parent)
  for (const [index, item] of children.entries()) {
    const parent = new Tag('LI', list)
    const { writer, x, size, style } = layout
    writer.ensureRoom(2 * size * leading)
    const base = writer.y - size * baseline
    if (ordered) {
      const label: PhrasingContent[] = [{ type: 'text', value: `${(start ?? 1) + index}.` }]
      const [line] = layout.breaker.break(spansOf(label, size, style), indent * 2)
      writer.drawTagged(new Tag('Lbl', parent), () => line && writer.text(line, x, base))
    } else writer.drawTagged(undefined, () => writer.rule(x + 6, base + size * 0.25, 2.6, 2.6))
    drawInside(item.children, { ...layout, parent: new Tag('LBody', parent) }, indent)
  }
}

function drawInside(children: RootContent[], layout: Layout, by: number) {
  for (const child of children) drawBlock(child, { ...layout, x: layout.x + by, width: layout.width - by })
}

function drawCode(value: string, layout: Layout) {
  const { breaker, size, style, width } = layout
  const lines = breaker.break([{ text: value, style, isUnderlined: false, size }], width)
  drawLines(lines, new Tag('Code', new Tag('P', layout.parent)), layout)
  layout.writer.y -= size * gap
}

function drawRule({ writer, x, width, size }: Layout) {
  writer.ensureRoom(size * 2)
  const { y } = writer
  writer.drawTagged(undefined, () => writer.rule(x, y - size * 0.7, width, 0.7, 0.6))
  writer.y -= size * 1.4
}
