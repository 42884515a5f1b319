import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { listMails } from './queries'
import { mailList, mailListQuery, mailOf, readSubject } from './schemas'

const usualPage = 50

export const mailRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/',
    operationId: 'listMails',
    tags: ['Notifications'],
    summary: 'Read what was mailed',
    description: `To homeowners and to the company: what was sent, waits or failed, of a contract, an appointment, all that concerns a presentation, or of everything. The newest first, ${usualPage} to a page unless \`limit\` says otherwise.`,
    request: { query: mailListQuery },
    responses: { 200: answer('The mails.', mailList), ...errors(400) },
  }),
  async (c) => {
    const { limit = usualPage, cursor, subject, status } = c.req.valid('query')
    const filter = { subject: readSubject(subject), isFailed: status === 'failed', after: readCursor(cursor) }
    const found = await listMails(c.var.db, c.var.caller.organizationId, filter, limit)
    const { rows, nextCursor } = page(found, limit)
    return c.json({ mails: rows.map(mailOf), nextCursor }, 200)
  },
)
