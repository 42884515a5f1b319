import type { EmailWriters } from './events/mails/send-mail'

const contract = async () => (await import('./sales/contracts/write-mail')).writeContractMail
const deletion = async () => (await import('./account/privacy/write-deletion-mail')).writeDeletionMail
const invite = async () => {
  const [{ writeInviteMail }, { companyLook }] = await Promise.all([
    import('./account/organization/invite-mail'),
    import('./decks/branding/company-look'),
  ])
  return writeInviteMail(companyLook)
}
const answer = async () => (await import('./answers/questions/write-mail')).writeAnswerMail
const left = async () => (await import('./answers/questions/write-mail')).writeLeftMail
const link = async () => (await import('./events/mails/mailed-links')).writeLinkMail
const payment = async () => (await import('./sales/payments/write-mail')).writePaymentMail
const presentation = async () => (await import('./playback/sending/write-mail')).writePresentationMail
const reminder = async () => (await import('./sales/reminders/write-mail')).writeReminderMail
const visit = async () => (await import('./sales/appointments/write-mail')).writeVisitMail

/** For each purpose, the function that writes the email when it is sent. */
export const emailWriters: EmailWriters = {
  'appointment.confirmation': visit,
  'appointment.change': visit,
  'appointment.cancellation': visit,
  'appointment.reminder': visit,
  'contract.link': contract,
  'contract.countersign': contract,
  'contract.copy': contract,
  'contract.cancelled': contract,
  'contract.declined': contract,
  'contract.void': contract,
  'contract.consent_withdrawn': contract,
  'contract.co_owner_named': contract,
  'contract.unsealed': contract,
  'payment.receipt': payment,
  'payment.refund': payment,
  'payment.refund_failed': payment,
  'presentation.link': presentation,
  'presentation.reminder': reminder,
  'question.answer': answer,
  'question.left': left,
  'account.reset_password': link,
  'account.confirm': link,
  'account.invite': invite,
  'organization.confirm_recipient': link,
  'organization.deletion': deletion,
}
