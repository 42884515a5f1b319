import type { Context } from 'hono'
import { requirePassword } from '../../account/auth/require-password'
import { passwordTries } from '../../account/auth/sign-in-limits'
import { type AppEnv, signedInMember, workOf } from '../../core/http/context'
import { notAllowed } from '../../core/http/errors'
import { freshMinutes, hasFreshPassword } from '../../core/http/fresh-password'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route } from '../../core/http/route'
import { changeContract, type Whole } from './change'
import { contractResponse, contractSummary, linksOf } from './contract-response'
import { countersign } from './countersign'
import { actingPartyOf } from './evidence'
import { draftPatch, resendInput, voidInput } from './input-schemas'
import { listContracts } from './list'
import { contractAnswer, contractList, contractPath, listQuery, sentAnswer } from './schemas'
import { changeDraft, resend, sendDraft } from './send'
import { countersignInput } from './signer-schemas'
import { makeVoid } from './transitions'

const tags = ['Contracts']
const usualPage = 50

const askedBy = (c: Context<AppEnv>, id: string) => {
  const { organizationId } = c.var.caller
  return { id, organizationId, who: actingPartyOf(c, 'company'), now: Date.now() }
}

type Sent = Whole & Parameters<typeof linksOf>[2]

function answered(c: Context<AppEnv>, { links, isMailed, ...whole }: Sent) {
  const contract = contractResponse(whole, { kind: 'company' }, c.req.url, Date.now())
  return { contract, ...linksOf(c.req.url, contract.id, { links, isMailed }) }
}

export const contractCompanyRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listContracts',
      tags,
      summary: 'List contracts',
      description: `Returns the company’s contracts, newest first, ${usualPage} per page unless you set \`limit\`. Their text is left out.`,
      request: { query: listQuery },
      responses: { 200: answer('The contracts.', contractList), ...errors(400) },
    }),
    async (c) => {
      const { limit = usualPage, cursor, ...asked } = c.req.valid('query')
      const filter = { ...asked, after: readCursor(cursor) }
      const found = await listContracts(c.var.db, c.var.caller.organizationId, filter, limit)
      const { rows, nextCursor } = page(found, limit)
      const now = Date.now()
      return c.json({ contracts: rows.map((row) => contractSummary(row, c.req.url, now)), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{contractId}',
      confirmsSession: true,
      operationId: 'updateContract',
      tags,
      summary: 'Update a draft contract',
      description:
        'Changes the members you send and keeps the others, then fills the draft with the current text, prices, and homeowner. Only a draft can change: to change a contract that was sent, create another with `replaces`.',
      request: { params: contractPath, body: jsonBody(draftPatch) },
      responses: { 200: answer('The updated draft.', contractAnswer), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const asked = askedBy(c, contractId)
      const whole = await changeDraft(workOf(c), c.req.valid('json'), asked)
      return c.json({ contract: contractResponse(whole, { kind: 'company' }, c.req.url, asked.now) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/send',
      confirmsSession: true,
      operationId: 'sendContract',
      tags,
      summary: 'Send a draft contract',
      description:
        'Fills a draft with the current text, prices and dates, and sends it. From then on its text can’t change.',
      request: { params: contractPath },
      responses: { 200: answer('The contract was sent.', sentAnswer), ...errors(400, 404, 409, 429) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      return c.json(answered(c, await sendDraft(workOf(c), askedBy(c, contractId))), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/resend',
      confirmsSession: true,
      operationId: 'resendContract',
      tags,
      summary: 'Resend a contract’s link',
      description:
        'Emails another link to the next signer, or to the signer you name, and returns it too. A signer without an email gets it only from you, and so does anyone if you set `isMailed` to `false`. Earlier links keep working.',
      request: { params: contractPath, body: optionalJsonBody(resendInput) },
      responses: { 200: answer('The link was sent again.', sentAnswer), ...errors(400, 404, 409, 429) },
    }),
    async (c) => {
      const { contractId } = c.req.valid('param')
      const { signerId = null, isMailed = true } = c.req.valid('json') ?? {}
      return c.json(answered(c, await resend(workOf(c), { signerId, isMailed }, askedBy(c, contractId))), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/countersign',
      membersOnly: true,
      limit: passwordTries,
      operationId: 'countersignContract',
      tags,
      summary: 'Sign for the company',
      description:
        'Signs a contract for the company and seals it, if the template has `companySigns` and all homeowners have signed. Only a signed-in member can do this, who entered their password within the last ten minutes or sends it; otherwise you get 403 `password_needed`.',
      request: { params: contractPath, body: optionalJsonBody(countersignInput) },
      responses: { 200: answer('Everyone has signed.', contractAnswer), ...errors(400, 404, 409, 429) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { password, name, signature } = c.req.valid('json') ?? {}
      const member = signedInMember(c)
      const { organizationId, who, now } = askedBy(c, id)
      if (password !== undefined) await requirePassword(c, password)
      else if (!hasFreshPassword(member, now))
        throw notAllowed(
          'password_needed',
          `Send your password too. You last entered it over ${freshMinutes} minutes ago.`,
        )
      const said = name ?? member.name
      const input = { name: said, signature: signature ?? { kind: 'typed' as const, value: said } }
      const asked = { id, access: { organizationId }, now }
      const whole = await countersign(workOf(c), asked, input, who)
      return c.json({ contract: contractResponse(whole, { kind: 'company' }, c.req.url, now) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{contractId}/void',
      confirmsSession: true,
      operationId: 'voidContract',
      tags,
      summary: 'Void a contract',
      description:
        'Voids a contract that isn’t signed yet. If it was sent, the homeowner is told. The reason is kept in its evidence.',
      request: { params: contractPath, body: optionalJsonBody(voidInput) },
      responses: { 200: answer('The contract is void.', contractAnswer), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { contractId: id } = c.req.valid('param')
      const { reason = null } = c.req.valid('json') ?? {}
      const { organizationId, who, now } = askedBy(c, id)
      const asked = { id, access: { organizationId }, now }
      const whole = await changeContract(workOf(c), asked, makeVoid(who, reason, now))
      return c.json({ contract: contractResponse(whole, { kind: 'company' }, c.req.url, now) }, 200)
    },
  )
