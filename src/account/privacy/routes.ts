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
      summary: 'Export or erase a homeowner’s data',
      description: `Starts an export or an erasure of one homeowner’s data, found by an email address, or by a presentation and its homeowner’s address. \`export\` makes a zip of JSON and files that can be downloaded for ${exportDays} days; an export already running is returned instead of a second one, and one homeowner’s data can be exported five times a day. \`erasure\` deletes all presentations, visits, emails, questions, quotes and unsigned contracts; \`kept\` lists what stays, and why.`,
      request: { body: jsonBody(privacyInput) },
      responses: {
        202: answer('The request has started. Poll it until it is done.', privacyAnswer),
        ...errors(404, 429),
      },
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
      summary: 'List privacy requests',
      description: `Returns the exports and erasures, newest first, ${usualPage} per page unless you set \`limit\`. Whose data it was is not recorded.`,
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
      summary: 'Get a privacy request',
      description: 'Returns the state of an export or an erasure, with the download link once an export is done.',
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
    summary: 'Export the company’s data',
    description: `Starts an export of everything stored for the company: each table as JSON, and the files, in as many zips as needed. Passwords and keys are left out. The zips can be downloaded for ${exportDays} days and appear in the list of privacy requests. One export runs at a time, and five can be started a day.`,
    responses: {
      202: answer('The export has started. Poll it by its ID until it is done.', privacyAnswer),
      ...errors(403, 429),
    },
  }),
  async (c) => {
    requireFreshPassword(c)
    return c.json(await begin(c, { kind: 'company_export', presentationId: null, email: null }), 202)
  },
)
