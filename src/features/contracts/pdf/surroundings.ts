import type { RootContent } from 'mdast'
import type { Style } from './faces'
import type { LineBreaker } from './lines'
import { margin, type Paper, textWidth } from './paper'
import type { Pictures } from './pictures'
import { plainStyle } from './spans'
import type { Tag } from './tags'

export type Surroundings = {
  paper: Paper
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
/** The rule of the Federal Trade Commission asks for bold of at least 10 points. */
const legalSize = 11
const noticeSize = 10.5
const scriptSize = 26
export const leading = 1.42
export const baseline = 1.08

export const pageSurroundings = { x: margin, width: textWidth, size: bodySize, style: plainStyle }

export function surroundingsOf(node: RootContent, around: Surroundings): Surroundings {
  const bold = { ...plainStyle, isBold: true }
  switch (node.data?.part) {
    case 'legal':
      return { ...around, size: legalSize, style: bold }
    case 'notice':
      return { ...around, size: noticeSize, style: bold }
    case 'evidence':
      return { ...around, size: smallSize }
    case 'signature':
      return node.data.isTyped ? { ...around, size: scriptSize, style: { ...plainStyle, isScript: true } } : around
    default:
      return around
  }
}
