import { fill } from '../../../locales/fill'
import type { words as importing } from '../../../locales/studio/import/en'
import type { Formats } from '../../formats'
import { OwnError } from '../../parts/states'
import { readCsv, type Table } from './read-csv'

export type OpenFile = { id: string; name: string; table: Table }

const mostRows = 50_000

export async function openFile(file: File, words: typeof importing, format: Formats): Promise<OpenFile> {
  const table = readCsv(new Uint8Array(await file.arrayBuffer()))
  if (!table.rows.length) throw new OwnError(words.emptyFile)
  if (table.rows.length > mostRows) throw new OwnError(fill(words.tooMany, { most: format.number(mostRows) }))
  return { id: crypto.randomUUID(), name: file.name, table }
}
