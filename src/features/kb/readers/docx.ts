import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import type { Block } from '../passages'
import { type Read, stretch, Unreadable } from './reader'

const mostUnpackedBytes = 50_000_000

export const readDocx: Read = async (source, cursor) => {
  const { write, finish } = paragraphs()
  unpack(await source.bytes(), 'word/document.xml', write)
  return stretch(finish(), cursor)
}

const damaged = 'This Word document is damaged and can’t be opened.'
const tooLarge = 'This Word document unpacks to far more than a document should.'
const chunkBytes = 65_536

/** Unpacks one file and counts what comes out, because what a zip says of its sizes may be a lie. */
function unpack(zip: Uint8Array, name: string, write: (xml: string) => void) {
  const decoder = new TextDecoder()
  let isFound = false
  let unpacked = 0
  const unzip = new Unzip((file) => {
    if (file.name !== name) return
    isFound = true
    file.ondata = (error, data) => {
      if (error) throw error
      unpacked += data.length
      if (unpacked > mostUnpackedBytes) throw new Unreadable(tooLarge)
      write(decoder.decode(data, { stream: true }))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < zip.length; at += chunkBytes)
      unzip.push(zip.subarray(at, at + chunkBytes), at + chunkBytes >= zip.length)
  } catch {
    throw new Unreadable(unpacked > mostUnpackedBytes ? tooLarge : damaged)
  }
  if (!isFound) throw new Unreadable('This file ends in .docx but is not a Word document.')
}

/** Paragraphs as they come; one may stand inside another, in a text box. */
function paragraphs() {
  const blocks: Block[] = []
  const open: { text: string; isHeading: boolean }[] = []
  let heading: string | null = null
  let isText = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
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
        if (isText && paragraph) paragraph.text += data
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false
        const paragraph = name === 'w:p' ? open.pop() : undefined
        if (!paragraph?.text.trim()) return
        if (paragraph.isHeading) heading = paragraph.text.trim()
        blocks.push({ page: null, heading, text: paragraph.text })
      },
    },
    { xmlMode: true },
  )
  const finish = () => {
    parser.end()
    return blocks
  }
  return { write: (xml: string) => parser.write(xml), finish }
}
