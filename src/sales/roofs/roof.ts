export const sources = ['manual', 'google_solar', 'hover', 'eagleview', 'other'] as const
export const lineKinds = ['ridge', 'hip', 'valley', 'rake', 'eave', 'flashing', 'stepFlashing', 'parapet'] as const

export type Source = (typeof sources)[number]
export type LineKind = (typeof lineKinds)[number]
/** `confidence` is from 0 to 1; `quality` is the grade of sources that give no number. */
export type Origin = { source: Source; confidence: number | null; quality: string | null }

export const byHand: Origin = { source: 'manual', confidence: null, quality: null }

export type FacetNumbers = {
  pitch?: number | undefined
  pitchDegrees?: number | undefined
  areaSquareFeet?: number | undefined
  planAreaSquareFeet?: number | undefined
  areaSquareMeters?: number | undefined
  planAreaSquareMeters?: number | undefined
  azimuthDegrees?: number | undefined
  /** Seen from above, in feet; the second number grows to the north. */
  polygon?: [number, number][] | undefined
}

export type FacetInput = FacetNumbers & { name?: string | undefined; confidence?: number | undefined }
export type StructureInput = { name: string; facets: FacetInput[] }
export type LinesInput = { [kind in LineKind]?: number | null | undefined }

type Facet = FacetNumbers & Origin & { name: string | null }
export type Structure = { name: string; facets: Facet[] }
export type Lines = { [kind in LineKind]?: Origin & { feet: number } }
export type Roof = { structures: Structure[]; lines: Lines }

export type Warning = { code: string; message: string }

/** Each number has its own origin, because a person may later correct some of them. */
export const withOrigin = (structures: StructureInput[], origin: Origin): Structure[] =>
  structures.map(({ name, facets }) => ({
    name,
    facets: facets.map((facet) => ({
      ...facet,
      ...origin,
      name: facet.name ?? null,
      confidence: facet.confidence ?? origin.confidence,
    })),
  }))

export function linesWithOrigin(lines: LinesInput, origin: Origin): Lines {
  const given = lineKinds.filter((kind) => lines[kind] != null)
  return Object.fromEntries(given.map((kind) => [kind, { feet: lines[kind] ?? 0, ...origin }]))
}

/** Numbers that a correction leaves unchanged keep their origin, even if they moved. */
export function correctedStructures(known: Structure[], sent: StructureInput[]): Structure[] {
  const before = Map.groupBy(
    known.flatMap(({ facets }) => facets),
    keyOf,
  )
  const structures = withOrigin(sent, byHand)
  return structures.map(({ name, facets }) => ({
    name,
    facets: facets.map((facet) => {
      const alike = before.get(keyOf(facet)) ?? []
      const at = alike.findIndex(({ confidence }) => facet.confidence === null || facet.confidence === confidence)
      return at < 0 ? facet : (alike.splice(at, 1)[0] ?? facet)
    }),
  }))
}

const keyOf = ({ source: _, confidence: __, quality: ___, ...facet }: Facet) =>
  JSON.stringify(Object.entries(facet).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export function correctedLines(known: Lines, sent: LinesInput): Lines {
  const lineOf = (kind: LineKind) => {
    const feet = sent[kind]
    if (feet === undefined || feet === (known[kind]?.feet ?? 0)) return known[kind]
    return feet === null ? undefined : { feet, ...byHand }
  }
  return Object.fromEntries(
    lineKinds.flatMap((kind) => {
      const line = lineOf(kind)
      return line ? [[kind, line]] : []
    }),
  )
}
