import type { Nodes, PhrasingContent } from 'mdast'
import type { Style } from './faces'
import type { Span } from './lines'

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
