export type Point = [number, number]
export type Box = { left: number; top: number; width: number; height: number }

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

export function centre(points: Point[]): Point {
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
export const holds = (points: Point[], { left, top, width, height }: Box) =>
  [0, 0.5, 1].every((across) =>
    [0, 0.5, 1].every((down) => isInside(points, left + across * width, top + down * height)),
  ) && !points.some(([x, y]) => x > left && x < left + width && y > top && y < top + height)

export const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const bucketSize = 32

/** Boxes are kept in a grid, because each of 500 is compared with the others. */
export function newPlaces() {
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
