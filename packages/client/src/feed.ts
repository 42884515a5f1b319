import type { components } from './api.d.ts'
import type { Query, Send } from './calls.ts'
import { pause } from './retry.ts'

/** What happened, with the id that a webhook has for the same event. `type` determines the fields of `data`. */
export type FeedEvent = components['schemas']['Event']

export type FeedOptions = Omit<Query<'/api/events'>, 'after'> & {
  after?: string | undefined
  signal?: AbortSignal
  /** Gets the cursor once your loop is done with everything before it. Store it, and pass it as `after` next time. */
  onCursor?: (cursor: string) => unknown
}

/** Ends at the newest event, or with `everySeconds`, waits for the next one. */
export async function* readFeed(
  send: Send,
  { signal, onCursor, after, ...query }: FeedOptions,
  everySeconds?: number,
): AsyncGenerator<FeedEvent, void, undefined> {
  for (let cursor = after; ; ) {
    const asked = { ...query, ...(cursor !== undefined && { after: cursor }) }
    const { data } = await send('get', '/api/events', { params: { query: asked }, ...(signal && { signal }) })
    const { events, nextCursor } = data as { events: FeedEvent[]; nextCursor: string }
    yield* events
    const isNewest = nextCursor === cursor
    if (!isNewest) await onCursor?.(nextCursor)
    cursor = nextCursor
    if (!isNewest) continue
    if (everySeconds === undefined) return
    await pause(everySeconds, signal)
  }
}
