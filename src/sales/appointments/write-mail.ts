import { eq, sql } from 'drizzle-orm'
import { commit, none, read } from '../../core/database/commit'
import { needed } from '../../core/needed'
import { spanIn } from '../../core/shared/time-span'
import { letterheadOf, replyToCompany } from '../../decks/branding/letterhead'
import { findLook } from '../../decks/branding/queries'
import { tokenOf } from '../../events/mails/mail-token'
import type { MailWriter } from '../../events/mails/send-mail'
import type { Mail, Purpose } from '../../events/mails/tables'
import { fill } from '../../locales/fill'
import { type Words, wordsIn } from '../../locales/languages'
import { type MimeMail, serviceName } from '../../providers/mail'
import { type Letterhead, type MailContent, plainLetterhead, writeMail } from '../../providers/mail-layout'
import { writeInvitation } from './calendar-files'
import { calendarFileUrl, localeOf, manageUrl, zoneIn } from './shown-visit'
import { type Appointment, appointmentLinks, appointments } from './tables'

export type VisitMail = Mail<Extract<Purpose, `appointment.${string}`>>

const methods = {
  'appointment.confirmation': 'REQUEST',
  'appointment.change': 'REQUEST',
  'appointment.cancellation': 'CANCEL',
  'appointment.reminder': null,
} as const
const subjects = {
  'appointment.confirmation': 'confirmedSubject',
  'appointment.change': 'changedSubject',
  'appointment.cancellation': 'cancelledSubject',
  'appointment.reminder': 'reminderSubject',
} as const
const sentences = {
  'appointment.confirmation': 'confirmed',
  'appointment.change': 'changed',
  'appointment.cancellation': 'cancelled',
  'appointment.reminder': 'reminder',
} as const
const companySubjects = {
  'appointment.confirmation': 'Booked: {name}, {when}',
  'appointment.change': 'Moved: {name}, {when}',
  'appointment.cancellation': 'Canceled: {name}, {when}',
  'appointment.reminder': 'Tomorrow: {name}, {when}',
}

function visitMail(env: Env, mail: VisitMail, appointment: Appointment, company: Letterhead, token: string): MimeMail {
  const isHomeowner = mail.audience === 'homeowner'
  const { id, location, isEmailOnFile, name, language } = appointment
  const content = isHomeowner
    ? forHomeowner(env, mail, appointment, company, token)
    : forCompany(mail, appointment, company)
  const words = wordsIn(isHomeowner ? language : 'en').appointments
  const what = appointment.kind?.name ?? words.title
  const method = methods[mail.purpose]
  const mayKnow = !isHomeowner || isEmailOnFile
  const told = [content.sentence ?? content.headline, content.note, ...factLines(content)]
  const homeowner = { name, email: appointment.email }
  return {
    from: { name: isHomeowner ? company.name : serviceName, email: needed(env, 'EMAIL_FROM') },
    replyTo: isHomeowner ? replyToCompany(company) : homeowner,
    to: mail.recipient,
    id: mail.id,
    written: writeMail(content),
    calendar: method
      ? writeInvitation(new URL(needed(env, 'APP_URL')).host, {
          appointment,
          method,
          summary: isHomeowner ? `${company.name}: ${what}` : `${what}: ${name}`,
          description: told.join('\n'),
          location: mayKnow ? location : null,
          url: isHomeowner ? manageUrl(needed(env, 'APP_URL'), id, token) : null,
          organizer: { name: company.name, email: needed(env, 'EMAIL_FROM') },
          attendee: { name: isHomeowner ? name : company.name, email: mail.recipient },
          hasAlarm: isHomeowner && method === 'REQUEST',
        })
      : undefined,
  }
}

const factLines = ({ facts = [] }: MailContent) => facts.map(({ name, value }) => `${name}: ${value}`)

/**
 * Anyone with the presentation's link may have typed this email address, so only the address on file is told where the
 * home is.
 */
