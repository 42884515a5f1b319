import { app } from './app'
import { primaryDatabase } from './core/database'
import { consume } from './core/queue'
import { sweepUploads } from './core/uploads/sweep'
import { sweepExpired } from './features/auth/queries'
import { giveUpReading, type ReadDocument, readDocument, sweepReading } from './features/kb/ingest'
import { documentUploads } from './features/kb/queries'
import { mediaUploads } from './features/media/queries'
import { removeMedia, sweepRemovals } from './features/media/remove'

const jobs = {
  'remove-media': removeMedia,
  'read-document': (env: Env, job: ReadDocument) => readDocument(env, job, () => import('./vendor/pdfjs.mjs')),
}
const givenUp = { 'read-document': giveUpReading }

export default {
  fetch: app.fetch,
  queue: (batch, env) => consume(batch, env, jobs, givenUp),
  scheduled: async ({ scheduledTime: now }, env) => {
    await Promise.all([
      sweepExpired(primaryDatabase(env), now),
      sweepRemovals(env, now),
      sweepReading(env, now),
      sweepUploads(env, [documentUploads, mediaUploads], now),
    ])
  },
} satisfies ExportedHandler<Env>
