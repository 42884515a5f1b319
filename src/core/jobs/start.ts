import { log } from '../log'

export type QueueName = 'JOBS' | 'EVENTS' | 'DELIVERIES' | 'DELIVERIES_SLOW'

type Message = { kind: string; [name: string]: unknown }

const messagesAtOnce = 100

/** A message says where its rows are, because a company that moves keeps its ids. */
const placed = ({ SHARD }: Env, message: Message) => ({ ...message, shard: SHARD })

export async function sendAll(env: Env, queue: QueueName, messages: Message[], delaySeconds?: number) {
  const delay = delaySeconds !== undefined && { delaySeconds }
  for (let start = 0; start < messages.length; start += messagesAtOnce)
    await env[queue].sendBatch(
      messages.slice(start, start + messagesAtOnce).map((message) => ({ body: placed(env, message), ...delay })),
    )
}

/** Never throws. The rows are committed, and the schedule finds what the queue didn't take. */
export const startJob = (env: Env, message: Message, queue: QueueName = 'JOBS', delaySeconds?: number) =>
  orWait([message], () =>
    delaySeconds === undefined
      ? env[queue].send(placed(env, message))
      : env[queue].send(placed(env, message), { delaySeconds }),
  )

export const startJobs = (env: Env, messages: Message[], queue: QueueName = 'JOBS', delaySeconds?: number) =>
  orWait(messages, () => sendAll(env, queue, messages, delaySeconds))

async function orWait(messages: Message[], send: () => Promise<unknown>) {
  try {
    await send()
  } catch (error) {
    log('warn', {
      message: 'Work waits for the schedule.',
      first: messages[0],
      count: messages.length,
      error: String(error),
    })
  }
}
