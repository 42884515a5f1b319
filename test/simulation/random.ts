import { createHash } from 'node:crypto'

/**
 * A seed gives the same numbers on every machine. Each purpose has its own stream, so that one doesn't affect another.
 */
export class Random {
  readonly #seed: string
  #state: number

  constructor(seed: string) {
    this.#seed = seed
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  }

  stream(purpose: string) {
    return new Random(`${this.#seed} ${purpose}`)
  }

  /** Returns at least 0 and less than 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(least: number, most: number) {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  happens(chance: number) {
    return this.next() < chance
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }

  bytes(length: number) {
    return Uint8Array.from({ length }, () => this.between(0, 255))
  }

  uuid() {
    const hex = Buffer.from(this.bytes(16)).toString('hex')
    const variant = '89ab'[this.between(0, 3)]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}
