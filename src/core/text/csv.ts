const mark = '\uFEFF'

/** Spreadsheets read UTF-8 only where this mark stands first. */
export const csvOf = (rows: (string | number | null)[][]) =>
  mark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** A spreadsheet runs what begins like a formula, in full width too, so a quote before it makes it text. */
function cellOf(value: string | number | null) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
