import type { ReactiveController } from 'lit'
import type { PorchlightPlayer } from './player'

/** If a render removes the focused button, the focus would leave the player, so the play button takes it. */
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
