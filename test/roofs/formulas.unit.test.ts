import { describe, expect, it } from 'vitest'
import { monthlyPaymentCents, quotientRoundedUp, roundedQuotient } from '../../src/core/money'
import { tierNames } from '../../src/core/shared/tiers'
import { priceRoof } from '../../src/sales/quotes/price'
import { contradictions, degreesOf, derived, measured, riseOf, usualCoverage } from '../../src/sales/roofs/formulas'
import type { Pricing } from '../../src/sales/roofs/pricing-schemas'
import {
  byHand,
  type FacetInput,
  lineKinds,
  linesWithOrigin,
  type StructureInput,
  withOrigin,
} from '../../src/sales/roofs/roof'

/** The numbers are seeded, so a failure can be repeated. */
function newRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const random = newRandom(16)
const between = (least: number, most: number) => least + random() * (most - least)
const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
const oneOf = <Value>(values: readonly Value[]) => values[whole(0, values.length - 1)] as Value
const some = <Value>(most: number, make: () => Value) => Array.from({ length: whole(1, most) }, make)

const randomFacet = () => ({
  ...(random() < 0.5 ? { pitch: oneOf([0, 2, 4.5, 6, 8, 12, 24]) } : { pitchDegrees: between(0, 63.4) }),
  ...oneOf([
    () => ({ areaSquareFeet: between(0.01, 3000) }),
    () => ({ planAreaSquareFeet: whole(1, 3000) }),
    () => ({ areaSquareMeters: between(0.01, 300) }),
  ])(),
})

const roofOf = (structures: StructureInput[], lines = {}) => ({
  structures: withOrigin(structures, byHand),
  lines: linesWithOrigin(lines, byHand),
})

const randomRoof = () =>
  roofOf(
    some(3, () => ({ name: 'House', facets: some(8, randomFacet) })),
    Object.fromEntries(lineKinds.map((kind) => [kind, between(0, 300)])),
  )

const tier = () => ({
  centsPerSquare: whole(0, 200_000),
  centsPerFoot: { ridge: whole(0, 2000), valley: whole(0, 2000) },
  extras: some(3, () => ({ label: 'Permit', amountCents: whole(0, 50_000) })),
})

const randomPricing = () => ({
  tiers: { good: tier(), better: tier(), best: tier() },
  tearOffCentsPerSquareAndLayer: whole(0, 20_000),
  surcharges: some(4, () => ({
    when: oneOf(['pitch_at_least', 'stories_at_least', 'facets_at_least'] as const),
    value: whole(0, 12),
    basisPoints: whole(0, 5000),
  })),
  minimumCents: whole(0, 2_000_000),
  wasteBasisPoints: whole(0, 3000),
  validDays: 30,
  financing: { aprBasisPoints: whole(0, 2000), termMonths: whole(1, 240), downPaymentCents: 0, disclosure: 'Terms.' },
  coverage: null,
})

type Work = { layers: number; stories: number }

/** Computes every line again without the code under test. */
function reckonedLines(
  roof: ReturnType<typeof randomRoof>,
  pricing: Pricing,
  own: ReturnType<typeof tier>,
  work: Work,
) {
  const facets = roof.structures
    .flatMap((structure) => structure.facets)
    .map(({ pitch, pitchDegrees = 0, areaSquareFeet, planAreaSquareFeet = 0, areaSquareMeters }) => {
      const slope = pitch === undefined ? (pitchDegrees * Math.PI) / 180 : Math.atan2(pitch, 12)
      const metric = areaSquareMeters === undefined ? undefined : areaSquareMeters / 0.09290304
      return { rise: 12 * Math.tan(slope), area: areaSquareFeet ?? metric ?? planAreaSquareFeet / Math.cos(slope) }
    })
  const squares = (from: typeof facets) => from.reduce((sum, { area }) => sum + area, 0) / 100
  const bought = own.centsPerSquare * (1 + pricing.wasteBasisPoints / 10_000)
  const under = ({ when, value }: Pricing['surcharges'][number]) => {
    if (when === 'pitch_at_least') return squares(facets.filter(({ rise }) => rise >= value - 0.005))
    return (when === 'stories_at_least' ? work.stories : facets.length) >= value ? squares(facets) : 0
  }
  return [
    { kind: 'roof', cents: squares(facets) * bought },
    { kind: 'tear_off', cents: squares(facets) * pricing.tearOffCentsPerSquareAndLayer * work.layers },
    ...pricing.surcharges.map((each) => ({
      kind: 'surcharge',
      cents: (under(each) * bought * each.basisPoints) / 10_000,
    })),
    { kind: 'line', cents: (roof.lines.ridge?.feet ?? 0) * own.centsPerFoot.ridge },
    { kind: 'line', cents: (roof.lines.valley?.feet ?? 0) * own.centsPerFoot.valley },
    ...own.extras.map(({ amountCents }) => ({ kind: 'extra', cents: amountCents })),
  ]
}

