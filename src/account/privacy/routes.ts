import type { Context } from 'hono'
import { type AppEnv, workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { requireFreshPassword } from '../../core/http/fresh-password'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { exportDays } from '../../core/limits'
import { presignDownload } from '../../core/uploads/storage'
import { partKey } from './parts'
import { type Asked, createRequest, findRequest, listRequests, type PrivacyRequest } from './queries'
import { firstPhase } from './run'
import { privacyAnswer, privacyInput, privacyList, privacyPath, privacyQuery, privacyRequestOf } from './schemas'

const tags = ['Audit and privacy']
const ofOwners = {
  roles: ['owner'],
  refusal: 'Only an owner gives out, or erases, what is kept of homeowners.',
} as const
const usualPage = 50

async function shown(c: Context<AppEnv>, row: PrivacyRequest) {
  const isOwners = row.kind === 'company_export' && c.var.caller.kind === 'key'
  const parts = row.status === 'done' && row.kind !== 'erasure' && !isOwners ? row.parts : 0
  const urls = Array.from({ length: parts }, (_, part) => {
    const name = parts === 1 ? `${row.kind}.zip` : `${row.kind}-${part + 1}.zip`
    return presignDownload(c.env, c.req.url, partKey(row, part), name)
  })
  return privacyRequestOf(row, await Promise.all(urls))
}

async function begin(c: Context<AppEnv>, asked: Asked) {
  const { organizationId } = c.var.caller
  const row = await createRequest(workOf(c), organizationId, asked, firstPhase(asked.kind), Date.now())
  if (!row) throw notFound('presentation')
  return { privacyRequest: await shown(c, row) }
}

export const privacyRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/',
      ...ofOwners,
      operationId: 'createPrivacyRequest',
      tags,
      summary: 'Give out or erase what is kept of a homeowner',
      description: `By an e-mail, or by a presentation and then by the address that it has. \`export\` makes a zip of JSON and files, for ${exportDays} days. \`erasure\` removes all presentations, visits, mails, questions, quotes and contracts that were not signed; \`kept\` says what stays, and why. An export that is under way is answered instead of another one; there are five a day of the same homeowner.`,
      request: { body: jsonBody(privacyInput) },
      responses: { 202: answer('Begun; ask for it again until it is done.', privacyAnswer), ...errors(404, 429) },
    }),
    async (c) => {
      const { kind, presentationId = null, email = null } = c.req.valid('json')
      return c.json(await begin(c, { kind, presentationId, email }), 202)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/',
      ...ofOwners,
      operationId: 'listPrivacyRequests',
      tags,
      summary: 'List what was given out and erased',
      description: `The newest first, ${usualPage} to a page unless \`limit\` says otherwise. Of whom it was is not kept.`,
      request: { query: privacyQuery },
      responses: { 200: answer('The requests.', privacyList), ...errors(400, 403) },
    }),
    async (c) => {
      const { limit = usualPage, cursor } = c.req.valid('query')
      const found = await listRequests(c.var.db, c.var.caller.organizationId, limit, readCursor(cursor))
      const { rows, nextCursor } = page(found, limit)
      return c.json({ privacyRequests: await Promise.all(rows.map((row) => shown(c, row))), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{privacyRequestId}',
      ...ofOwners,
      operationId: 'getPrivacyRequest',
      tags,
      summary: 'See how far a request is',
      description: 'With the address of the file, once it is done.',
      request: { params: privacyPath },
      responses: { 200: answer('The request.', privacyAnswer), ...errors(403, 404) },
    }),
    async (c) => {
      const row = await findRequest(c.var.db, c.var.caller.organizationId, c.req.valid('param').privacyRequestId)
      if (!row) throw notFound('privacy request')
      return c.json({ privacyRequest: await shown(c, row) }, 200)
    },
  )

/** A company's export runs as a privacy request too, so it is listed and downloaded like a homeowner's. */
export const companyExportRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/export',
    membersOnly: true,
    ...ofOwners,
    operationId: 'exportOrganization',
    tags,
    summary: 'Give out all that is kept of the company',
    description: `Each table as JSON, and the files, in as many zips as it takes, for ${exportDays} days; passwords and keys are left out. It is listed with the requests of homeowners. One is gathered at a time, five a day.`,
    responses: { 202: answer('Begun; ask for it by its id until it is done.', privacyAnswer), ...errors(403, 429) },
  }),
  async (c) => {
    requireFreshPassword(c)
    return c.json(await begin(c, { kind: 'company_export', presentationId: null, email: null }), 202)
  },
)
