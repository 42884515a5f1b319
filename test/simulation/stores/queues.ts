import type { Faults } from '../faults.ts'
import type { Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import type { Call } from '../world.ts'

export type Consumer = {
  queue: string
  max_batch_size?: number
  max_batch_timeout?: number
  max_retries?: number
  dead_letter_queue?: string
}

type Message = { id: string; body: unknown; attempts: number; sentAt: number }

/** Delivers a batch to a Worker; false if the Worker stopped or threw. */
type Deliver = (queue: string, messages: Message[], outcome: Outcome) => Promise<boolean>
export type Outcome = { acked: Set<string>; retried: Map<string, number>; isWhole?: 'acked' | 'retried' }

const usualRetries = 3

export class QueueOf {
  readonly consumer: Consumer
  readonly #waiting: Message[] = []
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #faults: Faults
  readonly #deliver: Deliver
  readonly #forward: (queue: string, body: unknown) => void
  #isTaking = false
  #coming = 0

  constructor(
    consumer: Consumer,
    world: { timeline: Timeline; random: Random; faults: Faults },
    deliver: Deliver,
    forward: (queue: string, body: unknown) => void,
  ) {
    this.consumer = consumer
    this.#timeline = world.timeline
    this.#random = world.random
    this.#faults = world.faults
    this.#deliver = deliver
    this.#forward = forward
  }

  get isEmpty() {
    return !this.#waiting.length && !this.#coming
  }

  send(body: unknown, delaySeconds = 0) {
    const message = { id: this.#random.uuid(), body: structuredClone(body), attempts: 0, sentAt: this.#timeline.now }
    const fault = this.#faults.drawn(['queue twice', 'queue late', 'queue gone'], this.consumer.queue)
    if (fault === 'queue gone') return
    const late = fault === 'queue late' ? this.#random.between(60_000, 900_000) : 0
    this.#put(message, delaySeconds * 1000 + late + this.#random.between(5, 200))
    if (fault === 'queue twice') this.#put({ ...message }, delaySeconds * 1000 + this.#random.between(5, 60_000))
  }

  #put(message: Message, milliseconds: number) {
    this.#coming++
    this.#timeline.after(milliseconds, () => {
      this.#coming--
      this.#waiting.push(message)
      this.#take()
    })
  }

  #take() {
    if (this.#isTaking || !this.#waiting.length) return
    this.#isTaking = true
    this.#timeline.after((this.consumer.max_batch_timeout ?? 1) * 1000, () => void this.#takeBatch())
  }

  async #takeBatch() {
    const size = this.consumer.max_batch_size ?? 10
    const batch = Array.from({ length: Math.min(size, this.#waiting.length) }, () => {
      const at = this.#random.between(0, Math.min(3, this.#waiting.length - 1))
      return this.#waiting.splice(at, 1)[0] as Message
    })
    for (const message of batch) message.attempts++
    const outcome: Outcome = { acked: new Set(), retried: new Map() }
    this.#coming += batch.length
    const isDone = this.#deliver(this.consumer.queue, batch, outcome)
    // The next batch doesn't wait for this one.
    this.#isTaking = false
    this.#take()
    const isAnswered = await isDone
    this.#coming -= batch.length
    const comesAgain = this.#faults.drawn(['queue again'], this.consumer.queue) !== undefined
    for (const message of batch) this.#settle(message, outcome, isAnswered, comesAgain)
  }

  #settle(message: Message, outcome: Outcome, isAnswered: boolean, comesAgain: boolean) {
    const asked = outcome.retried.get(message.id) ?? (outcome.isWhole === 'retried' ? 0 : undefined)
    const isAcked = isAnswered && asked === undefined
    if (isAcked && !comesAgain) return
    const most = this.consumer.max_retries ?? usualRetries
    if (!isAcked && message.attempts > most) {
      if (this.consumer.dead_letter_queue) this.#forward(this.consumer.dead_letter_queue, message.body)
      return
    }
    this.#put(message, (asked ?? 0) * 1000 + this.#random.between(1000, 5000))
  }
}

type Sending = { delaySeconds?: number }

export const queueOf = (queue: QueueOf, call: Call): Queue =>
  ({
    send: (body: unknown, { delaySeconds = 0 }: Sending = {}) =>
      call('queue', queue.consumer.queue, () => queue.send(body, delaySeconds)),
    sendBatch: (messages: Iterable<{ body: unknown } & Sending>, whole: Sending = {}) =>
      call('queue', queue.consumer.queue, () => {
        const all = [...messages]
        if (all.length > 100) throw new Error('Queue sendBatch failed: too many messages')
        for (const { body, delaySeconds = whole.delaySeconds ?? 0 } of all) queue.send(body, delaySeconds)
      }),
  }) as unknown as Queue
