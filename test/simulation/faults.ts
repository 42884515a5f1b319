import type { Random } from './random.ts'

export const faultKinds = {
  'd1 before': 'D1 fails before the statement.',
  'd1 after': 'D1 commits, and the answer is lost.',
  'd1 slow': 'D1 takes seconds.',
  'd1 overloaded': 'D1 answers that it is overloaded.',
  'kv stale': 'KV gives a value, or a miss, that is up to a minute old.',
  'kv before': 'KV fails.',
  'r2 before': 'R2 fails.',
  'r2 after': 'R2 stores, and the answer is lost.',
  'queue lost': 'A send fails before the queue has it.',
  'queue after': 'The queue has it, and the answer is lost.',
  'queue gone': 'The queue loses a message that it took.',
  'queue twice': 'A message comes twice.',
  'queue late': 'A message comes minutes late.',
  'queue again': 'A batch comes again although it was acknowledged.',
  'object before': 'A Durable Object can’t be reached.',
  'object after': 'A Durable Object does its work, and the answer is lost.',
  'socket cut': 'A WebSocket breaks, and its ends notice at different times.',
  'fetch refused': 'Another service answers 500.',
  'fetch late': 'Another service answers after its caller gave up.',
  'fetch after': 'Another service does its work, and its answer is lost.',
  'email before': 'The mail service fails.',
  'isolate stopped': 'An isolate stops, and all that it was doing is gone.',
} as const

export type FaultKind = keyof typeof faultKinds

export type Fault = { number: number; at: number; kind: FaultKind; what: string }

/** Decides which faults happen and when. `most` stops all faults after that many, which is how a run is shrunk. */
export class Faults {
  readonly injected: Fault[] = []
  isCalm = false
  readonly #random: Random
  readonly #rate: number
  readonly #most: number
  readonly #clock: { now: number }

  constructor(random: Random, clock: { now: number }, rate: number, most: number) {
    this.#random = random
    this.#rate = rate
    this.#most = most
    this.#clock = clock
  }

  /**
   * Returns the fault that happens now, if any. A number is drawn in any case, so that leaving out faults changes
   * nothing else.
   */
  drawn(kinds: readonly FaultKind[], what: string, factor = 1): FaultKind | undefined {
    const drawn = this.#random.next()
    const chosen = this.#random.one(kinds)
    if (this.isCalm || drawn >= this.#rate * factor) return undefined
    if (this.injected.length >= this.#most) return undefined
    this.injected.push({ number: this.injected.length + 1, at: this.#clock.now, kind: chosen, what })
    return chosen
  }
}
