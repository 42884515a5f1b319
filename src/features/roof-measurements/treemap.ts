export type Rectangle = { x: number; y: number; width: number; height: number }

export function inRectangles(sizes: number[], frame: Rectangle): Rectangle[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const scale = (frame.width * frame.height) / total
  const sorted = sizes.map((size, index) => ({ index, area: size * scale })).toSorted((a, b) => b.area - a.area)
  const placed: Rectangle[] = []
  let free = frame
  let from = 0
  while (from < sorted.length) {
    const isWide = free.width >= free.height
    const side = isWide ? free.height : free.width
    let until = from + 1
    let area = sorted[from]?.area ?? 0
    while (until < sorted.length) {
      const next = area + (sorted[until]?.area ?? 0)
      const largest = sorted[from]?.area ?? 0
      if (
        worst(largest, sorted[until]?.area ?? 0, next, side) > worst(largest, sorted[until - 1]?.area ?? 0, area, side)
      )
        break
      area = next
      until += 1
    }
    const depth = area / side
    let along = 0
    for (const { index, area: own } of sorted.slice(from, until)) {
      const length = own / depth
      placed[index] = isWide
        ? { x: free.x, y: free.y + along, width: depth, height: length }
        : { x: free.x + along, y: free.y, width: length, height: depth }
      along += length
    }
    free = isWide
      ? { ...free, x: free.x + depth, width: free.width - depth }
      : { ...free, y: free.y + depth, height: free.height - depth }
    from = until
  }
  return placed
}

const worst = (largest: number, smallest: number, sum: number, side: number) =>
  Math.max((side ** 2 * largest) / sum ** 2, sum ** 2 / (side ** 2 * smallest))
