import type { ReactiveController } from 'lit'
import type { PorchlightPlayer } from './player'

export class Fullscreen implements ReactiveController {
  /** Phones that allow only a video in full screen get a popover that covers the window. */
  isFillingWindow = false
  readonly #player: PorchlightPlayer

  constructor(player: PorchlightPlayer) {
    this.#player = player
    player.addController(this)
  }

  hostConnected() {
    document.addEventListener('fullscreenchange', this.#player.refresh)
  }

  hostDisconnected() {
    document.removeEventListener('fullscreenchange', this.#player.refresh)
  }

  /** On its own page the player already fills the window, so the fallback would change nothing. */
  get isAvailable() {
    return !this.#player.page || document.fullscreenEnabled === true
  }

  get isActive() {
    return this.isFillingWindow || document.fullscreenElement?.contains(this.#player) === true
  }

  toggle() {
    if (!this.isAvailable) return
    const player = this.#player
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (player.requestFullscreen && !this.isFillingWindow)
      player.requestFullscreen().catch(() => this.#fillWindow(true))
    else this.#fillWindow(!this.isFillingWindow)
  }

  #fillWindow(isFilling: boolean) {
    const player = this.#player
    this.isFillingWindow = isFilling
    player.toggleAttribute('filling', isFilling)
    if (isFilling) player.popover = 'manual'
    player.togglePopover?.(isFilling)
    if (!isFilling) player.popover = null
    player.refresh()
  }
}
