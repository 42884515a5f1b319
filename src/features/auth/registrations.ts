import { eq } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { tooMany } from '../../core/errors'
import { readCounts, retryAt, secondsUntil, takeCounts } from '../../core/rate-limits/queries'
import { emailTaken } from './queries'
import { users } from './tables'

const hour = 60 * 60 * 1000

/** Checked before the password is hashed, because hashing is what makes a flood expensive. */
export async function admitRegistration(db: Database, env: Env, email: string, block: string, now: number) {
  const limits = [{ key: `registrations ${block}`, most: env.REGISTRATIONS_PER_HOUR, milliseconds: hour }]
  const [counted, , known] = await db.batch([
    readCounts(db, limits, now),
    takeCounts(db, limits, now),
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ])
  const until = retryAt(counted, limits)
  if (until !== undefined)
    throw tooMany('Too many registrations from your address. Try again later.', secondsUntil(until, now))
  if (known.length) throw emailTaken()
}
