import { log } from '../../core/log'

export type Deliver = { kind: 'deliver'; deliveryId: string }

const messagesAtOnce = 100

/** The longest that the queue holds a message back; what is due later, the schedule finds. */
const longestDelay = 12 * 60 * 60

const message = (deliveryId: string): Deliver => ({ kind: 'deliver', deliveryId })

export async function queueDeliveries(env: Env, deliveryIds: string[]) {
  for (let start = 0; start < deliveryIds.length; start += messagesAtOnce)
    await env.DELIVERIES.sendBatch(
      deliveryIds.slice(start, start + messagesAtOnce).map((deliveryId) => ({ body: message(deliveryId) })),
    )
}

/** For what is committed already: if the queue does not take it, the schedule finds it. */
export async function offerDeliveries(env: Env, deliveryIds: string[]) {
  try {
    await queueDeliveries(env, deliveryIds)
  } catch (error) {
    log('warn', { message: 'Deliveries wait for the schedule.', count: deliveryIds.length, error: String(error) })
  }
}

export async function queueRetry(env: Env, deliveryId: string, milliseconds: number) {
  const delaySeconds = Math.ceil(milliseconds / 1000)
  if (delaySeconds > longestDelay) return
  try {
    await env.DELIVERIES.send(message(deliveryId), { delaySeconds })
  } catch (error) {
    log('warn', { message: 'A retry waits for the schedule.', deliveryId, error: String(error) })
  }
}
