import { commit, none, type Work } from '../../core/database/commit'
import { notFound } from '../../core/http/errors'
import { queueMails } from '../../events/mails/write-mails'
import { type Answered, countAnswered, noteAnswered, writeAnswers } from './answer-mails'
import { isQuestion, makeFaq } from './queries'
import { questions } from './tables'

/** A repeated call emails no one again. */
export async function answerQuestion(work: Work, answered: Answered, isFaq: boolean, now: number) {
  const { faq, mailed } = isFaq ? await makeFaq(work, answered, now, true) : await onlyAnswer(work, answered, now)
  if (mailed.length) {
    const ids = mailed.map(({ id }) => id)
    work.waitUntil(queueMails(work.env, ids))
  }
  return { faq, emailed: mailed.length }
}

async function onlyAnswer(work: Work, answered: Answered, now: number) {
  const { db } = work
  const isIt = isQuestion(answered.organizationId, answered.questionId)
  const { found, mailed } = await commit(
    work,
    {
      found: db
        .update(questions)
        .set({ isUnanswered: false, answer: answered.text, wouldAnswer: null })
        .where(isIt)
        .returning({ id: questions.id }),
      mailed: writeAnswers(db, answered, now),
      noted: noteAnswered(db, answered, now),
      counted: countAnswered(db, answered, now),
    },
    none,
  )
  if (!found.length) throw notFound('question')
  return { faq: undefined, mailed }
}
