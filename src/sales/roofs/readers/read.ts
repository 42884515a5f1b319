import { invalid } from '../../../core/http/errors'
import { faultOf, type ImportInput, mostFacets } from '../input-schemas'
import type { LinesInput, Source, StructureInput, Warning } from '../roof'
import type { Raw } from '../tables'
import { readCsv } from './csv'
import { readEagleView } from './eagleview'
import { readHover } from './hover'
import { Value } from './value'

export type Read = {
  structures: StructureInput[]
  lines: LinesInput
  address?: string | undefined
  measuredAt?: number | undefined
  warnings?: Warning[]
}

const readers = {
  hover_json: { source: 'hover', read: (data: unknown) => readHover(new Value(jsonOf(data), 'data')) },
  eagleview_json: { source: 'eagleview', read: (data: unknown) => readEagleView(new Value(jsonOf(data), 'data')) },
  csv: { source: 'manual', read: (data: unknown) => readCsv(csvOf(data)) },
} satisfies { [format in ImportInput['format']]: { source: Source; read: (data: unknown) => Read } }

export function readFile({ format, data }: Pick<ImportInput, 'format' | 'data'>) {
  const { source, read } = readers[format]
  const roof: Read = read(data)
  if (!roof.structures.some(({ facets }) => facets.length)) throw invalid('data', 'has no facets of a roof.')
  const count = roof.structures.reduce((sum, { facets }) => sum + facets.length, 0)
  if (count > mostFacets) throw invalid('data', `has ${count} facets; at most ${mostFacets} can be read.`)
  for (const { name, facets } of roof.structures)
    for (const [index, facet] of facets.entries()) {
      const fault = faultOf(facet)
      if (fault)
        throw invalid(
          'data',
          `has a fault: ${fault.field} of ${facet.name ?? `facet ${index + 1}`} of ${name} ${fault.message}.`,
        )
    }
  return { source: source as Source, raw: rawOf(data, format), ...roof }
}

const rawOf = (data: unknown, format: string): Raw => (format === 'csv' ? { csv: data } : (jsonOf(data) as Raw))

function jsonOf(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    throw invalid('data', 'isn’t complete JSON. Send the file as it is.')
  }
}

function csvOf(data: unknown) {
  if (typeof data !== 'string') throw invalid('data', 'must be the text of the CSV file.')
  return data
}
