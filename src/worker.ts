import { app } from './app'
import { primaryDatabase } from './core/database'
import { sweepExpired } from './features/auth/queries'

export default {
  fetch: app.fetch,
  scheduled: (event, env) => sweepExpired(primaryDatabase(env), event.scheduledTime),
} satisfies ExportedHandler<Env>
