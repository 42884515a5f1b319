import { answer, createRouter, errors, route } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { findTimeline } from './queries'
import { readPlace, timelineAnswer, timelineOf, timelineQuery } from './schemas'

const usualPage = 50

export const timelineRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{presentationId}/activity',
    operationId: 'listActivity',
    tags: ['Presentations'],
    summary: 'List a presentation’s activity',
    description: `Returns what happened to a presentation, newest first, ${usualPage} per page unless you set \`limit\`. Each viewing shows when it began and how far it had come when it was last seen; choosing a price option counts at that time.`,
    request: { params: presentationPath, query: timelineQuery },
    responses: { 200: answer('The activity.', timelineAnswer), ...errors(400, 404) },
  }),
  async (c) => {
    const { limit = usualPage, cursor } = c.req.valid('query')
    const { presentationId } = c.req.valid('param')
    const rows = await findTimeline(c.var.db, c.var.caller.organizationId, presentationId, readPlace(cursor), limit)
    return c.json(timelineOf(rows, limit), 200)
  },
)
