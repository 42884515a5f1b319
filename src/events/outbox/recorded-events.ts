import { AsyncLocalStorage } from 'node:async_hooks'

const recorded = new AsyncLocalStorage<string[]>()

export const publishAfterwards = (eventIds: string[]) => recorded.getStore()?.push(...eventIds)

/**
 * Around every request, batch of messages and schedule. When the work ends, the events that it recorded are committed or
 * will never be; those that are go to the queue, without delaying the answer. The schedule sends those that the queue
 * did not take.
 */
export async function publishEventsAfter<Result>(
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const eventIds: string[] = []
  const result = await recorded.run(eventIds, work)
  if (eventIds.length) context.waitUntil(publish(env, eventIds))
  return result
}

async function publish(env: Env, eventIds: string[]) {
  const { publishEvents } = await import('./outbox')
  await publishEvents(env, eventIds)
}
