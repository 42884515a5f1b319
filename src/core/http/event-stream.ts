import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { log } from '../log'
import { matchedRoute } from './access'

export type SentEvent = { event: string; data: unknown }

/** `leave` is aborted when the client disconnects, to end whatever the generator is waiting for. */
export function streamEvents(
  c: Context,
  events: AsyncGenerator<SentEvent>,
  brokenOff: string,
  leave = new AbortController(),
): Response {
  const response = streamSSE(c, async (stream) => {
    // Not awaited, because the signal ends the read that is under way.
    stream.onAbort(() => {
      leave.abort()
      void events.return(undefined).catch(() => undefined)
    })
    try {
      for await (const { event, data } of events) {
        await stream.writeSSE({ event, data: JSON.stringify(data) })
        // The runtime sends what was written only once the code yields. Without this pause, each event would wait for
        // the next.
        await stream.sleep(0)
      }
    } catch (error) {
      log('error', { message: 'A stream of events broke off.', route: matchedRoute(c)?.path, error: String(error) })
      await stream.writeSSE({ event: 'error', data: JSON.stringify({ error: brokenOff, code: 'internal_error' }) })
    }
  })
  response.headers.set('cache-control', 'no-store')
  return response
}
