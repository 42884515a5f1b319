export type Block = { page: number | null; heading: string | null; text: string }

const target = 1000
const overlap = 150
export const longestHeading = 200

/** Passages end with a sentence and overlap, so that text around a cut is found together. */
export function cutPassages(blocks: Block[]): Block[] {
  return merge(blocks).flatMap(({ page, heading, text }) => cut(text).map((body) => ({ page, heading, text: body })))
}

/** Joins blocks with the same page and heading, because a paragraph is often too short for a passage. */
function merge(blocks: Block[]) {
  const merged: Block[] = []
  for (const block of blocks) {
    const text = block.text.replaceAll(/[^\S\n]+/g, ' ').trim()
    const heading = block.heading?.slice(0, longestHeading) ?? null
    const previous = merged.at(-1)
    if (!text) continue
    if (previous && previous.page === block.page && previous.heading === heading) previous.text += `\n${text}`
    else merged.push({ page: block.page, heading, text })
  }
  return merged
}

function cut(text: string) {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > target * 1.3) {
    const end = start + lastBreak(text.slice(start, start + target))
    pieces.push(text.slice(start, end).trim())
    start = Math.max(start + 1, startOfOverlap(text, start, end))
  }
  pieces.push(text.slice(start).trim())
  return pieces.filter(Boolean)
}

function lastBreak(window: string) {
  const half = window.length / 2
  for (const breaks of [/[.!?…。！？]["'”’)]*\s|\n/g, /\s/g]) {
    const last = [...window.matchAll(breaks)].at(-1)
    if (last && last.index > half) return last.index + last[0].length
  }
  const isSplitPair = /[\ud800-\udbff]$/.test(window)
  return window.length - (isSplitPair ? 1 : 0)
}

function startOfOverlap(text: string, start: number, end: number) {
  const from = Math.max(start + 1, end - overlap)
  const sentence = /[.!?…。！？]["'”’)]*\s/.exec(text.slice(from, end))
  if (sentence && from + sentence.index + sentence[0].length < end) return from + sentence.index + sentence[0].length
  const word = text.slice(from, end).indexOf(' ')
  return word === -1 ? end : from + word + 1
}
