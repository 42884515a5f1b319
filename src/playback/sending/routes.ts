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
      summary: 'Email the link to the homeowner',
      description:
        'Emails the link in the company’s name and the presentation’s language to the address in `homeownerData`; replies go to the contact in the deck’s branding. Each call sends one more email, so send an `Idempotency-Key` if you may retry. You can email one address five links, reminders and messages a day; after that you get 429 `homeowner_email_limit`. Confirmations, signed copies and receipts don’t count. `GET /api/mails?subject=presentation:…` tells you whether it was sent.',
      request: { params: presentationPath, body: optionalJsonBody(linkMessage) },
      responses: {
        200: answer('The email, which is sent right away.', sentLink),
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
      summary: 'Preview the email with the link',
      description:
        'Returns the email as it would be sent now, even if the homeowner has no address yet. Nothing is sent.',
      request: { params: presentationPath, body: optionalJsonBody(linkMessage) },
      responses: { 200: answer('The email as the homeowner would get it.', linkPreview), ...errors(400, 404) },
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
