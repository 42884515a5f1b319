import { app } from './app'
import { primaryDatabase } from './core/database'
import { consume } from './core/queue'
import { sweepExpired } from './features/auth/queries'
import { removeMedia, sweepRemovals } from './features/media/remove'

const jobs = { 'remove-media': removeMedia }

export default {
  fetch: app.fetch,
  queue: (batch, env) => consume(batch, env, jobs),
  scheduled: async ({ scheduledTime }, env) => {
    await Promise.all([sweepExpired(primaryDatabase(env), scheduledTime), sweepRemovals(env, scheduledTime)])
  },
} satisfies ExportedHandler<Env>
