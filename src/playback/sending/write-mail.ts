import { linkMailed } from '../../core/effects'
import { needed } from '../../core/needed'
import { replyToCompany } from '../../decks/branding/letterhead'
import type { MailWriter } from '../../events/mails/send-mail'
import { event } from '../../events/outbox/outbox'
import { emailOf } from './email'
import { findSendable } from './queries'

export const writePresentationMail: MailWriter<'presentation.link'> = async ({ env, db }, mail, now) => {
  const organizationId = mail.organizationId ?? ''
  const found = await findSendable(db, organizationId, mail.subjectId)
  if (!found) return { unwanted: 'This presentation doesn’t exist anymore.' }
  const { id: presentationId, deckId, homeowner, isActive } = found.presentation
  if (!isActive) return { unwanted: 'The deck is inactive, so the link shows nothing.' }
  if (homeowner.email !== mail.recipient) return { unwanted: 'The homeowner’s email address was changed or removed.' }
  const data = { presentationId, deckId, firstName: homeowner.first_name, mailId: mail.id }
  return {
    compose: async () => {
      const { company, written } = emailOf(env, found, mail.message)
      return {
        from: { name: company.name, email: needed(env, 'EMAIL_FROM') },
        replyTo: replyToCompany(company),
        to: mail.recipient,
        id: mail.id,
        written,
      }
    },
    effects: [
      event({ type: 'presentation.link_sent', organizationId, deckId, data }, now),
      linkMailed(presentationId, now),
    ],
  }
}
