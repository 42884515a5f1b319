import { log } from '../../core/log'

export type Deliver = { kind: 'deliver'; deliveryId: string }

export type Queued = { id: string; isSlow: boolean }

const messagesAtOnce = 100

/** The longest delay of the queue; `sweepDeliveries` finds what is due later. */
const longestDelay = 12 * 60 * 60

export const slowQueue = 'deliveries-slow'

const message = (deliveryId: string): Deliver => ({ kind: 'deliver', deliveryId })
const queueFor = (env: Env, isSlow: boolean) => (isSlow ? env.DELIVERIES_SLOW : env.DELIVERIES)

export async function queueDeliveries(env: Env, deliveries: Queued[]) {
  for (const isSlow of [false, true]) {
    const ids = deliveries.filter((each) => each.isSlow === isSlow).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += messagesAtOnce)
      await queueFor(env, isSlow).sendBatch(
        ids.slice(start, start + messagesAtOnce).map((id) => ({ body: message(id) })),
      )
  }
}

/** Never throws: the deliveries are committed, and `sweepDeliveries` finds those that the queue did not take. */
export async function tryQueueDeliveries(env: Env, deliveries: Queued[]) {
  try {
    await queueDeliveries(env, deliveries)
  } catch (error) {
    log('warn', { message: 'Deliveries wait for the schedule.', count: deliveries.length, error: String(error) })
  }
}

export async function queueLater(env: Env, { id, isSlow }: Queued, milliseconds: number) {
  const delaySeconds = Math.ceil(milliseconds / 1000)
  if (delaySeconds > longestDelay) return
  try {
    await queueFor(env, isSlow).send(message(id), { delaySeconds })
  } catch (error) {
    log('warn', { message: 'A delivery waits for the schedule.', deliveryId: id, error: String(error) })
  }
}
