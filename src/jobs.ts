import { primaryDatabase } from './core/database'
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
import { sweepEvents } from './features/notifications/outbox'

/** What each kind of message on a queue asks for. */
export const handlers = {
  'remove-media': removeMedia,
  'read-document': (env: Env, job: ReadDocument) => readDocument(env, job, () => import('./vendor/pdfjs.mjs')),
  'fan-out': fanOut,
  deliver,
}

/** What happens to a message that no retry helped. */
export const givenUp = { 'read-document': giveUpReading, deliver: giveUp }

/** What is looked after every minute. */
export const sweeps = [
  (env: Env, now: number) => sweepExpired(primaryDatabase(env), now),
  (env: Env, now: number) => sweepUploads(env, [documentUploads, mediaUploads], now),
  sweepRemovals,
  sweepReading,
  sweepEvents,
  sweepDeliveries,
  sweepDeliveryLog,
]
