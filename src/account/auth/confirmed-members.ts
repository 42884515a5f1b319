import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database/database'
import { atShard, type Bindings } from '../../core/database/shards'
import { companies } from '../../core/database/tables'
import { isOpenLink, usedLink } from '../../events/mails/mailed-links'
import { mailedLinks, mails } from '../../events/mails/tables'
import { confirmedRecipients } from '../../events/notifications/tables'
import { markCopyDue } from './copy-company'
import { users } from './tables'

/** Before the removal in its batch, under the same condition. */
export const forgetMember = (db: Database, which: SQL | undefined) =>
  [
    db.delete(mailedLinks).where(sql`${mailedLinks.userId} in ${db.select({ id: users.id }).from(users).where(which)}`),
    db.delete(mails).where(sql`${mails.subjectId} in ${db.select({ id: users.id }).from(users).where(which)}`),
  ] as const

/** Returns a member's company, because its recipients may have waited for the confirmation. */
export async function confirmEmail(env: Bindings, db: Database, tokenHash: string, now: number) {
  const isAccount = isOpenLink('confirm-account', tokenHash, now)
  const isRecipient = isOpenLink('confirm-recipient', tokenHash, now)
  const account = db.select({ userId: mailedLinks.userId }).from(mailedLinks).where(isAccount)
  const ofAccounts = db.select({ organizationId: users.organizationId }).from(users).where(inArray(users.id, account))
  const [[ofAccount], [ofRecipient]] = await db.batch([
    ofAccounts,
    db
      .select({ email: mailedLinks.email, organizationId: companies.id, shard: companies.shard })
      .from(mailedLinks)
      .innerJoin(companies, eq(companies.id, mailedLinks.organizationId))
      .where(isRecipient),
    db.update(users).set({ emailConfirmedAt: now }).where(inArray(users.id, account)),
    markCopyDue(db, sql`(${ofAccounts})`, now),
    db.delete(mailedLinks).where(isAccount),
  ])
  if (ofRecipient) {
    const { email, organizationId, shard } = ofRecipient
    await primaryDatabase(atShard(env, shard))
      .insert(confirmedRecipients)
      .values({ organizationId, email, confirmedAt: now })
      .onConflictDoNothing()
    await db.delete(mailedLinks).where(and(eq(mailedLinks.tokenHash, tokenHash), isRecipient))
  }
  if (!ofAccount && !ofRecipient) throw usedLink()
  return ofAccount?.organizationId
}
