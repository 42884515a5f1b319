import { workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route } from '../../core/http/route'
import { linksPerMinute, mostSentAtOnce } from '../../core/limits'
import { presentationPath } from '../../decks/presentations/schemas'
import { mailOf } from '../../events/mails/schemas'
import { emailOf } from './email'
import { findSendable } from './queries'
import { linkMessage, linkPreview, sendingAnswer, sendingInput, sendingPath, sentLink } from './schemas'
import { sendLink } from './send'
import { getSending, sendMany } from './send-many'

const tags = ['Presentations']

export const sendingRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/send',
      confirmsSession: true,
      operationId: 'sendPresentations',
      tags,
      summary: 'Email many links',
      description: `Emails the links of up to ${mostSentAtOnce} presentations, ${linksPerMinute} a minute. A homeowner whose address has reached today’s limit gets theirs once there is room again. Those who can’t get an email are skipped, each with the reason; a link that is still waiting to go out isn’t sent twice.`,
      request: { body: jsonBody(sendingInput) },
      responses: {
        202: answer('The emails were accepted; ask how far they have come.', sendingAnswer),
        ...errors(409),
      },
    }),
    async (c) => {
      const { presentationIds } = c.req.valid('json')
      const sending = await sendMany(workOf(c), c.var.caller.organizationId, presentationIds, Date.now())
      return c.json({ sending }, 202)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/send/{sendingId}',
      operationId: 'getSending',
      tags,
      summary: 'Get the progress of many links',
      description:
        'Returns how many links were emailed and which were skipped. It is finished when both together are the `total`. It can be read for 30 days.',
      request: { params: sendingPath },
      responses: { 200: answer('How far it has come.', sendingAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { sendingId } = c.req.valid('param')
      return c.json({ sending: await getSending(c.var, c.var.caller.organizationId, sendingId, Date.now()) }, 200)
    },
  )
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
