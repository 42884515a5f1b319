import { answer, createRouter, errors } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { progressLinkRoutes } from './link-routes'
import { progressAnswer } from './schemas'

export const progressRoutes = createRouter()
progressRoutes.route('/', progressLinkRoutes)
progressRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/api/viewer/presentations/{presentationId}/progress',
  operationId: 'getProgress',
  tags: ['Viewer'],
  summary: 'Get a presentation’s progress',
  description:
    'Tells a player on any device whether a price option was chosen, a visit booked and a contract signed. Anyone with the link can call it, so it contains no time, name or address.',
  request: { params: presentationPath },
  responses: { 200: answer('The progress.', progressAnswer), ...errors(400, 404, 429, 503) },
})
