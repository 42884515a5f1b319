import { sql } from 'drizzle-orm'
import { type Database, newIdSql } from '../../core/database/database'
import { writeEachMail } from '../../events/mails/write-mails'

/** The others asked longer ago. */
const mostAnswered = 50

export type Answered = { organizationId: string; questionId: string; text: string }

/**
 * Writes an email to everyone who asked, got no answer and has an address. It finds no one if the question has another
 * answer in the end, because then the batch changed nothing.
 */
export const writeAnswers = (db: Database, { organizationId, questionId, text }: Answered, now: number) =>
  writeEachMail(
    db,
    'question.answer',
    sql`
      select ${newIdSql(db)} as id, presentations.organization_id, presentations.id as presentation_id,
        (select coalesce(max(sequence), 0) + 1 from mails where subject_id = presentations.id) as sequence,
        presentations.homeowner_data ->> 'email' as recipient, '“' || listed.question || '”' as asked
      from (
        select presentation_id, question, max(created_at) as asked_at from askings
        where question_id = ${questionId} and kind = 'none' and answered_at is null
        group by presentation_id order by asked_at desc limit ${mostAnswered}
      ) as listed cross join presentations on presentations.id = listed.presentation_id
      where presentations.organization_id = ${organizationId} and presentations.deleted_at is null
        and presentations.homeowner_data ->> 'email' <> ''
        and exists (select 1 from questions where id = ${questionId} and answer = ${text} and not is_unanswered)`,
    now,
    { message: sql`asked || ${`\n\n${text}`}` },
  ).returning({ id: sql<string>`id` })

/** The number of homeowners that `writeAnswers` would reach. */
export const reachable = sql<number>`(
  select count(*) from (
    select 1 from askings join presentations on presentations.id = askings.presentation_id
    where askings.question_id = questions.id and askings.kind = 'none' and askings.answered_at is null
      and presentations.deleted_at is null and presentations.homeowner_data ->> 'email' <> ''
    group by presentations.id limit ${mostAnswered}
  )
)`.as('reachable')

export const noteAnswered = (db: Database, { questionId }: Answered, now: number) =>
  db.run(sql`update askings set answered_at = ${now}
    where question_id = ${questionId} and kind = 'none' and answered_at is null and exists (
      select 1 from mails where subject_id = askings.presentation_id and purpose = 'question.answer' and created_at = ${now})`)

/** Comes right after the askings were noted. */
export const countAnswered = (db: Database, { questionId }: Answered, now: number) =>
  db.run(sql`update presentation_activity set unanswered_questions = max(0, unanswered_questions - (
      select count(*) from askings where question_id = ${questionId} and answered_at = ${now}
        and askings.presentation_id = presentation_activity.presentation_id))
    where presentation_id in (
      select presentation_id from askings where question_id = ${questionId} and answered_at = ${now})`)
