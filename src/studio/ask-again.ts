import type { ReactiveController, ReactiveControllerHost } from 'lit'

const [firstWait, longestWait] = [2000, 60_000]

/** Asks again while something is being made: soon at first, then less often. */
export class AskAgain implements ReactiveController {
  #wait = firstWait
  #timer: ReturnType<typeof setTimeout> | undefined
  #isHere = false
  readonly #host: ReactiveControllerHost
  readonly #isWaiting: () => boolean
  readonly #ask: () => Promise<unknown>

  constructor(host: ReactiveControllerHost, isWaiting: () => boolean, ask: () => Promise<unknown>) {
    this.#host = host
    this.#isWaiting = isWaiting
    this.#ask = ask
    host.addController(this)
  }

  hostConnected() {
    this.#isHere = true
  }

  hostUpdated() {
    if (!this.#isWaiting()) this.#wait = firstWait
    else if (this.#isHere) this.#timer ??= setTimeout(this.#askOnce, this.#wait)
  }

  hostDisconnected() {
    this.#isHere = false
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  readonly #askOnce = async () => {
    this.#wait = Math.min(this.#wait * 2, longestWait)
    await this.#ask()
    this.#timer = undefined
    this.#host.requestUpdate()
  }
}
