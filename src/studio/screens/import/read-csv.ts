import Papa from 'papaparse'

export type Table = { columns: string[]; rows: string[][] }

/** Spreadsheets write UTF-8 with or without its mark, UTF-16 with one, or the letters of Windows. */
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

/** What a spreadsheet would compute; a phone number with its plus is none. */
const formula = /^[=@\t\r]|^[+-](?![\d\s()./-]*$)/

export const writeCsv = (columns: string[], rows: string[][]) =>
  // With the mark, without which Excel takes umlauts for something else.
  `\ufeff${Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: formula })}`
