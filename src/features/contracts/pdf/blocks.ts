import type { Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { Line } from './lines'
import { drawPicture } from './pictures'
import { plainStyle, spansOf, unknownNode } from './spans'
import { baseline, bodySize, leading, type Surroundings } from './surroundings'
import { drawTable } from './tables'
import { Tag, type TagName } from './tags'

const headingSizes = [20, 14, 12, 11, 10.5, 10.5]
const gap = 0.55
const indent = 20

const linesOf = ({ breaker, size, style, width }: Surroundings, children: PhrasingContent[]) =>
  breaker.break(spansOf(children, size, style), width)

export function drawBlock(node: RootContent, around: Surroundings): void {
  switch (node.type) {
    case 'heading':
      drawHeading(node.depth, node.children, around)
      break
    case 'paragraph':
      drawParagraph(node, around)
      break
    case 'list':
      drawList(node, around)
      break
    case 'blockquote':
      drawInside(node.children, { ...around, parent: new Tag('BlockQuote', around.parent) }, indent)
      break
    case 'table':
      drawTable(node, around)
      break
    case 'code':
      drawCode(node.value, around)
      break
    case 'thematicBreak':
      drawRule(around)
      break
    default:
      throw unknownNode(node)
  }
}

function drawHeading(depth: number, children: PhrasingContent[], around: Surroundings) {
  const { paper, parent } = around
  const size = headingSizes[depth - 1] ?? bodySize
  const lines = linesOf({ ...around, size, style: { ...plainStyle, isBold: true } }, children)
  const followers = 3 * bodySize * leading
  paper.ensure(lines.length * size * leading + followers + size)
  if (!paper.isAtTop) paper.y -= size * 0.7
  drawLines(lines, new Tag(`H${depth}` as TagName, parent), { ...around, size })
  paper.y -= size * 0.3
}

function drawParagraph(node: Paragraph, around: Surroundings) {
  const images = node.children.filter((child): child is Image => child.type === 'image')
  const { paper, parent, size } = around
  for (const image of images) drawPicture(image, around)
  if (images.length === node.children.length) return
  const lines = linesOf(around, node.children)
  drawLines(lines, new Tag('P', parent), around)
  paper.y -= size * gap
}

/** No page ends after the first line of a paragraph or begins with its last. */
export function drawLines(lines: Line[], tag: Tag, { paper, x, size }: Surroundings) {
  const height = size * leading
  let at = 0
  while (at < lines.length) {
    const rest = lines.length - at
    paper.ensure(Math.min(rest, rest === 3 ? 3 : 2) * height)
    const room = Math.max(1, Math.floor(paper.left / height))
    const count = rest - room === 1 && room > 2 ? room - 1 : Math.min(room, rest)
    const shown = lines.slice(at, at + count)
    paper.marked(tag, () => {
      for (const [index, line] of shown.entries()) paper.text(line, x, paper.y - index * height - size * baseline)
    })
    paper.y -= shown.length * height
    at += count
  }
}

function drawList({ ordered, start, children }: List, around: Surroundings) {
  const list = new Tag('L', around.parent)
  for (const [index, item] of children.entries()) {
    const parent = new Tag('LI', list)
    const { paper, x, size, style } = around
    paper.ensure(2 * size * leading)
    const base = paper.y - size * baseline
    if (ordered) {
      const label: PhrasingContent[] = [{ type: 'text', value: `${(start ?? 1) + index}.` }]
      const [line] = around.breaker.break(spansOf(label, size, style), indent * 2)
      paper.marked(new Tag('Lbl', parent), () => line && paper.text(line, x, base))
    } else paper.marked(undefined, () => paper.rule(x + 6, base + size * 0.25, 2.6, 2.6))
    drawInside(item.children, { ...around, parent: new Tag('LBody', parent) }, indent)
  }
}

function drawInside(children: RootContent[], around: Surroundings, by: number) {
  for (const child of children) drawBlock(child, { ...around, x: around.x + by, width: around.width - by })
}

function drawCode(value: string, around: Surroundings) {
  const { breaker, size, style, width } = around
  const lines = breaker.break([{ text: value, style, isUnderlined: false, size }], width)
  drawLines(lines, new Tag('Code', new Tag('P', around.parent)), around)
  around.paper.y -= size * gap
}

function drawRule({ paper, x, width, size }: Surroundings) {
  paper.ensure(size * 2)
  const { y } = paper
  paper.marked(undefined, () => paper.rule(x, y - size * 0.7, width, 0.7, 0.6))
  paper.y -= size * 1.4
}
