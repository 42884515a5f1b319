import { isLocal } from './core/settings'
import { createLinks, matching } from './links'
import { shownWithDecks } from './shown-with-decks'

const effects = async () => (await import('./effects')).effects

const parts = { effects, loadShown: shownWithDecks }
const links = createLinks(parts)
const isForLinks = matching(links)

let app: Promise<ReturnType<typeof import('./app').createApp>> | undefined

/** Code that only companies need is evaluated on first use, so that a link starts fast. */
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
  /** Only `wrangler dev` calls this, because it runs only the first Worker's schedule. */
  scheduled: ({ scheduledTime }, env) => env.ON_DEMAND.runSchedule(scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>

/** On a laptop, the jobs Worker itself provides the time for its seals. */
function isForTime({ url }: Request, env: Cloudflare.Env) {
  return isLocal(env) && new URL(url).pathname === '/development-time'
}
