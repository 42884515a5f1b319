import { atShard, type Bindings } from '../database/shards'
import { isMoving } from '../http/errors'
import { log } from '../log'
import type { Job } from './define-job'

export type MessageContext = { queue: string; waitUntil: (work: Promise<unknown>) => void }

const backoffSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, 3600)

/** Each message is acknowledged or retried on its own, because a failed batch would repeat all of its messages. */
export async function consume(
  batch: MessageBatch,
  env: Bindings,
  execution: Pick<ExecutionContext, 'waitUntil'>,
  jobs: Job[],
) {
  const context = { queue: batch.queue, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) }
  await Promise.all(batch.messages.map((message) => handle(message, env, context, jobs)))
}

async function handle(message: Message, env: Bindings, context: MessageContext, jobs: Job[]) {
  const { queue } = context
  const { kind = '', shard = '' } = (message.body ?? {}) as { kind?: string; shard?: string }
  const about = { queue, messageId: message.id, kind, shard, attempts: message.attempts }
  const isDead = queue.endsWith('-dead')
  if (isDead) log('error', { ...about, message: 'Given up after the last retry.', body: message.body })
  try {
    const job = jobs.find((each) => each.kind === kind)
    if (isDead) await job?.giveUp?.(atShard(env, shard), message.body as never)
    else if (job?.run) await job.run(atShard(env, shard), message.body as never, context)
    else throw new Error('There is no job for this kind of message.')
    message.ack()
  } catch (error) {
    if (isMoving(error)) return message.retry({ delaySeconds: 10 })
    log('error', { ...about, message: 'A message failed and will be retried.', error: String(error) })
    message.retry({ delaySeconds: backoffSeconds(message.attempts) })
  }
}
