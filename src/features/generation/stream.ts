import { log } from '../../core/log'
import type { ShownGeneration } from './queries'
import { generationOf } from './schemas'

const encoder = new TextEncoder()
const event = (name: string, data: unknown) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

const secondsBetween = 1
const mostSeconds = 240

const isOver = ({ status }: ShownGeneration) => ['ready', 'failed', 'cancelled'].includes(status)

/** The stream ends after some minutes; a client that still waits asks again. */
export function streamOf(first: ShownGeneration, read: () => Promise<ShownGeneration>): Response {
  let last = ''
  let row = first
  let turns = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        for (;;) {
          if (turns++) {
            await scheduler.wait(secondsBetween * 1000)
            row = await read()
          }
          const generation = generationOf(row)
          const state = JSON.stringify(generation)
          if (isOver(row)) {
            controller.enqueue(event('done', { generation }))
            return controller.close()
          }
          if (turns * secondsBetween > mostSeconds) return controller.close()
          if (state === last) continue
          last = state
          return controller.enqueue(event('progress', { generation }))
        }
      } catch (error) {
        log('error', { message: 'The progress of a deck broke off.', error: String(error) })
        controller.enqueue(event('error', { error: 'The progress broke off. Please ask again.' }))
        controller.close()
      }
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
