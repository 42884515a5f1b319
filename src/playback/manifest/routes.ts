import { answer, createRouter, errors } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { manifestLinkRoutes } from './link-routes'
import { manifest } from './manifest-schemas'

export const manifestRoutes = createRouter()
manifestRoutes.route('/', manifestLinkRoutes)
manifestRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/api/viewer/presentations/{presentationId}',
  operationId: 'getManifest',
  tags: ['Viewer'],
  summary: 'Get all that a player needs',
  description: 'Personalised, without private data. Send `If-None-Match` with the last `ETag` to hear 304.',
  request: { params: presentationPath },
  responses: {
    200: answer('The manifest.', manifest),
    304: { description: 'It is as the `ETag` says.' },
    ...errors(400, 404, 503),
  },
})
