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
    summary: 'See what happened to a presentation',
    description: `The newest first, ${usualPage} to a page unless \`limit\` says otherwise. Of each viewing it tells when it began, and how far it came when it was last seen; a tier counts as chosen then.`,
    request: { params: presentationPath, query: timelineQuery },
    responses: { 200: answer('What happened.', timelineAnswer), ...errors(400, 404) },
  }),
  async (c) => {
    const { limit = usualPage, cursor } = c.req.valid('query')
    const { presentationId } = c.req.valid('param')
    const rows = await findTimeline(c.var.db, c.var.caller.organizationId, presentationId, readPlace(cursor), limit)
    return c.json(timelineOf(rows, limit), 200)
  },
)
