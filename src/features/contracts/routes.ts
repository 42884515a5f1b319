import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../core/context'
import { answer, errors, isOpenToLinks, jsonBody, writeErrors } from '../../core/contract'
import { tooMany } from '../../core/errors'
import { createRouter } from '../../core/router'
import { publicIdempotency } from '../idempotency/middleware'
import { actingPartyOf } from './acting-party'
import { actByToken } from './by-token'
import { loadContract } from './change'
import { contractResponse, signUrl } from './contract-response'
import { createContract } from './create'
import { queueMails } from './mail-queue'
import { contractAnswer, contractInput, contractPath, sentAnswer, tokenQuery } from './schemas'
import { open } from './transitions'

const tags = ['Contracts']

const callerOf = (c: Context<AppEnv>): AppEnv['Variables']['caller'] | undefined => c.var.caller

const limitContracts = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('cf-connecting-ip') ?? 'local'
  if (!callerOf(c) && !(await c.env.CONTRACTS.limit({ key })).success)
    throw tooMany('Too many contracts. Wait a minute, then try again.', 60)
  await next()
})

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
        'file alone, and where there is none the 409 has `x-error-reason: no_email`. With `replaces` another contract is void ' +
        'from then on.',
      ...isOpenToLinks,
      middleware: [limitContracts, publicIdempotency()] as const,
      request: { body: jsonBody(contractInput) },
      responses: { 201: answer('The contract, and its link.', sentAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const caller = callerOf(c)
      const input = c.req.valid('json')
      const who = actingPartyOf(c, caller ? 'company' : 'homeowner')
      const now = Date.now()
      const ask = { ...input, replaces: input.replaces ?? null }
      const { whole, token, mailIds } = await createContract(c.var.db, c.env, ask, caller, who, now)
      c.executionCtx.waitUntil(queueMails(c.env, mailIds))
      const contract = contractResponse(whole, { kind: caller ? 'company' : 'public' }, c.req.url, now)
      const url = token && signUrl(c.req.url, contract.id, token)
      return c.json({ contract, signUrl: url, isMailed: mailIds.length > 0 }, 201)
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
        return c.json({ contract: contractResponse(whole, { kind: 'company' }, c.req.url, now) }, 200)
      }
      const isLook = caller !== undefined || c.req.method === 'HEAD'
      const decide = isLook ? () => undefined : open(actingPartyOf(c, 'homeowner'), now)
      return c.json(await actByToken(c, id, token ?? '', decide), 200)
    },
  )
