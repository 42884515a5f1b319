import type { Chunks } from './lazy/chunks'
import { loadChunk } from './lazy/load'
import { keepPlace } from './memory'
import { Playback } from './playback'

export type PanelName = 'questions' | 'menu'

const stillMilliseconds = 3000

/** What a viewer opens, closes and sees around the talk. */
export class Surface extends Playback {
  panel: PanelName | undefined
  hasCaptions = true
  isStill = false
  isFilling = false
  readonly chunks: Chunks = {}
  declare page: boolean

  #stillTimer = 0
  #opener: HTMLElement | undefined

  toggleCaptions() {
    this.hasCaptions = !this.hasCaptions
    this.refresh()
  }

  toggleFullscreen() {
    if (!this.canGrow) return
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (this.requestFullscreen && !this.isFilling) this.requestFullscreen().catch(() => this.#fill(true))
    else this.#fill(!this.isFilling)
  }

  /** In a window of its own it fills that already; where the browser lets it fill no more there is nothing to press. */
  get canGrow() {
    return !this.page || document.fullscreenEnabled === true
  }

  get isFullscreen() {
    return this.isFilling || document.fullscreenElement?.contains(this) === true
  }

  togglePanel(name: PanelName) {
    if (this.panel === name) return this.closePanel()
    const focused = this.shadowRoot?.activeElement
    if (!this.panel && focused instanceof HTMLElement) this.#opener = focused
    this.panel = name
    void this.need(name)
  }

  /** The focus goes back to where it came from. */
  closePanel() {
    if (!this.panel) return
    this.panel = undefined
    this.refresh()
    this.#opener?.focus()
    this.#opener = undefined
  }

  /** Loads a part that the first slide does not need. */
  async need<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
    this.refresh()
    await loadChunk(this, name)
    this.refresh()
    return this.chunks[name]
  }

  startOver() {
    if (this.manifest) keepPlace(this.manifest.presentationId)
    this.talk?.goTo(0, 0, true)
  }

  tell(type: 'question' | 'action', detail: unknown) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
  }

  /** The controls show, and fade again when nothing stirs for a while. */
  stir = () => {
    clearTimeout(this.#stillTimer)
    this.#stillTimer = setTimeout(() => {
      this.isStill = true
      this.refresh()
    }, stillMilliseconds)
    if (!this.isStill) return
    this.isStill = false
    this.refresh()
  }

  /** For phones that let no element but a video fill the screen: over all else in the window, whatever is around it. */
  #fill(isFilling: boolean) {
    this.isFilling = isFilling
    this.toggleAttribute('filling', isFilling)
    if (isFilling) this.popover = 'manual'
    this.togglePopover?.(isFilling)
    if (!isFilling) this.popover = null
    this.refresh()
  }
}