describe('a facet', () => {
  it.each(Array.from({ length: 25 }, (_, pitch) => pitch))('at %i in 12 has the area of its slope', (pitch) => {
    const { areaSquareFeet, planAreaSquareFeet } = measured({ pitch, planAreaSquareFeet: 1000 })
    expect(areaSquareFeet).toBeCloseTo(1000 * Math.hypot(12, pitch) * (1 / 12), 6)
    expect(planAreaSquareFeet).toBe(1000)
    expect(riseOf(degreesOf(pitch))).toBeCloseTo(pitch, 9)
  })

  it('in square meters and degrees is the same facet', () => {
    const metric = measured({ pitchDegrees: 26.565051177, areaSquareMeters: 92.90304 })
    expect(metric.pitch).toBeCloseTo(6, 6)
    expect(metric.areaSquareFeet).toBeCloseTo(1000, 9)
    expect(metric.planAreaSquareFeet).toBeCloseTo(894.427, 3)
  })

  it('that is flat has no direction', () => {
    expect(measured({ pitch: 0, areaSquareFeet: 10, azimuthDegrees: 90 }).azimuthDegrees).toBeNull()
    expect(measured({ pitchDegrees: 0.4, areaSquareFeet: 10, azimuthDegrees: 90 }).azimuthDegrees).toBeNull()
    expect(measured({ pitch: 1, areaSquareFeet: 10, azimuthDegrees: 90 }).azimuthDegrees).toBe(90)
  })
})

describe('the pitch that is shown', () => {
  const areasOf = (facets: FacetInput[]) =>
    derived(roofOf([{ name: 'House', facets }]), usualCoverage, 0).areaByPitch.map(({ pitch, areaSquareFeet }) => [
      pitch,
      areaSquareFeet,
    ])

  it('is the given one, or the nearest half for one in degrees', () => {
    const given = { pitch: 4.25, areaSquareFeet: 100 }
    expect(areasOf([given, { ...given, pitch: 4.5 }, { pitchDegrees: 20.6, areaSquareFeet: 7 }])).toEqual([
      [4.5, 107],
      [4.25, 100],
    ])
    expect(measured({ pitch: 0.2, areaSquareFeet: 10, azimuthDegrees: 90 }).azimuthDegrees).toBe(90)
  })
})

describe('a roof', () => {
  const facet = (pitch: number, areaSquareFeet: number) => ({ pitch, areaSquareFeet })
  const roof = roofOf([{ name: 'House', facets: [facet(6, 900), facet(4, 500), facet(4, 400), facet(8, 3)] }], {
    eave: 120,
    rake: 60.5,
    ridge: 33,
    hip: 33.01,
  })
  const result = derived(roof, usualCoverage, 1000)

  it('is 18.03 squares, and the steeper of two pitches with equal area predominates', () => {
    expect(result.squares).toBe(18.03)
    expect(result.predominantPitch).toBe(6)
    expect(result.areaByPitch).toEqual([
      { pitch: 8, areaSquareFeet: 3 },
      { pitch: 6, areaSquareFeet: 900 },
      { pitch: 4, areaSquareFeet: 900 },
    ])
    expect(result.dripEdgeFeet).toBe(180.5)
  })

  it('has a table of waste beside its area, never included in it', () => {
    expect(result.areaSquareFeet).toBe(1803)
    expect(result.waste.map(({ wasteBasisPoints }) => wasteBasisPoints / 100)).toEqual([0, 5, 10, 12, 15, 17, 20, 22])
    expect(result.waste[3]).toEqual({ wasteBasisPoints: 1200, areaSquareFeet: 2019.36, squares: 20.19 })
  })

  it('needs whole packages, rounded up once per item', () => {
    const quantities = Object.fromEntries(result.materials.map(({ item, quantity }) => [item, quantity]))
    // 18.03 squares and 10 % are 19.833: 59.499 bundles, 1.98 rolls; 66.01 ft of ridge and hip just miss two bundles.
    expect(quantities).toEqual({
      shingles: 60,
      starter: 2,
      ridgeCap: 3,
      underlayment: 2,
      iceAndWater: 2,
      dripEdge: 19,
      nails: 1,
    })
  })

  it('of exactly 20 squares needs exactly 60 bundles', () => {
    const even = roofOf([{ name: 'House', facets: Array.from({ length: 20 }, () => facet(4, 100.1 - 0.1)) }])
    expect(derived(even, usualCoverage, 0).materials[0]?.quantity).toBe(60)
  })

  it('is flagged if its edges contradict its area', () => {
    const codes = (facets: StructureInput['facets'], lines: object) => {
      const made = roofOf([{ name: 'House', facets }], lines)
      return contradictions(made, derived(made, usualCoverage, 0)).map(({ code }) => code)
    }
    expect(codes([facet(0, 1000)], { eave: 126 })).toEqual([])
    expect(codes([facet(0, 1000)], { eave: 100 })).toEqual(['edges_too_short'])
    expect(codes([facet(0, 1000)], { eave: 5000 })).toEqual(['edges_too_long'])
    expect(codes([facet(0, 1000)], { eave: 130, ridge: 10 })).toEqual(['ridge_without_slope'])
    expect(codes([facet(0, 1000)], { valley: 0 })).toEqual([])
  })
})

