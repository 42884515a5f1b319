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
  summary: 'Tell what was watched',
  description:
    'For `navigator.sendBeacon`, so the same JSON as `text/plain` is taken too. Times are clamped. One `viewerSessionId` counts as one viewer until the end of the day after its first beacon (UTC).',
  request: { params: presentationPath, body: jsonBody(beacon) },
  responses: { 200: answer('Recorded.', recorded), ...errors(404, 429, 503) },
})
