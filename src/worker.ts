import { app } from './app'
import { primaryDatabase } from './core/database'
import { consume } from './core/queue'
import { sweepExpired } from './features/auth/queries'
import { deliver } from './features/deliveries/deliver'
import { fanOut } from './features/deliveries/fan-out'
import { giveUp } from './features/deliveries/give-up'
import { sweepDeliveries, sweepDeliveryLog } from './features/deliveries/sweep'
import { removeMedia, sweepRemovals } from './features/media/remove'
import { announcing, sweepEvents } from './features/notifications/outbox'

const handlers = { 'remove-media': removeMedia, 'fan-out': fanOut, deliver }
const givenUp = { deliver: giveUp }
const sweeps = [sweepRemovals, sweepEvents, sweepDeliveries, sweepDeliveryLog]

export default {
  fetch: (request, env, context) => announcing(env, context, () => app.fetch(request, env, context)),
  queue: (batch, env, context) => announcing(env, context, () => consume(batch, env, handlers, givenUp)),
  scheduled: ({ scheduledTime }, env, context) =>
    announcing(env, context, async () => {
      await Promise.all([
        sweepExpired(primaryDatabase(env), scheduledTime),
        ...sweeps.map((sweep) => sweep(env, scheduledTime)),
      ])
    }),
} satisfies ExportedHandler<Env>
