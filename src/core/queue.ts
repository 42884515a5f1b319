import { log } from './log'

type Handlers = { [kind: string]: (env: Env, message: never) => Promise<unknown> }

const backoffSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, 3600)

/**
 * Each message is acknowledged or retried on its own, so that a bad one never repeats its neighbours. What ends in a
 * queue of the dead is told, and handed to whoever has something to put in order.
 */
export async function consume(batch: MessageBatch, env: Env, handlers: Handlers, givenUp: Handlers = {}) {
  await Promise.all(batch.messages.map((message) => handle(message, batch.queue, env, handlers, givenUp)))
}

async function handle(message: Message, queue: string, env: Env, handlers: Handlers, givenUp: Handlers) {
  const kind = (message.body as { kind?: string } | null)?.kind ?? ''
  const about = { queue, messageId: message.id, kind, attempts: message.attempts }
  const isDead = queue.endsWith('-dead')
  if (isDead) log('error', { ...about, message: 'Given up after the last retry.', body: message.body })
  const known = isDead ? givenUp : handlers
  const handler = Object.hasOwn(known, kind) ? known[kind] : undefined
  try {
    if (!handler && !isDead) throw new Error('There is no handler for this kind of message.')
    await handler?.(env, message.body as never)
    message.ack()
  } catch (error) {
    log('error', { ...about, message: 'A message failed and will be retried.', error: String(error) })
    message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
}
