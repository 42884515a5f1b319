import { isLocal } from './core/settings'
import { publishEventsAfter } from './events/outbox/recorded-events'
import { isForLinks, links } from './links'

/** What only companies need is evaluated on first use, so that a link starts fast. */
export default {
  fetch: (request, env, context) =>
    publishEventsAfter(env, context, async () => {
      if (isForTime(request, env)) return env.ON_DEMAND.fetch(request)
      const app = isForLinks(request) ? links : (await import('./app')).app
      return app.fetch(request, env, context)
    }),
  /** Called by `wrangler dev` alone, which runs the schedule of the first Worker and of no other. */
  scheduled: ({ scheduledTime }, env) => env.ON_DEMAND.runSchedule(scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>

/** On a laptop, where the Worker of the jobs gives the time of its seals itself. */
function isForTime({ url }: Request, env: Cloudflare.Env) {
  return isLocal(env) && new URL(url).pathname === '/development-time'
}
