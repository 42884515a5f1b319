import Papa from 'papaparse'

/** `numbers` are the rows' numbers in a spreadsheet, which counts empty rows too. */
export type Table = { columns: string[]; rows: string[][]; numbers: number[] }

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

/** The first row that isn't empty names the columns. */
export function readCsv(bytes: Uint8Array<ArrayBuffer>): Table {
  const text = textOf(bytes)
  // Empty rows mislead the search for the character between columns, but count in the numbers of the rows.
  const { meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 10 })
  const { data } = Papa.parse<string[]>(text, { delimiter: meta.delimiter })
  const filled = data.flatMap((cells, at) => (cells.some((cell) => cell.trim()) ? [{ cells, number: at + 1 }] : []))
  const [head, ...rows] = filled
  return {
    columns: head?.cells.map((name) => name.trim()) ?? [],
    rows: rows.map(({ cells }) => cells),
    numbers: rows.map(({ number }) => number),
  }
}

/** Matches what a spreadsheet would compute, but not a phone number with its plus. */
const formula = /^[=@\t\r]|^[+-](?![\d\s()./-]*$)/

export const writeCsv = (columns: string[], rows: string[][]) =>
  // Without the byte order mark, Excel misreads umlauts.
  `\ufeff${Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: formula })}`
