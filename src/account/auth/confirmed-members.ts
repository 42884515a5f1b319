import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work, workAt } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { atShard } from '../../core/database/shards'
import { companies } from '../../core/database/tables'
import { isOpenLink, usedLink } from '../../events/mails/mailed-links'
import { mailedLinks, mails } from '../../events/mails/tables'
import { confirmedRecipients } from '../../events/notifications/tables'
import { isOpenAccountLink } from './account-links'
import { markCopyDue } from './copy-company'
import { users } from './tables'

/** Goes before the removal in its batch, with the same condition. */
export const forgetMember = (db: Database, which: SQL | undefined) =>
  [
    db.delete(mailedLinks).where(sql`${mailedLinks.userId} in ${db.select({ id: users.id }).from(users).where(which)}`),
    db.delete(mails).where(sql`${mails.subjectId} in ${db.select({ id: users.id }).from(users).where(which)}`),
  ] as const

/** Returns the member's company, because its recipients may have waited for the confirmation. */
export async function confirmEmail(work: Work, tokenHash: string, now: number) {
  const { env, db } = work
  const isAccount = isOpenAccountLink('confirm-account', tokenHash, now)
  const isRecipient = isOpenLink('confirm-recipient', tokenHash, now)
  const account = db.select({ userId: mailedLinks.userId }).from(mailedLinks).where(isAccount)
  const ofAccounts = db.select({ organizationId: users.organizationId }).from(users).where(inArray(users.id, account))
  const {
    accounts: [ofAccount],
    recipients: [ofRecipient],
  } = await commit(
    work,
    {
      accounts: ofAccounts,
      recipients: db
        .select({ email: mailedLinks.email, organizationId: companies.id, shard: companies.shard })
        .from(mailedLinks)
        .innerJoin(companies, eq(companies.id, mailedLinks.organizationId))
        .where(isRecipient),
      confirmed: db.update(users).set({ emailConfirmedAt: now }).where(inArray(users.id, account)),
      copyDue: markCopyDue(db, sql`(${ofAccounts})`, now),
      used: db.delete(mailedLinks).where(isAccount),
    },
    none,
  )
  if (ofRecipient) {
    const { email, organizationId, shard } = ofRecipient
    const at = workAt(work, atShard(env, shard))
    const row = { organizationId, email, confirmedAt: now }
    await commit(at, { confirmed: at.db.insert(confirmedRecipients).values(row).onConflictDoNothing() }, none)
    const used = db.delete(mailedLinks).where(and(eq(mailedLinks.tokenHash, tokenHash), isRecipient))
    await commit(work, { used }, none)
  }
  if (!ofAccount && !ofRecipient) throw usedLink()
  return ofAccount?.organizationId
}
