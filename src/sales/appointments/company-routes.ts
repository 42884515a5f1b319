import { hashToken, newToken } from '../../core/crypto'
import { link } from '../../core/http/access'
import { workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { invalid } from '../../core/http/errors'
import { matchesEtag } from '../../core/http/headers'
import { readCursor } from '../../core/http/paging'
import { publicUrlProblem } from '../../core/http/public-url'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { isOn } from '../../core/needed'
import { decryptSecret, encryptSecret } from '../../core/stored-secrets'
import { calendarAnswer, calendarInput, calendarOf, feedAnswer } from './calendar-schemas'
import { calendarAddress } from './fetch-busy'
import {
  appointmentVersion,
  calendarVersion,
  getCalendar,
  listAppointments,
  putCalendar,
  readFeed,
  rotateFeed,
  updateAppointment,
} from './queries'
import {
  appointmentAnswer,
  appointmentList,
  appointmentOf,
  appointmentPatch,
  appointmentPath,
  keyQuery,
  listQuery,
  momentsOf,
} from './schemas'

const tags = ['Appointments']
const usualPage = 50

export const appointmentCompanyRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listAppointments',
      tags,
      summary: 'List appointments',
      description: `Returns appointments by start time, ${usualPage} per page unless you set \`limit\`.`,
      request: { query: listQuery },
      responses: {
        200: answer('The appointments, including canceled ones unless you filter by `status`.', appointmentList),
        ...errors(400),
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
    route({
      method: 'patch',
      path: '/{appointmentId}',
      version: appointmentVersion,
      operationId: 'updateAppointment',
      tags,
      summary: 'Update an appointment',
      description: 'Records whether the visit took place, and notes that only the company reads.',
      request: { params: appointmentPath, body: jsonBody(appointmentPatch) },
      responses: { 200: answer('The updated appointment.', appointmentAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { appointmentId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const row = await updateAppointment(workOf(c), organizationId, appointmentId, c.req.valid('json'), Date.now())
      return c.json({ appointment: appointmentOf(row) }, 200, versionOf(row))
    },
  )

const text = { 'text/calendar': { schema: { type: 'string' as const } } }

export const appointmentCalendarRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/calendar',
      version: calendarVersion,
      operationId: 'getCalendar',
      tags,
      summary: 'Get the calendar',
      description:
        'Returns the company’s arrival windows and booking rules. It is 404 until you save one, and without one no visits are offered.',
      responses: { 200: answer('The calendar.', calendarAnswer), ...errors(404) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const row = await getCalendar(c.var.db, organizationId)
      const url = row.busyCalendarUrl && decryptSecret(c.env, organizationId, row.busyCalendarUrl)
      return c.json({ calendar: calendarOf(row, url) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/calendar',
      version: calendarVersion,
      operationId: 'putCalendar',
      tags,
      summary: 'Replace the calendar',
      description:
        'Creates or replaces the calendar. Times are in its own time zone. Existing bookings stay, whatever you change.',
      request: { body: jsonBody(calendarInput) },
      responses: { 200: answer('The saved calendar.', calendarAnswer) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      const url = input.busyCalendarUrl || null
      const problem = url && publicUrlProblem(calendarAddress(url), isOn(c.env, 'ALLOW_INSECURE_WEBHOOKS'))
      if (problem) throw invalid('busyCalendarUrl', `${problem}.`)
      const encrypted = url && encryptSecret(c.env, organizationId, url)
      const row = await putCalendar(
        workOf(c),
        organizationId,
        { ...input, busyCalendarUrl: url },
        encrypted,
        Date.now(),
      )
      return c.json({ calendar: calendarOf(row, url) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/feed.ics',
      access: link('key'),
      operationId: 'getAppointmentFeed',
      tags,
      summary: 'Subscribe to appointments in a calendar app',
      description:
        'Returns the appointments as iCalendar. Calendar apps use the URL that `POST /api/appointments/feed/rotate` returns; a session works too.',
      request: { query: keyQuery },
      responses: {
        200: {
          description: 'The booked appointments, starting 30 days ago.',
          headers: describedHeaders('Content-Disposition'),
          content: text,
        },
        304: { description: 'Nothing changed since the `ETag` you sent.' },
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { key } = c.req.valid('query')
      const access = key === undefined ? { organizationId: c.var.caller.organizationId } : { key }
      const { company, rows } = await readFeed(c.var.db, access, Date.now())
      const { feedFile } = await import('./calendar-files')
      const file = feedFile(c.env, company, rows)
      const etag = `"${hashToken(file)}"`
      const headers = { etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' }
      if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers) as never
      return c.body(file, 200, {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="appointments.ics"',
      }) as never
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/feed/rotate',
      operationId: 'rotateAppointmentFeed',
      tags,
      summary: 'Rotate the feed’s URL',
      description: 'Creates a new URL for the calendar feed, which is shown once. The previous URL stops working.',
      responses: { 200: answer('The new URL.', feedAnswer) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      // Begins with an id of the company, which tells where the company's rows are.
      const key = `${organizationId}.${newToken().token}`
      await rotateFeed(workOf(c), organizationId, hashToken(key), Date.now())
      return c.json({ feedUrl: new URL(`/api/appointments/feed.ics?key=${key}`, c.req.url).href }, 200)
    },
  )
