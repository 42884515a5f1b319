import { createRoute } from '@hono/zod-openapi'
import { answer, errors, isPublic, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { readCursor } from '../../core/paging'
import { createRouter } from '../../core/router'
import { appointmentPages } from './page-routes'
import { listAppointments, updateAppointment } from './queries'
import {
  appointmentAnswer,
  appointmentList,
  appointmentOf,
  appointmentPatch,
  appointmentPath,
  listQuery,
  momentsOf,
  tokenQuery,
} from './schemas'

const tags = ['Appointments']
const usualPage = 50
const html = { 'text/html': { schema: { type: 'string' as const } } }

export const appointmentCompanyRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listAppointments',
      tags,
      summary: 'List appointments',
      description: `By their time, ${usualPage} to a page unless \`limit\` says otherwise.`,
      request: { query: listQuery },
      responses: {
        200: answer('Cancelled ones too, unless `status` says otherwise.', appointmentList),
        ...readErrors(400),
      },
    }),
    async (c) => {
      const { limit = usualPage, cursor, status, ...range } = c.req.valid('query')
      const after = readCursor(cursor)
      const filter = { ...momentsOf(range), status, after: after && { startsAt: after.createdAt, id: after.id } }
      const rows = await listAppointments(c.var.db, c.var.caller.organizationId, filter, limit)
      const last = rows[limit - 1]
      const nextCursor = rows.length > limit && last ? `${last.startsAt}_${last.id}` : null
      return c.json({ appointments: rows.slice(0, limit).map(appointmentOf), nextCursor }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{appointmentId}',
      operationId: 'updateAppointment',
      tags,
      summary: 'Say how a visit went',
      request: { params: appointmentPath, body: jsonBody(appointmentPatch) },
      responses: { 200: answer('The appointment as it is now.', appointmentAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { appointmentId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const row = await updateAppointment(c.var.db, organizationId, appointmentId, c.req.valid('json'), Date.now())
      return c.json({ appointment: appointmentOf(row) }, 200)
    },
  )

export const appointmentPageRoutes = createRouter()
appointmentPageRoutes.route('/', appointmentPages)
appointmentPageRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/appointments/{appointmentId}',
  operationId: 'getAppointmentPage',
  summary: 'See an appointment',
  description:
    'For a browser. Without the right `token` it is a page too that says so. Its forms are sent to the same address.',
  tags,
  ...isPublic,
  request: { params: appointmentPath, query: tokenQuery },
  responses: {
    200: { description: 'The page.', content: html },
    404: { description: 'There is none.', content: html },
    ...errors(500),
  },
})
