import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { isOpenLink, usedLink } from '../../events/mails/mailed-links'
import { mailedLinks, mails } from '../../events/mails/tables'
import { confirmedRecipients } from '../../events/notifications/tables'
import { users } from './tables'

/** A member whose address is confirmed may be notified without being asked. */
export const admitMembers = (db: Database, which: SQL, now: number) =>
  db
    .insert(confirmedRecipients)
    .select(sql`select organization_id, email, ${now}, role from users where ${which}`)
    .onConflictDoUpdate({
      target: [confirmedRecipients.organizationId, confirmedRecipients.email],
      set: { memberRole: sql`excluded.member_role` },
    })

const emailsOf = (db: Database, which: SQL | undefined) => db.select({ email: users.email }).from(users).where(which)

const isMemberIn = (db: Database, organizationId: string, which: SQL | undefined) =>
  and(
    eq(confirmedRecipients.organizationId, organizationId),
    isNotNull(confirmedRecipients.memberRole),
    sql`${confirmedRecipients.email} in ${emailsOf(db, which)}`,
  )

/** Follows the change of the role in its batch, which may have been refused. */
export const copyRole = (db: Database, organizationId: string, id: string) =>
  db
    .update(confirmedRecipients)
    .set({ memberRole: sql`(select role from users where id = ${id})` })
    .where(isMemberIn(db, organizationId, eq(users.id, id)))

/** Before the removal in its batch, under the same condition. */
export const forgetMember = (db: Database, organizationId: string, which: SQL | undefined) =>
  [
    db.delete(confirmedRecipients).where(isMemberIn(db, organizationId, which)),
    db.delete(mailedLinks).where(sql`${mailedLinks.userId} in ${db.select({ id: users.id }).from(users).where(which)}`),
    db.delete(mails).where(sql`${mails.subjectId} in ${db.select({ id: users.id }).from(users).where(which)}`),
  ] as const

/** Returns a member's company, because its recipients may have waited for the confirmation. */
export async function confirmEmail(db: Database, tokenHash: string, now: number) {
  const isAccount = isOpenLink('confirm-account', tokenHash, now)
  const isRecipient = isOpenLink('confirm-recipient', tokenHash, now)
  const account = db.select({ userId: mailedLinks.userId }).from(mailedLinks).where(isAccount)
  const [[ofAccount], [ofRecipient]] = await db.batch([
    db.select({ organizationId: users.organizationId }).from(users).where(inArray(users.id, account)),
    db.select({ email: mailedLinks.email }).from(mailedLinks).where(isRecipient),
    db.update(users).set({ emailConfirmedAt: now }).where(inArray(users.id, account)),
    admitMembers(db, inArray(users.id, account), now),
    db
      .insert(confirmedRecipients)
      .select(sql`select organization_id, email, ${now}, null from mailed_links where ${isRecipient}`)
      .onConflictDoNothing(),
    db.delete(mailedLinks).where(or(isAccount, isRecipient)),
  ])
  if (!ofAccount && !ofRecipient) throw usedLink()
  return ofAccount?.organizationId
}
