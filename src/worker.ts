import { app } from './app'
import { consume, settleAll } from './core/queue'
import { announcing } from './features/notifications/outbox'
import { answerFromMemory } from './features/viewer/warm'
import { givenUp, handlers, sweeps } from './jobs'

export default {
  fetch: (request, env, context) =>
    answerFromMemory(request, context) ?? announcing(env, context, () => app.fetch(request, env, context)),
  queue: (batch, env, context) => announcing(env, context, () => consume(batch, env, handlers, givenUp)),
  scheduled: ({ scheduledTime: now }, env, context) =>
    announcing(env, context, () => settleAll(sweeps.map((sweep) => sweep(env, now)))),
} satisfies ExportedHandler<Env>
