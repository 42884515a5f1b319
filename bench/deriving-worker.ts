import { derived, usualCoverage } from '../src/sales/roofs/formulas'
import { byHand, linesWithOrigin, withOrigin } from '../src/sales/roofs/roof'

const facets = Array.from({ length: 500 }, (_, index) => ({
  pitchDegrees: (index % 50) + 0.3,
  planAreaSquareMeters: 10.3 + index,
  azimuthDegrees: index % 360,
}))

const roof = {
  structures: withOrigin([{ name: 'House', facets }], byHand),
  lines: linesWithOrigin({ ridge: 40, eave: 160, rake: 100 }, byHand),
}

/** Derives as often as the path says, because no clock ticks while a Worker computes. */
export default {
  async fetch(request) {
    const times = Number(new URL(request.url).pathname.slice(1))
    let squares = 0
    for (let time = 0; time < times; time++) squares += derived(roof, usualCoverage, 1200).squares
    return new Response(String(squares))
  },
} satisfies ExportedHandler
