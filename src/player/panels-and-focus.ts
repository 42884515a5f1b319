import type { ReactiveController } from 'lit'
import type { PorchlightPlayer } from './player'

export type PanelName = 'questions' | 'menu' | 'booking' | 'contract' | 'keys'

/** Must match the style sheets, which up to these widths show a panel as a sheet over the controls. */
const sheetWidth = 519
const uprightSheetWidth = 640

export class Panels {
  current: PanelName | undefined
  readonly #player: PorchlightPlayer
  #opener: HTMLElement | undefined

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  get isSheet() {
    const { clientWidth, clientHeight } = this.#player
    return clientWidth <= (clientHeight >= clientWidth ? uprightSheetWidth : sheetWidth)
  }

  toggle(name: PanelName) {
    if (this.current === name) return this.close()
    const { shadowRoot, playback, chunks } = this.#player
    const focused = shadowRoot?.activeElement
    if (!this.current && focused instanceof HTMLElement) this.#opener = focused
    this.current = name
    if (this.isSheet) playback?.pauseTemporarily()
    if (!chunks.loaded[name]) void this.#focusPanel(name)
    void chunks.load(name).then(() => this.#focusPanel(name))
  }

  close() {
    if (!this.current) return
    const player = this.#player
    const hadFocus = player.shadowRoot?.activeElement?.closest('.panel')
    this.discard()
    player.controlsVisibility.show()
    player.playback?.endTemporaryPause()
    const opener = this.#opener
    this.#opener = undefined
    if (hadFocus || opener) void player.updateComplete.then(() => this.#focus(opener?.isConnected ? opener : '.ask'))
  }

  discard() {
    this.current = undefined
    this.#player.refresh()
  }

  backToPresentation() {
    this.#player.playback?.leaveAnswer()
    if (this.isSheet) this.close()
  }

  /** A sheet hides the presentation, so it closes unless the viewer is writing the next question. */
  onAnswerEnded() {
    if (!this.isSheet || this.current !== 'questions') return
    if (this.#player.shadowRoot?.querySelector<HTMLInputElement>('.field')?.value)
      this.#player.playback?.pauseTemporarily()
    else this.close()
  }

  /** Focusing the text field on a touch screen would open the keyboard unasked. */
  async #focusPanel(name: PanelName) {
    await this.#player.updateComplete
    if (this.current === name) this.#focus(this.#player.controlsVisibility.isTouch ? '.panel' : '.panel [data-first]')
  }

  #focus(target: string | HTMLElement) {
    const element = typeof target === 'string' ? this.#player.shadowRoot?.querySelector<HTMLElement>(target) : target
    element?.focus({ preventScroll: true })
  }
}

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
