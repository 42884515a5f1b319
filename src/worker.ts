import { publishEventsAfter } from './events/outbox/recorded-events'
import { isForLinks, links } from './links'

/** What only companies need is evaluated on first use, so that a link starts fast. */
export default {
  fetch: (request, env, context) =>
    publishEventsAfter(env, context, async () => {
      const app = isForLinks(request) ? links : (await import('./app')).app
      return app.fetch(request, env, context)
    }),
  /** Called by `wrangler dev` alone, which runs the schedule of the first Worker and of no other. */
  scheduled: ({ scheduledTime }, env) => env.ON_DEMAND.runSchedule(scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>
