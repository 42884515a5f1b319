import type { ReactiveController, ReactiveControllerHost } from 'lit'

const typingPause = 250

/** A search text, which counts once there is a pause in typing. `told` is called then. */
export class Searched implements ReactiveController {
  text = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #host: ReactiveControllerHost
  readonly #told: ((text: string) => void) | undefined

  constructor(host: ReactiveControllerHost, told?: (text: string) => void) {
    this.#host = host
    this.#told = told
    host.addController(this)
  }

  readonly type = (typed: string) => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.enter(typed), typingPause)
  }

  /** Counts at once, without a pause. */
  enter(typed: string) {
    clearTimeout(this.#timer)
    if (typed.trim() === this.text) return
    this.text = typed.trim()
    this.#told?.(this.text)
    this.#host.requestUpdate()
  }

  hostDisconnected() {
    clearTimeout(this.#timer)
  }
}
