import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { commit, made, none, read, type Work, workAt } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { findAtShard, newId } from '../../core/database/shards'
import { deleteSome } from '../../core/database/table-rules'
import { decksChanged } from '../../core/effects'
import { conflict, invalid, notFound } from '../../core/http/errors'
import { defineJob, defineSweep, rowIf } from '../../core/jobs/define-job'
import { mostRows, questionDays } from '../../core/limits'
import { day, hour } from '../../core/time'
import { findDeck, requireDeck } from '../../decks/deck-ownership/queries'
import { decks } from '../../decks/deck-ownership/tables'
import { faqs } from '../../decks/faqs/tables'
import { conversationMessages } from '../../playback/live/tables'
import { type Answered, countAnswered, noteAnswered, reachable, writeAnswers } from './answer-mails'
import type { KeepQuestion } from './record'
import { askers, senders } from './send-to-company'
import { askings, type Question, questionHours, questions, stemsOfFaq } from './tables'

type Filter = {
  status?: 'unanswered' | 'answered' | undefined
  presentationId?: string | undefined
  cursor?: string | undefined
}

export async function listQuestions(
  db: Database,
  organizationId: string,
  deckId: string,
  filter: Filter,
  limit: number,
) {
  const cursor = readCursor(filter.cursor)
  const { deck, rows } = await read(db, {
    deck: findDeck(db, organizationId, deckId),
    rows: db
      .select({ ...getTableColumns(questions), askers, senders, reachable })
      .from(questions)
      .where(
        and(
          filter.presentationId
            ? sql`${questions.id} in (${askedBy(organizationId, deckId, filter.presentationId)})`
            : eq(questions.deckId, deckId),
          filter.status && eq(questions.isUnanswered, filter.status === 'unanswered'),
          cursor &&
            sql`(${questions.isUnanswered}, ${questions.lastAskedAt}, ${questions.id}) < (${cursor.isUnanswered}, ${cursor.lastAskedAt}, ${cursor.id})`,
        ),
      )
      .orderBy(sql`${questions.isUnanswered} desc, ${questions.lastAskedAt} desc, ${questions.id} desc`)
      .limit(limit + 1),
  })
  requireDeck(deck)
  const last = rows[limit - 1]
  return { rows: rows.slice(0, limit), nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

/** A homeowner asks few questions, so these are found first and the rest of the deck’s log is never read. */
const askedBy = (organizationId: string, deckId: string, presentationId: string) =>
  sql`select question_id from askings join presentations on presentations.id = askings.presentation_id
    where askings.presentation_id = ${presentationId} and presentations.organization_id = ${organizationId}
      and presentations.deck_id = ${deckId} and presentations.deleted_at is null`

/** Decks with the most unanswered questions come first. */
export const countUnanswered = (db: Database, organizationId: string) => {
  const waiting = sql<number>`(select count(*) from questions where deck_id = decks.id and is_unanswered = 1)`
  return db
    .select({ deckId: decks.id, unanswered: waiting.as('unanswered') })
    .from(decks)
    .where(and(eq(decks.organizationId, organizationId), isNull(decks.deletedAt), sql`${waiting} > 0`))
    .orderBy(desc(sql`unanswered`), desc(decks.id))
}

const cursorOf = ({ isUnanswered, lastAskedAt, id }: Question) => `${Number(isUnanswered)}_${lastAskedAt}_${id}`

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [, isUnanswered, lastAskedAt, id] = cursor.match(/^([01])_(\d{1,16})_([0-9a-f-]{36})$/) ?? []
  if (id === undefined) throw invalid('cursor', 'must be the nextCursor of an earlier page.')
  return { isUnanswered: Number(isUnanswered), lastAskedAt: Number(lastAskedAt), id }
}

export const isQuestion = (organizationId: string, id: string) =>
  and(eq(questions.id, id), eq(questions.organizationId, organizationId))

const asksTheSame = sql`faqs.deck_id = questions.deck_id
  and (questions.stems = 'faq ' || faqs.id or lower(trim(faqs.user_question)) = lower(trim(questions.question)))`

export async function makeFaq(work: Work, answered: Answered, now: number, isMailed: boolean) {
  const { organizationId, questionId: id, text: cannedAnswer } = answered
  const { db } = work
  const faqId = newId(db.shard)
  const ofDeck = sql`from faqs where deck_id = questions.deck_id`
  const {
    questions: [question],
    faqs: [faq],
    mailed,
  } = await commit(
    work,
    {
      questions: db
        .select({
          known: sql<string | null>`(select user_question from faqs where ${asksTheSame} limit 1)`.as('known'),
        })
        .from(questions)
        .where(isQuestion(organizationId, id)),
      inserted:
        db.run(sql`insert into faqs (id, deck_id, organization_id, user_question, canned_answer, word_timings, order_index, created_at, updated_at)
        select ${faqId}, deck_id, organization_id, question, ${cannedAnswer}, '[]',
          (select coalesce(max(order_index) + 1, 0) ${ofDeck}), ${now}, ${now}
        from questions where ${isQuestion(organizationId, id)} and (select count(*) ${ofDeck}) < ${mostRows}
          and not exists (select 1 from faqs where ${asksTheSame})`),
      answered:
        db.run(sql`update questions set kind = 'faq', is_unanswered = 0, answer = ${cannedAnswer}, would_answer = null,
          stems = ${stemsOfFaq(faqId)}
        where ${isQuestion(organizationId, id)} and exists (select 1 from faqs where id = ${faqId})`),
      faqs: db
        .select()
        .from(faqs)
        .where(and(eq(faqs.id, faqId), eq(faqs.organizationId, organizationId))),
      mailed: isMailed ? writeAnswers(db, answered, now) : undefined,
      noted: isMailed ? noteAnswered(db, answered, now) : undefined,
      counted: isMailed ? countAnswered(db, answered, now) : undefined,
    },
    [made(faqs, faqId), decksChanged(organizationId)],
  )
  if (!question) throw notFound('question')
  if (!faq && question.known)
    throw conflict('faq_exists', `An FAQ of this deck already asks this: “${question.known}”. Change that one instead.`)
  if (!faq) throw conflict('deck_full', `A deck has at most ${mostRows} FAQs.`)
  return { faq, mailed: mailed ?? [] }
}

export async function deleteQuestion(work: Work, organizationId: string, id: string) {
  const deleting = work.db.delete(questions).where(isQuestion(organizationId, id)).returning({ id: questions.id })
  const { deleted } = await commit(work, { deleted: deleting }, none)
  if (!deleted.length) throw notFound('question')
}

/**
 * No row makes this due, because the database refused writes: the message itself carries the question. The company may
 * have moved since.
 */
export const keepQuestionJob = defineJob({
  kind: 'keep-question',
  queue: 'JOBS',
  run: async (work, { kept }: KeepQuestion) => {
    const { keep } = await import('./record')
    const there = await findAtShard(work.env, kept.deckId)
    if (there) await keep(workAt(work, there), kept)
  },
})

/** Homeowners' questions and conversations are deleted after `questionDays`, a limited number per run. */
export const removeQuestionsJob = defineSweep({
  kind: 'remove-questions',
  due: (db, _env, now) =>
    rowIf(
      db,
      sql`exists (select 1 from askings where ${oldOf(now).asking})
        or exists (select 1 from questions where ${oldOf(now).question})
        or exists (select 1 from question_hours where ${oldOf(now).hour})
        or exists (select 1 from conversation_messages where ${oldOf(now).asking})`,
    ),
  run: (work, _rows, now) => {
    const { db } = work
    const old = oldOf(now)
    return commit(
      work,
      {
        askings: deleteSome(db, askings, old.asking),
        questions: deleteSome(db, questions, old.question),
        hours: deleteSome(db, questionHours, old.hour),
        messages: deleteSome(db, conversationMessages, old.asking),
      },
      none,
    )
  },
})

function oldOf(now: number) {
  const before = now - questionDays * day
  return {
    asking: sql`created_at < ${before}`,
    question: sql`last_asked_at < ${before} and not exists (select 1 from askings where question_id = questions.id)`,
    hour: sql`hour < ${Math.floor(now / hour) - 1}`,
  }
}
