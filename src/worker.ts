import { isLocal } from './core/settings'
import { createLinks, matching } from './links'
import { shownWithDecks } from './shown-with-decks'

const effects = async () => (await import('./effects')).effects

const parts = { effects, loadShown: shownWithDecks }
const links = createLinks(parts)
const isForLinks = matching(links)

let app: Promise<ReturnType<typeof import('./app').createApp>> | undefined

/** What only companies need is evaluated on first use, so that a link starts fast. */
const appOf = () => {
  app ??= import('./app').then(({ createApp }) => createApp(parts))
  return app
}

export default {
  fetch: async (request, env, context) => {
    if (isForTime(request, env)) return env.ON_DEMAND.fetch(request)
    const answering = isForLinks(request) ? links : await appOf()
    return answering.fetch(request, env, context)
  },
  /** Called by `wrangler dev` alone, which runs the schedule of the first Worker and of no other. */
  scheduled: ({ scheduledTime }, env) => env.ON_DEMAND.runSchedule(scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>

/** On a laptop, where the Worker of the jobs gives the time of its seals itself. */
function isForTime({ url }: Request, env: Cloudflare.Env) {
  return isLocal(env) && new URL(url).pathname === '/development-time'
}
