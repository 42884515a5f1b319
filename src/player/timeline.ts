import { estimatedSeconds, type Scene } from './scenes'

/** A scene's length is estimated from its text until its audio is known. */
export class Timeline {
  readonly #seconds: number[]

  constructor(scenes: Scene[]) {
    this.#seconds = scenes.map(({ track }) => estimatedSeconds(track))
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

  setSeconds(index: number, seconds: number) {
    this.#seconds[index] = seconds
  }

  positionAt(time: number) {
    let timeInScene = Math.min(Math.max(0, time), this.duration)
    let index = 0
    while (index < this.#seconds.length - 1 && timeInScene >= this.secondsOf(index))
      timeInScene -= this.secondsOf(index++)
    return { index, timeInScene }
  }
}
