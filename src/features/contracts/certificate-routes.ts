import { createRoute } from '@hono/zod-openapi'
import { errors, isPublic } from '../../core/contract'
import { createRouter } from '../../core/router'
import { certificatePem } from './pdf/signing-keys'

const type = 'application/pem-certificate-chain'

export const contractCertificateRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/.well-known/porchlight-signing.pem',
    operationId: 'getSigningCertificates',
    tags: ['Contracts'],
    summary: 'Get the certificates that seal contracts',
    description:
      'The newest first, then those that sealed before. Any reader of PDF can tell with them who sealed a contract.',
    ...isPublic,
    responses: {
      200: { description: 'The certificates.', content: { [type]: { schema: { type: 'string' as const } } } },
      ...errors(405, 500, 503),
    },
  }),
  (c) => c.body(certificatePem(c.env), 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' }),
)
