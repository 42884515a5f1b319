import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../core/context'
import { answer, errors, isOpenToLinks, jsonBody, optionalJsonBody, writeErrors } from '../../core/contract'
import { notFound, tooMany } from '../../core/errors'
import { refuseOtherBody } from '../../core/request'
import { createRouter } from '../../core/router'
import { publicIdempotency } from '../idempotency/middleware'
import type { Access } from './access'
import { book } from './book'
import { cancel } from './cancel'
import { queueMails } from './changes'
import { loadFile } from './load-page'
import { manageUrl } from './manage-url'
import { getAppointment } from './queries'
import { reschedule } from './reschedule'
import {
  appointmentAnswer,
  appointmentInput,
  appointmentOf,
  appointmentPath,
  bookedAnswer,
  cancelInput,
  publicAppointmentOf,
  rescheduleInput,
  slots,
  slotsQuery,
  tokenQuery,
} from './schemas'
import { listSlots } from './slots'

const tags = ['Appointments']
const text = { 'text/calendar': { schema: { type: 'string' as const } } }

const callerOf = (c: Context<AppEnv>): AppEnv['Variables']['caller'] | undefined => c.var.caller

/** A token counts even where there is a session. */
function accessOf(c: Context<AppEnv>, token: string | undefined): Access {
  const caller = callerOf(c)
  if (token === undefined && caller) return { organizationId: caller.organizationId }
  return { token: token ?? '' }
}

const shapeFor = (access: Access) => ('token' in access ? publicAppointmentOf : appointmentOf)

const limitBookings = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('cf-connecting-ip') ?? 'local'
  if (!callerOf(c) && !(await c.env.BOOKINGS.limit({ key })).success)
    throw tooMany('Too many bookings. Wait a minute, then try again.', 60)
  await next()
})

const ofAppointment = publicIdempotency((c) => `appointment ${c.req.param('appointmentId')?.toLowerCase()}`)

export const appointmentRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/slots',
      operationId: 'listSlots',
      tags,
      summary: 'List the free windows',
      description: 'For whoever has the link of a presentation. `reason` says why there are none.',
      ...isOpenToLinks,
      request: { query: slotsQuery },
      responses: { 200: answer('Day by day.', slots), ...errors(400, 401, 404, 500) },
    }),
    async (c) => {
      const organizationId = callerOf(c)?.organizationId
      return c.json(await listSlots(c.var.db, c.req.valid('query'), organizationId, Date.now()), 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/',
      operationId: 'bookAppointment',
      tags,
      summary: 'Book a window',
      description: 'Of those that `slots` lists. 409 if it was taken meanwhile.',
      ...isOpenToLinks,
      middleware: [limitBookings, publicIdempotency()] as const,
      request: { body: jsonBody(appointmentInput) },
      responses: { 201: answer('Booked.', bookedAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const caller = callerOf(c)
      const { appointment, token, mailIds } = await book(c.var.db, c.req.valid('json'), caller, Date.now())
      c.executionCtx.waitUntil(queueMails(c.env, mailIds))
      const shown = (caller ? appointmentOf : publicAppointmentOf)(appointment)
      return c.json({ appointment: shown, manageUrl: manageUrl(c.req.url, appointment.id, token) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{appointmentId}',
      operationId: 'getAppointment',
      tags,
      summary: 'Get an appointment',
      ...isOpenToLinks,
      request: { params: appointmentPath, query: tokenQuery },
      responses: { 200: answer('The appointment.', appointmentAnswer), ...errors(400, 401, 404, 500) },
    }),
    async (c) => {
      const access = accessOf(c, c.req.valid('query').token)
      const row = await getAppointment(c.var.db, c.req.valid('param').appointmentId, access)
      return c.json({ appointment: shapeFor(access)(row) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{appointmentId}/reschedule',
      operationId: 'rescheduleAppointment',
      tags,
      summary: 'Move an appointment',
      description: 'The old window is let go only when the new one is taken.',
      ...isOpenToLinks,
      middleware: [ofAppointment] as const,
      request: { params: appointmentPath, body: jsonBody(rescheduleInput) },
      responses: { 200: answer('Moved.', appointmentAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const { token, startsAt } = c.req.valid('json')
      const access = accessOf(c, token)
      const sessionId = 'token' in access ? undefined : c.var.caller.sessionId
      const asked = { id: c.req.valid('param').appointmentId, startsAt: Date.parse(startsAt), access, sessionId }
      const { appointment, mailIds } = await reschedule(c.var.db, asked, Date.now())
      c.executionCtx.waitUntil(queueMails(c.env, mailIds))
      return c.json({ appointment: shapeFor(access)(appointment) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{appointmentId}/cancel',
      operationId: 'cancelAppointment',
      tags,
      summary: 'Cancel an appointment',
      description: 'Its window is free again at once.',
      ...isOpenToLinks,
      middleware: [ofAppointment] as const,
      request: { params: appointmentPath, body: optionalJsonBody(cancelInput) },
      responses: { 200: answer('Cancelled.', appointmentAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      await refuseOtherBody(c)
      const { token, reason = null } = c.req.valid('json') ?? {}
      const access = accessOf(c, token)
      const asked = { id: c.req.valid('param').appointmentId, access, reason }
      const { appointment, mailIds } = await cancel(c.var.db, asked, Date.now())
      c.executionCtx.waitUntil(queueMails(c.env, mailIds))
      return c.json({ appointment: shapeFor(access)(appointment) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{appointmentId}/calendar.ics',
      operationId: 'getAppointmentFile',
      tags,
      summary: 'Get an appointment for a calendar program',
      ...isOpenToLinks,
      request: { params: appointmentPath, query: tokenQuery },
      responses: { 200: { description: 'One event.', content: text }, ...errors(400, 401, 404, 500) },
    }),
    async (c) => {
      const { token } = c.req.valid('query')
      const loaded = await loadFile(c.var.db, c.req.valid('param').appointmentId, accessOf(c, token))
      if (!loaded) throw notFound('appointment')
      const { appointmentFile } = await import('./files')
      return c.body(appointmentFile(c.env, loaded.appointment, loaded.company, token), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="appointment.ics"',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      }) as never
    },
  )
