import { eq } from 'drizzle-orm'
import { chooseShard } from '../../core/database/choose-shard'
import { commit, none, type Work } from '../../core/database/commit'
import { shardsOf } from '../../core/database/shards'
import { shards } from '../../core/database/tables'
import { ApiError, tooMany } from '../../core/http/errors'
import { needed } from '../../core/needed'
import { type Limit, readCounts, retryAt, secondsUntil, takeCounts } from '../../core/rate-limits/queries'
import { hour, minute } from '../../core/time'
import { emailTaken, selectAccount } from './queries'
import { users } from './tables'

/**
 * Returns the shard for the new company. Runs before the password is hashed, because hashing is what makes a flood
 * expensive.
 */
export async function admitRegistration(work: Work, email: string, block: string, now: number) {
  const { env, db } = work
  const limits = [{ key: `registrations ${block}`, most: needed(env, 'REGISTRATIONS_PER_HOUR'), milliseconds: hour }]
  const { counted, known, places } = await commit(
    work,
    {
      counted: readCounts(db, limits, now),
      taken: takeCounts(db, limits, now),
      known: db.select({ id: users.id }).from(users).where(eq(users.email, email)),
      places: db.select().from(shards),
    },
    none,
  )
  const until = retryAt(counted, limits)
  if (until !== undefined)
    throw tooMany(
      'registrations',
      'Too many registrations from your address. Try again later.',
      secondsUntil(until, now),
    )
  if (known.length) throw emailTaken()
  const shard = chooseShard(shardsOf(env), places)
  if (shard === undefined)
    throw new ApiError(503, 'no_room', 'We can’t take another company right now. Try again later.')
  return shard
}

const quarter = 15 * minute
/** After this many failures for one email within a quarter of an hour, from anywhere, each try has to wait. */
const patience = 20
const longestWait = 2000
const noLimit = 1_000_000_000

/** Stops only the guesser: the right password still works from another address. */
export const signInLimits = (env: Env, email: string, block: string): Limit[] => [
  { key: `sign-in ${block} ${email}`, most: needed(env, 'SIGN_IN_FAILURES_PER_MINUTE'), milliseconds: minute },
  { key: `sign-in ${block}`, most: needed(env, 'SIGN_IN_FAILURES_PER_ADDRESS'), milliseconds: minute },
  { key: `sign-in ${email}`, most: noLimit, milliseconds: quarter },
]

/** A try counts as a failure until `createSession` takes it back, so simultaneous tries count too. */
export async function findAccountToTry(work: Work, limits: Limit[], email: string, now: number) {
  const { db } = work
  const {
    counted,
    accounts: [account],
  } = await commit(
    work,
    {
      counted: readCounts(db, limits, now),
      taken: takeCounts(db, limits, now),
      accounts: selectAccount(db, email),
    },
    none,
  )
  const until = retryAt(counted, limits)
  if (until !== undefined) throw tooManyTries(secondsUntil(until, now))
  const failures = counted.find(({ key }) => key === limits[2]?.key)?.count ?? 0
  return { account, waitMilliseconds: waitAfter(failures) }
}

export const waitAfter = (failures: number) => Math.min(longestWait, Math.max(0, failures - patience) * 100)

const tooManyTries = (seconds: number) =>
  tooMany('password_tries', 'Too many tries. Wait a minute, then try again.', seconds)

export const wrongLogin = () => new ApiError(401, 'wrong_credentials', 'The email or the password is wrong.')

/** Only calls that send the current password count as tries. */
export const passwordTries = {
  counter: 'PASSWORD_TRIES',
  refusal: 'Too many tries. Wait a minute, then try again.',
  isCountedByHandler: true,
} as const
