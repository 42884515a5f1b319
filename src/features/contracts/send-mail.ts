import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { mailHomeowner, sendMail } from '../../providers/mail-homeowner'
import { maskedEmail } from '../appointments/mask-personal-data'
import { newToken } from '../auth/tokens'
import { newEvidence, serviceParty } from './acting-party'
import { changeContract } from './change'
import { copyToAttach } from './document'
import { mailContent } from './mail-content'
import { mailMessage, type SendContractMail } from './mail-queue'
import { type Contract, contractLinks, contractMails, contracts, type Mail } from './tables'

const leaseLength = 2 * 60 * 1000
const mostAttempts = 20

const permanentErrors = /E_VALIDATION_ERROR|E_RECIPIENT_NOT_ALLOWED|E_RECIPIENT_SUPPRESSED|E_CONTENT_TOO_LARGE/

/** A message delivered twice finds the lease taken or the mail sent. */
export async function sendContractMail(env: Env, { mailId }: SendContractMail, now = Date.now()) {
  const db = primaryDatabase(env)
  const isMail = eq(contractMails.id, mailId)
  const [[mail], [contract]] = await db.batch([
    db
      .update(contractMails)
      .set({ leasedUntil: now + leaseLength, attemptCount: sql`${contractMails.attemptCount} + 1` })
      .where(and(isMail, isNull(contractMails.sentAt), lte(contractMails.leasedUntil, now)))
      .returning(),
    db
      .select()
      .from(contracts)
      .where(eq(contracts.id, sql`(select contract_id from contract_mails where id = ${mailId})`)),
  ])
  if (!mail || !contract) return
  const finish = (problem: string | null) => db.update(contractMails).set({ sentAt: now, problem }).where(isMail)
  const outdated = problemWith(mail, contract)
  if (outdated) return void (await finish(outdated))
  try {
    const compose = async () => {
      const { token, hash } = newToken()
      if (mail.audience === 'homeowner')
        await db.insert(contractLinks).values({ tokenHash: hash, contractId: contract.id, createdAt: now })
      const copy = mail.kind === 'copy' ? await copyToAttach(env, contract) : undefined
      return mailContent(env, mail, contract, token, copy)
    }
    if (mail.audience === 'company' || isCounted(mail)) await sendMail(env, await compose(), now)
    else {
      const freeAt = await mailHomeowner(env, db, mail.recipient, compose, now)
      if (freeAt !== undefined) return postpone(db, mail, freeAt)
    }
  } catch (error) {
    const problem = String(error).slice(0, 500)
    if (permanentErrors.test(`${(error as { code?: string }).code} ${problem}`) || mail.attemptCount >= mostAttempts) {
      log('warn', { message: 'A mail was given up.', mailId, error: problem })
      return void (await finish(problem))
    }
    await db.update(contractMails).set({ leasedUntil: 0, problem }).where(isMail)
    throw error
  }
  await finish(null)
  if (mail.kind !== 'copy') return
  const { id, organizationId } = contract
  const content = { audience: mail.audience, recipient: maskedEmail(mail.recipient) }
  const asked = { id, access: { organizationId }, now }
  await changeContract(db, env, asked, () => ({
    set: {},
    evidence: [newEvidence(serviceParty, 'copy_sent', now, content)],
  }))
}

/** A requested link was counted with the request, so that the requester could be told of the limit. */
const isCounted = ({ kind }: Mail) => kind === 'link'

async function postpone(db: Database, { id, attemptCount }: Mail, freeAt: number) {
  const problem = `This address was sent enough mail for one day; it is tried again at ${new Date(freeAt).toISOString()}.`
  log('warn', { message: 'A mail to a homeowner waits for the next day.', mailId: id, freeAt })
  const waiting = { leasedUntil: freeAt, attemptCount: attemptCount - 1, problem }
  await db.update(contractMails).set(waiting).where(eq(contractMails.id, id))
}

function problemWith({ kind }: Mail, { status }: Contract) {
  if (kind === 'link' && status !== 'sent' && status !== 'opened') return 'There is nothing to sign any more.'
  return undefined
}

const overdue = 60 * 1000
const mailsAtOnce = 1000
const messagesAtOnce = 100

/** Earlier failures come last, so that they do not hold up the others. */
export async function sweepContractMails(env: Env, now: number) {
  const rows = await primaryDatabase(env)
    .select({ id: contractMails.id })
    .from(contractMails)
    .where(
      and(isNull(contractMails.sentAt), lt(contractMails.createdAt, now - overdue), lt(contractMails.leasedUntil, now)),
    )
    .orderBy(asc(contractMails.attemptCount), asc(contractMails.createdAt))
    .limit(mailsAtOnce)
  for (let start = 0; start < rows.length; start += messagesAtOnce)
    await env.DELIVERIES.sendBatch(rows.slice(start, start + messagesAtOnce).map(({ id }) => mailMessage(id)))
}
