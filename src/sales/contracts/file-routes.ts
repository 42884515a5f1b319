import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { link } from '../../core/http/access'
import { type AppEnv, callerOf, workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { ApiError } from '../../core/http/errors'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { mostContractPdfBytes } from '../../core/limits'
import { changeContract, loadContract } from './change'
import { evidenceOf } from './compare'
import { findSealedFile, readDocument, verify } from './document'
import { actingPartyOf } from './evidence'
import { certificatePem } from './pdf/signatures'
import { type Access, loadEvidence } from './queries'
import { contractPath, evidenceAnswer, tokenQuery, verification } from './schemas'
import { openDocument } from './transitions'

const tags = ['Contracts']
const pem = 'application/pem-certificate-chain'
const pdf = { 'application/pdf': { schema: { type: 'string' as const, format: 'binary' } } }

function accessOf(c: Context<AppEnv>, token: string | undefined): Access {
  const caller = callerOf(c)
  return token === undefined && caller ? { organizationId: caller.organizationId } : { token: token ?? '' }
}

const documentsAtOnce = {
  counter: 'VERIFICATIONS',
  refusal: 'Too many documents. Wait a minute, then try again.',
} as const

const requirePdf = createMiddleware<AppEnv>(async (c, next) => {
  if (!/^application\/pdf\b/i.test(c.req.header('content-type') ?? ''))
    throw new ApiError(415, 'content_type_not_supported', 'The body must be a PDF: send content-type: application/pdf.')
  await next()
})

export const contractFileRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{contractId}/document.pdf',
      access: link('token'),
      operationId: 'getContractDocument',
      tags,
      summary: 'Download a contract as a PDF',
      description:
        'Returns the text to read before the signature, and after it the sealed document with its evidence, which takes a moment to make. With the token from the link, the document counts as opened.',
      request: { params: contractPath, query: tokenQuery },
      responses: {
        200: {
          description: 'The PDF.',
          headers: describedHeaders('Content-Disposition', 'X-Robots-Tag'),
          content: pdf,
        },
        ...errors(400, 404, 409, 503),
      },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const access = accessOf(c, c.req.valid('query').token)
      const isRead = 'token' in access && !callerOf(c) && c.req.method !== 'HEAD'
      const now = Date.now()
      const whole = isRead
        ? await changeContract(workOf(c), { id, access, now }, openDocument(actingPartyOf(c, 'homeowner'), now))
        : await loadContract(c.var.db, c.env, { id, access })
      const bytes = await readDocument(c.env, whole)
      return c.body(bytes, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="contract-${whole.contract.number}.pdf"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      }) as never
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{contractId}/evidence',
      access: link('token'),
      operationId: 'getContractEvidence',
      tags,
      summary: 'Get a contract’s evidence',
      description:
        'Returns the chain of events. Each event contains the hash of the previous one, so none can be changed, removed or added unnoticed. The current text, terms and sealed file are compared with what the events recorded.',
      request: { params: contractPath, query: tokenQuery },
      responses: { 200: answer('The evidence as it is now.', evidenceAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const access = accessOf(c, c.req.valid('query').token)
      const { events, ...compared } = await loadEvidence(c.var.db, c.env, c.req.valid('param').contractId, access)
      const file = await findSealedFile(c.env, compared.contract)
      return c.json({ evidence: evidenceOf(c.env, compared, events, file) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/verify',
      access: 'public',
      origins: 'any',
      limit: documentsAtOnce,
      mostBytes: mostContractPdfBytes,
      operationId: 'verifyContract',
      tags,
      summary: 'Verify a sealed PDF',
      description:
        'Tells whether a PDF was sealed by Porchlight and hasn’t changed since. A file may have at most 10 MB; one address can send ten a minute.',
      middleware: [requirePdf] as const,
      request: { body: { content: pdf, required: true } },
      responses: { 200: answer('The result.', verification) },
    }),
    async (c) => c.json(await verify(c.env, new Uint8Array(await c.req.arrayBuffer())), 200),
  )

export const contractCertificateRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/.well-known/porchlight-signing.pem',
    access: 'public',
    operationId: 'getSigningCertificates',
    tags,
    summary: 'Get the signing certificates',
    description:
      'Returns the certificates that seal contracts, newest first, including earlier ones. With them, any PDF reader can tell who sealed a contract.',
    responses: {
      200: { description: 'The certificates.', content: { [pem]: { schema: { type: 'string' as const } } } },
      ...errors(400, 405, 503),
    },
  }),
  (c) => c.body(certificatePem(c.env), 200, { 'content-type': pem, 'cache-control': 'public, max-age=3600' }),
)
