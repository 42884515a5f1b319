import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { isoTime } from '../../core/shapes'
import { channels } from '../../providers/channels'
import type { Notification, Outcome } from '../../providers/sender'
import { decryptSecret, openConfig } from '../notifications/secrets'
import { type Leased, lease } from './lease'
import { letterOf } from './letter'
import { type Deliver, queueRetry } from './queue'
import { recordFailure, recordSuccess } from './record'
import { waitAfter } from './retries'

/** The clock and the chance are passed in, so that days of retries are tested in milliseconds. */
export async function deliver(env: Env, { deliveryId }: Deliver, clock = Date.now, chance = Math.random) {
  const db = primaryDatabase(env)
  const leased = await lease(db, deliveryId, clock())
  if (!leased) return
  const outcome = await send(env, leased, clock())
  const now = clock()
  if (outcome.result === 'delivered') return void (await recordSuccess(db, leased, outcome, now))
  const wait =
    outcome.result === 'try-again' ? waitAfter(leased.failureCount + 1, chance(), outcome.afterSeconds) : undefined
  const nextAttemptAt = wait === undefined ? undefined : now + wait
  await recordFailure(db, leased, outcome, nextAttemptAt, env.SUBSCRIPTION_FAILING_DAYS, now)
  if (wait !== undefined) await queueRetry(env, deliveryId, wait)
}

async function send(env: Env, leased: Leased, now: number): Promise<Outcome> {
  try {
    return await channels[leased.channel].send(env, notificationOf(env, leased, now), now)
  } catch (error) {
    log('error', { message: 'A channel failed.', deliveryId: leased.deliveryId, error: String(error) })
    return { result: 'try-again', error: 'Something went wrong on our side.', isOurs: true }
  }
}

function notificationOf(env: Env, leased: Leased, now: number): Notification {
  const { subscriptionId, eventId, type, data, occurredAt } = leased
  const living = leased.previousSecrets.filter(({ expiresAt }) => expiresAt > now).reverse()
  const stored = leased.secret === null ? [] : [leased.secret, ...living.map(({ secret }) => secret)]
  return {
    eventId,
    subscriptionId,
    body: JSON.stringify({ type, timestamp: isoTime(occurredAt), data }),
    config: openConfig(env, subscriptionId, leased.channelConfig),
    secrets: stored.map((secret) => decryptSecret(env, subscriptionId, secret)),
    letter: () => letterOf(env, leased),
  }
}
