import { log } from '../../core/log'
import type { AnswerEvent } from './answer'
import type { Speaker } from './speak'

const encoder = new TextEncoder()
const event = (name: string, data: unknown) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

function encoded(told: AnswerEvent) {
  if (told.type === 'sources') return event('sources', { citations: told.citations })
  if (told.type === 'sentence') return event('sentence', told.sentence)
  return event('done', { answer: told.answer })
}

/** `onEnd` is called once, even if the client leaves. `leave` then aborts the work. */
export function streamOf(events: AsyncGenerator<AnswerEvent>, leave: AbortController, onEnd: () => void): Response {
  let isOver = false
  const end = () => {
    if (!isOver) onEnd()
    isOver = true
  }
  let hasTold = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The runtime sends what is enqueued only once the code yields, so without this pause the first event would wait
      // for the next.
      if (hasTold) await scheduler.wait(0)
      hasTold = true
      try {
        const { value, done } = await events.next()
        if (value) controller.enqueue(encoded(value))
        if (!done && value?.type !== 'done') return
      } catch (error) {
        log('error', { message: 'An answer broke off.', error: String(error) })
        controller.enqueue(event('error', { error: 'The answer broke off. Please ask again.' }))
      }
      controller.close()
      end()
    },
    // Not awaited: the read that is under way ends by itself through the signal.
    cancel() {
      leave.abort()
      void events.return(undefined).catch(() => undefined)
      end()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

export async function* granted(events: AsyncGenerator<AnswerEvent>, speaker: Pick<Speaker, 'grant'>) {
  for await (const event of events) {
    await speaker.grant()
    yield event
  }
}

export function lastOf(events: AsyncGenerator<AnswerEvent>) {
  let last: AnswerEvent | undefined
  const passing = (async function* () {
    for await (const event of events) {
      last = event
      yield event
    }
  })()
  return { events: passing, last: () => last }
}
