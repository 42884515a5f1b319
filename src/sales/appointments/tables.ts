import { isNotNull, sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'
import type { Interval, Override, WeeklyWindow } from './rules'

export const statuses = ['booked', 'completed', 'no_show', 'cancelled'] as const

const visitChanges = ['moved', 'cancelled'] as const
export type VisitChange = (typeof visitChanges)[number]

export type Kind = { id: string; name: string; durationMinutes: number }

/** Every change that affects the free windows raises `revision`. */
export const calendars = sqliteTable(
  'appointment_calendars',
  {
    organizationId: text()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    timeZone: text().notNull(),
    weekly: text({ mode: 'json' }).$type<WeeklyWindow[]>().notNull(),
    overrides: text({ mode: 'json' }).$type<Override[]>().notNull(),
    minimumNoticeHours: integer().notNull(),
    horizonDays: integer().notNull(),
    serviceArea: text({ mode: 'json' }).$type<{ zips: string[] }>(),
    kinds: text({ mode: 'json' }).$type<Kind[]>().notNull(),
    /** Encrypted, because the address alone gives access to the whole calendar. */
    busyCalendarUrl: text(),
    busyUrlHash: text(),
    busyEtag: text(),
    /** When the times were last read in full. An unchanged calendar is read again after a day. */
    busyReadAt: integer(),
    /** When the calendar last responded, even if nothing had changed. */
    busyConfirmedAt: integer(),
    busyDueAt: integer(),
    busyFailingSince: integer(),
    busyProblem: text(),
    ...times,
  },
  (table) => [index('appointment_calendars_due').on(table.busyDueAt).where(isNotNull(table.busyDueAt))],
)

/** One row per month, so that a list of free windows reads two or three rows. */
export const busyMonths = sqliteTable(
  'appointment_busy_months',
  {
    organizationId: text()
      .notNull()
      .references(() => calendars.organizationId, { onDelete: 'cascade' }),
    month: text().notNull(),
    intervals: text({ mode: 'json' }).$type<Interval[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.month] })],
)

/** Only the hash is stored, so the address can be shown only once. */
export const feeds = sqliteTable(
  'appointment_feeds',
  {
    organizationId: text()
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    keyHash: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [uniqueIndex('appointment_feeds_key').on(table.keyHash)],
)

/** `changeId` identifies the last change, so that the other statements of its batch can check whether it happened. */
export const appointments = sqliteTable(
  'appointments',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text().references(() => presentations.id, { onDelete: 'set null' }),
    deckId: text(),
    status: text({ enum: statuses }).notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    timeZone: text().notNull(),
    kind: text({ mode: 'json' }).$type<Kind>(),
    name: text().notNull(),
    /** Empty if the company booked for a homeowner without one, who then gets no emails. */
    email: text().notNull(),
    /**
     * False for an address that someone with the link typed. Emails to it leave out what the company knows about the
     * homeowner.
     */
    isEmailOnFile: integer({ mode: 'boolean' }).notNull(),
    phone: text(),
    location: text(),
    homeownerNotes: text(),
    /** The member or key that booked it for the homeowner, by its name at that time. */
    authorName: text(),
    notes: text(),
    language: text(),
    sequence: integer().notNull(),
    changeId: text().notNull(),
    cancelReason: text(),
    cancelledAt: integer(),
    /** The appointment's links work until this time; null once they have been removed. */
    linksEndAt: integer(),
    ...times,
  },
  (table) => [
    index('appointments_organization').on(table.organizationId, table.startsAt, table.id),
    index('appointments_status').on(table.organizationId, table.status, table.startsAt, table.id),
    index('appointments_presentation').on(table.presentationId),
    index('appointments_links').on(table.linksEndAt).where(sql`${table.linksEndAt} is not null`),
    index('appointments_forgotten')
      .on(table.cancelledAt)
      .where(sql`${table.presentationId} is null and ${table.status} = 'cancelled'`),
  ],
)

/** Each time a visit was moved or canceled, by its sequence after that. Only the timeline reads it. */
export const appointmentChanges = sqliteTable(
  'appointment_changes',
  {
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    sequence: integer().notNull(),
    kind: text({ enum: visitChanges }).notNull(),
    at: integer().notNull(),
    startsAt: integer().notNull(),
    /** When it would have begun before it was moved; the same as `startsAt` if it was canceled. */
    previousStartsAt: integer().notNull(),
    /** The member or key that did it, by its name at that time; null if the homeowner did. */
    authorName: text(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.sequence] })],
)

/** Only the hash of a token is stored, so every email needs a new link. */
export const appointmentLinks = sqliteTable(
  'appointment_links',
  {
    tokenHash: text().primaryKey(),
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    /** Only the mailbox's owner has an emailed link. The person who booked has the other one, and may be a stranger. */
    wasMailed: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('appointment_links_appointment').on(table.appointmentId)],
)

export const seats = sqliteTable(
  'appointment_seats',
  {
    organizationId: text().notNull(),
    startsAt: integer().notNull(),
    seat: integer().notNull(),
    endsAt: integer().notNull(),
    appointmentId: text()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('appointment_seats_seat').on(table.organizationId, table.startsAt, table.seat),
    index('appointment_seats_window').on(table.organizationId, table.startsAt, table.endsAt, table.appointmentId),
    index('appointment_seats_appointment').on(table.appointmentId),
  ],
)

export type Calendar = typeof calendars.$inferSelect
export type Appointment = typeof appointments.$inferSelect

/** The latest of the booked visits, or if none is booked, the one that changed last. */
const latestAppointment = (presentationId: AnySQLiteColumn) => sql`(
  select json_object('id', id, 'startsAt', starts_at, 'status', status) from appointments
  where presentation_id = ${presentationId}
  order by status = 'booked' desc, iif(status = 'booked', starts_at, updated_at) desc, id limit 1
)`

const isVisitBooked = (presentationId: AnySQLiteColumn) => sql`exists (
  select 1 from appointments where presentation_id = ${presentationId} and status <> 'cancelled'
)`

export const appointmentShown = {
  name: 'appointment',
  latest: latestAppointment,
  reachesStage: { booked: isVisitBooked },
} as const
