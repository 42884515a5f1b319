import { type Work, workAt } from '../database/commit'
import { atShard, type Bindings } from '../database/shards'
import { isMoving } from '../http/errors'
import { log } from '../log'
import type { Jobs } from './define-job'

/**
 * Work passed to this `waitUntil` may continue after the message is acknowledged. The `waitUntil` of `Work` holds up
 * the acknowledgment.
 */
export type MessageContext = { queue: string; waitUntil: (work: Promise<unknown>) => void }

/**
 * A long delay, so the few retries outlast a move. If the company has gone elsewhere, the schedule finds what is due
 * there.
 */
const movingSeconds = 60

const backoffSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, 3600)

/** Each message is acknowledged or retried on its own, because a failed batch would repeat all of its messages. */
export async function consume(
  batch: MessageBatch,
  env: Bindings,
  execution: Pick<ExecutionContext, 'waitUntil'>,
  jobs: Jobs,
) {
  const context = { queue: batch.queue, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) }
  await Promise.all(batch.messages.map((message) => handle(message, env, context, jobs)))
}

async function handle(message: Message, env: Bindings, context: MessageContext, { all, effects }: Jobs) {
  const { queue } = context
  const { kind = '', shard = '' } = (message.body ?? {}) as { kind?: string; shard?: string }
  const about = { queue, messageId: message.id, kind, shard, attempts: message.attempts }
  const isDead = queue.endsWith('-dead')
  if (isDead) log('error', { ...about, message: 'Given up after the last retry.', body: withoutWords(message.body) })
  try {
    const job = all.find((each) => each.kind === kind)
    const run = isDead ? job?.giveUp : job?.run
    if (!run && !isDead) throw new Error('There is no job for this kind of message.')
    if (run) await doWork(atShard(env, shard), effects, (work) => run(work, message.body as never, context))
    message.ack()
  } catch (error) {
    if (isMoving(error)) return message.retry({ delaySeconds: movingSeconds })
    log('error', { ...about, message: 'A message failed and will be retried.', error: String(error) })
    message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
}

/** A message may carry a homeowner's own text, which has to stay out of logs. */
const withoutWords = (body: unknown) => ({ ...(body as object), kept: undefined })

/** Ends once everything it started has ended too, so a failure there makes the queue send the message again. */
export async function doWork<Result>(env: Env, effects: Work['effects'], run: (work: Work) => Promise<Result>) {
  const started: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => {
    started.push(work)
    // The result is checked below, but a rejection before that would count as unhandled.
    work.catch(() => undefined)
  }
  const outcomes: PromiseSettledResult<unknown>[] = []
  const [outcome] = await Promise.allSettled([run(workAt({ effects, waitUntil }, env))])
  while (started.length) outcomes.push(...(await Promise.allSettled(started.splice(0))))
  for (const each of [outcome, ...outcomes]) if (each.status === 'rejected') throw each.reason
  return (outcome as PromiseFulfilledResult<Result>).value
}
