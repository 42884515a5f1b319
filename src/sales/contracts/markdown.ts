import MarkdownIt, { type Env, type Token } from 'markdown-it'
import type { AlignType, Heading, Nodes, Parent, Root, RootContent } from 'mdast'

/** More lines than any contract has. Each may start a block, and blocks cost more than text. */
const mostLines = 3000

/** Each bracket may begin a link, whose end is then searched for. */
const mostBrackets = 3000

/** Deeper than a tree may be, because the parser silently drops whatever is nested deeper. */
const deepestParsed = 40

export type Markdown = { root: Root; problem?: undefined } | { root?: undefined; problem: string }

const parser = new MarkdownIt('default', { maxNesting: deepestParsed })
// Without `image`, a picture becomes a link after an exclamation mark. The `image` rule would parse nested pictures
// over and over.
parser.disable(['image', 'strikethrough', 'linkify', 'replacements', 'smartquotes', 'text_join'])
parser.normalizeLink = (url) => url
parser.validateLink = () => true

/** Takes time proportional to the length, whatever the text is. */
export function parseMarkdown(body: string): Markdown {
  if ((body.match(/\r\n?|\n/g)?.length ?? 0) > mostLines)
    return { problem: `is too long: it may have ${mostLines} lines` }
  if (body.split('[').length - 1 > mostBrackets) return { problem: `has too many “[”: it may have ${mostBrackets}` }
  const found: Env = {}
  const tokens = parser.parse(body, found)
  if (Object.keys(found.references ?? {}).length)
    return { problem: 'must have its links in the form [words](https://example.com)' }
  return treeOf(tokens)
}

function treeOf(tokens: Token[]): Markdown {
  const root: Root = { type: 'root', children: [] }
  const open: Parent[] = [root]
  const add = (node: Nodes) => open.at(-1)?.children.push(node as RootContent)
  for (const token of tokens) {
    if (token.type === 'inline') {
      const problem = problemOf(token.children ?? [])
      if (problem) return { problem }
      for (const child of token.children ?? []) place(child, open, add)
    } else place(token, open, add)
  }
  return { root }
}

function place(token: Token, open: Parent[], add: (node: Nodes) => void) {
  if (partsOfTables.has(token.type)) return
  if (token.nesting < 0) return void open.pop()
  const parent = open.at(-1)
  const text = textOf(token)
  const last = parent?.children.at(-1)
  if (text !== undefined && last?.type === 'text') last.value += text
  else if (text !== undefined) {
    if (text) add({ type: 'text', value: text })
  } else {
    const node = nodeOf(token)
    if (node.type === 'paragraph' && parent?.type === 'listItem') spread(open, !token.hidden)
    if (node.type === 'tableCell') align(open, token)
    add(node)
    if (token.nesting > 0) open.push(node as Parent)
  }
}

const partsOfTables = new Set(['thead_open', 'thead_close', 'tbody_open', 'tbody_close'])

function textOf({ type, content }: Token) {
  if (type === 'softbreak') return '\n'
  return type === 'text' || type === 'text_special' ? content : undefined
}

function nodeOf(token: Token): Nodes {
  const { type, content, info } = token
  switch (type) {
    case 'heading_open':
      return { type: 'heading', depth: Number(token.tag.slice(1)) as Heading['depth'], children: [] }
    case 'paragraph_open':
      return { type: 'paragraph', children: [] }
    case 'blockquote_open':
      return { type: 'blockquote', children: [] }
    case 'bullet_list_open':
      return { type: 'list', ordered: false, start: null, spread: false, children: [] }
    case 'ordered_list_open':
      return { type: 'list', ordered: true, start: Number(token.attrGet('start') ?? 1), spread: false, children: [] }
    case 'list_item_open':
      return { type: 'listItem', spread: false, checked: null, children: [] }
    case 'table_open':
      return { type: 'table', align: [], children: [] }
    case 'tr_open':
      return { type: 'tableRow', children: [] }
    case 'th_open':
    case 'td_open':
      return { type: 'tableCell', children: [] }
    case 'em_open':
      return { type: 'emphasis', children: [] }
    case 'strong_open':
      return { type: 'strong', children: [] }
    case 'link_open':
      return { type: 'link', url: attribute(token, 'href') ?? '', title: attribute(token, 'title'), children: [] }
    case 'hr':
      return { type: 'thematicBreak' }
    case 'hardbreak':
      return { type: 'break' }
    case 'code_inline':
      return { type: 'inlineCode', value: content }
    case 'fence':
    case 'code_block': {
      const [lang = null, meta = null] = info.trim().match(/^\S+|(?<=\s)\S.*$/gs) ?? []
      return { type: 'code', lang, meta, value: content.replace(/\n$/, '') }
    }
    default:
      throw new Error(`A Markdown token is unknown: ${type}.`)
  }
}

function attribute(token: Token, name: string) {
  const value = token.attrGet(name)
  return value === null ? null : String(value)
}

/** A list is either spread or not as a whole. */
function spread(open: Parent[], isSpread: boolean) {
  const [list, item] = open.slice(-2)
  if (list?.type === 'list') Object.assign(list, { spread: isSpread })
  if (item?.type === 'listItem') Object.assign(item, { spread: isSpread })
}

function align(open: Parent[], cell: Token) {
  const [table] = open.slice(-2)
  if (cell.type !== 'th_open' || table?.type !== 'table') return
  const [, side = null] = attribute(cell, 'style')?.match(/text-align:(left|right|center)/) ?? []
  ;(table as Parent & { align: AlignType[] }).align.push(side as AlignType)
}

const tag = /<(?:\/?[a-z][a-z\d-]*(?=[\s/>])[^<>]*|[!?][^<>]*)>/i

function problemOf(tokens: Token[]): string | undefined {
  const isPicture = tokens.some(({ type, info }, index) => {
    const before = tokens[index - 1]
    return type === 'link_open' && info !== 'auto' && before?.type === 'text' && before.content.endsWith('!')
  })
  if (isPicture) return 'must not have pictures'
  const written = tokens.map(({ type, content }) => (type === 'text' ? content : type === 'softbreak' ? '\n' : ' '))
  const [html] = written.join('').match(tag) ?? []
  return html && `must be Markdown without HTML, such as ${html.slice(0, 40)}`
}
