import { commit, type Following, none, type Work } from '../../core/database/commit'
import { defineJob } from '../../core/jobs/define-job'
import { keepLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { countOfAll, floodLimit, homeownerMailLimit, uncountOfAll } from '../../core/rate-limits/homeowner-mails'
import { countOrWait, uncount } from '../../core/rate-limits/queries'
import { type MimeMail, type PlainMail, sendMimeMail, sendMail as sendPlainMail } from '../../providers/mail'
import { findDueMails, leaseMail, noteSent, noteUnsent, renewMail } from './queries'
import type { Mail, Purpose } from './tables'

type Unwanted = { unwanted: string }

/**
 * An email is written, and its links are made, at the time it is sent, so that it says how things are then. Its effects
 * follow once it is sent, and `takeBack` is called if the mail service refuses it.
 */
type Writing =
  | {
      compose: () => Promise<MimeMail | PlainMail | Unwanted>
      effects?: Following[]
      whenSent?: () => Promise<unknown>
      takeBack?: () => Promise<unknown>
    }
  | Unwanted

export type MailWriter<Of extends Purpose> = (work: Work, mail: Mail<Of>, now: number) => Promise<Writing>

export type EmailWriters = { [Of in Purpose]: () => Promise<MailWriter<Of>> }

/** The writers are passed in, so that this room sends emails without knowing the rooms they are about. */
export const sendMailJob = (writers: EmailWriters) =>
  defineJob({
    kind: 'send-mail',
    in: 'both',
    queue: 'DELIVERIES',
    due: (db, _env, now) => findDueMails(db, now),
    run: (work, { mailId }) => sendMail(work, writers, mailId),
  })

export async function sendMail(work: Work, writers: Partial<EmailWriters>, mailId: string, now = Date.now()) {
  const { db } = work
  const {
    leased: [mail],
  } = await commit(work, { leased: leaseMail(db, mailId, now) }, none)
  if (!mail) return
  if (mail.attemptCount > mostAttempts) return giveUp(work, mail, `It was tried ${mostAttempts} times.`)
  let written: Writing
  try {
    written = await writeWith(writers, work, mail, now)
    if ('unwanted' in written)
      return void (await noteUnsent(work, mail, { status: 'cancelled', problem: written.unwanted }))
    const writing = written
    const renew = () => commit(work, { renewed: renewMail(db, mail, Date.now()) }, none)
    const unsent = await keepLease(renew, () => send(work, mail, writing, now))
    if (unsent && 'freeAt' in unsent) return postpone(work, mail, unsent)
    if (unsent) return void (await noteUnsent(work, mail, { status: 'cancelled', problem: unsent.unwanted }))
  } catch (error) {
    return noteFailure(work, mail, error)
  }
  await commit(work, { sent: noteSent(db, mail, now) }, written.effects ?? none)
  await written.whenSent?.()
}

async function writeWith<Of extends Purpose>(writers: Partial<EmailWriters>, work: Work, mail: Mail<Of>, now: number) {
  const load: (() => Promise<MailWriter<Of>>) | undefined = writers[mail.purpose as Of]
  if (!load) throw new Error(`No one writes emails for ${mail.purpose}.`)
  return (await load())(work, mail, now)
}

type Wanted = Extract<Writing, { compose: unknown }>

/**
 * The other purposes tell homeowners what they just did or what the law requires: a visit they booked, their signed
 * copy, a receipt. A page has already promised those, so they never count and never wait. Only emails about visits can
 * become a flood, because anyone with a link can book and cancel again and again.
 */
const limitedPurposes: Purpose[] = [
  'presentation.link',
  'presentation.reminder',
  'question.answer',
  'appointment.reminder',
  'contract.link',
]

const isLimited = ({ audience, purpose }: Mail) => audience === 'homeowner' && limitedPurposes.includes(purpose)

/** An email that the request has already counted isn't counted again. */
function ownLimits(env: Env, mail: Mail) {
  const { audience, organizationId, recipient, isCounted } = mail
  if (audience !== 'homeowner' || !organizationId || isCounted) return []
  if (isLimited(mail)) return [homeownerMailLimit(env, organizationId, recipient)]
  return mail.subjectKind === 'appointment' ? [floodLimit(organizationId, recipient)] : []
}

type Postponed = { freeAt: number; problem: string | null }

async function count(work: Work, mail: Mail, now: number): Promise<Postponed | undefined> {
  const limits = ownLimits(work.env, mail)
  const ownFreeAt = limits.length ? await countOrWait(work, limits, now) : undefined
  if (ownFreeAt !== undefined) {
    const time = new Date(ownFreeAt).toISOString()
    return {
      freeAt: ownFreeAt,
      problem: `You’ve reached today’s limit of emails to this address. This one will be sent at ${time}.`,
    }
  }
  const freeAt = isLimited(mail) ? await countOfAll(work, mail.recipient, now) : undefined
  if (freeAt === undefined) return undefined
  await commit(work, { uncounted: uncount(work.db, limits) }, none)
  // A company must not learn from this that other companies write to its homeowner.
  return { freeAt, problem: null }
}

const uncountMail = (work: Work, mail: Mail) =>
  Promise.all([
    commit(work, { uncounted: uncount(work.db, ownLimits(work.env, mail)) }, none),
    isLimited(mail) && uncountOfAll(work, mail.recipient),
  ])

/** If the homeowner got enough email today, nothing is sent, and the result says when to try again. */
async function send(
  work: Work,
  mail: Mail,
  { compose, takeBack }: Wanted,
  now: number,
): Promise<Unwanted | Postponed | undefined> {
  const postponed = await count(work, mail, now)
  if (postponed) return postponed
  try {
    const message = await compose()
    if ('unwanted' in message) {
      await uncountMail(work, mail)
      return message
    }
    await ('id' in message ? sendMimeMail(work.env, message, now) : sendPlainMail(work.env, message))
  } catch (error) {
    await uncountMail(work, mail)
    if (isRefusal(error)) await takeBack?.()
    throw error
  }
  return undefined
}

/** The mail service names each of its refusals. After any other error, no one knows whether the email was sent. */
const isRefusal = (error: unknown) => typeof (error as { code?: unknown } | null)?.code === 'string'

async function postpone(work: Work, mail: Mail, { freeAt, problem }: Postponed) {
  log('warn', { message: 'An email to a homeowner waits for the next day.', mailId: mail.id, freeAt })
  const attemptCount = mail.attemptCount - 1
  await noteUnsent(work, mail, { dueAt: freeAt, leasedUntil: freeAt, attemptCount, problem })
}

const mostAttempts = 20

const permanentErrors = /E_VALIDATION_ERROR|E_RECIPIENT_NOT_ALLOWED|E_RECIPIENT_SUPPRESSED|E_CONTENT_TOO_LARGE/

async function noteFailure(work: Work, mail: Mail, error: unknown) {
  const problem = String(error).slice(0, 500)
  const { code } = error as { code?: string }
  if (permanentErrors.test(`${code} ${problem}`) || mail.attemptCount >= mostAttempts)
    return giveUp(work, mail, problem)
  await noteUnsent(work, mail, { leasedUntil: 0, problem })
  throw error
}

async function giveUp(work: Work, mail: Mail, problem: string) {
  log('warn', { message: 'A mail was given up.', mailId: mail.id, error: problem })
  await noteUnsent(work, mail, { status: 'failed', problem })
}
