import type { AlignType, Nodes, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import type { Pictures } from './blocks'
import type { Style } from './faces'
import type { Line, LineBreaker, Span } from './lines'
import { bottom, margin, type PageWriter, pageSize, Tag, textWidth } from './page-writer'

export const plainStyle: Style = { isBold: false, isItalic: false, isScript: false }

export function spansOf(nodes: PhrasingContent[], size: number, style: Style, isUnderlined = false): Span[] {
  const spans = nodes.flatMap((node): Span[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ text: node.value.replaceAll(/[\t\n\r ]+/g, ' '), style, isUnderlined, size }]
      case 'break':
        return [{ text: '\n', style, isUnderlined, size }]
      case 'strong':
        return spansOf(node.children, size, { ...style, isBold: true }, isUnderlined)
      case 'emphasis':
        return spansOf(node.children, size, { ...style, isItalic: true }, isUnderlined)
      case 'delete':
        return spansOf(node.children, size, style, isUnderlined)
      case 'link':
        return spansOf(node.children, size, style, true)
      case 'image':
        return []
      default:
        throw unknownNode(node)
    }
  })
  return spans
}

export const unknownNode = (node: Nodes) => new Error(`A contract can’t be drawn with a node of the type ${node.type}.`)

export type Layout = {
  writer: PageWriter
  breaker: LineBreaker
  pictures: Pictures
  parent: Tag
  x: number
  width: number
  size: number
  style: Style
}

export const bodySize = 10.5
export const smallSize = 9
/** 16 CFR 429.1(a) requires bold type of at least 10 points. */
const legalSize = 11
const noticeSize = 10.5
const scriptSize = 26
export const leading = 1.42
export const baseline = 1.08

export const pageLayout = { x: margin, width: textWidth, size: bodySize, style: plainStyle }

export function layoutOf(node: RootContent, layout: Layout): Layout {
  const bold = { ...plainStyle, isBold: true }
  switch (node.data?.part) {
    case 'legal':
      return { ...layout, size: legalSize, style: bold }
    case 'notice':
      return { ...layout, size: noticeSize, style: bold }
    case 'evidence':
      return { ...layout, size: smallSize }
    case 'signature':
      return node.data.isTyped ? { ...layout, size: scriptSize, style: { ...plainStyle, isScript: true } } : layout
    default:
      return layout
  }
}

const padding = 5

type Column = { x: number; width: number; align: AlignType }
type Row = { cells: { lines: Line[]; tag: Tag }[]; isHead: boolean }

export function drawTable({ align, children }: Table, layout: Layout) {
  const { writer, parent, size } = layout
  const table = new Tag('Table', parent)
  const columns = columnsOf(children, align ?? [], layout)
  const rows = children.map((row, index) => rowOf(row, index === 0, columns, table, layout))
  const [head, ...others] = rows
  if (!head) return
  const first = others[0] ? heightOf(others[0], size) : 0
  writer.ensureRoom(heightOf(head, size) + Math.min(first, pageSize.height / 3))
  drawRow(head, columns, layout)
  // The last row moves to the next page together with the one before it, because a page with a single line looks like a
  // mistake.
  const last = others.at(-1)
  for (const row of others) {
    const alone = heightOf(row, size)
    const withLast = last && row === others.at(-2) ? alone + heightOf(last, size) : alone
    const height = isTooHigh(withLast, head, size) ? alone : withLast
    if (height > writer.heightLeft && !isTooHigh(height, head, size)) startPage(head, columns, layout)
    for (let rest: Row | undefined = row; rest; ) {
      rest = drawRow(rest, columns, layout)
      if (rest) startPage(head, columns, layout)
    }
  }
  writer.y -= size * 0.8
}

const styleOf = (isHead: boolean, { style }: Layout) => (isHead ? { ...plainStyle, isBold: true } : style)

