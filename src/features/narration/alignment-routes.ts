import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, success, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { startAlignment } from './align-recording'
import { requireRecording } from './recordings'
import { alignmentInput } from './schemas'

export const alignmentRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/alignments',
    operationId: 'alignRecording',
    tags: ['Narration'],
    summary: 'Find the times of a recording again',
    description: 'A job listens to the recording, and writes when each word of the text is said.',
    request: { body: jsonBody(alignmentInput) },
    responses: { 202: answer('It is under way.', success), ...writeErrors(404, 409) },
  }),
  async (c) => {
    const place = c.req.valid('json')
    await requireRecording(c.var.db, c.var.caller.organizationId, place)
    await startAlignment(c.env, c.var.caller.organizationId, place)
    return c.json({ success: true }, 202)
  },
)
