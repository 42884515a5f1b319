import { longestBlock, mostTextBytes } from '../../../core/limits'
import type { Block } from '../passages'
import type { Cursor } from '../tables'
import type { LoadPdf } from './pdf'

export type Source = {
  sizeBytes: number
  bytes: (offset?: number, length?: number) => Promise<Uint8Array>
}

export type Step = { blocks: Block[]; next: Cursor | null }

export type Read = (source: Source, cursor: Cursor, loadPdf: LoadPdf) => AsyncIterable<Step>

/** Retrying is useless. The message is for the person who uploaded the file. */
export class UnreadableFile extends Error {}

/** Cutting or saving this much takes about 10 ms, during which the isolate can't answer anyone else. */
export const charactersAtOnce = 60_000

/** Parsing this much takes as long in the worst case, which is text made of nothing but tags. */
export const markupAtOnce = 16_384

export const letOthers = () => scheduler.wait(0)

const deepest = 1000

export function refuseDepth(depth: number) {
  if (depth > deepest) throw new UnreadableFile('This document is nested too deeply.')
}

export const refuseLength = (textBytes: number) => {
  if (textBytes > mostTextBytes)
    throw new UnreadableFile(`This document has more than ${mostTextBytes / 1_000_000} MB of text. Split it.`)
}

export function splitBlock(block: Block): Block[] {
  const pieces: Block[] = []
  for (let start = 0; start < block.text.length; ) {
    const window = block.text.slice(start, start + longestBlock)
    const lastSpace = start + window.length < block.text.length ? window.lastIndexOf(' ') : -1
    const text = lastSpace > 0 ? window.slice(0, lastSpace + 1) : window
    pieces.push({ ...block, text })
    start += text.length
  }
  return pieces
}

/** Some formats can only be parsed from the start, so parts that were saved are parsed again and skipped. */
export async function* stepsOf(parts: AsyncIterable<Block[]>, { at: saved }: Cursor): AsyncGenerator<Step> {
  let at = 0
  let blocks: Block[] = []
  let characters = 0
  for await (const part of parts) {
    for (const block of part.flatMap(splitBlock)) {
      if (at++ < saved) continue
      if (characters > 0 && characters + block.text.length > charactersAtOnce) {
        yield { blocks, next: { at: at - 1, heading: null } }
        blocks = []
        characters = 0
      }
      blocks.push(block)
      characters += block.text.length
    }
    await letOthers()
  }
  yield { blocks, next: null }
}
