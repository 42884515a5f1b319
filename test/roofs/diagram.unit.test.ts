import { describe, expect, it } from 'vitest'
import type { DiagramFacet } from '../../src/decks/presentations/shown-quote'
import { diagramOf, diagramWidth, inRectangles } from '../../src/sales/roofs/diagram'
import { drawRoof } from '../../src/sales/roofs/draw'
import { boxAround, boxOfTitle, isInside, overlap, titleWidth } from '../../src/sales/roofs/geometry'
import { byHand, type FacetInput, type StructureInput, withOrigin } from '../../src/sales/roofs/roof'

const diagramFrom = (structures: StructureInput[]) => diagramOf(withOrigin(structures, byHand))
const house = (facets: FacetInput[]) => [{ name: 'House', facets }]
const outlined = (polygon: [number, number][]) => ({ pitch: 6, areaSquareFeet: 900, polygon })
const square = (left: number, bottom: number, side: number) =>
  outlined([
    [left, bottom],
    [left + side, bottom],
    [left + side, bottom + side],
    [left, bottom + side],
  ])

const boxOf = ({ number, label: { x, y, isWhole } }: DiagramFacet) => {
  const width = isWhole ? 60 : 7 * String(number).length
  return { left: x - width / 2, top: isWhole ? y - 12 : y - 5, width, height: isWhole ? 28 : 10 }
}

const overlapping = (facets: DiagramFacet[]) =>
  facets.flatMap((one, index) =>
    facets
      .slice(index + 1)
      .filter((other) => overlap(boxOf(one), boxOf(other)))
      .map((other) => [one.number, other.number]),
  )

describe('the labels of a diagram', () => {
  it.each([
    ['3 facets', 3],
    ['40 facets', 40],
    ['200 facets', 200],
  ])('of %s are inside their facets and do not overlap', (_, count) => {
    const facets = Array.from({ length: count }, (_, index) => ({ pitch: index % 13, areaSquareFeet: 20 + index * 17 }))
    const diagram = diagramFrom(house(facets))
    expect(overlapping(diagram.facets)).toEqual([])
    for (const { points, label, number } of diagram.facets)
      expect([number, isInside(points, label.x, label.y)]).toEqual([number, true])
  })

  it('of 500 facets hardly ever touch', () => {
    const facets = Array.from({ length: 500 }, (_, index) => ({ pitch: index % 24, areaSquareFeet: 10 + index }))
    expect(overlapping(diagramFrom(house(facets)).facets).length).toBeLessThan(5)
  })

  it('are inside a facet even if its center is outside of it', () => {
    const { facets } = diagramFrom(
      house([
        outlined([
          [0, 0],
          [60, 0],
          [60, 10],
          [10, 10],
          [10, 50],
          [60, 50],
          [60, 60],
          [0, 60],
        ]),
      ]),
    )
    const [{ points = [], label = { x: 0, y: 0 } } = {}] = facets
    expect(isInside(points, label.x, label.y)).toBe(true)
  })

  it('avoid each other when facets are thinner than letters', () => {
    const strip = (bottom: number) =>
      outlined([
        [0, bottom],
        [300, bottom],
        [300, bottom + 4],
        [0, bottom + 4],
      ])
    const { facets } = diagramFrom(house([strip(0), strip(4), strip(8)]))
    expect(overlapping(facets)).toEqual([])
  })
})

describe('the names of structures in a diagram', () => {
  const names = [
    'House',
    'A workshop with quite a long name',
    '母屋の屋根がとても長い名前で終わらないので切られる',
    'Shed',
  ]

  it.each([
    ['by outlines', (index: number) => [square(index * 22, 0, 20)]],
    ['by areas', () => [{ pitch: 4, areaSquareFeet: 500 }]],
  ])('drawn %s stay inside the picture, and apart', (_, facetsOf) => {
    const structures = names.map((name, index) => ({ name, facets: facetsOf(index) }))
    const diagram = diagramFrom(structures)
    for (const { name, x, y } of diagram.structures) {
      expect([name, x >= 0 && x + titleWidth(name) <= diagramWidth]).toEqual([name, true])
      expect(y).toBeLessThanOrEqual(diagram.height)
    }
    const [house, workshop] = diagram.structures.map(boxOfTitle)
    expect(house && workshop && overlap(house, workshop)).toBe(false)
    expect(diagram.structures[2]?.name).toMatch(/^母屋.*…$/)
    expect(drawRoof(withOrigin(structures, byHand), null, 'Roof')).toContain(`${names[2]}: `)
  })
})

describe('the name of a small structure beside a large one', () => {
  it('does not overlap the large one', () => {
    const diagram = diagramFrom([
      { name: 'House', facets: [square(0, 0, 50)] },
      { name: 'Detached workshop', facets: [square(68, 10, 7)] },
    ])
    const [house] = diagram.facets
    const [, workshop] = diagram.structures
    expect(workshop?.name).toMatch(/^Detached/)
    expect(workshop && overlap(boxAround(house?.points ?? []), boxOfTitle(workshop))).toBe(false)
  })
})

describe('a diagram from outlines that enclose nothing', () => {
  it('is drawn by areas', () => {
    const point: [number, number] = [5, 5]
    expect(diagramFrom(house([outlined([point, point, point])])).isSchematic).toBe(true)
  })
})

describe('a diagram', () => {
  it('fills its frame with rectangles that are as large as their shares', () => {
    const sizes = [500, 300, 120, 80, 40, 7]
    const rectangles = inRectangles(sizes, { x: 6, y: 10, width: 308, height: 200 })
    const perUnit = (308 * 200) / 1047
    rectangles.forEach(({ x, y, width, height }, index) => {
      expect(width * height).toBeCloseTo((sizes[index] ?? 0) * perUnit, 6)
      expect([x >= 5.999, y >= 9.999, x + width <= 314.001, y + height <= 210.001]).not.toContain(false)
    })
  })

  it('of 500 facets numbers each, keeps structures apart, and stays inside its own bounds', () => {
    const facets = Array.from({ length: 250 }, (_, index) => ({ pitch: index % 12, areaSquareFeet: index + 1 }))
    const diagram = diagramFrom([
      { name: 'House', facets },
      { name: 'Barn', facets },
    ])
    expect(diagram.facets.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
    const bottom = (structure: number, pick: (...values: number[]) => number) =>
      pick(
        ...diagram.facets
          .filter((each) => each.structure === structure)
          .flatMap((each) => each.points.map(([, y]) => y)),
      )
    expect(bottom(0, Math.max)).toBeLessThan(bottom(1, Math.min))
    expect(bottom(1, Math.max)).toBeLessThanOrEqual(diagram.height)
  })

  it('keeps the shape of outlines, with north at the top', () => {
    const diagram = diagramFrom([
      {
        name: 'House',
        facets: [
          {
            pitch: 6,
            areaSquareFeet: 1000,
            polygon: [
              [0, 0],
              [80, 0],
              [80, 20],
              [0, 20],
            ],
          },
          {
            pitch: 6,
            areaSquareFeet: 1000,
            polygon: [
              [0, 20],
              [80, 20],
              [80, 40],
              [0, 40],
            ],
          },
        ],
      },
    ])
    const { facets, isSchematic, width, height } = diagram
    expect([isSchematic, width, height]).toEqual([false, 320, 166])
    expect(facets[1]?.points).toEqual([
      [6, 83],
      [314, 83],
      [314, 6],
      [6, 6],
    ])
    expect(facets[0]?.label).toEqual({ x: 160, y: 121.5, isWhole: true })
  })
})
