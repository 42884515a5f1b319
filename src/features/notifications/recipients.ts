import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, inList, primaryDatabase } from '../../core/database'
import { isOn } from '../../core/flag'
import { countOrWait } from '../../core/rate-limits/queries'
import { withoutLinks } from '../../providers/mail'
import { mailLinks } from '../auth/mailed-links'
import { organizations, users } from '../auth/tables'
import { confirmedRecipients } from './tables'

const day = 24 * 60 * 60 * 1000
const mostAsked = { ofCompany: 50, ofRecipient: 5 }

export async function admitRecipients(env: Env, organizationId: string, recipients: string[], now: number) {
  const db = primaryDatabase(env)
  const admitted = isOn(env.CONFIRM_RECIPIENTS) ? await confirmedOf(db, organizationId, recipients) : recipients
  if (!admitted.length) return { admitted, refusal: 'No recipient has confirmed that they want to be written to.' }
  const limits = [{ key: `mails ${organizationId}`, most: env.MAILS_PER_DAY, milliseconds: day }]
  const isFull = (await countOrWait(db, limits, now, admitted.length)) !== undefined
  if (isFull)
    return { admitted: [], refusal: `A company may mail ${env.MAILS_PER_DAY} recipients a day. Send it again later.` }
  return { admitted, refusal: undefined }
}

const hasConfirmedOwner = (db: Database, organizationId: string) =>
  sql`exists ${db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'owner'), isNotNull(users.emailConfirmedAt)))}`

/** Only a confirmed address gets mail, because an invite could name anybody's. */
async function confirmedOf(db: Database, organizationId: string, recipients: string[]) {
  const isOwners = hasConfirmedOwner(db, organizationId)
  const [members, others] = await db.batch([
    db
      .select({ email: users.email })
      .from(users)
      .where(
        and(
          inList(users.email, recipients),
          eq(users.organizationId, organizationId),
          isNotNull(users.emailConfirmedAt),
          isOwners,
        ),
      ),
    db
      .select({ email: confirmedRecipients.email })
      .from(confirmedRecipients)
      .where(
        and(
          eq(confirmedRecipients.organizationId, organizationId),
          inList(confirmedRecipients.email, recipients),
          isOwners,
        ),
      ),
  ])
  const confirmed = new Set([...members, ...others].map(({ email }) => email))
  return recipients.filter((email) => confirmed.has(email))
}

export async function askRecipients(env: Env, organizationId: string, now = Date.now()) {
  if (!isOn(env.CONFIRM_RECIPIENTS)) return
  const db = primaryDatabase(env)
  const since = now - day
  const [[company], asked, unconfirmed] = await db.batch([
    db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId)),
    db
      .select({ count: sql<number>`count(*)`.as('asked') })
      .from(sql`mailed_links`)
      .where(sql`organization_id = ${organizationId} and created_at > ${since}`),
    db
      .select({ email: sql<string>`distinct listed.value`.as('email') })
      .from(sql`subscriptions, json_each(subscriptions.channel_config, '$.recipients') as listed`)
      .where(
        sql`subscriptions.organization_id = ${organizationId} and subscriptions.channel = 'email' and subscriptions.is_active
          and ${hasConfirmedOwner(db, organizationId)}
          and not exists (select 1 from users where users.email = listed.value
            and users.organization_id = ${organizationId} and users.email_confirmed_at is not null)
          and not exists (select 1 from confirmed_recipients as known
            where known.organization_id = ${organizationId} and known.email = listed.value)
          and not exists (select 1 from mailed_links where mailed_links.email = listed.value
            and mailed_links.organization_id = ${organizationId} and mailed_links.created_at > ${since})
          and (select count(*) from mailed_links where mailed_links.email = listed.value
            and mailed_links.created_at > ${since}) < ${mostAsked.ofRecipient}`,
      )
      .limit(mostAsked.ofCompany),
  ])
  const room = Math.max(0, mostAsked.ofCompany - (asked[0]?.count ?? 0))
  const name = withoutLinks(company?.name ?? '').slice(0, 60)
  const mails = unconfirmed.slice(0, room).map(({ email }) => ({
    purpose: 'confirm-recipient' as const,
    email,
    organizationId,
    lifetime: 7 * day,
    subject: 'Confirm notifications',
    says: `A company that calls itself “${name}” on Porchlight wants to notify you by e-mail of what happens to its presentations. The link works for seven days. If you do not know the company, do nothing, and it will not write to you.`,
    button: 'Confirm',
  }))
  await mailLinks(env, db, mails, now)
}
