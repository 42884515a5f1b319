import type { Context } from 'hono'
import { link } from '../../core/http/access'
import { type AppEnv, callerOf, workOf } from '../../core/http/context'
import { originOf } from '../../core/http/request'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { loadContract } from './change'
import { requireUnaltered } from './compare'
import { actByToken, contractResponse, linksOf, shownTo } from './contract-response'
import { createContract } from './create'
import { actingPartyOf } from './evidence'
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
import { coOwnerInput } from './signer-schemas'
import {
  byHomeowner,
  cancel,
  consent,
  decline,
  look,
  nameCoOwner,
  open,
  type Transition,
  withdrawConsent,
} from './transitions'

const tags = ['Contracts']

const actOfHomeowner = (c: Context<AppEnv>, id: string, token: string, decide: Transition) =>
  actByToken(c, id, token, byHomeowner(callerOf(c), decide))

const contractsAtOnce = {
  counter: 'CONTRACTS',
  refusal: 'Too many contracts. Wait a minute, then try again.',
} as const

export const contractRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/',
      access: link('presentationId'),
      limit: contractsAtOnce,
      confirmsSession: true,
      operationId: 'createContract',
      tags,
      summary: 'Make a contract',
      description:
        'From a presentation, a template and a tier, and sent at once unless it is a draft. Without a session it needs an ' +
        'active action `sign_contract` of the deck with this `templateId`; the link then goes to the homeowner’s e-mail on ' +
        'file alone, and where there is none the 409 has the code `no_email`. With `replaces` another contract is void ' +
        'from then on. Each signer has a link, and signs after the one before unless `inAnyOrder`.',
      request: { body: jsonBody(contractInput) },
      responses: {
        201: answer('The contract, and its link.', sentAnswer),
        ...errors(404, 409),
      },
    }),
    async (c) => {
      const caller = callerOf(c)
      const input = c.req.valid('json')
      const who = actingPartyOf(c, caller ? 'company' : 'homeowner')
      const now = Date.now()
      const ask = { ...input, replaces: input.replaces ?? null }
      const { whole, ...sent } = await createContract(workOf(c), ask, caller, who, now)
      const contract = contractResponse(whole, { kind: caller ? 'company' : 'public' }, c.req.url, now)
      return c.json({ contract, ...linksOf(c.req.url, contract.id, sent) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{contractId}',
      access: link('token'),
      operationId: 'getContract',
      tags,
      summary: 'Get a contract',
      description: 'With the token of the link it counts as opened. 409 where it is not as its evidence says.',
      request: { params: contractPath, query: tokenQuery },
      responses: { 200: answer('The contract.', contractAnswer), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { token } = c.req.valid('query')
      const caller = callerOf(c)
      const now = Date.now()
      if (token === undefined && caller) {
        const whole = await loadContract(c.var.db, c.env, { id, access: { organizationId: caller.organizationId } })
        requireUnaltered(whole)
        return c.json({ contract: contractResponse(whole, { kind: 'company' }, c.req.url, now) }, 200)
      }
      const isLook = caller !== undefined || c.req.method === 'HEAD'
      const decide = isLook ? look : open(actingPartyOf(c, 'homeowner'), now)
      return c.json(await actByToken(c, id, token ?? '', decide), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/consent',
      access: link('token'),
      idempotency: 'contractId',
      operationId: 'consentToElectronicRecords',
      tags,
      summary: 'Consent to electronic records',
      description: 'After the PDF was opened; 409 before.',
      request: { params: contractPath, body: jsonBody(tokenInput) },
      responses: { 200: answer('Consent is given.', contractAnswer), ...errors(403, 404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token } = c.req.valid('json')
      return c.json(await actOfHomeowner(c, contractId, token, consent(actingPartyOf(c, 'homeowner'), Date.now())), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/withdraw-consent',
      access: link('token'),
      idempotency: 'contractId',
      operationId: 'withdrawConsent',
      tags,
      summary: 'Withdraw the consent to electronic records',
      description: 'What was signed stays signed; before the signature it is asked for again.',
      request: { params: contractPath, body: jsonBody(tokenInput) },
      responses: { 200: answer('Consent is withdrawn.', contractAnswer), ...errors(403, 404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token } = c.req.valid('json')
      return c.json(
        await actOfHomeowner(c, contractId, token, withdrawConsent(actingPartyOf(c, 'homeowner'), Date.now())),
        200,
      )
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/sign',
      access: link('token'),
      idempotency: 'contractId',
      operationId: 'signContract',
      tags,
      summary: 'Sign a contract',
      description:
        'After consent, and in one’s turn; 409 before. Who signs next is mailed. With the last signature, which is the company’s ' +
        'where it signs too, the contract is `signed`; the sealed PDF and its copies follow.',
      request: { params: contractPath, body: jsonBody(signInput) },
      responses: { 200: answer('Signed.', contractAnswer), ...errors(403, 404, 409) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { token, ...input } = c.req.valid('json')
      const asked = { id, access: { token }, now: Date.now() }
      const who = actingPartyOf(c, 'homeowner')
      const whole = await sign(workOf(c), asked, input, who, { caller: callerOf(c), origin: originOf(c.req.url) })
      return c.json(shownTo(c, whole, token), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/co-owner',
      access: link('token'),
      idempotency: 'contractId',
      operationId: 'nameCoOwner',
      tags,
      summary: 'Tell the company that a co-owner has to sign too',
      description:
        'Before signing, and once for each signer. The contract names who signs and stays as it is: the company gets an email ' +
        'and can replace it with one for both.',
      request: { params: contractPath, body: jsonBody(coOwnerInput) },
      responses: { 200: answer('The company is told.', contractAnswer), ...errors(403, 404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, name, email = null } = c.req.valid('json')
      const named = nameCoOwner(actingPartyOf(c, 'homeowner'), { name, email }, Date.now())
      return c.json(await actOfHomeowner(c, contractId, token, named), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/decline',
      access: link('token'),
      idempotency: 'contractId',
      operationId: 'declineContract',
      tags,
      summary: 'Decline a contract',
      description:
        'Ends a contract that not all signers have signed, for all of them. The reason is kept in its evidence.',
      request: { params: contractPath, body: jsonBody(endInput) },
      responses: { 200: answer('Declined.', contractAnswer), ...errors(403, 404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, reason = null } = c.req.valid('json')
      return c.json(
        await actOfHomeowner(c, contractId, token, decline(actingPartyOf(c, 'homeowner'), reason, Date.now())),
        200,
      )
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/cancel',
      access: link('token'),
      idempotency: 'contractId',
      operationId: 'cancelContract',
      tags,
      summary: 'Cancel a signed contract',
      description: 'Until `cancelBy`, by any of its signers for all. Both sides are told.',
      request: { params: contractPath, body: jsonBody(endInput) },
      responses: { 200: answer('Cancelled.', contractAnswer), ...errors(403, 404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { token, reason = null } = c.req.valid('json')
      return c.json(
        await actOfHomeowner(c, contractId, token, cancel(actingPartyOf(c, 'homeowner'), reason, Date.now())),
        200,
      )
    },
  )
