import { needed } from '../../core/needed'
import { fillMergeFields } from '../../core/shared/merge-fields'
import { letterheadOf, replyToCompany } from '../../decks/branding/letterhead'
import type { MailWriter } from '../../events/mails/send-mail'
import { emailOf } from '../../playback/sending/email'
import { findSendable } from '../../playback/sending/queries'
import { serviceName } from '../../providers/mail'
import { plainLetterhead, writeMail } from '../../providers/mail-layout'

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

/** Like every email to a company, it is in English. */
export const writeLeftMail: MailWriter<'question.left'> = async ({ env, db }, mail) => {
  const found = await findSendable(db, mail.organizationId ?? '', mail.subjectId)
  if (!found) return { unwanted: 'This presentation doesn’t exist anymore.' }
  const { id, homeowner } = found.presentation
  const { name: company } = letterheadOf(found.look, needed(env, 'APP_URL'))
  const name = [homeowner.first_name, homeowner.last_name].filter(Boolean).join(' ')
  return {
    compose: async () => ({
      from: { name: serviceName, email: needed(env, 'EMAIL_FROM') },
      to: mail.recipient,
      id: mail.id,
      written: writeMail({
        language: 'en',
        letterhead: plainLetterhead(company),
        headline: `${name} asked for a person`,
        sentence: `${name} sent this while watching the presentation, and no one had joined:`,
        message: mail.message,
        facts: [
          { name: 'Email', value: homeowner.email ?? '' },
          { name: 'Phone', value: homeowner.phone ?? '' },
        ].filter(({ value }) => value),
        links: [{ text: 'Open in the studio', url: new URL(`/studio/homeowners/${id}`, needed(env, 'APP_URL')).href }],
        note: 'Answer the question in the studio, and we’ll email your answer to them.',
      }),
    }),
  }
}
