import type { Diagram, DiagramFacet, Point, Title } from '../../decks/presentations/shown-quote'
import { measured } from './formulas'
import {
  areaInside,
  boxAround,
  boxOfTitle,
  extent,
  fittedTitle,
  numberWidth,
  placeLabels,
  placeTitles,
  round,
  titleHeight,
} from './geometry'
import type { Structure } from './roof'

type Rectangle = { x: number; y: number; width: number; height: number }

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

/** At this width, letters are 12 units high when the diagram is shown at 320 pixels. */
export const diagramWidth = 320
const tallestPlan = 300
const margin = 6
const gap = 10
const smallestStructure = 48
const planHeight = 180
const smallestOutline = 0.01
const roomToSpare = 1.2
export const legendRow = 16

type Unlabelled = Omit<DiagramFacet, 'label'>
type Numbered = Omit<Unlabelled, 'points'> & { polygon: Point[] | undefined }

export function diagramOf(structures: Structure[]): Diagram {
  let number = 0
  const facets: Numbered[] = structures.flatMap(({ facets }, structure) =>
    facets.map((facet) => {
      const { commonPitch, areaSquareFeet, azimuthDegrees } = measured(facet)
      number += 1
      return {
        number,
        structure,
        name: facet.name,
        pitch: commonPitch,
        areaSquareFeet: Math.round(areaSquareFeet),
        azimuthDegrees: azimuthDegrees === null ? null : Math.round(azimuthDegrees),
        polygon: facet.polygon,
      }
    }),
  )
  const hasOutlines = facets.every(({ polygon }) => polygon && areaInside(polygon) > smallestOutline)
  return hasOutlines ? outlined(structures, facets) : schematic(structures, facets)
}

function outlined(structures: Structure[], facets: Numbered[]): Diagram {
  const corners = facets.flatMap(({ polygon = [] }) => polygon)
  const [left, right] = extent(corners.map(([x]) => x))
  const [south, north] = extent(corners.map(([, y]) => y))
  const scale = Math.min(
    (diagramWidth - 2 * margin) / Math.max(right - left, 0.001),
    tallestPlan / Math.max(north - south, 0.001),
  )
  const shift = (diagramWidth - (right - left) * scale) / 2
  const hasTitles = structures.length > 1
  const top = margin + (hasTitles ? titleHeight : 0)
  const placed = facets.map(
    ({ polygon = [], ...facet }): Unlabelled => ({
      ...facet,
      points: polygon.map(([x, y]) => [round(shift + (x - left) * scale), round(top + (north - y) * scale)]),
    }),
  )
  const shapes = structures.map(({ name }, index) => {
    const own = placed.filter(({ structure }) => structure === index).flatMap(({ points }) => points)
    return { name, box: boxAround(own) }
  })
  const titles = hasTitles ? placeTitles(shapes, margin, diagramWidth - margin) : []
  const lowest = Math.max(top + (north - south) * scale, ...titles.map(({ y }) => y))
  return {
    width: diagramWidth,
    height: Math.ceil(lowest + margin),
    isSchematic: false,
    structures: titles,
    facets: labelled(placed, titles),
  }
}

function labelled(placed: Unlabelled[], titles: Title[]): DiagramFacet[] {
  const labels = placeLabels(placed, titles.map(boxOfTitle))
  return placed.map((facet, index) => ({ ...facet, label: labels[index] ?? { x: 0, y: 0, isWhole: false } }))
}

function schematic(structures: Structure[], facets: Numbered[]): Diagram {
  const total = facets.reduce((sum, { areaSquareFeet }) => sum + areaSquareFeet, 0)
  const hasTitles = structures.length > 1
  const width = diagramWidth - 2 * margin
  const smallest = (numberWidth(facets.length) + 2) ** 2
  const placed: Unlabelled[] = []
  const titles: Title[] = []
  let top = margin
  structures.forEach(({ name }, index) => {
    const own = facets.filter(({ structure }) => structure === index)
    const area = own.reduce((sum, facet) => sum + facet.areaSquareFeet, 0)
    if (hasTitles) {
      titles.push({ name: fittedTitle(name, width), x: margin, y: top + titleHeight - 5 })
      top += titleHeight
    }
    const height = Math.max(
      smallestStructure,
      (planHeight * area) / Math.max(total, 1),
      (own.length * smallest * roomToSpare) / width,
    )
    const frame = { x: margin, y: top, width, height }
    const sizes = atLeast(
      own.map((facet) => Math.max(facet.areaSquareFeet, 1)),
      smallest / (width * height),
    )
    const rectangles = inRectangles(sizes, frame)
    own.forEach(({ polygon: _, ...facet }, at) => {
      placed.push({ ...facet, points: cornersOf(rectangles[at] ?? frame) })
    })
    top += height + gap
  })
  return {
    width: diagramWidth,
    height: Math.ceil(top - gap + margin),
    isSchematic: true,
    structures: titles,
    facets: labelled(placed, titles),
  }
}

function atLeast(sizes: number[], share: number) {
  let grown = sizes
  for (let round = 0; round < 20; round++) {
    const floor = grown.reduce((sum, size) => sum + size, 0) * share
    grown = sizes.map((size) => Math.max(size, floor))
  }
  return grown
}

const cornersOf = ({ x, y, width, height }: Rectangle): Point[] => [
  [round(x), round(y)],
  [round(x + width), round(y)],
  [round(x + width), round(y + height)],
  [round(x), round(y + height)],
]
