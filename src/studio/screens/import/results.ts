import type { words as importing } from '../../../locales/studio/import/en'
import { type Table, writeCsv } from './read-csv'

type File = { name: string; table: Table }
type Told = { link: string; problem: string }

/** Downloads the original file with a link, or the reason there is none, beside each row. */
export function downloadResults({ name, table }: File, told: Told[], words: typeof importing) {
  const rows = table.rows.map((cells, at) => [
    ...table.columns.map((_, index) => cells[index] ?? ''),
    told[at]?.link ?? '',
    told[at]?.problem ?? '',
  ])
  const text = writeCsv([...table.columns, words.linkColumn, words.problemColumn], rows)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name.replace(/(\.\w+)?$/, '-links.csv')
  link.click()
  URL.revokeObjectURL(link.href)
}
