import type { Context } from 'hono'
import { rules } from '../http/access'
import { ApiError } from '../http/errors'
import { answer, createRouter, errors, route } from '../http/route'
import { z } from '../http/zod'
import { healthRoutes } from './health-routes'
import { fillOfShards, findUnready, isDeployer } from './readiness'
import { studioPage } from './studio-page'

/** Scalar is one of our own assets, and the policy keeps it from calling other servers. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Porchlight API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<nav aria-label="Documentation"><a href="/">Porchlight</a><a href="/docs/guides">Guides</a><a href="/docs" aria-current="page">API reference</a><a href="/studio">Studio</a></nav>
<div id="reference"></div>
<p class="notice">Loading the reference…</p>
<noscript><p class="notice">The reference needs JavaScript. The same description is at <a href="/openapi.json">/openapi.json</a> and <a href="/openapi.yaml">/openapi.yaml</a>.</p></noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const docsPage = (c: Context) =>
  c.html(page, 200, { 'content-security-policy': policy, 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })

const health = z.object({ ok: z.literal(true).openapi({ example: true }) }).openapi('Health')

const state = z.boolean().openapi({ example: true })
const readiness = z
  .object({
    ok: z.literal(true).openapi({ example: true }),
    d1: state,
    kv: state,
    r2: state,
    shards: z
      .array(
        z.object({
          name: z.string().openapi({ example: '00' }),
          bytes: z.number().int().openapi({ example: 4096 }),
          takesCompanies: z.boolean().openapi({ example: true }),
          takesDocuments: z.boolean().openapi({ example: true }),
        }),
      )
      .optional()
      .openapi({ description: 'Each database. Only for callers that send `READYZ_SECRET`.' }),
  })
  .openapi('Readiness')

const tags = ['Service']

export const serviceRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/readyz',
    access: 'public',
    operationId: 'getReadiness',
    tags,
    summary: 'Check that the service is ready',
    request: { query: z.object({ detail: z.string().optional().openapi({ example: '' }) }) },
    description:
      'Tells the people who deploy and monitor the service whether D1, KV and R2 respond and every setting is present. A 503 names what doesn’t respond or is missing.',
    responses: { 200: answer('The service is ready.', readiness), ...errors(405, 503) },
  }),
  async (c) => {
    const unready = await findUnready(c.env)
    if (unready.length) throw new ApiError(503, 'not_ready', unready.join(' '))
    const ready = { ok: true as const, d1: true, kv: true, r2: true }
    const isDetailed = c.req.query('detail') !== undefined && isDeployer(c)
    return c.json(isDetailed ? { ...ready, shards: await fillOfShards(c.env) } : ready, 200)
  },
)

serviceRoutes.route('/', healthRoutes)
serviceRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/healthz',
  operationId: 'getHealth',
  tags,
  summary: 'Check that the Worker is running',
  description: 'Answers without using any storage, so it works even while a store is down.',
  responses: { 200: answer('The Worker is running.', health), ...errors(405) },
})

const open = rules({ access: 'public' })
serviceRoutes.get('/studio', open, studioPage)
// A newer release may no longer have this file. A 404 is right here, because the page below would be taken for the
// script.
serviceRoutes.get('/studio/parts/*', open, (c) => c.notFound())
serviceRoutes.get('/studio/*', open, studioPage)
serviceRoutes.get('/docs', open, docsPage)
serviceRoutes.get('/docs/', open, (c) => c.redirect('/docs'))
