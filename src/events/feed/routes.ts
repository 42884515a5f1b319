import { answer, createRouter, errors, route } from '../../core/http/route'
import { isoTime } from '../../core/http/shapes'
import { deliveryLogDays } from '../../core/limits'
import { listEvents } from './queries'
import { eventList, eventListQuery, readAfter } from './schemas'

const usualPage = 100

export const eventFeedRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/',
    operationId: 'listEvents',
    tags: ['Notifications'],
    summary: 'List events',
    description: `Returns everything that happened in the company, oldest first, ${usualPage} events per page unless you set \`limit\`. Keep \`nextCursor\` and send it as \`after\` next time: no event is skipped, even one that is recorded while you read. A page may be short although more follow, so read on until \`nextCursor\` stays the same. Events are kept for ${deliveryLogDays} days, from the company’s first subscription or API key on.`,
    request: { query: eventListQuery },
    responses: { 200: answer('The events, with the cursor to go on from.', eventList), ...errors(400) },
  }),
  async (c) => {
    const { after, type, limit = usualPage } = c.req.valid('query')
    const { organizationId } = c.var.caller
    const { rows, reached } = await listEvents(c.var.db, organizationId, { after: readAfter(after), type }, limit)
    const shown = rows.map(({ id, type, occurredAt, data }) => ({ id, type, timestamp: isoTime(occurredAt), data }))
    return c.json({ events: shown, nextCursor: String(reached) }, 200)
  },
)
