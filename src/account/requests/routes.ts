import { cursorOf, page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { loggedCallsAMinute, requestLogDays } from '../../core/limits'
import { day } from '../../core/time'
import { listRequests } from './queries'
import { requestList, requestOf, requestQuery } from './schemas'

const usualPage = 50

export const requestRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/',
    membersOnly: true,
    roles: ['owner', 'editor'],
    refusal: 'Only owners and editors read which calls were refused.',
    operationId: 'listRefusedRequests',
    tags: ['API keys'],
    summary: 'List refused calls',
    description: `Returns the calls of API keys that were answered with 4xx or 5xx in the last ${requestLogDays} days, so that you see what a server does wrong. A batch of which only some presentations were refused is listed with status 200. Bodies aren’t kept, nor are calls with an unknown key or to an unknown path, nor more than ${loggedCallsAMinute} a minute and key. Newest first, ${usualPage} per page unless you set \`limit\`. With a filter, a page may be short or empty while \`nextCursor\` is set; keep paging with it.`,
    request: { query: requestQuery },
    responses: { 200: answer('The refused calls.', requestList), ...errors(400, 403) },
  }),
  async (c) => {
    const { limit = usualPage, cursor, from, ...asked } = c.req.valid('query')
    const earliest = Date.now() - requestLogDays * day
    const filter = { ...asked, from: Math.max(earliest, from ? Date.parse(from) : 0), after: readCursor(cursor) }
    const { rows, reached } = await listRequests(c.var.db, c.var.caller.organizationId, filter, limit)
    const { rows: shown, nextCursor } = page(rows, limit)
    const requests = shown.map(({ createdAt: _, ...row }) => requestOf(row))
    return c.json({ requests, nextCursor: nextCursor ?? (reached ? cursorOf(reached) : null) }, 200)
  },
)
