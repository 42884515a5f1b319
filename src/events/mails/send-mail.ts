import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, primaryDatabase } from '../../core/database/database'
import { defineJob } from '../../core/jobs/define-job'
import { keepLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { countMail, homeownerMailLimit, uncountMail } from '../../core/rate-limits/homeowner-mails'
import { takeCounts, uncount } from '../../core/rate-limits/queries'
import { type MimeMail, type PlainMail, sendMimeMail, sendMail as sendPlainMail } from '../../providers/mail'
import { findDueMails, leaseMail, noteSent, noteUnsent, renewMail } from './queries'
import type { Mail, Purpose } from './tables'

type Unwanted = { unwanted: string }

/**
 * What a mail says is written when it is sent, of things as they then are; links in it are made then too. `beside` is
 * noted in one batch with it, and `takeBack` called where the mail service refused it.
 */
type Writing =
  | {
      compose: () => Promise<MimeMail | PlainMail | Unwanted>
      beside?: () => BatchItem<'sqlite'>
      whenSent?: () => Promise<unknown>
      takeBack?: () => Promise<unknown>
    }
  | Unwanted

export type MailWriter<Of extends Purpose> = (env: Env, db: Database, mail: Mail<Of>, now: number) => Promise<Writing>

type Writers = { [Of in Purpose]: () => Promise<MailWriter<Of>> }

let writers: Writers | undefined

/** `src/mail-writers.ts` does, so that mails are sent without knowing the rooms that they tell of. */
export const setMailWriters = (those: Writers) => {
  writers = those
}

export async function write<Of extends Purpose>(env: Env, db: Database, mail: Mail<Of>, now: number) {
  if (!writers) throw new Error('Import src/mail-writers.ts where the Worker starts.')
  const load: () => Promise<MailWriter<Of>> = writers[mail.purpose as Of]
  return (await load())(env, db, mail, now)
}

export const sendMailJob = defineJob({
  kind: 'send-mail',
  in: 'both',
  queue: 'DELIVERIES',
  due: (db, _env, now) => findDueMails(db, now),
  run: (env, { mailId }) => sendMail(env, mailId),
})

export async function sendMail(env: Env, mailId: string, now = Date.now()) {
  const db = primaryDatabase(env)
  const mail = await leaseMail(db, mailId, now)
  if (!mail) return
  if (mail.attemptCount > mostAttempts) return giveUp(db, mail, `It was tried ${mostAttempts} times.`)
  let written: Writing
  try {
    written = await write(env, db, mail, now)
    if ('unwanted' in written)
      return void (await noteUnsent(db, mail, { status: 'cancelled', problem: written.unwanted }))
    const writing = written
    const renew = () => renewMail(db, mail, Date.now())
    const unsent = await keepLease(renew, () => send(env, db, mail, writing, now))
    if (unsent && 'freeAt' in unsent) return postpone(db, mail, unsent.freeAt)
    if (unsent) return void (await noteUnsent(db, mail, { status: 'cancelled', problem: unsent.unwanted }))
  } catch (error) {
    return noteFailure(db, mail, error)
  }
  await db.batch([noteSent(db, mail, now), ...(written.beside ? [written.beside()] : [])])
  await written.whenSent?.()
}

type Wanted = Extract<Writing, { compose: unknown }>

/**
 * Proofs of what was done with a contract's link, whose own mail was counted, so that they can't be many. One that came a
 * day late would be of little use.
 */
const followsLink: Purpose[] = ['contract.cancelled', 'payment.receipt', 'payment.refund']

/**
 * If the homeowner got enough mails today, none is sent; the result then tells when it may be tried again, or why never. The shard
 * counts along, so that who asks for a mail there can be told at once.
 */
async function send(
  env: Env,
  db: Database,
  { audience, recipient, isCounted, purpose }: Mail,
  { compose, takeBack }: Wanted,
  now: number,
): Promise<Unwanted | { freeAt: number } | undefined> {
  const isFree = isCounted || followsLink.includes(purpose)
  const limit = audience === 'homeowner' && !isFree ? homeownerMailLimit(env, recipient) : undefined
  const freeAt = limit && (await countMail(env, limit, now))
  if (freeAt !== undefined) return { freeAt }
  if (limit) await takeCounts(db, [limit], now)
  const giveBack = async () => limit && (await Promise.all([uncountMail(env, limit), uncount(db, [limit])]))
  try {
    const message = await compose()
    if ('unwanted' in message) {
      await giveBack()
      return message
    }
    await ('id' in message ? sendMimeMail(env, message, now) : sendPlainMail(env, message))
  } catch (error) {
    await giveBack()
    if (isRefusal(error)) await takeBack?.()
    throw error
  }
  return undefined
}

/** The mail service names each of its refusals; of any other error nobody knows whether the mail went. */
const isRefusal = (error: unknown) => typeof (error as { code?: unknown } | null)?.code === 'string'

async function postpone(db: Database, mail: Mail, freeAt: number) {
  const problem = `This address was sent enough mail for one day; it is tried again at ${new Date(freeAt).toISOString()}.`
  log('warn', { message: 'A mail to a homeowner waits for the next day.', mailId: mail.id, freeAt })
  const attemptCount = mail.attemptCount - 1
  await noteUnsent(db, mail, { dueAt: freeAt, leasedUntil: freeAt, attemptCount, problem })
}

const mostAttempts = 20

const permanentErrors = /E_VALIDATION_ERROR|E_RECIPIENT_NOT_ALLOWED|E_RECIPIENT_SUPPRESSED|E_CONTENT_TOO_LARGE/

async function noteFailure(db: Database, mail: Mail, error: unknown) {
  const problem = String(error).slice(0, 500)
  const { code } = error as { code?: string }
  if (permanentErrors.test(`${code} ${problem}`) || mail.attemptCount >= mostAttempts) return giveUp(db, mail, problem)
  await noteUnsent(db, mail, { leasedUntil: 0, problem })
  throw error
}

async function giveUp(db: Database, mail: Mail, problem: string) {
  log('warn', { message: 'A mail was given up.', mailId: mail.id, error: problem })
  await noteUnsent(db, mail, { status: 'failed', problem })
}
