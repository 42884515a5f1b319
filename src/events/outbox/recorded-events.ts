import { AsyncLocalStorage } from 'node:async_hooks'
import { atShard, type Bindings, nowhereName } from '../../core/database/shards'

type Recorded = { id: string; isCommitted: boolean }

/** By shard. */
const recorded = new AsyncLocalStorage<Map<string, Recorded[]>>()

/** Those that the batch wrote, if it did. */
export const publishAfterwards = (shard: string, eventIds: string[]) => add(shard, eventIds, false)

export const publishCommitted = (shard: string, eventIds: string[]) => add(shard, eventIds, true)

function add(shard: string, eventIds: string[], isCommitted: boolean) {
  if (shard === nowhereName) return
  const all = recorded.getStore()
  all?.set(shard, [...(all.get(shard) ?? []), ...eventIds.map((id) => ({ id, isCommitted }))])
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
  const all = new Map<string, Recorded[]>()
  const result = await recorded.run(all, work)
  for (const [shard, events] of all) if (events.length) context.waitUntil(publish(atShard(env, shard), events))
  return result
}

async function publish(env: Env, events: Recorded[]) {
  const { publishEvents } = await import('./outbox')
  const idsOf = (areCommitted: boolean) =>
    events.filter(({ isCommitted }) => isCommitted === areCommitted).map(({ id }) => id)
  await publishEvents(env, idsOf(true), idsOf(false))
}
