import { emailAddress, line } from '../core/shapes'
import { z } from '../core/zod'
import { letterHtml, letterText } from './letter'
import type { Sender } from './sender'

const config = z
  .strictObject({
    recipients: z
      .array(emailAddress)
      .min(1)
      .max(20)
      .openapi({ example: ['ana@summit-roofing.example'] }),
    subjectPrefix: line(50).optional().openapi({ example: '[Porchlight]' }),
  })
  .openapi('EmailConfig')

/** Trying again changes nothing about these; whatever else goes wrong may be over by then. */
const hopeless = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
])

export const email: Sender = {
  config,
  async send(env, { config: value, letter: write, eventId }) {
    const { recipients, subjectPrefix } = config.parse(value)
    const letter = write()
    try {
      await env.EMAIL.send({
        from: { email: env.EMAIL_FROM, name: letter.company },
        to: recipients,
        subject: [subjectPrefix, letter.headline].filter(Boolean).join(' '),
        text: letterText(letter),
        html: letterHtml(letter),
        headers: { 'X-Porchlight-Event': eventId },
      })
      return { result: 'delivered' }
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string }
      const told = [code, message].filter(Boolean).join(': ') || String(error)
      const said = `The e-mail was not taken: ${told}`.slice(0, 500)
      if (hopeless.has(code ?? '')) return { result: 'never-works', error: said }
      return { result: 'try-again', error: said, isOurs: true }
    }
  },
}
