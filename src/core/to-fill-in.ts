import { sql } from 'drizzle-orm'

const mark = '[to fill in: '

/** An invented number would look like one from a source, so what nobody told is marked for a person to fill in. */
export const toFillIn = (what: string) => `${mark}${what.replaceAll(/[[\]{}]/g, '').trim()}]`

export const hasMarks = (text: string) => text.toLowerCase().includes(mark.trim())

const marked = (...columns: string[]) =>
  sql.join(
    columns.map((column) => sql`instr(lower(${sql.raw(column)}), ${mark.trim()}) > 0`),
    sql` or `,
  )

export const markedOf = (deckId: string) => sql`
  select title as name from slides where deck_id = ${deckId} and (${marked('title', 'bullets', 'narration_script')})
  union all
  select user_question as name from faqs where deck_id = ${deckId} and (${marked('user_question', 'canned_answer')})`
