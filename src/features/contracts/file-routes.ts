import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { answer, errors, isOpenToLinks } from '../../core/contract'
import { createRouter } from '../../core/router'
import type { Access } from './access'
import { actingPartyOf } from './acting-party'
import { changeContract, loadContract } from './change'
import { readDocument } from './document'
import { evidenceOf } from './evidence'
import { loadEvidence } from './queries'
import { contractPath, evidenceAnswer, tokenQuery } from './schemas'
import { openDocument } from './transitions'

const tags = ['Contracts']
const pdf = { 'application/pdf': { schema: { type: 'string' as const, format: 'binary' } } }

const callerOf = (c: Context<AppEnv>): AppEnv['Variables']['caller'] | undefined => c.var.caller

function accessOf(c: Context<AppEnv>, token: string | undefined): Access {
  const caller = callerOf(c)
  return token === undefined && caller ? { organizationId: caller.organizationId } : { token: token ?? '' }
}

export const contractFileRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/{contractId}/document.pdf',
      operationId: 'getContractDocument',
      tags,
      summary: 'Get a contract as a PDF',
      description:
        'Before the signature its words; after it the sealed document with its evidence, which takes a moment to be made. ' +
        'With the token of the link it counts as read.',
      ...isOpenToLinks,
      request: { params: contractPath, query: tokenQuery },
      responses: { 200: { description: 'The PDF.', content: pdf }, ...errors(400, 401, 404, 409, 500, 503) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const access = accessOf(c, c.req.valid('query').token)
      const isRead = 'token' in access && !callerOf(c) && c.req.method !== 'HEAD'
      const now = Date.now()
      const whole = isRead
        ? await changeContract(c.var.db, c.env, { id, access, now }, openDocument(actingPartyOf(c, 'homeowner'), now))
        : await loadContract(c.var.db, { id, access })
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
    createRoute({
      method: 'get',
      path: '/{contractId}/evidence',
      operationId: 'getContractEvidence',
      tags,
      summary: 'Get the evidence of a contract',
      description: 'Each event holds the hash of the one before, so that none can be altered, dropped or added unseen.',
      ...isOpenToLinks,
      request: { params: contractPath, query: tokenQuery },
      responses: { 200: answer('The chain, as it is now.', evidenceAnswer), ...errors(400, 401, 404, 500) },
    }),
    async (c) => {
      const access = accessOf(c, c.req.valid('query').token)
      const { contract, events } = await loadEvidence(c.var.db, c.req.valid('param').contractId, access)
      return c.json({ evidence: evidenceOf(c.env, contract, events) }, 200)
    },
  )
