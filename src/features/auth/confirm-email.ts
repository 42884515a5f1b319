import { inArray, or, sql } from 'drizzle-orm'
import type { Caller } from '../../core/caller'
import { type Database, primaryDatabase, statement } from '../../core/database'
import { isOn } from '../../core/flag'
import { countOrWait } from '../../core/rate-limits/queries'
import { isOpenLink, mailLinks, usedLink } from './mailed-links'
import { mailedLinks, users } from './tables'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** If unconfirmed addresses get mail too, no confirmation is needed. */
export async function askToConfirm(env: Env, { userId, email }: Pick<Caller, 'userId' | 'email'>, now = Date.now()) {
  if (isOn(env.CONFIRM_RECIPIENTS)) await mailConfirmation(env, userId, email, now)
}

export async function mailConfirmation(env: Env, userId: string, email: string, now: number) {
  const db = primaryDatabase(env)
  const limits = [{ key: `confirmations ${email}`, most: 3, milliseconds: hour }]
  if ((await countOrWait(db, limits, now)) !== undefined) return
  const mail = {
    purpose: 'confirm-account',
    email,
    userId,
    lifetime: 7 * day,
    subject: 'Confirm your address',
    says: 'Porchlight sends mail in your company’s name once you have. The link works for seven days. If you have no account with us, do nothing.',
    button: 'Confirm the address',
  } as const
  await mailLinks(env, db, [mail], now)
}

/** Returns a member's company, because its recipients may have waited for the confirmation. */
export async function confirmEmail(db: Database, tokenHash: string, now: number) {
  const isAccount = isOpenLink('confirm-account', tokenHash, now)
  const isRecipient = isOpenLink('confirm-recipient', tokenHash, now)
  const account = db.select({ userId: mailedLinks.userId }).from(mailedLinks).where(isAccount)
  const [[ofAccount], [ofRecipient]] = await db.batch([
    db.select({ organizationId: users.organizationId }).from(users).where(inArray(users.id, account)),
    db.select({ email: mailedLinks.email }).from(mailedLinks).where(isRecipient),
    db.update(users).set({ emailConfirmedAt: now }).where(inArray(users.id, account)),
    statement(
      db,
      sql`insert into confirmed_recipients (organization_id, email, confirmed_at)
        select organization_id, email, ${now} from mailed_links where ${isRecipient} on conflict do nothing`,
    ),
    db.delete(mailedLinks).where(or(isAccount, isRecipient)),
  ])
  if (!ofAccount && !ofRecipient) throw usedLink()
  return ofAccount?.organizationId
}
