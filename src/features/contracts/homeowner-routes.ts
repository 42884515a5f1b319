import { createRoute } from '@hono/zod-openapi'
import { answer, isOpenToLinks, jsonBody, writeErrors } from '../../core/contract'
import { originOf } from '../../core/request'
import { createRouter } from '../../core/router'
import { publicIdempotency } from '../idempotency/middleware'
import { actingPartyOf } from './acting-party'
import { actByToken, shownTo } from './by-token'
import { queueSealing } from './mail-queue'
import { contractAnswer, contractPath, endInput, signInput, tokenInput } from './schemas'
import { sign } from './sign'
import { cancel, consent, decline, withdrawConsent } from './transitions'

const tags = ['Contracts']

const ofContract = publicIdempotency((c) => `contract ${c.req.param('contractId')?.toLowerCase()}`)

export const contractHomeownerRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/{contractId}/consent',
      operationId: 'consentToElectronicRecords',
      tags,
      summary: 'Consent to electronic records',
      description: 'After the PDF was opened; 409 before.',
      ...isOpenToLinks,
      middleware: [ofContract] as const,
      request: { params: contractPath, body: jsonBody(tokenInput) },
      responses: { 200: answer('Consent is given.', contractAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token } = c.req.valid('json')
      return c.json(await actByToken(c, contractId, token, consent(actingPartyOf(c, 'homeowner'), Date.now())), 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{contractId}/withdraw-consent',
      operationId: 'withdrawConsent',
      tags,
      summary: 'Withdraw the consent to electronic records',
      description: 'What was signed stays signed; before the signature it is asked for again.',
      ...isOpenToLinks,
      middleware: [ofContract] as const,
      request: { params: contractPath, body: jsonBody(tokenInput) },
      responses: { 200: answer('Consent is withdrawn.', contractAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token } = c.req.valid('json')
      return c.json(
        await actByToken(c, contractId, token, withdrawConsent(actingPartyOf(c, 'homeowner'), Date.now())),
        200,
      )
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{contractId}/sign',
      operationId: 'signContract',
      tags,
      summary: 'Sign a contract',
      description: 'After consent; 409 before. The sealed PDF and its copies follow.',
      ...isOpenToLinks,
      middleware: [ofContract] as const,
      request: { params: contractPath, body: jsonBody(signInput) },
      responses: { 200: answer('Signed.', contractAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { token, ...input } = c.req.valid('json')
      const asked = { id, access: { token }, now: Date.now() }
      const whole = await sign(c.var.db, c.env, asked, input, actingPartyOf(c, 'homeowner'), originOf(c.req.url))
      c.executionCtx.waitUntil(queueSealing(c.env, id))
      return c.json(shownTo(c, whole, token), 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{contractId}/decline',
      operationId: 'declineContract',
      tags,
      summary: 'Decline a contract',
      ...isOpenToLinks,
      middleware: [ofContract] as const,
      request: { params: contractPath, body: jsonBody(endInput) },
      responses: { 200: answer('Declined.', contractAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, reason = null } = c.req.valid('json')
      return c.json(
        await actByToken(c, contractId, token, decline(actingPartyOf(c, 'homeowner'), reason, Date.now())),
        200,
      )
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{contractId}/cancel',
      operationId: 'cancelContract',
      tags,
      summary: 'Cancel a signed contract',
      description: 'Until `cancelBy`. Both sides are told.',
      ...isOpenToLinks,
      middleware: [ofContract] as const,
      request: { params: contractPath, body: jsonBody(endInput) },
      responses: { 200: answer('Cancelled.', contractAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, reason = null } = c.req.valid('json')
      return c.json(
        await actByToken(c, contractId, token, cancel(actingPartyOf(c, 'homeowner'), reason, Date.now())),
        200,
      )
    },
  )
