import type { PorchlightPlayer } from './player'

const hideAfterMilliseconds = 3000

const visible = ':is(button, a, input):not(.controls *)'

export class ControlsVisibility {
  isIdle = false
  pointer = ''
  readonly #player: PorchlightPlayer
  #timer = 0
  #isRevealing = false

  constructor(player: PorchlightPlayer) {
    this.#player = player
    player.addEventListener('pointerdown', this.#onPointerDown, { capture: true })
    player.addEventListener('click', this.#onClick, { capture: true })
    for (const type of ['pointermove', 'focusin', 'keydown']) player.addEventListener(type, this.show)
  }

  get isTouch() {
    return this.pointer === 'touch' || this.pointer === 'pen'
  }

  get areHidden() {
    return this.isIdle && !this.#player.paused && !this.#player.panels.current
  }

  show = () => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#hideUnlessUsed, hideAfterMilliseconds)
    this.#setIdle(false)
  }

  hide() {
    clearTimeout(this.#timer)
    this.#setIdle(true)
  }

  /**
   * A touch on the stage or on hidden controls only shows them, because the viewer couldn't see what was under the
   * finger.
   */
  #onPointerDown = (event: PointerEvent) => {
    this.pointer = event.pointerType
    const [target] = event.composedPath() as Element[]
    this.#isRevealing = this.areHidden && this.isTouch && !target?.closest(visible)
    if (this.#isRevealing) event.stopPropagation()
    this.show()
  }

  #onClick = (event: MouseEvent) => {
    if (this.#isRevealing && event.detail > 0) event.stopPropagation()
    this.#isRevealing = false
  }

  #hideUnlessUsed = () => {
    if (this.#areInUse()) this.show()
    else this.hide()
  }

  #areInUse() {
    const root = this.#player.shadowRoot
    const isUnderPointer =
      this.pointer === 'mouse' && root?.querySelector(':is(.controls, .notice, .header .pill):hover')
    return isUnderPointer || root?.querySelector(':is(.controls, .notice, .header) :focus-visible')
  }

  #setIdle(isIdle: boolean) {
    if (this.isIdle === isIdle) return
    this.isIdle = isIdle
    this.#player.refresh()
  }
}
