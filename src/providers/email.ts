import { emailAddress, line } from '../core/http/shapes'
import { z } from '../core/http/zod'
import type { EmailContent, Sender } from './channels'
import { sendMail } from './mail'
import { type MailContent, plainLetterhead, writeMail } from './mail-layout'

const mailOf = ({ company, headline, facts, link, time }: EmailContent): MailContent => ({
  language: 'en',
  letterhead: plainLetterhead(company),
  headline,
  facts,
  links: [link],
  note: time,
})

const config = z.strictObject({
  recipients: z
    .array(emailAddress)
    .min(1)
    .max(20)
    .openapi({ example: ['ana@summit-roofing.example'] }),
  subjectPrefix: line(50).optional().openapi({ example: '[Porchlight]' }),
})

const permanentErrors = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
])

export const email: Sender = {
  config,
  async send(env, { config: value, emailContent, admitRecipients, eventId }) {
    const { recipients, subjectPrefix = '' } = config.parse(value)
    const { admitted, refusal } = await admitRecipients(recipients)
    if (refusal !== undefined) return { result: 'never-works', error: refusal }
    const content = emailContent()
    try {
      await sendMail(env, {
        to: admitted,
        written: writeMail(mailOf(content), subjectPrefix),
        headers: { 'X-Porchlight-Event': eventId },
      })
      return { result: 'delivered' }
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string }
      const reason = [code, message].filter(Boolean).join(': ') || String(error)
      const failure = `The mail service refused the email: ${reason}`.slice(0, 500)
      if (permanentErrors.has(code ?? '')) return { result: 'never-works', error: failure }
      return { result: 'try-again', error: failure, isOurFault: true }
    }
  },
}
