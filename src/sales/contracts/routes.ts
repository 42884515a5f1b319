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
import { contractInput, endInput, signInput, tokenInput } from './input-schemas'
import { contractAnswer, contractPath, sentAnswer, tokenQuery } from './schemas'
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
      summary: 'Create a contract',
      description:
        'Creates a contract from a presentation, a template and a price option, and sends it at once unless it is a draft. Without a session, the deck needs an active `sign_contract` action with this `templateId`; the link is then sent only to the homeowner’s email on file, and without one you get 409 `no_email`. With `replaces`, another contract becomes void. Each signer has their own link, and signs after the previous signer unless `inAnyOrder` is set.',
      request: { body: jsonBody(contractInput) },
      responses: {
        201: answer('The contract and its link.', sentAnswer),
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
      description:
        'Returns a contract. With the token from the link it counts as opened. A contract that no longer matches its evidence is refused with 409.',
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
      description:
        'Records the signer’s consent to electronic records. The PDF must have been opened first; otherwise you get 409.',
      request: { params: contractPath, body: jsonBody(tokenInput) },
      responses: { 200: answer('Consent was recorded.', contractAnswer), ...errors(403, 404, 409) },
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
      summary: 'Withdraw consent to electronic records',
      description:
        'Withdraws the signer’s consent. What is signed stays signed; before the signature, consent is asked for again.',
      request: { params: contractPath, body: jsonBody(tokenInput) },
      responses: { 200: answer('Consent was withdrawn.', contractAnswer), ...errors(403, 404, 409) },
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
        'Signs a contract as one of its signers. You get 409 before consent was given or before it is this signer’s turn. The next signer is emailed. With the last signature (the company’s, if it signs too) the contract is `signed`; the sealed PDF and its copies follow.',
      request: { params: contractPath, body: jsonBody(signInput) },
      responses: { 200: answer('The signature was recorded.', contractAnswer), ...errors(403, 404, 409) },
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
      summary: 'Name a co-owner who must sign too',
      description:
        'Tells the company that someone else must sign, once per signer and before signing. The contract and its signers stay as they are; the company gets an email and can replace the contract with one for both.',
      request: { params: contractPath, body: jsonBody(coOwnerInput) },
      responses: { 200: answer('The company was told.', contractAnswer), ...errors(403, 404, 409) },
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
        'Ends a contract for all of its signers, as long as not everyone has signed. The reason is kept in its evidence.',
      request: { params: contractPath, body: jsonBody(endInput) },
      responses: { 200: answer('The contract was declined.', contractAnswer), ...errors(403, 404, 409) },
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
      description:
        'Cancels a signed contract until `cancelBy`. Any of its signers can cancel it for all of them. Both sides are told.',
      request: { params: contractPath, body: jsonBody(endInput) },
      responses: { 200: answer('The contract was canceled.', contractAnswer), ...errors(403, 404, 409) },
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
