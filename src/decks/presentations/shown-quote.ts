import type { FinancingTerms } from '../../core/money'
import type { TierName } from '../../core/shared/tiers'

export type Point = [number, number]
export type Label = { x: number; y: number; isWhole: boolean }
export type Title = { name: string; x: number; y: number }

export type DiagramFacet = {
  number: number
  structure: number
  name: string | null
  points: Point[]
  pitch: number
  areaSquareFeet: number
  azimuthDegrees: number | null
  label: Label
}

export type Diagram = {
  width: number
  height: number
  /** True if the source has no outlines. Then only areas, pitches and directions of the drawing are true. */
  isSchematic: boolean
  structures: Title[]
  facets: DiagramFacet[]
}

export type ShownRoof = {
  areaSquareFeet: number
  squares: number
  pitch: number
  facetCount: number
  wasteBasisPoints: number
  diagram: Diagram
}

/** What the homeowner is shown of the latest quote, so that nothing asks the sales rooms when a link is opened. */
export type ShownQuote = {
  validUntil: number
  prices: { [tier in TierName]: { priceCents: number; monthlyCents: number | null } }
  financing: FinancingTerms | null
  roof: ShownRoof
}
