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
  /**
   * True if the source has no outlines. Then the drawing's areas, pitches and directions are real, but its shape isn't.
   */
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

/**
 * The part of the latest quote that the homeowner sees. It is stored here, so opening a link needs nothing from the
 * sales rooms.
 */
export type ShownQuote = {
  validUntil: number
  prices: { [tier in TierName]: { priceCents: number; monthlyCents: number | null } }
  financing: FinancingTerms | null
  roof: ShownRoof
}
