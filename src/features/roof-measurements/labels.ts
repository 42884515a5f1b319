import { type Box, centre, extent, holds, isInside, overlap, type Point } from './geometry'

export type Label = { x: number; y: number; isWhole: boolean }
export type Title = { name: string; x: number; y: number }

const letterWidth = 7.4
const wideLetterWidth = 13
const titleHeight = 14
const triesAcross = 11

export const titleWidth = (name: string) =>
  [...name].reduce((width, letter) => width + (letter < '\u1100' ? letterWidth : wideLetterWidth), 0)

/** Cut where it would be wider. */
export function fittedTitle(name: string, widest: number) {
  if (titleWidth(name) <= widest) return name
  const letters = [...name]
  while (letters.length && titleWidth(`${letters.join('')}…`) > widest) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

export const boxOfTitle = ({ name, x, y }: Title): Box => ({
  left: x,
  top: y - titleHeight + 3,
  width: titleWidth(name),
  height: titleHeight,
})

/** Area above pitch and arrow; they are drawn at these distances from the point. */
const wholeBox = (x: number, y: number, areaSquareFeet: number): Box => {
  const width = Math.max(66, letterWidth * (areaSquareFeet.toLocaleString('en-US').length + 4))
  return { left: x - width / 2, top: y - 15, width, height: 33 }
}

export const numberWidth = (number: number) => 7 * String(number).length + 3

const numberBox = (x: number, y: number, number: number): Box => {
  const width = numberWidth(number)
  return { left: x - width / 2, top: y - 7, width, height: 14 }
}

type Labelled = { number: number; areaSquareFeet: number; points: Point[] }

/** In the middle where that is inside and free, else as near to it as there is room. */
export function placeLabels(facets: Labelled[], taken: Box[]): Label[] {
  const occupied = [...taken]
  const place = (points: Point[], boxAt: (x: number, y: number) => Box, isGood: (box: Box) => boolean) => {
    const middle = centre(points)
    const isFree = ([x, y]: Point) => isGood(boxAt(x, y)) && !occupied.some((box) => overlap(box, boxAt(x, y)))
    return isFree(middle) ? middle : spotsIn(points, middle).find(isFree)
  }
  return facets.map(({ number, areaSquareFeet, points }) => {
    const whole = (x: number, y: number) => wholeBox(x, y, areaSquareFeet)
    const short = (x: number, y: number) => numberBox(x, y, number)
    const isIn = (box: Box) => holds(points, box)
    const roomy = place(points, whole, isIn)
    const [x, y] = roomy ?? place(points, short, isIn) ?? place(points, short, () => true) ?? centre(points)
    occupied.push(roomy ? whole(x, y) : short(x, y))
    return { x: round(x), y: round(y), isWhole: roomy !== undefined }
  })
}

function spotsIn(points: Point[], [middleX, middleY]: Point): Point[] {
  const [left, right] = extent(points.map(([x]) => x))
  const [top, bottom] = extent(points.map(([, y]) => y))
  const steps = Array.from({ length: triesAcross }, (_, step) => (step + 0.5) / triesAcross)
  const distance = ([x, y]: Point) => (x - middleX) ** 2 + (y - middleY) ** 2
  return steps
    .flatMap((across) => steps.map((down): Point => [left + across * (right - left), top + down * (bottom - top)]))
    .filter(([x, y]) => isInside(points, x, y))
    .toSorted((one, other) => distance(one) - distance(other))
}

export const round = (value: number) => Math.round(value * 10) / 10
