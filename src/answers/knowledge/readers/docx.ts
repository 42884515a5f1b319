import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import { longestBlock } from '../../../core/limits'
import type { Block } from '../passages'
import { markupAtOnce, type Read, refuseDepth, stepsOf, UnreadableFile } from './reader'

const leastBytes = 256
const mostBytes = 65_536
const unpackedAtOnce = 100_000

/** Parts are small enough to take a few milliseconds each, however well the data is compressed. */
export async function* feed(
  packed: Uint8Array,
  push: (part: Uint8Array, isLast: boolean) => void,
  unpacked: () => number,
) {
  let size = leastBytes
  let sinceYield = 0
  for (let at = 0; at < packed.length; ) {
    const before = unpacked()
    const end = Math.min(at + size, packed.length)
    push(packed.subarray(at, end), end === packed.length)
    const out = unpacked() - before
    const ratio = Math.max(1, out / (end - at))
    size = Math.max(leastBytes, Math.min(mostBytes, (end - at) * 2, Math.floor(unpackedAtOnce / 2 / ratio)))
    sinceYield += out + end - at
    at = end
    if (sinceYield < unpackedAtOnce) continue
    sinceYield = 0
    yield
  }
}

const mostUnpackedBytes = 50_000_000

/** A real document has a few hundred files, and the time that fflate takes grows with the square of their number. */
const mostFiles = 5000

export const readDocx: Read = async function* (source, cursor) {
  const { write, end, take } = paragraphs()
  const bytes = await source.bytes()
  async function* parts() {
    for await (const xml of unpack(bytes, 'word/document.xml')) {
      write(xml)
      yield take()
    }
    end()
    yield take()
  }
  yield* stepsOf(parts(), cursor)
}

const damaged = 'This Word document is damaged and can’t be opened.'
const tooLarge = 'This Word document unpacks to far more than a document should.'

/** The sizes in a zip may be false, so the unpacked bytes are counted. */
async function* unpack(zip: Uint8Array, name: string) {
  const decoder = new TextDecoder()
  let isFound = false
  let xml = ''
  let unpacked = 0
  let files = 0
  const unzip = new Unzip((file) => {
    if (++files > mostFiles) throw new UnreadableFile(tooLarge)
    if (file.name !== name || isFound) return
    isFound = true
    file.ondata = (error, data) => {
      if (error) throw error
      unpacked += data.length
      if (unpacked > mostUnpackedBytes) throw new UnreadableFile(tooLarge)
      xml += decoder.decode(data, { stream: true })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const push = (part: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(part, isLast)
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile(damaged)
    }
  }
  function* taken() {
    for (let at = 0; at < xml.length; at += markupAtOnce) yield xml.slice(at, at + markupAtOnce)
    xml = ''
  }
  for await (const _ of feed(zip, push, () => unpacked)) {
    yield* taken()
    yield ''
  }
  yield* taken()
  if (!isFound) throw new UnreadableFile('This file ends in .docx but is not a Word document.')
}

/** Keeps a stack, because text boxes nest paragraphs. */
function paragraphs() {
  let blocks: Block[] = []
  const open: { text: string; isHeading: boolean }[] = []
  let heading: string | null = null
  let isText = false
  let depth = 0
  const finish = (paragraph: { text: string; isHeading: boolean }) => {
    if (!paragraph.text.trim()) return
    if (paragraph.isHeading) heading = paragraph.text.trim()
    blocks.push({ page: null, heading, text: paragraph.text })
    paragraph.text = ''
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        refuseDepth(++depth)
        const paragraph = open.at(-1)
        if (name === 'w:p') open.push({ text: '', isHeading: false })
        else if (name === 'w:t') isText = true
        else if (!paragraph) return
        else if (name === 'w:pStyle')
          paragraph.isHeading = /^(heading|title|berschrift|titre)/i.test(attributes['w:val'] ?? '')
        else if (name === 'w:tab' || name === 'w:br') paragraph.text += ' '
      },
      ontext(data) {
        const paragraph = open.at(-1)
        if (!isText || !paragraph) return
        paragraph.text += data
        if (paragraph.text.length > longestBlock) finish(paragraph)
      },
      onclosetag(name) {
        depth--
        if (name === 'w:t') isText = false
        const paragraph = name === 'w:p' ? open.pop() : undefined
        if (paragraph) finish(paragraph)
      },
    },
    { xmlMode: true },
  )
  const take = () => {
    const taken = blocks
    blocks = []
    return taken
  }
  return { write: (xml: string) => parser.write(xml), end: () => parser.end(), take }
}
