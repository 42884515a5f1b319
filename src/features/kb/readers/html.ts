import { Parser } from 'htmlparser2'
import type { Block } from '../passages'
import { type Read, stretch } from './reader'
import { encodingOf } from './text'

const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'select'])
const flowing = new Set('a abbr b bdi cite code em i mark q s small span strong sub sup time u'.split(' '))
const isHeading = (name: string) => name === 'title' || /^h[1-6]$/.test(name)

export const readHtml: Read = async (source, cursor) => {
  const bytes = await source.bytes()
  return stretch(blocksOf(bytes, new TextDecoder(charsetOf(bytes))), cursor)
}

function charsetOf(bytes: Uint8Array) {
  const seen = encodingOf(bytes)
  if (seen.startsWith('utf-16')) return seen
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const named = /charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? seen
  try {
    return new TextDecoder(named).encoding
  } catch {
    return seen
  }
}

const chunkBytes = 1_000_000

function blocksOf(bytes: Uint8Array, decoder: TextDecoder) {
  const blocks: Block[] = []
  let heading: string | null = null
  let text = ''
  let silence = 0
  let isInHeading = false
  const finish = () => {
    if (text.trim()) blocks.push({ page: null, heading, text })
    text = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) silence++
      else if (isInHeading) text += ' '
      else if (!flowing.has(name)) finish()
      if (isHeading(name)) isInHeading = true
    },
    ontext(data) {
      if (!silence) text += data.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (silent.has(name)) silence = Math.max(0, silence - 1)
      if (isHeading(name)) {
        isInHeading = false
        heading = text.trim() || heading
      }
      if (!isInHeading && !flowing.has(name)) finish()
    },
  })
  for (let at = 0; at < bytes.length; at += chunkBytes)
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }))
  parser.end()
  finish()
  return blocks
}
