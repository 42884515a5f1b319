import { env } from 'cloudflare:workers'
import type { Job } from '../../src/core/jobs/define-job'
import { alone, envOf } from './databases'
import { takeUpDue, workIn } from './running'

type Message = { kind: string }

/**
 * Runs the schedule once where this company is. Returns the messages with which its sweeps would continue, without
 * queuing them.
 */
export async function tick(id: string, jobs: Job[], now: number) {
  const messages: Message[] = []
  const JOBS = {
    send: async (message: Message) => void messages.push(message),
    sendBatch: async (batch: { body: Message }[]) => void messages.push(...batch.map(({ body }) => body)),
  }
  for (const job of jobs) await takeUpDue(alone(id, { ...env, JOBS }), [job], now)
  return { messages, bindings: envOf(id, { JOBS }) }
}

/**
 * Runs sweeps as the schedule would, to the end. Rows of other tests take places in the first run, and a message with a
 * later time must not run in the queue during the next test.
 */
export async function sweep(id: string, jobs: Job[], now: number) {
  const { messages, bindings } = await tick(id, jobs, now)
  // Running one may add others.
  for (const message of messages)
    await jobs.find(({ kind }) => kind === message.kind)?.run?.(workIn(bindings), message as never, {} as never)
}