describe('a price', () => {
  it('is the sum of its lines in whole cents, for a thousand random roofs', () => {
    for (let round = 0; round < 1000; round++) {
      const roof = randomRoof()
      const pricing = randomPricing()
      const result = derived(roof, usualCoverage, pricing.wasteBasisPoints)
      const work = { layers: whole(0, 3), stories: whole(1, 3) }
      const tiers = priceRoof(result, roof.lines, pricing, work)
      for (const name of tierNames) {
        const { lines, totalCents, monthlyCents } = tiers[name]
        const faults = lines.filter(({ amountCents }) => !Number.isSafeInteger(amountCents) || amountCents < 0)
        expect([round, faults]).toEqual([round, []])
        expect([round, lines.reduce((sum, { amountCents }) => sum + amountCents, 0)]).toEqual([round, totalCents])
        expect(totalCents).toBeGreaterThanOrEqual(pricing.minimumCents)
        expect(monthlyCents === null || Number.isSafeInteger(monthlyCents)).toBe(true)
        const reckoned = reckonedLines(roof, pricing, pricing.tiers[name], work)
        const shown = reckoned.filter(({ kind, cents }) => kind === 'roof' || cents >= 0.5)
        const made = lines.filter(({ kind }) => kind !== 'minimum')
        expect([round, made.map(({ kind }) => kind)]).toEqual([round, shown.map(({ kind }) => kind)])
        const apart = made.filter(({ amountCents }, at) => Math.abs(amountCents - (shown[at]?.cents ?? 0)) > 0.55)
        expect([round, apart]).toEqual([round, []])
      }
    }
  })

  it('does not depend on the order of the facets', () => {
    for (let round = 0; round < 200; round++) {
      const facets = some(40, randomFacet)
      const pricing = randomPricing()
      const priceOf = (ordered: typeof facets) => {
        const roof = roofOf([{ name: 'House', facets: ordered }])
        return priceRoof(derived(roof, usualCoverage, 0), roof.lines, pricing, { layers: 1, stories: 1 })
      }
      expect(priceOf(facets.toReversed())).toEqual(priceOf(facets))
    }
  })

  it.each([
    [5n, 10n, 1, 1],
    [4n, 10n, 0, 1],
    [14n, 10n, 1, 2],
    [15n, 10n, 2, 2],
    [25n, 10n, 3, 3],
    [20n, 10n, 2, 2],
    [0n, 10n, 0, 0],
    [1n, 3n, 0, 1],
    [2n, 3n, 1, 1],
  ])('rounds %i / %i to %i, and %i up', (dividend, divisor, rounded, up) => {
    expect(roundedQuotient(dividend, divisor)).toBe(rounded)
    expect(quotientRoundedUp(dividend, divisor)).toBe(up)
  })

  it('rounds half a cent up even if binary fractions fall below it', () => {
    // 1.005 squares at 100 cents are 100.5 cents; 1.005 * 100 is 100.49999999999999.
    const roof = roofOf([{ name: 'House', facets: [{ pitch: 0, areaSquareFeet: 100.5 }] }])
    const pricing: Pricing = { ...randomPricing(), wasteBasisPoints: 0, minimumCents: 0, surcharges: [] }
    pricing.tiers = { ...pricing.tiers, good: { centsPerSquare: 100 } }
    const { good } = priceRoof(derived(roof, usualCoverage, 0), {}, pricing, { layers: 0, stories: 1 })
    expect(good.totalCents).toBe(101)
  })
})

describe('a monthly payment', () => {
  const terms = (aprBasisPoints: number, termMonths: number, downPaymentCents = 0) => ({
    aprBasisPoints,
    termMonths,
    downPaymentCents,
    disclosure: 'Terms.',
  })

  it.each([
    [1_790_000, terms(799, 120), 21_708],
    [1_790_000, terms(0, 120), 14_917],
    [1_790_000, terms(799, 120, 200_000), 19_283],
    [1_200_000, terms(1, 12), 100_005],
    [1_200_000, terms(999, 1), 1_209_990],
    [100, terms(0, 480), 0],
  ])('of %i cents at %o is %i', (price, financing, expected) => {
    expect(monthlyPaymentCents(price, financing)).toBe(expected)
  })

  it('is null if the down payment covers the price', () => {
    expect(monthlyPaymentCents(1000, terms(799, 12, 1000))).toBeNull()
  })

  it('pays the loan off, to within a month’s worth of rounding', () => {
    for (let round = 0; round < 500; round++) {
      const [price, apr, months] = [whole(10_000, 10_000_000), whole(0, 3000), whole(1, 360)]
      const payment = monthlyPaymentCents(price, terms(apr, months)) ?? 0
      let owed = price
      let growth = 0
      for (let month = 0; month < months; month++) {
        owed = owed * (1 + apr / 120_000) - payment
        growth = growth * (1 + apr / 120_000) + 0.51
      }
      expect(Math.abs(owed)).toBeLessThanOrEqual(growth)
    }
  })
})
