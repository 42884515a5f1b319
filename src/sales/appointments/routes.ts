import type { Context } from 'hono'
import { link } from '../../core/http/access'
import { type AppEnv, callerOf, workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { notFound } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { book } from './book'
import { cancel, reschedule } from './cancel-or-reschedule'
import { type Access, appointmentVersion, getAppointment } from './queries'
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
import { manageUrl } from './shown-visit'
import { listSlots, loadFile } from './slots'

const tags = ['Appointments']
const bookingsAtOnce = {
  counter: 'BOOKINGS',
  refusal: 'Too many bookings. Wait a minute, then try again.',
} as const
const text = { 'text/calendar': { schema: { type: 'string' as const } } }

/** A token takes precedence over a session. */
function accessOf(c: Context<AppEnv>, token: string | undefined): Access {
  const caller = callerOf(c)
  if (token === undefined && caller) return { organizationId: caller.organizationId }
  return { token: token ?? '' }
}

const shapeFor = (access: Access) => ('token' in access ? publicAppointmentOf : appointmentOf)

export const appointmentRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/slots',
      access: link('presentationId'),
      operationId: 'listSlots',
      tags,
      summary: 'List free arrival windows',
      description:
        'Returns the windows that can be booked, to anyone with the link of a presentation. If there are none, `reason` says why. With `ignoreNotice`, a signed-in member also gets the windows inside the calendar’s minimum notice.',
      request: { query: slotsQuery },
      responses: { 200: answer('The windows, day by day.', slots), ...errors(400, 404) },
    }),
    async (c) => {
      return c.json(await listSlots(c.var.db, c.req.valid('query'), callerOf(c), Date.now()), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/',
      access: link('presentationId'),
      limit: bookingsAtOnce,
      confirmsSession: true,
      operationId: 'bookAppointment',
      tags,
      summary: 'Book an appointment',
      description:
        'Books one of the windows that `listSlots` returns. You get 409 `window_taken` if someone else just took it, and 409 `too_many_visits` if the presentation already has three upcoming visits. Homeowners need an email address, their own or the presentation’s. Your company can book without one; then the homeowner gets no emails about the visit. With `ignoreNotice`, a signed-in member may book inside the minimum notice.',
      request: { body: jsonBody(appointmentInput) },
      responses: {
        201: answer('The appointment was booked.', bookedAnswer),
        ...errors(404, 409),
      },
    }),
    async (c) => {
      const caller = callerOf(c)
      const { appointment, token } = await book(workOf(c), c.req.valid('json'), caller, Date.now())
      const shown = (caller ? appointmentOf : publicAppointmentOf)(appointment)
      return c.json({ appointment: shown, manageUrl: manageUrl(c.req.url, appointment.id, token) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{appointmentId}',
      version: appointmentVersion,
      access: link('token'),
      operationId: 'getAppointment',
      tags,
      summary: 'Get an appointment',
      description:
        'Returns an appointment to a session, or to the token from the homeowner’s link. With the token, contact details are masked.',
      request: { params: appointmentPath, query: tokenQuery },
      responses: { 200: answer('The appointment.', appointmentAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const access = accessOf(c, c.req.valid('query').token)
      const row = await getAppointment(c.var.db, c.req.valid('param').appointmentId, access)
      return c.json({ appointment: shapeFor(access)(row) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{appointmentId}/reschedule',
      access: link('token'),
      idempotency: 'appointmentId',
      confirmsSession: true,
      operationId: 'rescheduleAppointment',
      tags,
      summary: 'Reschedule an appointment',
      description:
        'Moves an appointment to another window. The old window is released only once the new one is booked. With `ignoreNotice`, a signed-in member may choose one inside the minimum notice.',
      request: { params: appointmentPath, body: jsonBody(rescheduleInput) },
      responses: { 200: answer('The appointment was moved.', appointmentAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { token, startsAt, ignoreNotice } = c.req.valid('json')
      const access = accessOf(c, token)
      const caller = 'token' in access ? undefined : callerOf(c)
      const id = c.req.valid('param').appointmentId
      const asked = { id, startsAt: Date.parse(startsAt), access, caller, ignoreNotice }
      const appointment = await reschedule(workOf(c), asked, Date.now())
      return c.json({ appointment: shapeFor(access)(appointment) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{appointmentId}/cancel',
      access: link('token'),
      idempotency: 'appointmentId',
      operationId: 'cancelAppointment',
      tags,
      summary: 'Cancel an appointment',
      description: 'Cancels an appointment. Its window can be booked again at once.',
      request: { params: appointmentPath, body: optionalJsonBody(cancelInput) },
      responses: { 200: answer('The appointment was canceled.', appointmentAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { token, reason = null } = c.req.valid('json') ?? {}
      const access = accessOf(c, token)
      const caller = 'token' in access ? undefined : callerOf(c)
      const asked = { id: c.req.valid('param').appointmentId, access, caller, reason }
      const appointment = await cancel(workOf(c), asked, Date.now())
      return c.json({ appointment: shapeFor(access)(appointment) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{appointmentId}/calendar.ics',
      access: link('token'),
      operationId: 'getAppointmentFile',
      tags,
      summary: 'Download an appointment as iCalendar',
      description:
        'Returns the appointment for a calendar app. Importing it again moves the event instead of adding a second one.',
      request: { params: appointmentPath, query: tokenQuery },
      responses: {
        200: { description: 'One event.', headers: describedHeaders('Content-Disposition'), content: text },
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { token } = c.req.valid('query')
      const loaded = await loadFile(c.var.db, c.req.valid('param').appointmentId, accessOf(c, token))
      if (!loaded) throw notFound('appointment')
      const { appointmentFile } = await import('./calendar-files')
      return c.body(appointmentFile(c.env, loaded.appointment, { ...loaded, token }), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="appointment.ics"',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      }) as never
    },
  )
