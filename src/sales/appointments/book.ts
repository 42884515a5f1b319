import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import { commit, made, read, type Work } from '../../core/database/commit'
import { insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { organizations } from '../../core/database/tables'
import { visitBooked } from '../../core/effects'
import type { Caller } from '../../core/http/context'
import { conflict, invalid } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { presentations } from '../../decks/presentations/tables'
import { event } from '../../events/outbox/outbox'
import { linksEndAt } from './links'
import {
  type Bookable,
  calendarStatements,
  findBookable,
  isServed,
  isUnchanged,
  loadedOf,
  noticeFor,
  organizationOf,
} from './load-calendar'
import type { AppointmentInput } from './schemas'
import { hasHappened, hasSeat, reminderOf, takeSeat, visitEmails } from './seats'
import { fullName, requireBookable } from './slots'
import { type Appointment, appointmentLinks, appointments, type Calendar } from './tables'
import type { FreeWindow } from './windows'

/** The most upcoming visits that someone with the link may book. A company has no such limit. */
const mostComing = 3

const tooManyComing = () =>
  conflict(
    'too_many_visits',
    `This presentation already has ${mostComing} visits coming up. Cancel or move one of them instead.`,
  )

export const taken = () => conflict('window_taken', 'That time was just taken or isn’t offered. Choose another.')

/** The batch takes a seat only if everything read in the first round trip still holds. */
export async function book(work: Work, input: AppointmentInput, caller: Caller | undefined, now: number) {
  const { db } = work
  const { presentationId } = input
  const startsAt = Date.parse(input.startsAt)
  const {
    found: [found],
    ...loaded
  } = await read(db, {
    found: findBookable(db, presentationId),
    ...calendarStatements(db, organizationOf(presentationId), startsAt, startsAt),
  })
  const bookable = requireBookable(found, caller?.organizationId)
  const { calendar, busy, booked } = loadedOf(loaded)
  const person = personOf(input, bookable, caller)
  const kind = kindOf(calendar, input.kindId)
  if (!calendar)
    throw conflict(
      'no_calendar',
      'This company has no calendar, so visits can’t be booked online. Contact the company.',
    )
  if (!isServed(calendar.serviceArea, bookable.homeowner.zip))
    throw conflict(
      'outside_service_area',
      'This home is outside the area that the company serves. Contact the company.',
    )
  const { findWindows } = await import('./windows')
  const [window] = findWindows(
    noticeFor(calendar, caller, input.ignoreNotice),
    busy,
    booked,
    startsAt,
    startsAt + 1,
    now,
  )
  if (!window) throw taken()
  const authorName = caller?.name ?? null
  const row = {
    ...newAppointment(db.shard, presentationId, bookable, calendar, window, now),
    kind,
    authorName,
    ...person,
  }
  const most = caller ? Number.MAX_SAFE_INTEGER : mostComing
  return insert(work, row, calendar, window, most, now)
}

async function insert(work: Work, row: Appointment, calendar: Calendar, window: FreeWindow, most: number, now: number) {
  const { db } = work
  const { id, changeId, organizationId, presentationId, deckId } = row
  const { token, hash } = newToken()
  const isThere = db
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(eq(presentations.id, presentationId ?? ''), isNull(presentations.deletedAt)))
  const coming = db.$count(
    appointments,
    and(
      eq(appointments.presentationId, presentationId ?? ''),
      eq(appointments.status, 'booked'),
      gt(appointments.endsAt, now),
    ),
  )
  const isFree = sql`${isUnchanged(calendar)} and ${hasSeat(db, organizationId, window)} and ${exists(isThere)}
    and ${coming} < ${most}`
  const happened = hasHappened(db, id, changeId)
  const link = { tokenHash: hash, appointmentId: id, createdAt: now, wasMailed: false }
  const mails = [{ purpose: 'appointment.confirmation' as const, dueAt: now }, ...reminderOf(row.startsAt, now)]
  const data = { appointmentId: id, presentationId, startsAt: isoTime(row.startsAt) }
  const {
    before: [before],
    found: [appointment],
  } = await commit(
    work,
    {
      before: db
        .select({ coming: sql<number>`${coming}` })
        .from(organizations)
        .where(eq(organizations.id, organizationId)),
      booked: insertWhere(db, appointments, row, isFree),
      seat: takeSeat(db, organizationId, id, window, happened),
      link: insertWhere(db, appointmentLinks, link, happened),
      found: db.select().from(appointments).where(eq(appointments.id, id)),
    },
    [
      made(appointments, id),
      visitEmails(id, changeId, mails, now),
      event({ type: 'appointment.booked', organizationId, deckId, data }, now, happened),
      visitBooked(id, now),
    ],
  )
  if (!appointment) throw before && before.coming >= most ? tooManyComing() : taken()
  return { appointment, token }
}

const newAppointment = (
  shard: string,
  presentationId: string,
  { organizationId, deckId, languageSettings, homeowner }: Bookable,
  calendar: Calendar,
  { startsAt, endsAt }: FreeWindow,
  now: number,
) => ({
  id: newId(shard),
  organizationId,
  presentationId,
  deckId,
  status: 'booked' as const,
  startsAt,
  endsAt,
  timeZone: calendar.timeZone,
  location: locationOf(homeowner),
  language: languageSettings.language ?? null,
  sequence: 0,
  changeId: crypto.randomUUID(),
  cancelReason: null,
  cancelledAt: null,
  linksEndAt: linksEndAt(endsAt),
  createdAt: now,
  updatedAt: now,
})

function personOf(
  { name, email, phone, notes }: AppointmentInput,
  { homeowner }: Bookable,
  caller: Caller | undefined,
) {
  const address = email ?? homeowner.email ?? ''
  if (!address && !caller) throw invalid('email', 'is required, because the presentation has no email address.')
  return {
    name: name ?? fullName(homeowner),
    email: address,
    isEmailOnFile: address === homeowner.email,
    phone: phone ?? homeowner.phone ?? null,
    homeownerNotes: notes?.trim() || null,
    notes: notes?.trim() || null,
  }
}

function kindOf(calendar: Calendar | undefined, kindId: string | null | undefined) {
  const kinds = calendar?.kinds ?? []
  const kind = kindId ? kinds.find(({ id }) => id === kindId) : kinds[0]
  if (kindId && calendar && !kind) throw invalid('kindId', 'must be the id of one of the calendar’s kinds.')
  return kind ?? null
}

function locationOf({ address, city, state, zip }: Bookable['homeowner']) {
  const region = [state, zip].filter(Boolean).join(' ')
  return [address, city, region].filter(Boolean).join(', ') || null
}
