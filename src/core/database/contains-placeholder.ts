import { type AnyColumn, sql } from 'drizzle-orm'
import { placeholderMark } from '../shared/text-placeholders'

export const containsPlaceholder = (...columns: AnyColumn[]) =>
  sql.join(
    columns.map((column) => sql`instr(lower(${column}), ${placeholderMark.trim()}) > 0`),
    sql` or `,
  )
