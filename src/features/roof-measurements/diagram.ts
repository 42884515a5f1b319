import { commonPitch, measured } from './formulas'
import type { Structure } from './roof'
import { inRectangles, type Rectangle } from './treemap'

/** Wide enough for letters of 12 units where it is shown at 320 pixels. */
export const diagramWidth = 320
const tallestPlan = 300
const margin = 6
const gap = 10
const titleHeight = 18
const smallestStructure = 56
const planHeight = 210
export const legendRow = 16

export type DiagramFacet = {
  number: number
  structure: number
  name: string | null
  points: [number, number][]
  pitch: number
  areaSquareFeet: number
  azimuthDegrees: number | null
  label: { x: number; y: number; isWhole: boolean }
}

export type Diagram = {
  width: number
  height: number
  /** Not from outlines: only areas, pitches and directions are true. */
  isSchematic: boolean
  structures: { name: string; x: number; y: number }[]
  facets: DiagramFacet[]
}

type Numbered = Omit<DiagramFacet, 'points' | 'label'> & { polygon: [number, number][] | undefined }

export function diagramOf(structures: Structure[]): Diagram {
  let number = 0
  const facets: Numbered[] = structures.flatMap(({ facets }, structure) =>
    facets.map((facet) => {
      const { pitch, areaSquareFeet, azimuthDegrees } = measured(facet)
      number += 1
      return {
        number,
        structure,
        name: facet.name,
        pitch: commonPitch(pitch),
        areaSquareFeet: Math.round(areaSquareFeet),
        azimuthDegrees: azimuthDegrees === null ? null : Math.round(azimuthDegrees),
        polygon: facet.polygon,
      }
    }),
  )
  const hasOutlines = facets.every(({ polygon }) => polygon)
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
  const placed = facets.map(({ polygon = [], ...facet }) => {
    const points = polygon.map(([x, y]) => [round(shift + (x - left) * scale), round(top + (north - y) * scale)])
    return withLabel(facet, points as [number, number][])
  })
  const titles = structures.map(({ name }, index) => {
    const own = placed.filter(({ structure }) => structure === index).flatMap(({ points }) => points)
    const [first] = extent(own.map(([x]) => x))
    const [highest] = extent(own.map(([, y]) => y))
    return { name, x: first, y: Math.max(titleHeight - 4, highest - 5) }
  })
  return {
    width: diagramWidth,
    height: Math.ceil(top + (north - south) * scale + margin),
    isSchematic: false,
    structures: hasTitles ? titles : [],
    facets: placed,
  }
}

function schematic(structures: Structure[], facets: Numbered[]): Diagram {
  const total = facets.reduce((sum, { areaSquareFeet }) => sum + areaSquareFeet, 0)
  const hasTitles = structures.length > 1
  const placed: DiagramFacet[] = []
  const titles: Diagram['structures'] = []
  let top = margin
  structures.forEach(({ name }, index) => {
    const own = facets.filter(({ structure }) => structure === index)
    const area = own.reduce((sum, facet) => sum + facet.areaSquareFeet, 0)
    if (hasTitles) {
      titles.push({ name, x: margin, y: top + titleHeight - 5 })
      top += titleHeight
    }
    const height = Math.max(smallestStructure, (planHeight * area) / Math.max(total, 1))
    const frame = { x: margin, y: top, width: diagramWidth - 2 * margin, height }
    const rectangles = inRectangles(
      own.map((facet) => Math.max(facet.areaSquareFeet, 1)),
      frame,
    )
    own.forEach(({ polygon: _, ...facet }, at) => {
      placed.push(withLabel(facet, cornersOf(rectangles[at] ?? frame)))
    })
    top += height + gap
  })
  return {
    width: diagramWidth,
    height: Math.ceil(top - gap + margin),
    isSchematic: true,
    structures: titles,
    facets: placed,
  }
}

const cornersOf = ({ x, y, width, height }: Rectangle): [number, number][] => [
  [round(x), round(y)],
  [round(x + width), round(y)],
  [round(x + width), round(y + height)],
  [round(x), round(y + height)],
]

const wholeLabel = { width: 74, height: 36 }

function withLabel(facet: Omit<DiagramFacet, 'points' | 'label'>, points: [number, number][]): DiagramFacet {
  const [left, right] = extent(points.map(([x]) => x))
  const [top, bottom] = extent(points.map(([, y]) => y))
  const [x, y] = centre(points)
  // A slanted facet is narrower at its label than its bounds are.
  const fill = Math.abs(signedArea(points)) / Math.max((right - left) * (bottom - top), 0.001)
  const isWhole = (right - left) * fill >= wholeLabel.width && (bottom - top) * fill >= wholeLabel.height
  return { ...facet, points, label: { x: round(x), y: round(y), isWhole } }
}

const extent = (values: number[]) =>
  values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)] as [number, number], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number])

function sides(points: [number, number][]) {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const)
}

const signedArea = (points: [number, number][]) =>
  sides(points).reduce((sum, [[x, y], [nextX, nextY]]) => sum + x * nextY - nextX * y, 0) / 2

function centre(points: [number, number][]): [number, number] {
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

const round = (value: number) => Math.round(value * 10) / 10
