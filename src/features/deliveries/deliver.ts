import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import type { MessageContext } from '../../core/queue'
import { isoTime } from '../../core/shapes'
import { channels } from '../../providers/channels'
import type { Notification, Outcome } from '../../providers/sender'
import { admitRecipients } from '../notifications/recipients'
import { decryptConfig, decryptSecret } from '../notifications/secrets'
import { emailContentOf } from './email-content'
import { crowdedMilliseconds, type Leased, lease } from './lease'
import { type Deliver, queueLater, slowQueue } from './queue'
import { recordFailure, recordSuccess } from './record-outcome'
import { waitAfter } from './retries'

/** An endpoint slower than this gets its next delivery from the slow queue. */
const slowMilliseconds = 2000

/** The consumer waits this long for an attempt, then takes the next message while the attempt goes on. */
const patienceMilliseconds = 250

/**
 * A message may be acknowledged before its attempt ends, so that others need not wait. If the attempt dies, its lease
 * expires and `sweepDeliveries` queues it again.
 */
export async function deliverPatiently(env: Env, message: Deliver, { queue, waitUntil }: MessageContext) {
  const attempt = deliver(env, message)
  if (queue === slowQueue) return attempt
  const isLate = await Promise.race([attempt.then(() => false), scheduler.wait(patienceMilliseconds).then(() => true)])
  if (isLate)
    waitUntil(
      attempt.catch((error) =>
        log('error', { message: 'A delivery waits for the schedule.', ...message, error: String(error) }),
      ),
    )
}

/** The clock and the random number are passed in, so that tests can go through days of retries. */
export async function deliver(env: Env, { deliveryId }: Deliver, clock = Date.now, random = Math.random) {
  const db = primaryDatabase(env)
  const start = clock()
  const { leased, crowdedOut } = await lease(db, deliveryId, start)
  if (crowdedOut) return queueLater(env, crowdedOut, crowdedMilliseconds)
  if (!leased) return
  const outcome = await send(env, leased, clock())
  const now = clock()
  const isSlow = now - start > slowMilliseconds
  if (outcome.result === 'delivered') return void (await recordSuccess(db, leased, outcome, isSlow, now))
  const wait =
    outcome.result === 'try-again' ? waitAfter(leased.failureCount + 1, random(), outcome.afterSeconds) : undefined
  const nextAttemptAt = wait === undefined ? undefined : now + wait
  await recordFailure(db, leased, outcome, nextAttemptAt, { isSlow, failingDays: env.SUBSCRIPTION_FAILING_DAYS }, now)
  if (wait !== undefined) await queueLater(env, { id: deliveryId, isSlow }, wait)
}

async function send(env: Env, leased: Leased, now: number): Promise<Outcome> {
  try {
    return await channels[leased.channel].send(env, notificationOf(env, leased, now), now)
  } catch (error) {
    log('error', { message: 'A channel failed.', deliveryId: leased.deliveryId, error: String(error) })
    return { result: 'try-again', error: 'Something went wrong on our side.', isOurFault: true }
  }
}

function notificationOf(env: Env, leased: Leased, now: number): Notification {
  const { subscriptionId, eventId, type, data, occurredAt } = leased
  const unexpired = leased.previousSecrets.filter(({ expiresAt }) => expiresAt > now).reverse()
  const stored = leased.secret === null ? [] : [leased.secret, ...unexpired.map(({ secret }) => secret)]
  return {
    eventId,
    subscriptionId,
    body: JSON.stringify({ type, timestamp: isoTime(occurredAt), data }),
    config: decryptConfig(env, subscriptionId, leased.channelConfig),
    secrets: stored.map((secret) => decryptSecret(env, subscriptionId, secret)),
    emailContent: () => emailContentOf(env, leased),
    admitRecipients: (recipients) => admitRecipients(env, leased.organizationId, recipients, now),
  }
}
