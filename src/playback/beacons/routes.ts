import { answer, createRouter, errors, jsonBody } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { beaconLinkRoutes } from './link-routes'
import { beacon, recorded } from './schemas'

export const beaconRoutes = createRouter()
beaconRoutes.route('/', beaconLinkRoutes)
beaconRoutes.openAPIRegistry.registerPath({
  method: 'post',
  path: '/api/viewer/presentations/{presentationId}/events',
  operationId: 'recordEvents',
  tags: ['Viewer'],
  summary: 'Record what was watched',
  description:
    'Records events from a player. It also takes the same JSON as `text/plain`, for `navigator.sendBeacon`. Times are capped at what can have passed. One `viewerSessionId` counts as one viewer until the end of the day after its first beacon (UTC).',
  request: { params: presentationPath, body: jsonBody(beacon) },
  responses: { 200: answer('The events were recorded.', recorded), ...errors(404, 429, 503) },
})
