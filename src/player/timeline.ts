import { estimate, type Scene } from './scenes'

/** Where each scene lies in the whole talk, as far as it is known how long each takes. */
export class Timeline {
  readonly #seconds: number[]

  constructor(scenes: Scene[]) {
    this.#seconds = scenes.map(({ track }) => estimate(track))
  }

  get duration() {
    return this.startOf(this.#seconds.length)
  }

  secondsOf(index: number) {
    return this.#seconds[index] ?? 0
  }

  startOf(index: number) {
    return this.#seconds.slice(0, index).reduce((total, seconds) => total + seconds, 0)
  }

  learn(index: number, seconds: number) {
    this.#seconds[index] = seconds
  }

  /** The scene at a moment of the whole, and the moment within it. */
  placeAt(time: number) {
    let rest = Math.min(Math.max(0, time), this.duration)
    let index = 0
    while (index < this.#seconds.length - 1 && rest >= this.secondsOf(index)) rest -= this.secondsOf(index++)
    return { index, rest }
  }
}
