import { sql } from 'drizzle-orm'

const mark = '[to fill in: '

/** What nobody told, for a person to say. A number of whoever asked would look like one that a source tells. */
export const toFillIn = (what: string) => `${mark}${what.replaceAll(/[[\]{}]/g, '').trim()}]`

export const hasMarks = (text: string) => text.toLowerCase().includes(mark.trim())

const marked = (...columns: string[]) =>
  sql.join(
    columns.map((column) => sql`instr(lower(${sql.raw(column)}), ${mark.trim()}) > 0`),
    sql` or `,
  )

/** What of a deck still has a mark: the title of a slide or the question of an FAQ. */
export const markedOf = (deckId: string) => sql`
  select title as name from slides where deck_id = ${deckId} and (${marked('title', 'bullets', 'narration_script')})
  union all
  select user_question as name from faqs where deck_id = ${deckId} and (${marked('user_question', 'canned_answer')})`
