import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../core/context'
import { answer, errors, isOpenToLinks, jsonBody, writeErrors } from '../../core/contract'
import { tooMany } from '../../core/errors'
import { createRouter } from '../../core/router'
import { publicIdempotency } from '../idempotency/middleware'
import { findManifest } from '../viewer/manifest-cache'
import { cancel, consent, decline, open, withdrawConsent } from './acts'
import { changeContract, loadContract, type Whole } from './change'
import { createContract } from './create'
import { queueMails, queueSealing } from './mail-queue'
import {
  contractAnswer,
  contractInput,
  contractPath,
  endInput,
  sentAnswer,
  signInput,
  tokenInput,
  tokenQuery,
} from './schemas'
import { sign } from './sign'
import { contractOf, signUrl } from './view'
import { whoOf } from './who'

const tags = ['Contracts']

const callerOf = (c: Context<AppEnv>): AppEnv['Variables']['caller'] | undefined => c.var.caller

const limitContracts = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('cf-connecting-ip') ?? 'local'
  if (!callerOf(c) && !(await c.env.CONTRACTS.limit({ key })).success)
    throw tooMany('Too many contracts. Wait a minute, then try again.', 60)
  await next()
})

const ofContract = publicIdempotency((c) => `contract ${c.req.param('contractId')?.toLowerCase()}`)

/** The version of what the homeowner was shown; null where the presentation is gone. */
const versionOf = (c: Context<AppEnv>) => async (presentationId: string) =>
  (await findManifest(c, presentationId))?.etag.replaceAll('"', '') ?? null

const shownTo = (c: Context<AppEnv>, whole: Whole, token: string) => ({
  contract: contractOf(whole, { kind: 'homeowner', token }, c.req.url, Date.now()),
})

/** What a homeowner does with the token of the link. */
async function act(c: Context<AppEnv>, id: string, token: string, decide: Parameters<typeof changeContract>[3]) {
  const { mailIds, ...whole } = await changeContract(
    c.var.db,
    c.env,
    { id, access: { token }, now: Date.now() },
    decide,
  )
  if (mailIds.length) c.executionCtx.waitUntil(queueMails(c.env, mailIds))
  return shownTo(c, whole, token)
}

export const contractRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/',
      operationId: 'createContract',
      tags,
      summary: 'Make a contract',
      description:
        'From a presentation, a template and a tier, and sent at once unless it is a draft. Without a session it needs an ' +
        'active action `sign_contract` of the deck with this `templateId`; the link then goes to the homeowner’s e-mail on ' +
        'file alone. With `replaces` another contract is void from then on.',
      ...isOpenToLinks,
      middleware: [limitContracts, publicIdempotency()] as const,
      request: { body: jsonBody(contractInput) },
      responses: { 201: answer('The contract, and its link.', sentAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const caller = callerOf(c)
      const input = c.req.valid('json')
      const who = whoOf(c, caller ? 'company' : 'homeowner')
      const now = Date.now()
      const ask = { ...input, replaces: input.replaces ?? null }
      const { whole, token, mailIds } = await createContract(c.var.db, c.env, ask, caller, who, now)
      c.executionCtx.waitUntil(queueMails(c.env, mailIds))
      const contract = contractOf(whole, { kind: caller ? 'company' : 'public' }, c.req.url, now)
      return c.json({ contract, signUrl: token && signUrl(c.req.url, contract.id, token) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{contractId}',
      operationId: 'getContract',
      tags,
      summary: 'Get a contract',
      description: 'With the token of the link it counts as opened.',
      ...isOpenToLinks,
      request: { params: contractPath, query: tokenQuery },
      responses: { 200: answer('The contract.', contractAnswer), ...errors(400, 401, 404, 409, 500) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { token } = c.req.valid('query')
      const caller = callerOf(c)
      const now = Date.now()
      if (token === undefined && caller) {
        const whole = await loadContract(c.var.db, { id, access: { organizationId: caller.organizationId } })
        return c.json({ contract: contractOf(whole, { kind: 'company' }, c.req.url, now) }, 200)
      }
      const isLook = caller !== undefined || c.req.method === 'HEAD'
      const decide = isLook ? () => undefined : open(whoOf(c, 'homeowner'), now)
      return c.json(await act(c, id, token ?? '', decide), 200)
    },
  )
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
      responses: { 200: answer('Consent is given.', contractAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token } = c.req.valid('json')
      return c.json(await act(c, contractId, token, consent(whoOf(c, 'homeowner'), Date.now())), 200)
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
      responses: { 200: answer('Consent is withdrawn.', contractAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token } = c.req.valid('json')
      return c.json(await act(c, contractId, token, withdrawConsent(whoOf(c, 'homeowner'), Date.now())), 200)
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
      responses: { 200: answer('Signed.', contractAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { token, ...input } = c.req.valid('json')
      const asked = { id, access: { token }, now: Date.now() }
      const whole = await sign(c.var.db, c.env, asked, input, whoOf(c, 'homeowner'), versionOf(c))
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
      responses: { 200: answer('Declined.', contractAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, reason = null } = c.req.valid('json')
      return c.json(await act(c, contractId, token, decline(whoOf(c, 'homeowner'), reason, Date.now())), 200)
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
      responses: { 200: answer('Cancelled.', contractAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, reason = null } = c.req.valid('json')
      return c.json(await act(c, contractId, token, cancel(whoOf(c, 'homeowner'), reason, Date.now())), 200)
    },
  )
