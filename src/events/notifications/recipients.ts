import { and, eq, sql } from 'drizzle-orm'
import { sha256 } from '../../core/crypto'
import { read, type Work } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { members } from '../../core/database/tables'
import { isOn, needed } from '../../core/needed'
import { countOrWait, takeEachOfAll } from '../../core/rate-limits/queries'
import { day } from '../../core/time'
import { mailLinks } from '../mails/mailed-links'
import { confirmedRecipients } from './tables'

const mostAsked = { ofCompany: 50, ofRecipient: 5 }

export async function admitRecipients(work: Work, organizationId: string, recipients: string[], now: number) {
  const { env, db } = work
  const admitted = isOn(env, 'CONFIRM_RECIPIENTS') ? await confirmedOf(db, organizationId, recipients) : recipients
  if (!admitted.length) return { admitted, refusal: 'No recipient has confirmed that they want to be written to.' }
  const limits = [{ key: `mails ${organizationId}`, most: needed(env, 'MAILS_PER_DAY'), milliseconds: day }]
  const isFull = (await countOrWait(work, limits, now, admitted.length)) !== undefined
  if (isFull)
    return {
      admitted: [],
      refusal: `A company may email ${needed(env, 'MAILS_PER_DAY')} recipients a day. Send it again later.`,
    }
  return { admitted, refusal: undefined }
}

const isConfirmedMember = (organizationId: string) =>
  and(eq(members.organizationId, organizationId), eq(members.isConfirmed, true))

/** A company can't write to anyone before one of its owners has confirmed their account. */
const hasConfirmedOwner = (db: Database, organizationId: string) =>
  sql`exists ${db
    .select({ email: members.email })
    .from(members)
    .where(and(isConfirmedMember(organizationId), eq(members.role, 'owner')))}`

/** Only a confirmed address gets email, because an invite could name anyone's. */
async function confirmedOf(db: Database, organizationId: string, recipients: string[]) {
  const isAllowed = hasConfirmedOwner(db, organizationId)
  const { recipients: asked, members: own } = await read(db, {
    recipients: db
      .select({ email: confirmedRecipients.email })
      .from(confirmedRecipients)
      .where(
        and(
          eq(confirmedRecipients.organizationId, organizationId),
          inList(confirmedRecipients.email, recipients),
          isAllowed,
        ),
      ),
    members: db
      .select({ email: members.email })
      .from(members)
      .where(and(isConfirmedMember(organizationId), inList(members.email, recipients), isAllowed)),
  })
  const confirmed = new Set([...asked, ...own].map(({ email }) => email))
  return recipients.filter((email) => confirmed.has(email))
}

/** Counts for all companies together, because anyone may register one and name a stranger's address. */
const askingLimit = (email: string) => ({
  email,
  key: `asked to be notified ${sha256(email.trim().toLowerCase())}`,
  most: mostAsked.ofRecipient,
  milliseconds: day,
})

export async function askRecipients(work: Work, organizationId: string, now = Date.now()) {
  const { env, db } = work
  if (!isOn(env, 'CONFIRM_RECIPIENTS')) return
  const since = now - day
  const asking = sql`mails.purpose = 'organization.confirm_recipient' and mails.created_at > ${since}`
  const { asked, unconfirmed } = await read(db, {
    asked: db
      .select({ count: sql<number>`count(*)`.as('asked') })
      .from(sql`mails`)
      .where(sql`mails.organization_id = ${organizationId} and ${asking}`),
    unconfirmed: db
      .select({ email: sql<string>`distinct listed.value`.as('email') })
      .from(sql`subscriptions, json_each(subscriptions.channel_config, '$.recipients') as listed`)
      .where(
        sql`subscriptions.organization_id = ${organizationId} and subscriptions.channel = 'email' and subscriptions.is_active
          and ${hasConfirmedOwner(db, organizationId)}
          and not exists (select 1 from confirmed_recipients as known
            where known.organization_id = ${organizationId} and known.email = listed.value)
          and not exists (select 1 from members where members.organization_id = ${organizationId}
            and members.email = listed.value and members.is_confirmed)
          and not exists (select 1 from mails where mails.recipient = listed.value
            and mails.organization_id = ${organizationId} and ${asking})`,
      )
      .limit(mostAsked.ofCompany),
  })
  const room = Math.max(0, mostAsked.ofCompany - (asked[0]?.count ?? 0))
  const limits = unconfirmed.slice(0, room).map(({ email }) => askingLimit(email))
  const emails = (await takeEachOfAll(work, limits, now)).map(({ email }) => email)
  const subject = { purpose: 'organization.confirm_recipient', id: organizationId, organizationId } as const
  if (emails.length) await mailLinks(work, subject, emails, now)
}
