import { AsyncLocalStorage } from 'node:async_hooks'
import { atShard, type Bindings, nowhereName } from '../../core/database/shards'

/** By shard. */
const recorded = new AsyncLocalStorage<Map<string, string[]>>()

export function publishAfterwards(shard: string, eventIds: string[]) {
  const all = shard === nowhereName ? undefined : recorded.getStore()
  all?.set(shard, [...(all.get(shard) ?? []), ...eventIds])
}

/**
 * Around every request, batch of messages and schedule. When the work ends, the events that it recorded are committed or
 * will never be; those that are go to the queue, without delaying the answer. The schedule sends those that the queue
 * did not take.
 */
export async function publishEventsAfter<Result>(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const all = new Map<string, string[]>()
  const result = await recorded.run(all, work)
  for (const [shard, eventIds] of all) if (eventIds.length) context.waitUntil(publish(atShard(env, shard), eventIds))
  return result
}

async function publish(env: Env, eventIds: string[]) {
  const { publishEvents } = await import('./outbox')
  await publishEvents(env, eventIds)
}
