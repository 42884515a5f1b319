import { nextCursor, pageQuery } from '../../core/http/paging'
import { emailAddress, filledText, id, isoTime, line, moment, pathId, text, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostSlotDays } from '../../core/limits'
import { maskedEmail, maskedName, maskedPhone } from '../../core/mask-personal-data'
import { day } from '../../core/time'
import { type Appointment, statuses } from './tables'

const token = text(200).openapi({ example: 'b6Cm…', description: 'The secret from the link in the email.' })

/** The meaning of a date depends on the time zone, so it is converted later, when the zone is known. */
const dateOrMoment = z.union([z.iso.date(), moment], {
  error: 'must be a date such as 2026-12-01, or a date-time such as 2026-12-01T00:00:00Z',
})

export const slotsQuery = z.strictObject({
  presentationId: id,
  from: dateOrMoment
    .optional()
    .openapi({ type: 'string', example: '2026-12-01', description: 'The first day to offer. Defaults to today.' }),
  to: dateOrMoment.optional().openapi({
    type: 'string',
    example: '2026-12-31',
    description: 'The last day to offer, at most 31 days after the first. Defaults to 31 days.',
  }),
  ignoreNotice: z.enum(['true', 'false']).optional().openapi({
    example: 'true',
    description: 'Whether a signed-in member also gets windows inside the minimum notice.',
  }),
})

const freeWindow = z
  .object({
    startsAt: timestamp,
    endsAt: timestamp,
    isFew: z.boolean().openapi({ example: false, description: 'Whether only a few places are left.' }),
  })
  .openapi('FreeWindow')

const slotReasons = ['not_offered', 'outside_service_area', 'nothing_free'] as const

const known = z
  .object({
    name: z.string().openapi({ example: 'Maria O.' }),
    email: z.string().nullable().openapi({ example: 'm…@example.com' }),
    phone: z.string().nullable().openapi({ example: '…34' }),
  })
  .openapi('KnownHomeowner', {
    description: 'What a booking takes from the presentation, masked; null if nothing is known.',
  })

export const slots = z
  .object({
    timeZone: z.string().nullable().openapi({ example: 'America/Denver' }),
    days: z
      .array(
        z
          .object({ date: z.string().openapi({ example: '2026-12-01' }), windows: z.array(freeWindow) })
          .openapi('SlotDay', { description: 'One day with its free windows.' }),
      )
      // A span that begins and ends in the middle of a day touches one more day.
      .max(mostSlotDays + 1),
    reason: z.enum(slotReasons).nullable().openapi({ example: null }),
    homeowner: known,
  })
  .openapi('Slots')

const kindId = text(100).openapi({ example: 'inspection' })
const notes = text(2000).openapi({ example: 'The dog is friendly.' })

const ignoreNotice = z.boolean().openapi({
  example: true,
  description: 'Whether a signed-in member may choose a window inside the minimum notice. Others can’t.',
})

export const appointmentInput = z
  .strictObject({
    presentationId: id,
    startsAt: moment,
    kindId: kindId.nullish(),
    name: line(200).nullish().openapi({ example: 'Maria Okafor' }),
    email: emailAddress.nullish(),
    phone: line(50).nullish().openapi({ example: '+1 555 0134' }),
    notes: notes.nullish(),
    ignoreNotice: ignoreNotice.optional(),
  })
  .openapi('AppointmentInput', {
    description: 'The visit to book. Name, email, and phone default to the presentation’s.',
  })

export type AppointmentInput = z.infer<typeof appointmentInput>

export const rescheduleInput = z
  .strictObject({ token: token.optional(), startsAt: moment, ignoreNotice: ignoreNotice.optional() })
  .openapi('RescheduleInput')
export const cancelInput = z
  .strictObject({ token: token.optional(), reason: text(500).nullish().openapi({ example: 'We are away.' }) })
  .openapi('CancelInput')