function forHomeowner(env: Env, mail: VisitMail, row: Appointment, company: Letterhead, token: string): MailContent {
  const { appointments: words, mail: common } = wordsIn(row.language)
  const locale = localeOf(row.language, words)
  const when = spanIn(locale, row.timeZone, row.startsAt, row.endsAt)
  const values = {
    company: company.name,
    when,
    name: row.name.split(/\s+/)[0] ?? '',
    zone: zoneIn(locale, row.timeZone, row.startsAt),
  }
  const isOn = mail.purpose !== 'appointment.cancellation'
  const zone = fill(words.times, values)
  return {
    language: words.language,
    letterhead: company,
    headline: fill(words[subjects[mail.purpose]], values),
    greeting: fill(words.hello, values),
    sentence: fill(words[sentences[mail.purpose]], values),
    facts: factsFor(row, company, words),
    note: isOn ? `${words.arrival} ${zone}` : zone,
    links: [
      ...(isOn ? [{ text: words.addToCalendar, url: calendarFileUrl(needed(env, 'APP_URL'), row.id, token) }] : []),
      { text: isOn ? words.manage : words.title, url: manageUrl(needed(env, 'APP_URL'), row.id, token) },
    ],
    footnote: company.email ? null : common.noReplies,
  }
}

function factsFor({ kind, location, isEmailOnFile }: Appointment, company: Letterhead, words: Words['appointments']) {
  const facts = {
    [words.visit]: kind?.name,
    [words.who]: [company.name, company.phone].filter(Boolean).join(', '),
    [words.where]: isEmailOnFile ? location : null,
  }
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

function forCompany(mail: VisitMail, row: Appointment, company: Letterhead): MailContent {
  const when = spanIn('en', row.timeZone, row.startsAt, row.endsAt)
  const zone = `Times are in ${zoneIn('en', row.timeZone, row.startsAt)}.`
  const facts = {
    When: when,
    'Type of visit': row.kind && `${row.kind.name}, about ${row.kind.durationMinutes} minutes`,
    Name: row.name,
    Address: row.location,
    Phone: row.phone,
    Email: row.email,
    Notes: row.notes,
    Reason: mail.purpose === 'appointment.cancellation' ? row.cancelReason : null,
  }
  return {
    language: 'en',
    letterhead: plainLetterhead(company.name),
    headline: fill(companySubjects[mail.purpose], { name: row.name, when }),
    facts: Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    note: row.email ? `${zone} Reply to this email to reach ${row.name}.` : zone,
    links: [],
  }
}

export const writeVisitMail: MailWriter<VisitMail['purpose']> = async (work, mail, now) => {
  const { env, db } = work
  const deckId = sql`(select deck_id from appointments where id = ${mail.subjectId})`
  const {
    found: [appointment],
    looks: [look],
  } = await read(db, {
    found: db.select().from(appointments).where(eq(appointments.id, mail.subjectId)),
    looks: findLook(db, mail.organizationId ?? '', deckId),
  })
  if (!appointment || !look) return { unwanted: 'This visit doesn’t exist anymore.' }
  const unwanted = problemWith(mail, appointment, now)
  if (unwanted) return { unwanted }
  return {
    compose: async () => {
      const { token, hash } = tokenOf(env, mail)
      const row = { tokenHash: hash, appointmentId: appointment.id, createdAt: now, wasMailed: true }
      if (mail.audience === 'homeowner')
        await commit(work, { link: db.insert(appointmentLinks).values(row).onConflictDoNothing() }, none)
      return visitMail(env, mail, appointment, letterheadOf(look, needed(env, 'APP_URL')), token)
    },
  }
}

/** A later change sends its own email, and an appointment that is over needs no reminder. */
function problemWith(
  { purpose, sequence }: VisitMail,
  { status, sequence: current, startsAt }: Appointment,
  now: number,
) {
  if (sequence !== current) return 'The visit was changed again since.'
  if (purpose === 'appointment.reminder' && (status !== 'booked' || startsAt <= now))
    return 'There’s no visit left to remind them of.'
  return undefined
}
