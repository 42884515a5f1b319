import { workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { answer, createRouter, errors, optionalJsonBody, route } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { mailOf } from '../../events/mails/schemas'
import { emailOf } from './email'
import { findSendable } from './queries'
import { linkMessage, linkPreview, sentLink } from './schemas'
import { sendLink } from './send'

const tags = ['Presentations']

export const sendingRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/{presentationId}/send',
      confirmsSession: true,
      operationId: 'sendPresentation',
      tags,
      summary: 'Mail the homeowner the link',
      description:
        'In the company’s name and the presentation’s language, to the address in `homeownerData`; a reply goes to the contact of the deck’s branding. ' +
        'Each call mails once more, so send an `Idempotency-Key` where a call may be repeated. You may email one address five links, reminders and messages a day; then 429 `homeowner_email_limit`. Confirmations, signed copies and receipts don’t count. ' +
        '`GET /api/mails?subject=presentation:…` tells whether it went.',
      request: { params: presentationPath, body: optionalJsonBody(linkMessage) },
      responses: {
        200: answer('The mail, which goes at once.', sentLink),
        ...errors(400, 404, 409, 429),
      },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const { message } = c.req.valid('json') ?? {}
      const { organizationId } = c.var.caller
      const asked = { organizationId, presentationId, message: message || null }
      const sent = await sendLink(workOf(c), asked, Date.now())
      return c.json({ mail: mailOf(sent) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{presentationId}/send/preview',
      isRepeatable: true,
      operationId: 'previewPresentationMail',
      tags,
      summary: 'See the mail with the link',
      description: 'As it would be sent now, even without an address to send it to. Nothing is sent.',
      request: { params: presentationPath, body: optionalJsonBody(linkMessage) },
      responses: { 200: answer('What the homeowner would get.', linkPreview), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const { message } = c.req.valid('json') ?? {}
      const found = await findSendable(c.var.db, c.var.caller.organizationId, presentationId)
      if (!found) throw notFound('presentation')
      const { subject, html, text } = emailOf(c.env, found, message || null).written
      return c.json({ preview: { subject, html, text } }, 200)
    },
  )
