import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import type { Block } from '../passages'
import { type Read, stretch, Unreadable } from './reader'

const mostUnpackedBytes = 50_000_000

export const readDocx: Read = async (source, cursor) =>
  stretch(blocksOf(unpack(await source.bytes(), 'word/document.xml')), cursor)

const damaged = 'This Word document is damaged and can’t be opened.'
const tooLarge = 'This Word document unpacks to far more than a document should.'
const chunkBytes = 65_536

/** Unpacks one file and counts what comes out, because what a zip says of its sizes may be a lie. */
function unpack(zip: Uint8Array, name: string) {
  const decoder = new TextDecoder()
  let text: string | undefined
  let unpacked = 0
  const unzip = new Unzip((file) => {
    if (file.name !== name) return
    text = ''
    file.ondata = (error, data) => {
      if (error) throw error
      unpacked += data.length
      if (unpacked > mostUnpackedBytes) throw new Unreadable(tooLarge)
      text += decoder.decode(data, { stream: true })
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
  if (text === undefined) throw new Unreadable('This file ends in .docx but is not a Word document.')
  return text
}

function blocksOf(xml: string) {
  const blocks: Block[] = []
  let heading: string | null = null
  let text = ''
  let isText = false
  let isTitle = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'w:p') [text, isTitle] = ['', false]
        else if (name === 'w:pStyle') isTitle = /^(heading|title|berschrift|titre)/i.test(attributes['w:val'] ?? '')
        else if (name === 'w:t') isText = true
        else if (name === 'w:tab' || name === 'w:br') text += ' '
      },
      ontext(data) {
        if (isText) text += data
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false
        if (name !== 'w:p' || !text.trim()) return
        if (isTitle) heading = text.trim()
        else blocks.push({ page: null, heading, text })
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return blocks
}
