import { log } from './log'

type Handlers = { [kind: string]: (env: Env, message: never) => Promise<unknown> }

const backoffSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, 3600)

/**
 * Each message is acknowledged or retried on its own, so that a bad one never repeats its neighbours. What a
 * dead-letter queue brings was given up; whoever has something to close does so.
 */
export async function consume(batch: MessageBatch, env: Env, handlers: Handlers, givenUp: Handlers) {
  await Promise.all(batch.messages.map((message) => handle(message, batch.queue, env, handlers, givenUp)))
}

async function handle(message: Message, queue: string, env: Env, handlers: Handlers, givenUp: Handlers) {
  const kind = (message.body as { kind?: string } | null)?.kind ?? ''
  const about = { queue, messageId: message.id, kind, attempts: message.attempts }
  const isDead = queue.endsWith('-dead')
  if (isDead) log('error', { ...about, message: 'Given up after the last retry.', body: message.body })
  const handler = find(isDead ? givenUp : handlers, kind)
  try {
    if (handler) await handler(env, message.body as never)
    else if (!isDead) throw new Error('There is no handler for this kind of message.')
    message.ack()
  } catch (error) {
    log('error', { ...about, message: 'A message failed and will be retried.', error: String(error) })
    message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
}

const find = (handlers: Handlers, kind: string) => (Object.hasOwn(handlers, kind) ? handlers[kind] : undefined)

/** One that fails keeps no other from its end, and is still told of. */
export async function settleAll(work: Promise<unknown>[]) {
  const failures = (await Promise.allSettled(work)).filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failures) log('error', { message: 'A sweep failed.', error: String(reason) })
  if (failures.length) throw new Error(`${failures.length} of ${work.length} sweeps failed.`)
}
