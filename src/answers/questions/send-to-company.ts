import { and, eq, isNull, sql } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import { conflict, notFound } from '../../core/http/errors'
import { presentations } from '../../decks/presentations/tables'
import { event } from '../../events/outbox/outbox'
import { type Asker, askings, type Sender } from './tables'

type Sent = { answerId: string; presentationId: string }

/** Sending a question again changes nothing, so the company is told once. */
export async function sendToCompany(work: Work, { answerId, presentationId }: Sent, now: number) {
  const [asking] = await work.db
    .select({
      organizationId: askings.organizationId,
      deckId: askings.deckId,
      question: askings.question,
      kind: askings.kind,
      firstName: sql<string>`${presentations.homeownerData} ->> 'first_name'`.as('first_name'),
    })
    .from(askings)
    .innerJoin(presentations, eq(presentations.id, askings.presentationId))
    .where(and(eq(askings.id, answerId), eq(presentations.id, presentationId), isNull(presentations.deletedAt)))
  if (!asking) throw notFound('question')
  const { organizationId, deckId, question, kind, firstName: sentBy } = asking
  if (kind !== 'none') throw conflict('question_answered', 'Only a question without an answer can be sent.')
  const data = { presentationId, deckId, question, sentBy }
  const isUnsent = and(eq(askings.id, answerId), isNull(askings.sentAt))
  await commit(work, { sent: work.db.update(askings).set({ sentAt: now }).where(isUnsent) }, [
    event({ type: 'question.unanswered', organizationId, deckId, data }, now, sql`changes() > 0`),
  ])
}

const mostSenders = 5

/** The people who asked a question, the latest first. */
export const askers = sql<Asker[]>`(
  select json_group_array(json_object('presentationId', id, 'firstName', first_name, 'lastName', last_name, 'askedAt', asked_at)) from (
    select presentations.id, presentations.homeowner_data ->> 'first_name' as first_name,
      presentations.homeowner_data ->> 'last_name' as last_name, max(askings.created_at) as asked_at
    from askings join presentations on presentations.id = askings.presentation_id
    where askings.question_id = questions.id and presentations.deleted_at is null
    group by presentations.id order by asked_at desc limit ${mostSenders}
  )
)`
  .mapWith(JSON.parse)
  .as('askers')

/** The people who sent a question to the company, the latest first. A deleted presentation no longer names anyone. */
export const senders = sql<Sender[]>`(
  select json_group_array(json_object('presentationId', id, 'firstName', first_name, 'sentAt', sent_at)) from (
    select presentations.id, presentations.homeowner_data ->> 'first_name' as first_name, max(askings.sent_at) as sent_at
    from askings join presentations on presentations.id = askings.presentation_id
    where askings.question_id = questions.id and askings.sent_at is not null and presentations.deleted_at is null
    group by presentations.id order by sent_at desc limit ${mostSenders}
  )
)`
  .mapWith(JSON.parse)
  .as('senders')
