import type { Block } from '../passages'
import type { Cursor } from '../tables'
import type { LoadPdf } from './pdf'

/** A document as a reader sees it: its size, and any stretch of its bytes. */
export type Source = {
  sizeBytes: number
  bytes: (offset?: number, length?: number) => Promise<Uint8Array>
}

export type Step = { blocks: Block[]; next: Cursor | null }

/** Reads on from the cursor, about a megabyte of text at most. */
export type Read = (source: Source, cursor: Cursor, loadPdf: LoadPdf) => Promise<Step>

/** Thrown for what no second try will change; the message is for the person who uploaded the file. */
export class Unreadable extends Error {}

export const mostCharacters = 1_000_000

/** For what has to be read whole to be understood: it is read again for each step, and one stretch of it is taken. */
export function stretch(blocks: Block[], { at }: Cursor): Step {
  let characters = 0
  let end = at
  while (end < blocks.length && characters < mostCharacters) characters += blocks[end++]?.text.length ?? 0
  return { blocks: blocks.slice(at, end), next: end < blocks.length ? { at: end, heading: null } : null }
}
