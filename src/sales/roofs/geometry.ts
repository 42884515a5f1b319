import type { Label, Point, Title } from '../../decks/presentations/shown-quote'

type Box = { left: number; top: number; width: number; height: number }

/** A tenth of a unit is finer than a screen shows. */
export const round = (value: number) => Math.round(value * 10) / 10

export const extent = (values: number[]) =>
  values.reduce<Point>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )

export function boxAround(points: Point[]): Box {
  const [left, right] = extent(points.map(([x]) => x))
  const [top, bottom] = extent(points.map(([, y]) => y))
  return { left, top, width: right - left, height: bottom - top }
}

const sides = (points: Point[]) =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const)

const signedArea = (points: Point[]) =>
  sides(points).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2

export const areaInside = (points: Point[]) => Math.abs(signedArea(points))

function centre(points: Point[]): Point {
  const area = signedArea(points)
  if (Math.abs(area) < 0.01) return points[0] ?? [0, 0]
  let [sumX, sumY] = [0, 0]
  for (const [[x, y], [nextX, nextY]] of sides(points)) {
    const cross = x * nextY - nextX * y
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  }
  return [sumX / (6 * area), sumY / (6 * area)]
}

export function isInside(points: Point[], x: number, y: number) {
  let isIn = false
  for (const [[fromX, fromY], [toX, toY]] of sides(points))
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isIn = !isIn
  return isIn
}

/** Tests the corners and the middles of the sides, and that no corner of the outline is inside the box. */
const holds = (points: Point[], { left, top, width, height }: Box) =>
  [0, 0.5, 1].every((across) =>
    [0, 0.5, 1].every((down) => isInside(points, left + across * width, top + down * height)),
  ) && !points.some(([x, y]) => x > left && x < left + width && y > top && y < top + height)

export const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const bucketSize = 32

/** Boxes are kept in a grid, because comparing each of 500 with all others would be slow. */
function newPlaces() {
  const buckets = new Map<number, Box[]>()
  const everyBucketOf = ({ left, top, width, height }: Box, visit: (key: number) => boolean) => {
    const [firstColumn, lastColumn] = [Math.floor(left / bucketSize), Math.floor((left + width) / bucketSize)]
    const [firstRow, lastRow] = [Math.floor(top / bucketSize), Math.floor((top + height) / bucketSize)]
    for (let column = firstColumn; column <= lastColumn; column++)
      for (let row = firstRow; row <= lastRow; row++) if (!visit(row * 1000 + column)) return false
    return true
  }
  return {
    isFree: (box: Box) => everyBucketOf(box, (key) => !buckets.get(key)?.some((each) => overlap(each, box))),
    add: (box: Box) =>
      everyBucketOf(box, (key) => {
        buckets.set(key, [...(buckets.get(key) ?? []), box])
        return true
      }),
  }
}

/** The height of a line including the space above it. */
export const titleHeight = 18
const letterHeight = 14
const letterWidth = 7.4
const wideLetterWidth = 13
const gap = 6
/** With less room than this, the name overlaps its neighbor, because a name cut shorter couldn't be read. */
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

const mostTriesAcross = 9
const triesTogether = 4000

const wholeBox = (x: number, y: number, areaSquareFeet: number): Box => {
  const width = Math.max(66, letterWidth * (String(areaSquareFeet).length + 5))
  return { left: x - width / 2, top: y - 15, width, height: 33 }
}

export const numberWidth = (number: number) => 7 * String(number).length + 3

const numberBox = (x: number, y: number, number: number): Box => {
  const width = numberWidth(number)
  return { left: x - width / 2, top: y - 7, width, height: 14 }
}

type Labelled = { number: number; areaSquareFeet: number; points: Point[] }

/** Puts a label in the middle of its facet if that spot is inside and free, or else as close to it as possible. */
export function placeLabels(facets: Labelled[], titles: Box[]): Label[] {
  const taken = newPlaces()
  for (const box of titles) taken.add(box)
  const tries = Math.min(mostTriesAcross, Math.ceil(Math.sqrt(triesTogether / Math.max(facets.length, 1))))
  return facets.map(({ number, areaSquareFeet, points }) => {
    const around = boxAround(points)
    const middle = centre(points)
    const spots = memo(() => spotsIn(points, middle, around, tries))
    const place = (boxAt: (x: number, y: number) => Box, mustHold: boolean) => {
      const { width, height } = boxAt(0, 0)
      if (mustHold && (width > around.width || height > around.height)) return undefined
      const isFree = ([x, y]: Point) => {
        const box = boxAt(x, y)
        return taken.isFree(box) && (!mustHold || holds(points, box))
      }
      return isFree(middle) && (mustHold || isInside(points, ...middle)) ? middle : spots().find(isFree)
    }
    const whole = (x: number, y: number) => wholeBox(x, y, areaSquareFeet)
    const short = (x: number, y: number) => numberBox(x, y, number)
    const roomy = place(whole, true)
    const [x, y] = roomy ?? place(short, true) ?? place(short, false) ?? spots()[0] ?? middle
    taken.add(roomy ? whole(x, y) : short(x, y))
    return { x: round(x), y: round(y), isWhole: roomy !== undefined }
  })
}

function memo<Value>(make: () => Value) {
  let made: Value | undefined
  return () => (made ??= make())
}

function spotsIn(
  points: Point[],
  [middleX, middleY]: Point,
  { left, top, width, height }: Box,
  tries: number,
): Point[] {
  const steps = Array.from({ length: tries }, (_, step) => (step + 0.5) / tries)
  const distance = ([x, y]: Point) => (x - middleX) ** 2 + (y - middleY) ** 2
  return steps
    .flatMap((across) => steps.map((down): Point => [left + across * width, top + down * height]))
    .filter(([x, y]) => isInside(points, x, y))
    .toSorted((one, other) => distance(one) - distance(other))
}
