import { createRoute } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../core/context'
import { answer, errors, isPublic } from '../../core/contract'
import { ApiError, tooMany } from '../../core/errors'
import { createRouter } from '../../core/router'
import { verification } from './schemas'
import { verify } from './verify'

const tags = ['Contracts']
const pdf = { 'application/pdf': { schema: { type: 'string' as const, format: 'binary' } } }

const limitVerifications = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('cf-connecting-ip') ?? 'local'
  if (!(await c.env.VERIFICATIONS.limit({ key })).success)
    throw tooMany('Too many documents. Wait a minute, then try again.', 60)
  if (!/^application\/pdf\b/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError(415, 'The body must be a PDF: send content-type: application/pdf.')
  await next()
})

export const contractVerifyRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/verify',
    operationId: 'verifyContract',
    tags,
    summary: 'Verify a sealed PDF',
    description: 'Of 10 MB at most; ten a minute an address.',
    ...isPublic,
    middleware: [limitVerifications] as const,
    request: { body: { content: pdf, required: true } },
    responses: { 200: answer('What it is.', verification), ...errors(400, 403, 413, 415, 429, 500) },
  }),
  async (c) => c.json(await verify(c.var.db, c.env, new Uint8Array(await c.req.arrayBuffer())), 200),
)
