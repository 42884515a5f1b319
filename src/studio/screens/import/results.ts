import type { words as importing } from '../../../locales/studio/import/en'
import { type Table, writeCsv } from './read-csv'

type File = { name: string; table: Table }
type Told = { link: string; result: string }

/** Downloads the original file with what became of each row and its link beside it. */
export function downloadResults({ name, table }: File, told: Told[], words: typeof importing) {
  const rows = table.rows.map((cells, at) => [
    ...table.columns.map((_, index) => cells[index] ?? ''),
    told[at]?.link ?? '',
    told[at]?.result ?? '',
  ])
  const text = writeCsv([...table.columns, words.linkColumn, words.resultColumn], rows)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name.replace(/(\.\w+)?$/, '-results.csv')
  link.click()
  URL.revokeObjectURL(link.href)
}
