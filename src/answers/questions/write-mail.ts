import { needed } from '../../core/needed'
import { fillMergeFields } from '../../core/shared/merge-fields'
import { replyToCompany } from '../../decks/branding/letterhead'
import type { MailWriter } from '../../events/mails/send-mail'
import { emailOf } from '../../playback/sending/email'
import { findSendable } from '../../playback/sending/queries'

/** The message is the question in their words, and below it the company's answer. */
export const writeAnswerMail: MailWriter<'question.answer'> = async ({ env, db }, mail) => {
  const found = await findSendable(db, mail.organizationId ?? '', mail.subjectId)
  if (!found) return { unwanted: 'This presentation doesn’t exist anymore.' }
  if (found.presentation.homeowner.email !== mail.recipient)
    return { unwanted: 'The homeowner’s email address was changed or removed.' }
  return {
    compose: async () => {
      const message = fillMergeFields(mail.message ?? '', found.presentation.homeowner)
      const { company, written } = emailOf(env, found, message, 'answerSubject')
      return {
        from: { name: company.name, email: needed(env, 'EMAIL_FROM') },
        replyTo: replyToCompany(company),
        to: mail.recipient,
        id: mail.id,
        written,
      }
    },
  }
}
