import Papa from 'papaparse'

export type Table = { columns: string[]; rows: string[][] }

/** Spreadsheets save UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252. */
function textOf(bytes: Uint8Array<ArrayBuffer>) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first line names the columns. */
export function readCsv(bytes: Uint8Array<ArrayBuffer>): Table {
  const { data } = Papa.parse<string[]>(textOf(bytes), { skipEmptyLines: 'greedy' })
  const [columns = [], ...rows] = data
  return { columns: columns.map((name) => name.trim()), rows }
}

/** Matches what a spreadsheet would compute, but not a phone number with its plus. */
const formula = /^[=@\t\r]|^[+-](?![\d\s()./-]*$)/

export const writeCsv = (columns: string[], rows: string[][]) =>
  // Without the byte order mark, Excel misreads umlauts.
  `\ufeff${Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: formula })}`
