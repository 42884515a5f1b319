import { invalid } from '../../../core/http/errors'
import { feetPerMeter, sumOf } from '../formulas'
import { type FacetInput, type LinesInput, lineKinds, type StructureInput, type Warning } from '../roof'
import type { Read } from './read'
import { Value } from './value'

type Cells = { rows: string[][]; separator: string; hasLastLineEnd: boolean }

const separators = [',', ';', '\t']

/** Quoted cells may contain separators, line breaks, and doubled quotes. */
function readCells(text: string): Cells {
  const whole = text.replace(/^\uFEFF/, '')
  const named = whole.match(/^sep=(.)(?:\r\n?|\n)/i)
  const content = whole.slice(named?.[0].length ?? 0)
  const separator = named?.[1] ?? usedSeparator(content)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < content.length; at++) {
    const letter = content[at]
    const isLineEnd = letter === '\n' || letter === '\r'
    if (isQuoted && letter === '"' && content[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted || (letter !== separator && !isLineEnd)) cell += letter
    else {
      rows.at(-1)?.push(cell)
      cell = ''
      if (!isLineEnd) continue
      rows.push([])
      if (letter === '\r' && content[at + 1] === '\n') at++
    }
  }
  if (isQuoted) throw unreadable(rows.length, `line ${rows.length} has a quote that is never closed.`)
  rows.at(-1)?.push(cell)
  return { rows, separator, hasLastLineEnd: /[\r\n]$/.test(content) }
}

function usedSeparator(content: string) {
  const [line = ''] = content.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

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

const unreadable = (line: number, problem: string) =>
  invalid('data', problem, undefined, { code: 'unreadable_line', number: line })

/** Each row is a facet or a line. The first row names the columns, in any order. */
export function readCsv(text: string): Read {
  const { rows, separator, hasLastLineEnd } = readCells(text)
  const [head = [], ...body] = rows
  const header = head.map((cell) => cell.trim().toLowerCase())
  for (const required of ['type', 'name'])
    if (!header.includes(required)) throw unreadable(1, `line 1 must have the column ${required}; the template has it.`)
  const twice = header.find((name, at) => name && header.indexOf(name) !== at)
  if (twice) throw unreadable(1, `line 1 has the column ${twice.slice(0, 40)} twice.`)

  const structures = new Map<string, FacetInput[]>()
  const lines: LinesInput = {}
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => !cell.trim())) continue
    const number = index + 2
    if (cells.some((cell, at) => cell.trim() && !header[at]))
      throw unreadable(number, `line ${number} has a value in a column that line 1 does not name.`)
    if (index === body.length - 1 && !hasLastLineEnd && cells.length < header.length)
      throw unreadable(
        number,
        `line ${number} is cut off: it has ${cells.length} of ${header.length} cells, and no end.`,
      )
    const row: Row = Object.fromEntries(
      header.map((name, at) => [
        name,
        new Value(asWritten(cells[at], name, separator), `data line ${number}, ${name},`),
      ]),
    )
    const type = row.type ?? new Value(undefined, `data line ${number}, type,`)
    if (type.value === 'facet') addFacet(structures, row)
    else if (type.value === 'line') addLine(lines, row, number)
    else type.refuse('must be facet or line')
  }
  const unread = head.map((cell) => cell.trim()).filter((name) => name && !isColumn(name.toLowerCase()))
  return {
    structures: [...structures].map(([name, facets]): StructureInput => ({ name, facets })),
    lines,
    warnings: unread.length ? [unreadColumns(unread)] : [],
  }
}

const isColumn = (name: string) => columns.some((column) => column === name)

const unreadColumns = (names: string[]): Warning => ({
  code: 'columns_not_read',
  message: `The columns ${names.join(', ').slice(0, 200)} were not read; they are kept under raw.`,
})

/**
 * Accepts what spreadsheets and people write: `6/12`, `Facet`, and a decimal comma unless commas separate the cells.
 */
function asWritten(cell: string | undefined, column: string, separator: string) {
  const text = cell?.trim()
  if (column === 'type') return text?.toLowerCase()
  if (column === 'structure' || column === 'name') return text
  const number = column === 'pitch' ? text?.replace(/\s*[/:]\s*12$/, '') : text
  // Three digits after a comma could be thousands, so they don't count as decimals.
  return separator === ',' ? number : number?.replace(/^(-?\d+),(\d{1,2}|\d{4,})$/, '$1.$2')
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
  const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')
  const named = plain(row.name?.optionalText(100) ?? '')
  const kind = lineKinds.find((each) => plain(each) === named)
  if (!kind) throw unreadable(number, `line ${number}, name, must be one of ${lineKinds.join(', ')}.`)
  const meters = row.length_m?.optionalNumber(0, 30_000)
  const feet = row.length_ft?.optionalNumber(0, 100_000) ?? (meters === undefined ? undefined : meters * feetPerMeter)
  if (feet === undefined) throw unreadable(number, `line ${number}, length_ft, is required, or length_m.`)
  lines[kind] = sumOf([lines[kind] ?? 0, feet])
}
