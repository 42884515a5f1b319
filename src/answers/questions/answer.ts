import { and, eq, sql } from 'drizzle-orm'
import { commit, made, none, type Work } from '../../core/database/commit'
import { newId } from '../../core/database/shards'
import { decksChanged } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import { mostRows } from '../../core/limits'
import { faqs } from '../../decks/faqs/tables'
import { queueMails } from '../../events/mails/write-mails'
import { type Answered, areOfOneDeck, countAnswered, isAnyOf, noteAnswered, writeAnswers } from './answer-mails'
import { questions, stemsOfFaq } from './tables'

/** A repeated call emails no one again. */
export async function answerQuestions(work: Work, answered: Answered, isFaq: boolean, now: number) {
  const { faq, mailed } = isFaq ? await makeFaqs(work, answered, now, true) : await onlyAnswer(work, answered, now)
  if (mailed.length) {
    const ids = mailed.map(({ id }) => id)
    work.waitUntil(queueMails(work.env, ids))
  }
  return { faq, emailed: mailed.length }
}

const mailsOf = ({ db }: Work, answered: Answered, now: number) => ({
  mailed: writeAnswers(db, answered, now),
  noted: noteAnswered(db, answered, now),
  counted: countAnswered(db, answered, now),
})

async function onlyAnswer(work: Work, answered: Answered, now: number) {
  const { found, mailed } = await commit(
    work,
    {
      found: work.db
        .update(questions)
        .set({ isUnanswered: false, answer: answered.text, wouldAnswer: null })
        .where(and(isAnyOf(answered, sql`id`), areOfOneDeck(answered)))
        .returning({ id: questions.id }),
      ...mailsOf(work, answered, now),
    },
    none,
  )
  if (!found.length) throw notFound('question')
  return { faq: undefined, mailed }
}

const asksTheSame = sql`faqs.deck_id = questions.deck_id
  and (questions.stems = 'faq ' || faqs.id or lower(trim(faqs.user_question)) = lower(trim(questions.question)))`

/** Each wording becomes an FAQ of its own, because an FAQ is matched by the words of its question. */
export async function makeFaqs(work: Work, answered: Answered, now: number, isMailed: boolean) {
  const { organizationId, questionIds, text } = answered
  const { db } = work
  const wordings = [...new Set(questionIds)].map((questionId) => {
    const faqId = newId(db.shard)
    return { questionId, faqId, stems: stemsOfFaq(faqId) }
  })
  const [{ questionId: firstId, faqId } = { questionId: '', faqId: '' }] = wordings
  const wording = sql`json_each(${JSON.stringify(wordings)}) as wording`
  const ofDeck = sql`from faqs where deck_id = questions.deck_id`
  const known = sql<string | null>`(select user_question from faqs join questions on ${asksTheSame}
    where questions.id = ${firstId} limit 1)`
  const {
    found: [question],
    faqs: [faq],
    mailed = [],
  } = await commit(
    work,
    {
      found: db
        .select({ known: known.as('known') })
        .from(questions)
        .where(and(eq(questions.id, firstId), areOfOneDeck(answered))),
      inserted:
        db.run(sql`insert into faqs (id, deck_id, organization_id, user_question, canned_answer, word_timings, order_index, created_at, updated_at)
        select wording.value ->> 'faqId', deck_id, organization_id, question, ${text}, '[]',
          (select coalesce(max(order_index) + 1, 0) ${ofDeck}) + wording.key, ${now}, ${now}
        from ${wording} join questions on questions.id = wording.value ->> 'questionId'
        where ${areOfOneDeck(answered)} and ${known} is null and (select count(*) ${ofDeck}) + wording.key < ${mostRows}
          and not exists (select 1 from faqs where ${asksTheSame})`),
      answered: db.run(sql`update questions set is_unanswered = 0, answer = ${text}, would_answer = null,
          kind = iif(faqs.id is null, kind, 'faq'), stems = iif(faqs.id is null, stems, wording.value ->> 'stems')
        from ${wording} left join faqs on faqs.id = wording.value ->> 'faqId'
        where questions.id = wording.value ->> 'questionId' and exists (select 1 from faqs where id = ${faqId})`),
      faqs: db
        .select()
        .from(faqs)
        .where(and(eq(faqs.id, faqId), eq(faqs.organizationId, organizationId))),
      ...(isMailed && mailsOf(work, answered, now)),
    },
    [made(faqs, faqId), decksChanged(organizationId)],
  )
  if (!question) throw notFound('question')
  if (!faq && question.known)
    throw conflict('faq_exists', `An FAQ of this deck already asks this: “${question.known}”. Change that one instead.`)
  if (!faq) throw conflict('deck_full', `A deck has at most ${mostRows} FAQs.`)
  return { faq, mailed }
}
