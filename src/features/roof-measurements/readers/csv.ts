import { invalid } from '../../../core/errors'
import { feetPerMeter, sumOf } from '../formulas'
import { type FacetInput, type LinesInput, lineKinds, type StructureInput } from '../roof'
import type { Read } from './read'
import { Value } from './value'

const columns = [
  'type',
  'structure',
  'name',
  'pitch',
  'pitch_degrees',
  'area_sqft',
  'plan_area_sqft',
  'area_m2',
  'plan_area_m2',
  'azimuth_degrees',
  'length_ft',
  'length_m',
] as const

type Column = (typeof columns)[number]
type Row = { [column in Column]?: Value }

export const csvTemplate = `${[
  columns.join(','),
  'facet,House,Front,6,,1240,,,,180,,',
  'facet,House,Back,6,,1240,,,,0,,',
  'facet,Garage,Flat roof,0,,,420,,,,,',
  'line,,ridge,,,,,,,,40,',
  'line,,eave,,,,,,,,160,',
  'line,,rake,,,,,,,,100,',
].join('\r\n')}\r\n`

/** A row is a facet or a line; the first row names the columns, in any order. */
export function readCsv(text: string): Read {
  const [head = [], ...rows] = cellsOf(text)
  const header = head.map((cell) => cell.trim().toLowerCase())
  for (const required of ['type', 'name'])
    if (!header.includes(required)) throw invalid(`data line 1 must have the column ${required}; the template has it.`)
  const unknown = header.find((name) => name && !columns.some((column) => column === name))
  if (unknown) throw invalid(`data line 1 has the column ${unknown.slice(0, 40)}; there are ${columns.join(', ')}.`)

  const structures = new Map<string, FacetInput[]>()
  const lines: LinesInput = {}
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => !cell.trim())) continue
    const number = index + 2
    const row: Row = Object.fromEntries(
      header.map((name, at) => [name, new Value(cells[at]?.trim(), `data line ${number}, ${name},`)]),
    )
    const type = row.type ?? new Value(undefined, `data line ${number}, type,`)
    if (type.value === 'facet') addFacet(structures, row)
    else if (type.value === 'line') addLine(lines, row, number)
    else type.refuse('must be facet or line')
  }
  return { structures: [...structures].map(([name, facets]): StructureInput => ({ name, facets })), lines }
}

function addFacet(structures: Map<string, FacetInput[]>, row: Row) {
  const structure = row.structure?.optionalText(100) ?? 'House'
  const name = row.name?.optionalText(100)
  const facet: FacetInput = {
    ...(name && { name }),
    pitch: row.pitch?.optionalNumber(0, 24),
    pitchDegrees: row.pitch_degrees?.optionalNumber(0, 63.4349489),
    areaSquareFeet: row.area_sqft?.optionalNumber(0.01, 1_000_000),
    planAreaSquareFeet: row.plan_area_sqft?.optionalNumber(0.01, 1_000_000),
    areaSquareMeters: row.area_m2?.optionalNumber(0.001, 92_000),
    planAreaSquareMeters: row.plan_area_m2?.optionalNumber(0.001, 92_000),
    azimuthDegrees: row.azimuth_degrees?.optionalNumber(0, 360),
  }
  structures.set(structure, [...(structures.get(structure) ?? []), facet])
}

function addLine(lines: LinesInput, row: Row, number: number) {
  const kind = lineKinds.find((each) => each === row.name?.value)
  if (!kind) throw invalid(`data line ${number}, name, must be one of ${lineKinds.join(', ')}.`)
  const meters = row.length_m?.optionalNumber(0, 30_000)
  const feet = row.length_ft?.optionalNumber(0, 100_000) ?? (meters === undefined ? undefined : meters * feetPerMeter)
  if (feet === undefined) throw invalid(`data line ${number}, length_ft, is required, or length_m.`)
  lines[kind] = sumOf([lines[kind] ?? 0, feet])
}

/** Quoted cells may hold commas, line ends, and quotes that are written twice. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const content = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < content.length; at++) {
    const letter = content[at]
    if (isQuoted && letter === '"' && content[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted || (letter !== ',' && letter !== '\n')) cell += letter
    else {
      rows.at(-1)?.push(cell)
      cell = ''
      if (letter === '\n') rows.push([])
    }
  }
  if (isQuoted) throw invalid(`data line ${rows.length} has a quote that is never closed.`)
  rows.at(-1)?.push(cell)
  return rows
}
