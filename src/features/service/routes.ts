import { createRoute } from '@hono/zod-openapi'
import { answer, errors, isPublic } from '../../core/contract'
import { ApiError } from '../../core/errors'
import { createRouter } from '../../core/router'
import { docsPage } from './docs-page'
import { healthRoutes } from './health-routes'
import { findUnready } from './readiness'
import { health, readiness } from './schemas'

const tags = ['Service']

export const serviceRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/readyz',
    operationId: 'getReadiness',
    tags,
    summary: 'Check that D1, KV and R2 answer',
    ...isPublic,
    responses: { 200: answer('They do.', readiness), ...errors(405, 500, 503) },
  }),
  async (c) => {
    const unready = await findUnready(c.env, c.var.db)
    if (unready.length) throw new ApiError(503, `Not answering: ${unready.join(', ')}.`)
    return c.json({ ok: true as const, d1: true, kv: true, r2: true }, 200)
  },
)

serviceRoutes.route('/', healthRoutes)
serviceRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/healthz',
  operationId: 'getHealth',
  tags,
  summary: 'Check that the Worker is up',
  ...isPublic,
  responses: { 200: answer('It is.', health), ...errors(405, 500) },
})

serviceRoutes.get('/', (c) => c.redirect('/docs'))
serviceRoutes.get('/docs', docsPage)
serviceRoutes.get('/docs/', (c) => c.redirect('/docs'))
