import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, errors, isOpenToLinks, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { invalid } from '../../core/errors'
import { matchesEtag } from '../../core/etag'
import { isOn } from '../../core/flag'
import { publicUrlProblem } from '../../core/public-url'
import { createRouter } from '../../core/router'
import { hashToken, newToken } from '../auth/tokens'
import { decryptSecret, encryptSecret } from '../notifications/secrets'
import { getCalendar, putCalendar } from './calendar-queries'
import { calendarAnswer, calendarInput, calendarOf, feedAnswer } from './calendar-schemas'
import { calendarAddress } from './fetch-busy'
import { readFeed, rotateFeed } from './queries'
import { queueReading } from './read-busy'
import { keyQuery } from './schemas'

const tags = ['Appointments']
const text = { 'text/calendar': { schema: { type: 'string' as const } } }

export const appointmentCalendarRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/calendar',
      operationId: 'getCalendar',
      tags,
      summary: 'Get the calendar',
      description: '404 until it was put: without one, no visit is offered.',
      responses: { 200: answer('The calendar.', calendarAnswer), ...readErrors(404) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const row = await getCalendar(c.var.db, organizationId)
      const url = row.busyCalendarUrl && decryptSecret(c.env, organizationId, row.busyCalendarUrl)
      return c.json({ calendar: calendarOf(row, url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/calendar',
      operationId: 'putCalendar',
      tags,
      summary: 'Create or replace the calendar',
      description: 'Times are those of its zone. What is booked stays booked, whatever changes.',
      request: { body: jsonBody(calendarInput) },
      responses: { 200: answer('The calendar as it is now.', calendarAnswer), ...writeErrors() },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      const url = input.busyCalendarUrl || null
      const problem = url && publicUrlProblem(calendarAddress(url), isOn(c.env.ALLOW_INSECURE_WEBHOOKS))
      if (problem) throw invalid(`busyCalendarUrl ${problem}.`)
      const encrypted = url && encryptSecret(c.env, organizationId, url)
      const row = await putCalendar(c.var.db, organizationId, { ...input, busyCalendarUrl: url }, encrypted, Date.now())
      if (url) c.executionCtx.waitUntil(queueReading(c.env, organizationId))
      return c.json({ calendar: calendarOf(row, url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/feed.ics',
      operationId: 'getAppointmentFeed',
      tags,
      summary: 'Follow the appointments in a calendar program',
      description: 'By the address that `POST /api/appointments/feed/rotate` answers, or with a session.',
      ...isOpenToLinks,
      request: { query: keyQuery },
      responses: {
        200: { description: 'What is booked, from 30 days ago on.', content: text },
        304: { description: 'It is as the `ETag` says.' },
        ...errors(400, 401, 404, 500),
      },
    }),
    async (c) => {
      const { key } = c.req.valid('query')
      const access = key === undefined ? { organizationId: c.var.caller.organizationId } : { key }
      const { company, rows } = await readFeed(c.var.db, access, Date.now())
      const { feedFile } = await import('./files')
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
    createRoute({
      method: 'post',
      path: '/feed/rotate',
      operationId: 'rotateAppointmentFeed',
      tags,
      summary: 'Make a new address of the feed',
      description: 'It is shown once. The one before stops working.',
      responses: { 200: answer('The new address.', feedAnswer), ...bareWriteErrors() },
    }),
    async (c) => {
      const { token, hash } = newToken()
      await rotateFeed(c.var.db, c.var.caller.organizationId, hash, Date.now())
      return c.json({ feedUrl: new URL(`/api/appointments/feed.ics?key=${token}`, c.req.url).href }, 200)
    },
  )
