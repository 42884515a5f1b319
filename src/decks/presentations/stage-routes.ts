import { answer, createRouter, errors, route } from '../../core/http/route'
import { countStages } from './count-stages'
import { stageCounts, stageCountsQuery } from './schemas'

const tags = ['Presentations']

export const stageRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/stages',
    operationId: 'countPresentationStages',
    tags,
    summary: 'Count presentations by stage',
    description: 'Returns how many presentations are in each stage, of the whole company or of one owner.',
    request: { query: stageCountsQuery },
    responses: {
      200: answer('The number of each stage, without deleted presentations.', stageCounts),
      ...errors(400),
    },
  }),
  async (c) => {
    const { ownerId } = c.req.valid('query')
    return c.json({ stages: await countStages(c.var.db, c.var.caller.organizationId, ownerId) }, 200)
  },
)
