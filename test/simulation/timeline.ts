type Event = { at: number; order: number; run: () => void }

/**
 * The only source of time. Nothing that waits continues by itself: one event is taken, everything that follows without
 * waiting happens, and only then comes the next.
 */
export class Timeline {
  now: number
  steps = 0
  #order = 0
  /** Runs work of the real machine, such as a signature, which takes real time but no simulated time. */
  #busy = 0
  readonly #events: Event[] = []

  constructor(now: number) {
    this.now = now
  }

  after(milliseconds: number, run: () => void): Event {
    const event = { at: this.now + Math.max(0, Math.round(milliseconds)), order: this.#order++, run }
    let at = this.#events.length
    this.#events.push(event)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, this.#at(parent))) break
      this.#events[at] = this.#at(parent)
      at = parent
    }
    this.#events[at] = event
    return event
  }

  cancel(event: Event) {
    event.run = () => undefined
  }

  wait(milliseconds: number) {
    return new Promise<void>((resolve) => this.after(milliseconds, resolve))
  }

  /** Lets time pass without anything happening, so everything due comes late. */
  jump(milliseconds: number) {
    this.now += milliseconds
  }

  async busy<Result>(work: Promise<Result>): Promise<Result> {
    this.#busy++
    try {
      return await work
    } finally {
      this.#busy--
    }
  }

  /** Runs until this time, or until `isDone`. */
  async run(until: number, isDone = () => false) {
    await this.#settle()
    while (!isDone()) {
      const next = this.#events[0]
      if (!next || next.at > until) break
      this.#take()
      this.now = Math.max(this.now, next.at)
      this.steps++
      next.run()
      await this.#settle()
    }
    if (!isDone()) this.now = Math.max(this.now, until)
  }

  /** Bodies of requests and responses are read in a few turns of Node's own event loop. */
  async #settle() {
    do for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    while (this.#busy > 0)
  }

  #at(index: number) {
    return this.#events[index] as Event
  }

  #take() {
    const last = this.#events.pop() as Event
    const { length } = this.#events
    if (!length) return
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      if (left >= length) break
      const child = right < length && isBefore(this.#at(right), this.#at(left)) ? right : left
      if (!isBefore(this.#at(child), last)) break
      this.#events[at] = this.#at(child)
      at = child
    }
    this.#events[at] = last
  }
}

const isBefore = (one: Event, other: Event) => one.at < other.at || (one.at === other.at && one.order < other.order)
