import { Parser } from 'htmlparser2'
import type { Block } from '../passages'
import { type Read, stretch } from './reader'

const silent = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg', 'iframe', 'object', 'select'])
const flowing = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
])
const isHeading = (name: string) => /^h[1-6]$/.test(name)

export const readHtml: Read = async (source, cursor) => {
  const bytes = await source.bytes()
  return stretch(blocksOf(new TextDecoder(charsetOf(bytes)).decode(bytes)), cursor)
}

function charsetOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const named = /charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}

function blocksOf(html: string) {
  const blocks: Block[] = []
  let heading: string | null = null
  let text = ''
  let silence = 0
  const finish = () => {
    if (text.trim()) blocks.push({ page: null, heading, text })
    text = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) silence++
      else if (!flowing.has(name)) finish()
    },
    ontext(data) {
      if (!silence) text += data.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (silent.has(name)) silence = Math.max(0, silence - 1)
      else if (isHeading(name)) {
        heading = text.trim() || heading
        text = ''
      } else if (!flowing.has(name)) finish()
    },
  })
  parser.end(html)
  finish()
  return blocks
}
