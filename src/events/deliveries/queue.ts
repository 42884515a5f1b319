import { type QueueName, sendAll, startJob, startJobs } from '../../core/jobs/start'
import { day, hour, minute, second } from '../../core/time'

export type Deliver = { kind: 'deliver'; deliveryId: string }

export type Queued = { id: string; isSlow: boolean }

/** The queue's longest delay. The schedule finds deliveries that are due later. */
const longestDelay = (12 * hour) / second

export const slowQueue = 'porchlight-deliveries-slow'

const message = (deliveryId: string): Deliver => ({ kind: 'deliver', deliveryId })
const queueFor = (isSlow: boolean): QueueName => (isSlow ? 'DELIVERIES_SLOW' : 'DELIVERIES')

const groupsOf = (deliveries: Queued[]) =>
  [false, true].map((isSlow) => ({
    isSlow,
    ids: deliveries.filter((each) => each.isSlow === isSlow).map(({ id }) => id),
  }))

export async function queueDeliveries(env: Env, deliveries: Queued[]) {
  for (const { isSlow, ids } of groupsOf(deliveries)) await sendAll(env, queueFor(isSlow), ids.map(message))
}

/** Never throws. The deliveries are committed, and the schedule finds what the queue didn't take. */
export async function tryQueueDeliveries(env: Env, deliveries: Queued[]) {
  for (const { isSlow, ids } of groupsOf(deliveries)) await startJobs(env, ids.map(message), queueFor(isSlow))
}

export async function queueLater(env: Env, { id, isSlow }: Queued, milliseconds: number) {
  const delaySeconds = Math.ceil(milliseconds / 1000)
  if (delaySeconds <= longestDelay) await startJob(env, message(id), queueFor(isSlow), delaySeconds)
}

const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]

export const forgottenMilliseconds = minute

/** `checkAt` is when the schedule checks whether the queue lost the delivery. */
export const dueAt = (time: number) => ({ nextAttemptAt: time, checkAt: time + forgottenMilliseconds })

export const mostAttempts = waits.length + 1
const spread = 0.2
const longestWait = day

/**
 * Undefined after the last attempt. The endpoint may ask for a longer wait, up to a day, but not for a shorter one.
 * `random` is between 0 and 1 and spreads retries, so that many deliveries don't come at the same moment.
 */
export function waitAfter(failures: number, random: number, askedSeconds = 0): number | undefined {
  const wait = waits[failures - 1]
  if (wait === undefined) return undefined
  const planned = wait * (1 - spread + 2 * spread * random)
  return Math.round(Math.max(planned, Math.min(askedSeconds * second, longestWait)))
}
