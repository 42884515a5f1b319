import { type SQL, sql } from 'drizzle-orm'
import { type Database, newIdSql } from '../../core/database/database'
import { writeEachMail } from '../../events/mails/write-mails'

/** The others asked longer ago. */
const mostAnswered = 50

/** One answer to questions of one deck. The first is the one that is shown; the others are in other words. */
export type Answered = { organizationId: string; questionIds: string[]; text: string }

export const isAnyOf = ({ questionIds }: Pick<Answered, 'questionIds'>, column: SQL) =>
  sql`${column} in (select value from json_each(${JSON.stringify(questionIds)}))`

/** Nothing is answered if one of them doesn't exist. */
export const areOfOneDeck = (answered: Answered) =>
  sql`${new Set(answered.questionIds).size} = (select count(*) from questions
    where ${isAnyOf(answered, sql`id`)} and organization_id = ${answered.organizationId}
      and deck_id = (select deck_id from questions where id = ${answered.questionIds[0]}))`

/**
 * Writes one email to everyone who asked any of them, got no answer and has an address. It leaves out a question that
 * has another answer in the end, because then the batch didn't change it.
 */
export const writeAnswers = (db: Database, answered: Answered, now: number) =>
  writeEachMail(
    db,
    'question.answer',
    sql`
      select ${newIdSql(db)} as id, presentations.organization_id, presentations.id as presentation_id,
        (select coalesce(max(sequence), 0) + 1 from mails where subject_id = presentations.id) as sequence,
        presentations.homeowner_data ->> 'email' as recipient, listed.asked
      from (
        select presentation_id, group_concat('“' || question || '”', char(10)) as asked, max(asked_at) as last_asked_at
        from (
          select askings.presentation_id, askings.question, max(askings.created_at) as asked_at
          from askings join questions on questions.id = askings.question_id
          where ${isAnyOf(answered, sql`askings.question_id`)} and askings.kind = 'none' and askings.answered_at is null
            and questions.answer = ${answered.text} and not questions.is_unanswered and ${areOfOneDeck(answered)}
          group by askings.presentation_id, askings.question_id order by asked_at desc
        )
        group by presentation_id order by last_asked_at desc limit ${mostAnswered}
      ) as listed cross join presentations on presentations.id = listed.presentation_id
      where presentations.organization_id = ${answered.organizationId} and presentations.deleted_at is null
        and presentations.homeowner_data ->> 'email' <> ''`,
    now,
    { message: sql`asked || ${`\n\n${answered.text}`}` },
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

export const noteAnswered = (db: Database, answered: Answered, now: number) =>
  db.run(sql`update askings set answered_at = ${now}
    where ${isAnyOf(answered, sql`question_id`)} and kind = 'none' and answered_at is null and exists (
      select 1 from mails where subject_id = askings.presentation_id and purpose = 'question.answer' and created_at = ${now})`)

/** Comes right after the askings were noted. */
export const countAnswered = (db: Database, answered: Answered, now: number) =>
  db.run(sql`update presentation_activity set unanswered_questions = max(0, unanswered_questions - (
      select count(*) from askings where ${isAnyOf(answered, sql`question_id`)} and answered_at = ${now}
        and askings.presentation_id = presentation_activity.presentation_id))
    where presentation_id in (
      select presentation_id from askings where ${isAnyOf(answered, sql`question_id`)} and answered_at = ${now})`)
