import { type AnyColumn, sql } from 'drizzle-orm'

const mark = '[to fill in: '

/**
 * A made-up number would look like one of a source, so a missing fact becomes a placeholder for a person to fill in.
 */
export const textPlaceholder = (what: string) => `${mark}${what.replaceAll(/[[\]{}]/g, '').trim()}]`

export const hasPlaceholders = (text: string) => text.toLowerCase().includes(mark.trim())

export const containsPlaceholder = (...columns: AnyColumn[]) =>
  sql.join(
    columns.map((column) => sql`instr(lower(${column}), ${mark.trim()}) > 0`),
    sql` or `,
  )
