import { app } from './app'
import { primaryDatabase } from './core/database'
import { consume, settleAll } from './core/queue'
import { sweepUploads } from './core/uploads/sweep'
import { sweepExpired } from './features/auth/queries'
import { deliver } from './features/deliveries/deliver'
import { fanOut } from './features/deliveries/fan-out'
import { giveUp } from './features/deliveries/give-up'
import { sweepDeliveries, sweepDeliveryLog } from './features/deliveries/sweep'
import { giveUpReading, type ReadDocument, readDocument, sweepReading } from './features/kb/ingest'
import { documentUploads } from './features/kb/queries'
import { mediaUploads } from './features/media/queries'
import { removeMedia, sweepRemovals } from './features/media/remove'
import { announcing, sweepEvents } from './features/notifications/outbox'

const handlers = {
  'remove-media': removeMedia,
  'read-document': (env: Env, job: ReadDocument) => readDocument(env, job, () => import('./vendor/pdfjs.mjs')),
  'fan-out': fanOut,
  deliver,
}
const givenUp = { 'read-document': giveUpReading, deliver: giveUp }
const sweeps = [
  (env: Env, now: number) => sweepExpired(primaryDatabase(env), now),
  (env: Env, now: number) => sweepUploads(env, [documentUploads, mediaUploads], now),
  sweepRemovals,
  sweepReading,
  sweepEvents,
  sweepDeliveries,
  sweepDeliveryLog,
]

export default {
  fetch: (request, env, context) => announcing(env, context, () => app.fetch(request, env, context)),
  queue: (batch, env, context) => announcing(env, context, () => consume(batch, env, handlers, givenUp)),
  scheduled: ({ scheduledTime: now }, env, context) =>
    announcing(env, context, async () => {
      await settleAll(sweeps.map((sweep) => sweep(env, now)))
    }),
} satisfies ExportedHandler<Env>