function columnsOf(rows: TableRow[], align: AlignType[], layout: Layout): Column[] {
  const { breaker, size, width, x } = layout
  const count = Math.max(...rows.map(({ children }) => children.length))
  const wanted = Array.from({ length: count }, (_, column) => {
    const cells = rows.flatMap(({ children }, row) => {
      const cell = children[column]
      return cell ? [breaker.measure(spansOf(cell.children, size, styleOf(row === 0, layout)))] : []
    })
    const most = (key: 'whole' | 'longest') => Math.max(...cells.map((cell) => cell[key])) + 2 * padding + 0.5
    return { whole: most('whole'), longest: most('longest') }
  })
  const widths = shareWidth(wanted, width)
  let at = x
  return widths.map((own, index) => {
    const column = { x: at, width: own, align: align[index] ?? null }
    at += own
    return column
  })
}

function shareWidth(wanted: { whole: number; longest: number }[], width: number) {
  const sum = (key: 'whole' | 'longest') => wanted.reduce((total, each) => total + each[key], 0)
  const [whole, longest] = [sum('whole'), sum('longest')]
  if (whole <= width) return wanted.map((each, index) => each.whole + (index === 0 ? width - whole : 0))
  if (longest >= width) {
    const most = width / wanted.length
    const narrow = wanted.filter((each) => each.longest <= most)
    const left = width - narrow.reduce((total, each) => total + each.longest, 0)
    const others = wanted.length - narrow.length
    return wanted.map((each) => (each.longest <= most ? each.longest : left / others))
  }
  const share = (width - longest) / (whole - longest)
  return wanted.map((each) => each.longest + (each.whole - each.longest) * share)
}

function rowOf(row: TableRow, isHead: boolean, columns: Column[], table: Tag, layout: Layout): Row {
  const { breaker, size } = layout
  const parent = new Tag('TR', table)
  const cells = columns.map(({ width }, index) => {
    const spans = spansOf(row.children[index]?.children ?? [], size, styleOf(isHead, layout))
    return { lines: breaker.break(spans, width - 2 * padding), tag: new Tag(isHead ? 'TH' : 'TD', parent) }
  })
  return { cells, isHead }
}

const linesIn = ({ cells }: Row) => Math.max(...cells.map(({ lines }) => lines.length))
const heightOf = (row: Row, size: number) => linesIn(row) * size * leading + 2 * padding

const isTooHigh = (height: number, head: Row, size: number) =>
  height + heightOf(head, size) > pageSize.height - margin - bottom

/** The repeated head is untagged, because screen readers have already read it on the first page. */
function startPage(head: Row, columns: Column[], layout: Layout) {
  layout.writer.breakPage()
  const isSmall = heightOf(head, layout.size) < pageSize.height / 3
  if (isSmall) drawRow(head, columns, layout, true)
}

function drawRow(row: Row, columns: Column[], { writer, size }: Layout, isRepeated = false): Row | undefined {
  const lineHeight = size * leading
  const room = Math.max(1, Math.floor((writer.heightLeft - 2 * padding) / lineHeight))
  const count = Math.min(room, linesIn(row))
  const height = count * lineHeight + 2 * padding
  const { y } = writer
  const [start, width] = [columns[0]?.x ?? 0, columns.reduce((sum, column) => sum + column.width, 0)]
  writer.drawTagged(undefined, () => {
    if (row.isHead) writer.rule(start, y - height, width, height, 0.94)
    writer.rule(start, y - height, width, 0.5, row.isHead ? 0.3 : 0.75)
  })
  for (const [index, { lines, tag }] of row.cells.entries()) {
    const column = columns[index]
    if (!column) continue
    writer.drawTagged(isRepeated ? undefined : tag, () => {
      for (const [at, line] of lines.slice(0, count).entries())
        writer.text(line, startOf(line, column), y - padding - at * lineHeight - size * baseline)
    })
  }
  writer.y -= height
  if (count === linesIn(row)) return undefined
  return { ...row, cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(count) })) }
}

function startOf(line: Line, { x, width, align }: Column) {
  const left = width - line.width
  if (align === 'right') return x + left - padding
  return align === 'center' ? x + left / 2 : x + padding
}
