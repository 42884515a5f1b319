import { and, eq, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { readCounts, retryAt, takeCounts } from '../../core/rate-limits/queries'
import { isOpenLink, mailLinks, usedLink } from './mailed-links'
import { selectAccount } from './queries'
import { mailedLinks, sessions, users } from './tables'

const hour = 60 * 60 * 1000

/**
 * Over the limit no mail is sent. The answer is the same, so that it does not reveal which addresses have an account.
 */
export async function mailReset(env: Env, email: string, block: string, now: number) {
  const db = primaryDatabase(env)
  const limits = [
    { key: `resets ${email}`, most: 3, milliseconds: hour },
    { key: `resets ${block}`, most: 20, milliseconds: hour },
  ]
  const [counted, , [account]] = await db.batch([
    readCounts(db, limits, now),
    takeCounts(db, limits, now),
    selectAccount(db, email),
  ])
  if (!account || retryAt(counted, limits) !== undefined) return
  const mail = {
    purpose: 'reset-password',
    email,
    userId: account.userId,
    lifetime: hour,
    subject: 'Choose a new password',
    says: 'The link works once, for one hour. If you did not ask for it, nothing has changed and there is nothing to do.',
    button: 'Choose a password',
  } as const
  await mailLinks(env, db, [mail], now)
}

export async function requireResetLink(db: Database, tokenHash: string, now: number) {
  const isOpen = isOpenLink('reset-password', tokenHash, now)
  const found = await db.select({ userId: mailedLinks.userId }).from(mailedLinks).where(isOpen)
  if (!found.length) throw usedLink()
}

/** Ends and returns all sessions and ends other reset links. The mail arrived, so the address counts as confirmed. */
export async function resetPassword(db: Database, tokenHash: string, passwordHash: string, now: number) {
  const owner = sql`(select user_id from mailed_links where ${isOpenLink('reset-password', tokenHash, now)})`
  const [ended, updated] = await db.batch([
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, owner)),
    db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`, updatedAt: now })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    db.delete(sessions).where(eq(sessions.userId, owner)),
    db.delete(mailedLinks).where(and(eq(mailedLinks.userId, owner), eq(mailedLinks.purpose, 'reset-password'))),
  ])
  if (!updated.length) throw usedLink()
  return ended.map(({ id }) => id)
}
