import { sumOf } from '../formulas'
import type { FacetInput, LineKind, LinesInput, StructureInput, Warning } from '../roof'
import type { Read } from './read'
import type { Value } from './value'

const largestArea = 1_000_000
const longestFeet = 100_000
const steepest = 24

/** `full_json` has each facet and each length; `summarized_json` has totals and the area of each pitch. */
export function readHover(file: Value): Read {
  file.record()
  requireFeet(file)
  const several = file.at('structures').list()
  const parts = several.length ? several : [file]
  const warnings: Warning[] = []
  const structures: StructureInput[] = []
  const lines: LinesInput = {}
  for (const [index, part] of parts.entries()) {
    requireFeet(part)
    const roof = part.at('roof').record()
    const facets = roof.at('facets').isMissing ? facetsByPitch(roof, warnings) : facetsOf(roof, warnings)
    const name = part.at('name').optionalText(100) ?? (parts.length > 1 ? `Structure ${index + 1}` : 'Roof')
    structures.push({ name, facets })
    addLines(lines, roof, warnings)
  }
  const address = file.at('address')
  return {
    structures,
    lines,
    warnings,
    address: typeof address.value === 'string' ? address.optionalText(300) : undefined,
  }
}

function requireFeet(part: Value) {
  const units = part.at('units')
  if (!units.isMissing && !/^(imperial|us|ft|feet)$/i.test(units.text()))
    units.refuse('must be imperial: lengths are read as feet, areas as square feet')
}

function facetsOf(roof: Value, warnings: Warning[]) {
  const facets = roof.at('facets').list().map(facetOf)
  compareWithTotal('facets', facets, roof.at('area').at('total'), warnings)
  return facets
}

const mostApart = 0.01

function compareWithTotal(parts: 'facets' | 'pitches', facets: FacetInput[], given: Value, warnings: Warning[]) {
  const total = given.optionalNumber(0, largestArea)
  const sum = facets.reduce((area, { areaSquareFeet = 0 }) => area + areaSquareFeet, 0)
  if (total !== undefined && Math.abs(total - sum) > Math.max(2, total * mostApart))
    warnings.push({
      code: `${parts}_differ_from_total`,
      message: `The ${parts} have ${Math.round(sum)} sq ft together, the roof ${Math.round(total)}.`,
    })
}

function facetOf(facet: Value): FacetInput {
  facet.record()
  const name = facet.at('display_label').optionalText(100) ?? facet.at('name').optionalText(100)
  return {
    ...(name && { name }),
    pitch: pitchOf(facet.at('roof_pitch').isMissing ? facet.at('pitch') : facet.at('roof_pitch')),
    areaSquareFeet: facet.at('area').number(0.01, largestArea),
  }
}

/** A summary has no facets, so each pitch becomes one. */
function facetsByPitch(roof: Value, warnings: Warning[]): FacetInput[] {
  const facets = roof
    .at('pitch')
    .list()
    .map((row) => ({
      name: row.record().at('roof_pitch').text().slice(0, 100),
      pitch: pitchOf(row.at('roof_pitch')),
      areaSquareFeet: row.at('area').number(0.01, largestArea),
    }))
  if (!facets.length) roof.at('pitch').refuse('is required: it has the area of each pitch')
  compareWithTotal('pitches', facets, roof.at('roof_facets').at('area'), warnings)
  const count = roof.at('roof_facets').at('total').optionalNumber(0, 10_000)
  if (count !== undefined && count !== facets.length)
    warnings.push({
      code: 'facets_by_pitch',
      message: `The summary has ${count} facets without their areas; each of its ${facets.length} pitches stands for one.`,
    })
  return facets
}

function pitchOf(pitch: Value): number {
  if (typeof pitch.value === 'number') return pitch.number(0, steepest)
  const [, rise] = pitch.text().match(/^\s*(\d+(?:\.\d+)?)\s*[/:]\s*12\s*$/) ?? []
  if (rise === undefined) pitch.refuse('must be a pitch such as 6/12')
  if (Number(rise) > steepest) pitch.refuse(`must be at most ${steepest}/12: steeper is a wall`)
  return Number(rise)
}

const names: [string, LineKind][] = [
  ['ridges', 'ridge'],
  ['hips', 'hip'],
  ['valleys', 'valley'],
  ['rakes', 'rake'],
  ['gutters_eaves', 'eave'],
  ['flashing', 'flashing'],
  ['step_flashing', 'stepFlashing'],
]

function addLines(lines: LinesInput, roof: Value, warnings: Warning[]) {
  const measurements = roof.at('measurements').isMissing ? roof : roof.at('measurements').record()
  const add = (kind: LineKind, feet: number | undefined) => {
    if (feet !== undefined) lines[kind] = sumOf([lines[kind] ?? 0, feet])
  }
  for (const [name, kind] of names) add(kind, lengthOf(measurements.at(name)))
  const together = lengthOf(measurements.at('ridges_hips'))
  if (together === undefined || measurements.at('ridges').isMissing === false) return
  add('ridge', together)
  if (!warnings.some(({ code }) => code === 'ridges_with_hips'))
    warnings.push({ code: 'ridges_with_hips', message: 'Ridges and hips come as one length, which is kept as ridge.' })
}

const lengthOf = (line: Value) =>
  (typeof line.value === 'object' && line.value !== null ? line.at('length') : line).optionalNumber(0, longestFeet)
