import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { maskedEmail, maskedName } from '../../core/mask-personal-data'
import { needed } from '../../core/needed'
import { wordsIn } from '../../locales/languages'
import type { InvitationMethod, MailedCalendar } from '../../providers/mail'
import { withoutLinks } from '../../providers/without-links'
import { manageUrl } from './shown-visit'
import type { Appointment } from './tables'

type Invitation = {
  appointment: Pick<Appointment, 'id' | 'status' | 'startsAt' | 'endsAt' | 'sequence' | 'updatedAt'>
  /** Null for a downloaded file, because only an email invites. */
  method: InvitationMethod | null
  summary: string
  description: string
  location: string | null
  url: string | null
  organizer: { name: string; email: string }
  attendee: { name: string; email: string } | null
  hasAlarm?: boolean
}

const alarmSeconds = 2 * 60 * 60

/** Every email and file about an appointment has the same UID, so that calendars update their entry. */
const uidOf = (id: string, host: string) => `${id}@${host}`

/**
 * Any text may come from others, and calendar programs turn addresses in it into links, so those are removed. `url`
 * leads to us.
 */
export function writeInvitation(host: string, each: Invitation & { method: InvitationMethod }): MailedCalendar {
  const { method, summary, description, location, organizer, attendee } = each
  const named = <Who extends { name: string }>(who: Who) => ({ ...who, name: withoutLinks(who.name) })
  const content = fileOf(host, {
    ...each,
    summary: withoutLinks(summary),
    description: withoutLinks(description),
    location: location && withoutLinks(location),
    organizer: named(organizer),
    attendee: attendee && named(attendee),
  })
  return { method, content } as MailedCalendar
}

function fileOf(host: string, each: Invitation) {
  const calendar = newCalendar(each.organizer.name)
  if (each.method) calendar.method(ICalCalendarMethod[each.method])
  addEvent(calendar, host, each)
  return calendar.toString()
}

function feedOf(host: string, company: string, events: Invitation[]) {
  const calendar = newCalendar(company)
    .name(company)
    .ttl(15 * 60)
  for (const each of events) addEvent(calendar, host, each)
  return calendar.toString()
}

const newCalendar = (company: string) => ical({ prodId: { company, product: 'Porchlight', language: 'EN' } })

function addEvent(calendar: ReturnType<typeof ical>, host: string, each: Invitation) {
  const { appointment, summary, description, location, url, organizer, attendee, hasAlarm = false } = each
  const event = calendar.createEvent({
    id: uidOf(appointment.id, host),
    sequence: appointment.sequence,
    stamp: new Date(appointment.updatedAt),
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary,
    description,
    status: appointment.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
  })
  if (location) event.location(location)
  if (url) event.url(url)
  if (hasAlarm) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmSeconds })
  if (attendee)
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: false,
    })
}

/**
 * The name and the email address are masked, because a calendar file is passed on more often than a page. Anyone with
 * the presentation's link can book and gets a link to this file, so only the file behind an emailed link contains the
 * home's address.
 */
export function appointmentFile(
  env: Env,
  row: Appointment,
  { company, token, mayKnow }: { company: string; token: string | undefined; mayKnow: boolean },
) {
  const words = wordsIn(row.language).appointments
  const what = row.kind?.name ?? words.title
  return fileOf(new URL(needed(env, 'APP_URL')).host, {
    appointment: row,
    method: null,
    summary: `${company}: ${what}`,
    description: `${[maskedName(row.name), maskedEmail(row.email)].filter(Boolean).join(', ')}\n${words.arrival}`,
    location: mayKnow ? row.location : null,
    url: token ? manageUrl(needed(env, 'APP_URL'), row.id, token) : null,
    organizer: { name: company, email: needed(env, 'EMAIL_FROM') },
    attendee: null,
    hasAlarm: row.status === 'booked',
  })
}

export const feedFile = (env: Env, company: string, rows: Appointment[]) =>
  feedOf(
    new URL(needed(env, 'APP_URL')).host,
    company,
    rows.map((row) => ({
      appointment: row,
      method: null,
      summary: row.kind ? `${row.kind.name}: ${row.name}` : row.name,
      description: [row.phone, row.notes].filter(Boolean).join('\n'),
      location: row.location,
      url: null,
      organizer: { name: company, email: needed(env, 'EMAIL_FROM') },
      attendee: null,
    })),
  )
