import { log } from '../core/log'
import { z } from '../core/zod'
import type { Sender } from './sender'

const config = z.strictObject({}).openapi('ConsoleConfig')

export const consoleLine: Sender = {
  config,
  async send(_env, { eventId, subscriptionId, body }) {
    log('info', { message: 'A notification.', eventId, subscriptionId, notification: JSON.parse(body) })
    return { result: 'delivered' }
  },
}
