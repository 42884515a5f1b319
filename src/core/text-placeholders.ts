import { sql } from 'drizzle-orm'

const mark = '[to fill in: '

/**
 * A made-up number would look like one of a source, so a missing fact becomes a placeholder for a person to fill in.
 */
export const textPlaceholder = (what: string) => `${mark}${what.replaceAll(/[[\]{}]/g, '').trim()}]`

export const hasPlaceholders = (text: string) => text.toLowerCase().includes(mark.trim())

const containsPlaceholder = (...columns: string[]) =>
  sql.join(
    columns.map((column) => sql`instr(lower(${sql.raw(column)}), ${mark.trim()}) > 0`),
    sql` or `,
  )

export const rowsWithPlaceholders = (deckId: string) => sql`
  select title as name from slides where deck_id = ${deckId} and (${containsPlaceholder('title', 'bullets', 'narration_script')})
  union all
  select user_question as name from faqs where deck_id = ${deckId} and (${containsPlaceholder('user_question', 'canned_answer')})`
