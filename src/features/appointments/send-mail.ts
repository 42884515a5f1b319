import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { mailHomeowner, sendMail } from '../../providers/mail-homeowner'
import { organizations } from '../auth/tables'
import { newToken } from '../auth/tokens'
import type { SendMail } from './changes'
import { mailContent } from './mail-content'
import { type Appointment, appointmentLinks, appointmentMails, appointments, type Mail } from './tables'

const leaseLength = 2 * 60 * 1000
const mostAttempts = 20

const permanentErrors = /E_VALIDATION_ERROR|E_RECIPIENT_NOT_ALLOWED|E_RECIPIENT_SUPPRESSED|E_CONTENT_TOO_LARGE/

/** A message delivered twice finds the lease taken or the mail sent. */
export async function sendAppointmentMail(env: Env, { mailId }: SendMail, now = Date.now()) {
  const db = primaryDatabase(env)
  const isMail = eq(appointmentMails.id, mailId)
  const appointmentId = sql`(select appointment_id from appointment_mails where id = ${mailId})`
  const [[mail], [appointment], [company]] = await db.batch([
    db
      .update(appointmentMails)
      .set({ leasedUntil: now + leaseLength, attemptCount: sql`${appointmentMails.attemptCount} + 1` })
      .where(and(isMail, isNull(appointmentMails.sentAt), lte(appointmentMails.leasedUntil, now)))
      .returning(),
    db.select().from(appointments).where(eq(appointments.id, appointmentId)),
    db
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, sql`(select organization_id from appointments where id = ${appointmentId})`)),
  ])
  if (!mail || !appointment || !company) return
  const finish = (problem: string | null) => db.update(appointmentMails).set({ sentAt: now, problem }).where(isMail)
  const outdated = problemWith(mail, appointment, now)
  if (outdated) return void (await finish(outdated))
  try {
    const { token, hash } = newToken()
    const compose = () => mailContent(env, mail, appointment, company.name, token)
    if (mail.audience === 'company') await sendMail(env, await compose(), now)
    else {
      const freeAt = await mailHomeowner(
        env,
        db,
        mail.recipient,
        async () => {
          await db.insert(appointmentLinks).values({ tokenHash: hash, appointmentId: appointment.id, createdAt: now })
          return compose()
        },
        now,
      )
      if (freeAt !== undefined) return postpone(db, mail, freeAt)
    }
  } catch (error) {
    const problem = String(error).slice(0, 500)
    if (permanentErrors.test(`${(error as { code?: string }).code} ${problem}`) || mail.attemptCount >= mostAttempts) {
      log('warn', { message: 'A mail was given up.', mailId, error: problem })
      return void (await finish(problem))
    }
    await db.update(appointmentMails).set({ leasedUntil: 0, problem }).where(isMail)
    throw error
  }
  await finish(null)
}

async function postpone(db: Database, { id, attemptCount }: Mail, freeAt: number) {
  const problem = `This address was sent enough mail for one day; it is tried again at ${new Date(freeAt).toISOString()}.`
  log('warn', { message: 'A mail to a homeowner waits for the next day.', mailId: id, freeAt })
  const waiting = { dueAt: freeAt, leasedUntil: 0, attemptCount: attemptCount - 1, problem }
  await db.update(appointmentMails).set(waiting).where(eq(appointmentMails.id, id))
}

/** A later change sends its own mail, and an appointment that is over needs no reminder. */
function problemWith({ kind, sequence }: Mail, { status, sequence: current, startsAt }: Appointment, now: number) {
  if (sequence !== current) return 'There was another change since.'
  if (kind === 'reminder' && (status !== 'booked' || startsAt <= now)) return 'There is nothing to remind of.'
  return undefined
}
