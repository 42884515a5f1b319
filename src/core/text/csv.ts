const mark = '\uFEFF'

/** Spreadsheets read UTF-8 only if the file begins with this mark. */
export const csvOf = (rows: (string | number | null)[][]) =>
  mark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/**
 * Spreadsheets run a cell that starts like a formula, even with full-width characters, so a leading quote makes it
 * text.
 */
function cellOf(value: string | number | null) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
