import type { Database } from '../../core/database'
import { tooMany } from '../../core/errors'
import { type Limit, readCounts, retryAt, secondsUntil, takeCounts } from '../../core/rate-limits/queries'
import { selectAccount } from './queries'

const minute = 60 * 1000
const quarter = 15 * minute
/** Failures for one e-mail in a quarter of an hour, from anywhere, after which each try waits. */
const patience = 20
const longestWait = 2000
const noLimit = 1_000_000_000

/** Stops only the guesser: the right password from another address still works. */
export const signInLimits = (env: Env, email: string, block: string): Limit[] => [
  { key: `sign-in ${block} ${email}`, most: env.SIGN_IN_FAILURES_PER_MINUTE, milliseconds: minute },
  { key: `sign-in ${block}`, most: env.SIGN_IN_FAILURES_PER_ADDRESS, milliseconds: minute },
  { key: `sign-in ${email}`, most: noLimit, milliseconds: quarter },
]

/** A try counts as a failure until `createSession` takes it back, so that simultaneous tries count too. */
export async function findAccountToTry(db: Database, limits: Limit[], email: string, now: number) {
  const [counted, , [account]] = await db.batch([
    readCounts(db, limits, now),
    takeCounts(db, limits, now),
    selectAccount(db, email),
  ])
  const until = retryAt(counted, limits)
  if (until !== undefined) throw tooManyTries(secondsUntil(until, now))
  const failures = counted.find(({ key }) => key === limits[2]?.key)?.count ?? 0
  return { account, waitMilliseconds: waitAfter(failures) }
}

export const waitAfter = (failures: number) => Math.min(longestWait, Math.max(0, failures - patience) * 100)

const tooManyTries = (seconds: number) => tooMany('Too many tries. Wait a minute, then try again.', seconds)
