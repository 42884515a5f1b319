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
    summary: 'List sent emails',
    description: `Returns the emails to homeowners and to the company, sent, waiting or failed: all of them, or only those about one contract, appointment or presentation. Newest first, ${usualPage} per page unless you set \`limit\`.`,
    request: { query: mailListQuery },
    responses: { 200: answer('The emails.', mailList), ...errors(400) },
  }),
  async (c) => {
    const { limit = usualPage, cursor, subject, status } = c.req.valid('query')
    const filter = { subject: readSubject(subject), isFailed: status === 'failed', after: readCursor(cursor) }
    const found = await listMails(c.var.db, c.var.caller.organizationId, filter, limit)
    const { rows, nextCursor } = page(found, limit)
    return c.json({ mails: rows.map(mailOf), nextCursor }, 200)
  },
)
