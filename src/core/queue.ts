import { log } from './log'

export type MessageContext = { queue: string; waitUntil: (work: Promise<unknown>) => void }

type Handlers = { [kind: string]: (env: Env, message: never, context: MessageContext) => Promise<unknown> }
type LastHandlers = { [kind: string]: (env: Env, message: never) => Promise<unknown> }

const backoffSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, 3600)

/**
 * Each message is acknowledged or retried on its own, because a failed batch would repeat all of its messages. `givenUp`
 * handles those of the dead-letter queue, which no retry helped.
 */
export async function consume(
  batch: MessageBatch,
  env: Env,
  execution: Pick<ExecutionContext, 'waitUntil'>,
  handlers: Handlers,
  givenUp: LastHandlers,
) {
  const context = { queue: batch.queue, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) }
  await Promise.all(batch.messages.map((message) => handle(message, env, context, handlers, givenUp)))
}

async function handle(message: Message, env: Env, context: MessageContext, handlers: Handlers, givenUp: LastHandlers) {
  const { queue } = context
  const kind = (message.body as { kind?: string } | null)?.kind ?? ''
  const about = { queue, messageId: message.id, kind, attempts: message.attempts }
  const isDead = queue.endsWith('-dead')
  if (isDead) log('error', { ...about, message: 'Given up after the last retry.', body: message.body })
  try {
    if (isDead) await find(givenUp, kind)?.(env, message.body as never)
    else await handlerOf(handlers, kind)(env, message.body as never, context)
    message.ack()
  } catch (error) {
    log('error', { ...about, message: 'A message failed and will be retried.', error: String(error) })
    message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
}

const find = <Handler>(handlers: { [kind: string]: Handler }, kind: string) =>
  Object.hasOwn(handlers, kind) ? handlers[kind] : undefined

function handlerOf(handlers: Handlers, kind: string) {
  const handler = find(handlers, kind)
  if (!handler) throw new Error('There is no handler for this kind of message.')
  return handler
}

export async function settleAll(work: Promise<unknown>[]) {
  const failures = (await Promise.allSettled(work)).filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failures) log('error', { message: 'A sweep failed.', error: String(reason) })
  if (failures.length) throw new Error(`${failures.length} of ${work.length} sweeps failed.`)
}
