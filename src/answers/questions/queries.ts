import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { commit, none, read, type Work, workAt } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { findAtShard } from '../../core/database/shards'
import { deleteSome } from '../../core/database/table-rules'
import { invalid, notFound } from '../../core/http/errors'
import { defineJob, defineSweep, rowIf } from '../../core/jobs/define-job'
import { questionDays } from '../../core/limits'
import { day, hour } from '../../core/time'
import { findDeck, requireDeck } from '../../decks/deck-ownership/queries'
import { decks } from '../../decks/deck-ownership/tables'
import { conversationMessages } from '../../playback/live/tables'
import { reachable } from './answer-mails'
import type { KeepQuestion } from './record'
import { askers, senders } from './send-to-company'
import { askings, type Question, questionHours, questions } from './tables'

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
      .select({ ...getTableColumns(questions), askers, senders, reachable, faq })
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

const faq = sql<{ id: string; cannedAnswer: string } | null>`(
  select json_object('id', id, 'cannedAnswer', canned_answer) from faqs
  where id = substr(questions.stems, 5) and questions.stems like 'faq %')`
  .mapWith(JSON.parse)
  .as('faq')

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

const isQuestion = (organizationId: string, id: string) =>
  and(eq(questions.id, id), eq(questions.organizationId, organizationId))

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
