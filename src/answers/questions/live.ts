import { sql } from 'drizzle-orm'
import type { Effect, Following, Work } from '../../core/database/commit'
import { type Database, insertWhere, newIdSql } from '../../core/database/database'
import { questionAsked } from '../../core/effects'
import { isOn, needed } from '../../core/needed'
import { hour } from '../../core/time'
import { countQuestion } from '../../decks/presentations/activity'
import { emails } from '../../events/mails/write-mails'
import type { Said } from '../../playback/live/answers'
import { find } from './find'
import { stemsOfText } from './record'
import { answer } from './say'
import { askings } from './tables'

const mostMailsAnHour = 5

const isJustLeft = (id: string, now: number) =>
  sql`exists (select 1 from conversation_messages where id = ${id} and left_at = ${now})`

/**
 * A message that no member came for is a question without an answer, and the company's contact is told. A message with
 * the id of an answer sends its question to the company, which has it already.
 */
export function questionLeft(said: Said, id: string, now: number): Following[] {
  const question: Effect = {
    rows: ({ db }) => [
      insertQuestion(db, said, id, now),
      insertAsking(db, said, id, now),
      countQuestion(db, said.presentationId, true, now),
      db
        .update(askings)
        .set({ sentAt: now })
        .where(sql`${isAsked(said)} and sent_at is null and ${isJustLeft(id, now)}`),
    ],
  }
  return [question, questionAsked(said.presentationId), contactMail(said, id, now)]
}

const isAsked = ({ messageId, presentationId }: Said) =>
  sql`askings.id = ${messageId} and askings.presentation_id = ${presentationId}`

const isNew = (said: Said, id: string, now: number) =>
  sql`${isJustLeft(id, now)} and not exists (select 1 from askings where ${isAsked(said)})`

function insertQuestion(db: Database, said: Said, id: string, now: number) {
  const { deckId, organizationId, text } = said
  return db.run(sql`insert into questions
        (id, deck_id, organization_id, stems, question, kind, is_unanswered, answer, would_answer, count, last_asked_at)
      select ${newIdSql(db)}, ${deckId}, ${organizationId}, ${stemsOfText(text)}, ${text}, 'none', 1, '', null, 1, ${now}
      where ${isNew(said, id, now)}
      on conflict (deck_id, stems) do update set question = excluded.question, kind = excluded.kind,
        is_unanswered = 1, count = count + 1, last_asked_at = excluded.last_asked_at`)
}

function insertAsking(db: Database, said: Said, id: string, now: number) {
  const { deckId, organizationId, presentationId, viewerSessionId, text: question } = said
  const questionId = sql<string>`(select id from questions where deck_id = ${deckId} and stems = ${stemsOfText(question)})`
  const row = {
    ...{ id, deckId, organizationId, questionId, presentationId, viewerSessionId, question },
    ...{ kind: 'none' as const, answer: '', citations: [], milliseconds: 0, tokens: 0 },
    ...{ createdAt: said.at, sentAt: now, answeredAt: null },
  }
  return insertWhere(db, askings, row, isNew(said, id, now)).onConflictDoNothing()
}

/** The owners get it if the deck names no contact, or if that address would have to agree first and hasn't. */
function contactMail({ presentationId, organizationId, text }: Said, id: string, now: number): Effect {
  const recipients = (isStrict: boolean) => sql`
    with contact as (
      select contact ->> 'email' as email from branding
      where deck_id = (select deck_id from presentations where id = ${presentationId}) and contact ->> 'email' <> ''
        and (${Number(isStrict)} = 0
          or contact ->> 'email' in (select email from confirmed_recipients where organization_id = ${organizationId})
          or contact ->> 'email' in (
            select email from members where organization_id = ${organizationId} and is_confirmed))
    )
    select ${organizationId} as organization_id, ${presentationId} as presentation_id, 'company' as audience,
      named.email as recipient,
      (select coalesce(max(sequence), 0) + 1 from mails where subject_id = ${presentationId}) as sequence
    from (
      select email from contact
      union all
      select email from members
      where organization_id = ${organizationId} and role = 'owner' and not exists (select 1 from contact)
    ) as named
    where ${isJustLeft(id, now)} and (
      select count(distinct sequence) from mails
      where subject_id = ${presentationId} and purpose = 'question.left' and created_at > ${now - hour}
    ) < ${mostMailsAnHour}`
  const mailsIn = ({ env }: Work) =>
    emails(
      { kind: 'presentation', id: presentationId },
      [{ purpose: 'question.left', audience: 'company', message: text }],
      recipients(isOn(env, 'CONFIRM_RECIPIENTS')),
      now,
    )
  return {
    rows: (work) => mailsIn(work).rows?.(work) ?? [],
    afterCommit: (work, returned) => mailsIn(work).afterCommit?.(work, returned),
  }
}

/** Answered as for the homeowner, but neither spoken nor recorded as a question. */
export async function suggest(work: Work, presentationId: string, question: string): Promise<string | undefined> {
  const found = await find(work, { presentationId }, { question }, needed(work.env, 'QUESTIONS_PER_HOUR'), Date.now())
  const speaker = { narrate: () => null, narrateFaq: () => null, narrateWords: () => null }
  const telling = { question, slideId: undefined, language: undefined, speaker, soundUrl: () => '' }
  for await (const event of answer(work, found, telling, new AbortController().signal)) {
    if (event.type !== 'done') continue
    const { kind, text, passages } = event.answer
    return kind === 'none' ? passages[0]?.quote : text
  }
  return undefined
}
