import type { RootContent } from 'mdast'
import type { Style } from './faces'
import type { LineBreaker } from './lines'
import { margin, type PageWriter, textWidth } from './page-writer'
import type { Pictures } from './pictures'
import { plainStyle } from './spans'
import type { Tag } from './tags'

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
/** 16 CFR 429.1(a) demands bold type of at least 10 points. */
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
