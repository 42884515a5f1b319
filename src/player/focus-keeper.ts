import type { ReactiveController } from 'lit'
import type { PorchlightPlayer } from './player'

/** When a render removes the focused button, the play button takes the focus, or the next key press would leave the player. */
export class FocusKeeper implements ReactiveController {
  readonly #player: PorchlightPlayer
  #focused: Element | null | undefined

  constructor(player: PorchlightPlayer) {
    this.#player = player
    player.addController(this)
  }

  hostUpdate() {
    this.#focused = this.#player.shadowRoot?.activeElement
  }

  hostUpdated() {
    if (this.#focused?.isConnected === false) this.#player.shadowRoot?.querySelector<HTMLElement>('.main')?.focus()
  }
}
