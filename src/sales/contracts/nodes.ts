import type { Paragraph, PhrasingContent, RootContent, Strong, Table, TableCell, Text } from 'mdast'

type Part = 'sums' | 'words' | 'legal' | 'notice' | 'signature' | 'evidence'

export type NodeData = {
  part?: Part
  pageBreakBefore?: true
  initials?: string
  /** The signer the initials belong to, if several sign. */
  signer?: string
  /** The typed name is set in a script face. A drawn signature is an image node instead. */
  isTyped?: true
}

declare module 'mdast' {
  interface Data extends NodeData {}
}

export const text = (value: string): Text => ({ type: 'text', value })
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] })

export const paragraph = (children: PhrasingContent[], data?: NodeData): Paragraph => ({
  type: 'paragraph',
  children,
  ...(data && { data }),
})

export const heading = (depth: 1 | 2 | 3, value: string, data?: NodeData): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
  ...(data && { data }),
})

export const lines = (values: PhrasingContent[][]): PhrasingContent[] =>
  values.flatMap((each, index): PhrasingContent[] => (index ? [{ type: 'break' }, ...each] : each))

export function table(rows: PhrasingContent[][][], align: Table['align'], data?: NodeData): Table {
  const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
  return {
    type: 'table',
    align: align ?? null,
    children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(cell) })),
    ...(data && { data }),
  }
}

export const plainText = (node: RootContent | PhrasingContent): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plainText).join('') : ''