export const appointmentPatch = z
  .strictObject({ status: z.enum(['completed', 'no_show']).optional(), notes: filledText(2000).nullish() })
  .openapi('AppointmentPatch')

const kind = z
  .object({ id: z.string(), name: z.string(), durationMinutes: z.int() })
  .openapi('BookedKind', { example: { id: 'inspection', name: 'Roof inspection', durationMinutes: 45 } })

const appointment = z
  .object({
    id,
    presentationId: id.nullable(),
    status: z.enum(statuses).openapi({ example: 'booked' }),
    startsAt: timestamp,
    endsAt: timestamp,
    timeZone: z.string().openapi({ example: 'America/Denver' }),
    kind: kind.nullable(),
    name: z.string().openapi({
      example: 'Maria O.',
      description: 'The homeowner’s full name. Name, email, and phone are masked without a session.',
    }),
    email: z.string().nullable().openapi({
      example: 'm…@example.com',
      description: 'Where emails about the visit go; null if the company booked it without one, so none are sent.',
    }),
    phone: z.string().nullable().openapi({ example: '…34' }),
    location: z
      .string()
      .nullable()
      .openapi({ example: null, description: 'The address of the home; null without a session.' }),
    notes: notes.nullable(),
    sequence: z.int().openapi({ example: 0, description: 'How often it has changed.' }),
    mailProblem: z.string().nullable().openapi({
      example: null,
      description:
        'Why the last email to the homeowner hasn’t been sent; null if all is well. Only the company sees it.',
    }),
    cancelReason: z.string().nullable().openapi({ example: null }),
    cancelledAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Appointment')

export const appointmentAnswer = z.object({ appointment }).openapi('AppointmentAnswer')
export const bookedAnswer = z
  .object({
    appointment,
    manageUrl: z.url().openapi({ example: 'https://porchlight.example/appointments/3f0e8a52?token=b6Cm' }),
  })
  .openapi('BookedAnswer')
export const appointmentList = z.object({ appointments: z.array(appointment), nextCursor }).openapi('AppointmentList')

export const appointmentPath = z.object({ appointmentId: pathId('appointmentId') })
export const tokenQuery = z.strictObject({ token: token.optional() })
export const keyQuery = z.strictObject({ key: text(200).optional().openapi({ example: '5cbe…' }) })
export const listQuery = z.strictObject({
  ...pageQuery,
  from: dateOrMoment.optional().openapi({
    type: 'string',
    example: '2026-12-01',
    description: 'Only visits at or after this time. A date begins at midnight UTC.',
  }),
  to: dateOrMoment.optional().openapi({
    type: 'string',
    example: '2026-12-31',
    description: 'Only visits before this time. A date counts as a whole day.',
  }),
  status: z.enum(statuses).optional(),
})

export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const isDate = to?.length === 10
  return {
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to) + (isDate ? day : 0),
  }
}

const shared = (row: Appointment) => ({
  id: row.id,
  presentationId: row.presentationId,
  status: row.status,
  startsAt: isoTime(row.startsAt),
  endsAt: isoTime(row.endsAt),
  timeZone: row.timeZone,
  kind: row.kind,
  sequence: row.sequence,
  cancelReason: row.cancelReason,
  cancelledAt: row.cancelledAt === null ? null : isoTime(row.cancelledAt),
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})

export const appointmentOf = (row: Appointment & { mailProblem?: string | null }) => ({
  ...shared(row),
  mailProblem: row.mailProblem ?? null,
  name: row.name,
  email: row.email || null,
  phone: row.phone,
  location: row.location,
  notes: row.notes,
})

/** Public, so it includes the homeowner's own notes but not the company's. */
export const publicAppointmentOf = (row: Appointment) => ({
  ...shared(row),
  mailProblem: null,
  name: maskedName(row.name),
  email: maskedEmail(row.email) || null,
  phone: maskedPhone(row.phone),
  location: null,
  notes: row.homeownerNotes,
})
