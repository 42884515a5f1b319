import { type Box, overlap, round } from './geometry'

export type Title = { name: string; x: number; y: number }

/** The height of a line including the space above it. */
export const titleHeight = 18
const letterHeight = 14
const letterWidth = 7.4
const wideLetterWidth = 13
const gap = 6
/** If there is less room, the name overlaps its neighbour, because a name cut shorter could not be read. */
const leastRoom = 60

export const titleWidth = (name: string) =>
  [...name].reduce((width, letter) => width + (letter < '\u1100' ? letterWidth : wideLetterWidth), 0)

export function fittedTitle(name: string, widest: number) {
  if (titleWidth(name) <= widest) return name
  const letters = [...name]
  while (letters.length && titleWidth(`${letters.join('')}…`) > widest) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

export const boxOfTitle = ({ name, x, y }: Title): Box => ({
  left: x,
  top: y - letterHeight + 3,
  width: titleWidth(name),
  height: letterHeight,
})

type Shape = { name: string; box: Box }

/** Puts the title above its structure, or below it if another title is there. */
export function placeTitles(shapes: Shape[], from: number, until: number) {
  const titles: Title[] = []
  for (const shape of shapes) {
    const { top, height } = shape.box
    const others = shapes.filter((each) => each !== shape).map(({ box }) => box)
    const above = titleAt(shape, Math.max(titleHeight - 4, top - 5), others, from, until)
    const isTaken = titles.some((title) => overlap(boxOfTitle(title), boxOfTitle(above)))
    titles.push(isTaken ? titleAt(shape, top + height + titleHeight - 4, others, from, until) : above)
  }
  return titles
}

function titleAt({ name, box }: Shape, y: number, others: Box[], from: number, until: number): Title {
  const line = { left: from, top: y - letterHeight, width: until - from, height: letterHeight }
  const beside = others.filter((other) => overlap(line, other))
  const ends = beside.map(({ left, width }) => left + width + gap).filter((end) => end <= box.left + gap)
  const starts = beside.map(({ left }) => left - gap).filter((start) => start >= box.left + box.width - gap)
  const room = { from: Math.max(from, ...ends), until: Math.min(until, ...starts) }
  const isRoom = room.until - room.from >= leastRoom
  const [first, last] = isRoom ? [room.from, room.until] : [from, until]
  const shown = fittedTitle(name, last - first)
  return { name: shown, x: round(Math.max(first, Math.min(box.left, last - titleWidth(shown)))), y: round(y) }
}
