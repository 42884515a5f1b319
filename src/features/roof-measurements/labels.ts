import { type Box, boxAround, centre, holds, isInside, newPlaces, type Point, round } from './geometry'

export type Label = { x: number; y: number; isWhole: boolean }

const letterWidth = 7.4
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

/** Puts a label in the middle of its facet if that is inside and free, else as near to it as possible. */
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
