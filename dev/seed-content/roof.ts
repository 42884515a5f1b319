import { financing } from './offer.ts'

type Corner = readonly [number, number]

const facet = (
  name: string,
  pitch: number,
  areaSquareFeet: number,
  azimuthDegrees: number,
  polygon: readonly Corner[],
) => ({
  name,
  pitch,
  areaSquareFeet,
  azimuthDegrees,
  polygon,
})

/** A house with a porch and a garage beside it, in feet, with north at the top. */
export const roof = {
  address: '418 Juniper Lane, Golden, CO 80401',
  source: 'manual',
  measuredAt: '2026-05-04T16:30:00.000Z',
  structures: [
    {
      name: 'House',
      facets: [
        facet('Back', 6, 780, 0, [
          [0, 15.5],
          [45, 15.5],
          [45, 31],
          [0, 31],
        ]),
        facet('Front', 6, 780, 180, [
          [0, 0],
          [45, 0],
          [45, 15.5],
          [0, 15.5],
        ]),
        facet('Porch, west', 8, 120, 270, [
          [14.5, -12.5],
          [22.5, -12.5],
          [22.5, 0],
          [14.5, 0],
        ]),
        facet('Porch, east', 8, 120, 90, [
          [22.5, -12.5],
          [30.5, -12.5],
          [30.5, 0],
          [22.5, 0],
        ]),
      ],
    },
    {
      name: 'Garage',
      facets: [
        facet('Garage, back', 4, 300, 0, [
          [52, 14.9],
          [76, 14.9],
          [76, 26.8],
          [52, 26.8],
        ]),
        facet('Garage, front', 4, 300, 180, [
          [52, 3],
          [76, 3],
          [76, 14.9],
          [52, 14.9],
        ]),
      ],
    },
  ],
  lines: { ridge: 81.5, eave: 147, rake: 138.5, valley: 16, stepFlashing: 22 },
  confidence: 0.95,
}

const permit = { label: 'Permit, dumpster and cleanup', amountCents: 41_000 }

/** With these prices, the roof above costs what the pricing slide says for 24 squares. */
export const pricing = {
  tiers: {
    good: { centsPerSquare: 47_500, extras: [permit] },
    better: { centsPerSquare: 59_000, extras: [permit] },
    best: { centsPerSquare: 113_500, extras: [permit] },
  },
  tearOffCentsPerSquareAndLayer: 6500,
  surcharges: [
    { when: 'pitch_at_least', value: 9, basisPoints: 1000 },
    { when: 'stories_at_least', value: 3, basisPoints: 800 },
    { when: 'facets_at_least', value: 16, basisPoints: 500 },
  ],
  minimumCents: 650_000,
  wasteBasisPoints: 1250,
  validDays: 30,
  financing,
  coverage: {
    bundlesPerSquare: 3,
    starterFeetPerBundle: 105,
    ridgeFeetPerBundle: 31,
    underlaymentSquaresPerRoll: 10,
    iceAndWaterFeetPerRoll: 66,
    dripEdgeFeetPerPiece: 10,
    nailSquaresPerBox: 18,
  },
}
