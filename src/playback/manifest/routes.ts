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
  summary: 'Get a presentation’s manifest',
  description:
    'Returns everything a player needs, personalized but without private data. Send the last `ETag` as `If-None-Match` to get 304 if nothing changed.',
  request: { params: presentationPath },
  responses: {
    200: answer('The manifest.', manifest),
    304: { description: 'Nothing changed since the `ETag` you sent.' },
    ...errors(400, 404, 503),
  },
})
