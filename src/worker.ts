import { consume, settleAll } from './core/queue'
import { publishEventsAfter } from './features/notifications/recorded-events'
import { answerFromMemory } from './features/viewer/answer-from-memory'
import { isForLinks, links } from './links'

/** Companies, queues and schedules have modules that are evaluated on first use, so that a link starts fast. */
export default {
  fetch: (request, env, context) =>
    answerFromMemory(request, env) ??
    publishEventsAfter(env, context, async () => {
      const app = isForLinks(request) ? links : (await import('./app')).app
      return app.fetch(request, env, context)
    }),
  queue: async (batch, env, context) => {
    const { givenUp, handlers } = await import('./jobs')
    return publishEventsAfter(env, context, () => consume(batch, env, context, handlers, givenUp))
  },
  scheduled: async ({ scheduledTime: now }, env, context) => {
    const { sweeps } = await import('./jobs')
    return publishEventsAfter(env, context, () => settleAll(sweeps.map((sweep) => sweep(env, now))))
  },
} satisfies ExportedHandler<Env>
