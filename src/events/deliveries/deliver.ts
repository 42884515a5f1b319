import { and, asc, eq, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import type { MessageContext } from '../../core/jobs/queue'
import type { QueueName } from '../../core/jobs/start'
import { failingSubscriptionDays } from '../../core/limits'
import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { decryptConfig, decryptSecret } from '../../core/stored-secrets'
import { channels, type EmailContent, type Notification, type Outcome } from '../../providers/channels'
import { headlineOf } from '../event-types/catalogue'
import { admitRecipients } from '../notifications/recipients'
import { closeInterrupted, type Leased, lease } from './lease'
import { type Deliver, dueAt, queueLater, slowQueue, tryQueueDeliveries, waitAfter } from './queue'
import { recordFailure, recordSuccess } from './record-outcome'
import { leftWaiting, takeLeft, takeNext } from './room'
import { payloadOf } from './schemas'
import { attempts, deliveries, isSlowSubscription, unleased } from './tables'

const longestHeadline = 150
const longestFact = 2000

const timeOf = (milliseconds: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(milliseconds)

function emailContentOf(env: Env, { type, data, company, occurredAt, isTest }: Leased): EmailContent {
  const { presentationId } = data
  const headline = `${isTest ? 'Test: ' : ''}${headlineOf(type, data)}`
  const hasPage = typeof presentationId === 'string' && type.startsWith('presentation.')
  return {
    company,
    headline: clip(headline.replaceAll(/\s+/g, ' '), longestHeadline),
    facts: Object.entries(data).flatMap(([name, value]) =>
      name.endsWith('Id') || typeof value !== 'string'
        ? []
        : [{ name: labelOf(name), value: clip(value, longestFact) }],
    ),
    link: hasPage
      ? { text: 'Open the presentation', url: new URL(`/p/${presentationId}?preview`, needed(env, 'APP_URL')).href }
      : { text: 'Open Porchlight', url: new URL('/studio', needed(env, 'APP_URL')).href },
    time: `${timeOf(occurredAt)} UTC`,
  }
}

const labelOf = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Cutting the text may leave half of a surrogate pair. */
const clip = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`

/**
 * The queue has given up, so the delivery is logged as failed, and people can resend it. A delivery whose next retry is
 * still ahead, or that is waiting for a place, is left alone.
 */
export async function giveUp(work: Work, { deliveryId }: Deliver, now = Date.now()) {
  const { db } = work
  const isStuck = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    not(deliveries.isWaiting),
    or(isNotNull(deliveries.leaseId), lte(deliveries.nextAttemptAt, now)),
  )
  const error = 'Our queue gave up after its last try.'
  await commit(
    work,
    {
      interrupted: closeInterrupted(db, isStuck, now),
      attempt: db.insert(attempts).select(
        sql`select ${deliveries.id}, ${deliveries.attemptCount} + 1, ${now}, ${now}, null, null, ${error}
          from ${deliveries} where ${isStuck}`,
      ),
      failed: db
        .update(deliveries)
        .set({ status: 'failed', nextAttemptAt: null, ...unleased, attemptCount: sql`${deliveries.attemptCount} + 1` })
        .where(isStuck),
    },
    none,
  )
}

/** An endpoint slower than this gets its next delivery from the slow queue. */
const slowMilliseconds = 2000

/** The consumer waits this long for an attempt, then takes the next message while the attempt continues. */
const patienceMilliseconds = 250

const deliveriesAtOnce = 500

const queued = {
  deliveryId: deliveries.id,
  queue: sql<QueueName>`iif(${isSlowSubscription}, 'DELIVERIES_SLOW', 'DELIVERIES')`,
}

export const deliverJob = defineJob({
  kind: 'deliver',
  queue: 'DELIVERIES',
  due: (db, _env, now) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      // Written out, because SQLite uses a partial index only if the condition repeats the index's own text.
      .where(
        and(
          sql`${deliveries.status} = 'pending'`,
          lt(deliveries.checkAt, now),
          isAtHome(db, deliveries.organizationId),
        ),
      )
      .orderBy(asc(deliveries.checkAt))
      .limit(deliveriesAtOnce),
  lease: (db, due, now) =>
    db
      .update(deliveries)
      .set({ checkAt: dueAt(now).checkAt })
      .where(inArray(deliveries.id, due))
      .returning(queued),
  run: (work, message: Deliver, context) => deliverPatiently(work, message, context),
  giveUp: (work, message) => giveUp(work, message),
})

/** A safety net for waiting deliveries. Normally an attempt that ends takes the next one, unless its Worker died. */
export const deliverWaitingJob = defineJob({
  kind: 'deliver-waiting',
  queue: 'DELIVERIES',
  due: (db, _env, now) => leftWaiting(db, now),
  lease: (db, due, now) => takeLeft(db, due, now).returning(queued),
  run: (work, { deliveryId }, context) => deliverPatiently(work, { kind: 'deliver', deliveryId }, context),
  giveUp: (work, { deliveryId }) => giveUp(work, { kind: 'deliver', deliveryId }),
})

/**
 * A message may be acknowledged before its attempt ends, so that others don't have to wait. If the attempt dies, its
 * lease expires and the schedule queues it again.
 */
async function deliverPatiently(work: Work, message: Deliver, { queue, waitUntil }: MessageContext) {
  // The effects of an attempt that continues must not be tied to work that has already ended.
  const attempt = deliver({ ...work, waitUntil }, message)
  if (queue.endsWith(slowQueue)) return attempt
  const isLate = await Promise.race([attempt.then(() => false), scheduler.wait(patienceMilliseconds).then(() => true)])
  if (isLate)
    waitUntil(
      attempt.catch((error) =>
        log('error', { message: 'A delivery waits for the schedule.', ...message, error: String(error) }),
      ),
    )
}

/** The most deliveries that one message may make in a row, as long as each is quick. */
const mostInARow = 50

/**
 * An attempt that ends takes the next delivery that is waiting for its place. The clock and the random number are
 * passed in, so that tests can run through days of retries.
 */
export async function deliver(work: Work, { deliveryId }: Deliver, clock = Date.now, random = Math.random) {
  let id = deliveryId
  for (let made = 1; ; made++) {
    const { next, isQuick } = await deliverOne(work, id, clock, random)
    if (!next) return
    if (next.isSlow || !isQuick || made === mostInARow) return tryQueueDeliveries(work.env, [next])
    id = next.id
  }
}

/**
 * Only the endpoint's own time counts, because a busy database is no reason to move the next delivery to the slow
 * queue.
 */
async function deliverOne(work: Work, id: string, clock: () => number, random: () => number) {
  const leasedAt = clock()
  const { leased, ended } = await lease(work, id, leasedAt)
  if (ended) {
    const { taken } = await commit(work, { taken: takeNext(work.db, ended, leasedAt) }, none)
    return { next: taken[0], isQuick: true }
  }
  if (!leased) return { next: undefined, isQuick: true }
  const start = clock()
  const outcome = await send(work, leased, start)
  const now = clock()
  const isSlow = now - start > slowMilliseconds
  const isQuick = now - start < patienceMilliseconds
  if (outcome.result === 'delivered') return { next: await recordSuccess(work, leased, outcome, isSlow, now), isQuick }
  const wait =
    outcome.result === 'try-again' ? waitAfter(leased.failureCount + 1, random(), outcome.afterSeconds) : undefined
  const nextAttemptAt = wait === undefined ? undefined : now + wait
  const next = await recordFailure(
    work,
    leased,
    outcome,
    nextAttemptAt,
    { isSlow, failingDays: failingSubscriptionDays },
    now,
  )
  if (wait !== undefined) await queueLater(work.env, { id, isSlow }, wait)
  return { next, isQuick }
}

async function send(work: Work, leased: Leased, now: number): Promise<Outcome> {
  try {
    return await channels[leased.channel].send(work.env, notificationOf(work, leased, now), now)
  } catch (error) {
    log('error', { message: 'A channel failed.', deliveryId: leased.deliveryId, error: String(error) })
    return { result: 'try-again', error: 'Something went wrong on our side.', isOurFault: true }
  }
}

function notificationOf(work: Work, leased: Leased, now: number): Notification {
  const { env } = work
  const { subscriptionId, eventId } = leased
  const unexpired = leased.previousSecrets.filter(({ expiresAt }) => expiresAt > now).reverse()
  const stored = leased.secret === null ? [] : [leased.secret, ...unexpired.map(({ secret }) => secret)]
  return {
    eventId,
    subscriptionId,
    isTest: leased.isTest,
    body: JSON.stringify(payloadOf(leased)),
    config: decryptConfig(env, subscriptionId, leased.channelConfig),
    secrets: stored.map((secret) => decryptSecret(env, subscriptionId, secret)),
    emailContent: () => emailContentOf(env, leased),
    admitRecipients: (recipients) => admitRecipients(work, leased.organizationId, recipients, now),
  }
}
