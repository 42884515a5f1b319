import type { ReactiveController, ReactiveControllerHost } from 'lit'

const typingPause = 250

/** What somebody looks for: what was typed, once there is a pause. */
export class Searched implements ReactiveController {
  text = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #host: ReactiveControllerHost

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  readonly type = (typed: string) => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.text = typed.trim()
      this.#host.requestUpdate()
    }, typingPause)
  }

  hostDisconnected() {
    clearTimeout(this.#timer)
  }
}
