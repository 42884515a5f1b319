import { isoTime, line, text, timestamp, timeZone } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { overlapsIn, overlapsInWeek, type WallWindow } from './rules'
import type { Calendar } from './tables'

const date = z.iso
  .date({ error: 'must be a date such as 2026-12-01' })
  .openapi({ format: 'date', example: '2026-12-01' })

const start = text(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 08:00' })
  .openapi({ example: '08:00' })
const end = text(5)
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'must be a time such as 10:00' })
  .openapi({
    example: '10:00',
    description: 'When the window ends, as `HH:MM`. A time at or before `start` is on the next day.',
  })

const mostSeats = 50
const capacity = z
  .int()
  .min(1)
  .max(mostSeats)
  .openapi({ example: 2, description: 'How many homes you can visit in this window.' })

const takesTime = { error: 'must not end at the time it starts', path: ['end'] }
const isNotEmpty = (window: { start: string; end: string }) => window.start !== window.end

const wallWindow = z.strictObject({ start, end, capacity }).refine(isNotEmpty, takesTime).openapi('ArrivalWindow')

const weekday = z
  .int()
  .min(1)
  .max(7)
  .openapi({ example: 1, description: 'The day of the week: 1 is Monday, 7 is Sunday.' })

const weeklyWindow = z
  .strictObject({ weekday, start, end, capacity })
  .refine(isNotEmpty, takesTime)
  .openapi('WeeklyArrivalWindow')

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const saidOf = ({ start: from, end: to }: WallWindow) => `the window from ${from} to ${to}`

const weekly = z
  .array(weeklyWindow)
  .max(200)
  .superRefine((windows, context) => {
    // Overlaps can't be found while one of the windows has an invalid time.
    if (context.issues.length) return
    for (const { at, other } of overlapsInWeek(windows))
      context.addIssue({
        code: 'custom',
        path: [at],
        message: `overlaps ${saidOf(other)} on ${weekdays[other.weekday - 1]}`,
      })
  })

const override = z
  .strictObject({
    date,
    name: line(80).optional().openapi({ example: 'Thanksgiving', description: 'What your company calls the day.' }),
    windows: z
      .array(wallWindow)
      .max(50)
      .superRefine((windows, context) => {
        if (context.issues.length) return
        for (const { at, other } of overlapsIn(windows))
          context.addIssue({ code: 'custom', path: [at], message: `overlaps ${saidOf(other)}` })
      }),
  })
  .openapi('CalendarOverride', {
    description: 'The windows of one day, instead of its weekday’s. An empty list closes the day.',
  })

const overrides = z
  .array(override)
  .max(750)
  .refine((all) => new Set(all.map((each) => each.date)).size === all.length, {
    error: 'must not contain a date twice',
  })

const zip = text(20)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*\*?$|^\*$/u, {
    error: 'must be a postal code such as 80301, or a start such as 803*',
  })
  // Readers of the document match only ASCII letters, so the pattern lists the characters that are not allowed.
  .openapi({ pattern: '^([^\\s!-/:-@[-`{-~][^!-,./:-@[-`{-~]*\\*?|\\*)$', example: '803*' })

const serviceArea = z
  .strictObject({ zips: z.array(zip).max(2000) })
  .openapi('ServiceArea', { description: 'Where you make visits; null means everywhere, and an empty list nowhere.' })

const kind = z
  .strictObject({
    id: text(100)
      .regex(/^[\w-]+$/, { error: 'must be letters, digits, - and _' })
      .openapi({ example: 'inspection' }),
    name: line(100).openapi({ example: 'Roof inspection' }),
    durationMinutes: z.int().min(5).max(1440).openapi({ example: 45 }),
  })
  .openapi('AppointmentKind')

const kinds = z
  .array(kind)
  .max(50)
  .refine((all) => new Set(all.map((each) => each.id)).size === all.length, { error: 'must not contain an id twice' })

const minimumNoticeHours = z.int().min(0).max(8760).openapi({ example: 24 })
const horizonDays = z.int().min(1).max(365).openapi({ example: 60 })
const busyCalendarUrl = text(2000).nullable().openapi({
  example: 'https://calendar.example/basic.ics',
  description: 'The address of an .ics calendar. Times when it is busy aren’t offered. Null if you have none.',
})

export const calendarInput = z
  .strictObject({
    timeZone,
    weekly,
    overrides: overrides.default([]),
    minimumNoticeHours: minimumNoticeHours.default(24),
    horizonDays: horizonDays.default(60),
    serviceArea: serviceArea.nullable().default(null),
    kinds: kinds.default([]),
    busyCalendarUrl: busyCalendarUrl.default(null),
  })
  .openapi('CalendarInput')

export type CalendarInput = z.infer<typeof calendarInput>

const busyCalendar = z
  .object({
    readAt: timestamp
      .nullable()
      .openapi({ description: 'When the calendar was last read, in UTC; null if it never was.' }),
    failingSince: timestamp.nullable().openapi({
      description:
        'Since when the calendar couldn’t be read, in UTC; null if it can. The times read last still apply, and we try less and less often.',
    }),
    problem: z.string().nullable().openapi({ example: null }),
  })
  .openapi('BusyCalendar')

const calendar = z
  .object({
    timeZone,
    weekly: z.array(weeklyWindow),
    overrides: z.array(override),
    minimumNoticeHours,
    horizonDays,
    serviceArea: serviceArea.nullable(),
    kinds: z.array(kind),
    busyCalendarUrl,
    busyCalendar: busyCalendar.nullable(),
    updatedAt: timestamp,
  })
  .openapi('Calendar')

export const calendarAnswer = z.object({ calendar }).openapi('CalendarAnswer')
export const feedAnswer = z
  .object({ feedUrl: z.url().openapi({ example: 'https://porchlight.example/api/appointments/feed.ics?key=5cbe' }) })
  .openapi('FeedAnswer')

const momentOrNull = (moment: number | null) => (moment === null ? null : isoTime(moment))

export const calendarOf = (row: Calendar, busyUrl: string | null) => ({
  timeZone: row.timeZone,
  weekly: row.weekly,
  overrides: row.overrides,
  minimumNoticeHours: row.minimumNoticeHours,
  horizonDays: row.horizonDays,
  serviceArea: row.serviceArea,
  kinds: row.kinds,
  busyCalendarUrl: busyUrl,
  busyCalendar:
    busyUrl === null
      ? null
      : {
          readAt: momentOrNull(row.busyConfirmedAt),
          failingSince: row.busyProblem === null ? null : momentOrNull(row.busyFailingSince),
          problem: row.busyProblem,
        },
  updatedAt: isoTime(row.updatedAt),
})
