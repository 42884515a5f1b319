import { Parser } from 'htmlparser2'
import { longestBlock } from '../../../core/limits'
import type { Block } from '../passages'
import { markupAtOnce, type Read, refuseDepth, stepsOf } from './reader'
import { encodingOf } from './text'

const skippedTags = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'select'])
const inlineTags = new Set('a abbr b bdi cite code em i mark q s small span strong sub sup time u'.split(' '))
const isHeading = (name: string) => name === 'title' || /^h[1-6]$/.test(name)

export const readHtml: Read = async function* (source, cursor) {
  const bytes = await source.bytes()
  yield* stepsOf(blocksOf(bytes, new TextDecoder(charsetOf(bytes))), cursor)
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

async function* blocksOf(bytes: Uint8Array, decoder: TextDecoder) {
  const { parser, take } = htmlParser()
  for (let at = 0; at < bytes.length; at += markupAtOnce) {
    parser.write(decoder.decode(bytes.subarray(at, at + markupAtOnce), { stream: true }))
    yield take()
  }
  parser.end()
  yield take()
}

function htmlParser() {
  let blocks: Block[] = []
  let heading: string | null = null
  let text = ''
  let depth = 0
  let skippedDepth = 0
  let isInHeading = false
  const finish = () => {
    if (text.trim()) blocks.push({ page: null, heading, text })
    text = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      refuseDepth(++depth)
      if (skippedTags.has(name)) skippedDepth++
      else if (isInHeading) text += ' '
      else if (!inlineTags.has(name)) finish()
      if (isHeading(name)) isInHeading = true
    },
    ontext(data) {
      if (!skippedDepth) text += data.replaceAll(/\s+/g, ' ')
      if (text.length > longestBlock) finish()
    },
    onclosetag(name) {
      depth--
      if (skippedTags.has(name)) skippedDepth = Math.max(0, skippedDepth - 1)
      if (isHeading(name)) {
        isInHeading = false
        heading = text.trim() || heading
      }
      if (!isInHeading && !inlineTags.has(name)) finish()
    },
    onend: finish,
  })
  const take = () => {
    const taken = blocks
    blocks = []
    return taken
  }
  return { parser, take }
}
