import { Attention } from './attention'
import { english, inLanguage, type Labels, primary } from './labels'
import type { Chunks } from './lazy/chunks'
import { loadChunk } from './lazy/load'
import { keepPlace } from './memory'
import { Playback } from './playback'
import type { Talk } from './talk'

export type PanelName = 'questions' | 'menu'

/** Where a panel is a sheet that covers the controls, and the talk waits behind it: as the style sheets have it. */
const narrow = 519
const narrowUpright = 640

/** What has a use of its own when it is pressed. */
const ownTouch = 'button, a, input, .offer, .panel, .controls, .ending, .notice'

/** What a viewer opens, closes and sees around the talk. */
export class Surface extends Playback {
  panel: PanelName | undefined
  hasCaptions = true
  labels: Labels = english
  isFilling = false
  readonly chunks: Chunks = {}
  declare page: boolean
  readonly attention = new Attention({
    isPlaying: () => !this.paused && !this.panel,
    root: () => this.shadowRoot,
    refresh: this.refresh,
  })

  #language: string | null = null
  #opener: HTMLElement | undefined

  get isSheet() {
    const { clientWidth, clientHeight } = this
    return clientWidth <= (clientHeight >= clientWidth ? narrowUpright : narrow)
  }

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
    if (this.isSheet) this.talk?.hold()
    void this.need(name).then(() => this.#enter(name))
  }

  /** The focus goes back to where it came from, and a talk that waited goes on. */
  closePanel() {
    if (!this.panel) return
    const hadFocus = this.shadowRoot?.activeElement?.closest('.panel')
    this.dropPanel()
    this.attention.stir()
    this.talk?.release()
    const opener = this.#opener
    this.#opener = undefined
    if (hadFocus || opener) void this.updateComplete.then(() => this.#focus(opener?.isConnected ? opener : '.ask'))
  }

  /** Out of an answer, and out of what would lie over the talk. */
  backToTalk() {
    this.talk?.resume()
    if (this.isSheet) this.closePanel()
  }

  /** After an answer a sheet makes room for the talk, unless another question is being written in it. */
  protected answered() {
    if (!this.isSheet || this.panel !== 'questions') return
    if (this.shadowRoot?.querySelector<HTMLInputElement>('.field')?.value) this.talk?.hold()
    else this.closePanel()
  }

  protected dropPanel() {
    this.panel = undefined
    this.refresh()
  }

  /** Loads a part that the first slide does not need. */
  async need<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
    this.refresh()
    await loadChunk(this, name)
    this.refresh()
    return this.chunks[name]
  }

  /** Once it plays there is time to fetch what a tap may ask for, so that it opens at once, even offline. */
  protected async needRest(talk: Talk) {
    if (talk.scenes.some((scene) => scene.slide?.productData)) await this.need('pricing')
    for (const name of ['questions', 'menu', 'actions', 'ending'] as const) await this.need(name)
  }

  /** In English until the words of another language have come. */
  protected speak(language: string | null) {
    this.#language = language
    this.labels = inLanguage(language, this.chunks.languages?.labels)
    if (this.labels.language === primary(language) || this.chunks.languages) return
    void this.need('languages').then((chunk) => {
      this.labels = inLanguage(this.#language, chunk?.labels)
      this.refresh()
    })
  }

  startOver() {
    if (this.manifest) keepPlace(this.manifest.presentationId)
    this.talk?.goTo(0, 0, true)
  }

  tell(type: 'question' | 'action', detail: unknown) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
  }

  /** A click pauses and goes on, as on every video; a finger makes the controls come and go. */
  tapStage = (event: Event) => {
    const { talk } = this
    // The path, because a button may have drawn itself anew by now, and what was pressed in it is gone.
    const isOwn = event.composedPath().some((each) => each instanceof Element && each.matches(ownTouch))
    if (!talk || talk.state === 'ended' || isOwn) return
    if (talk.state === 'idle' || talk.isBlocked) talk.play()
    else if (this.panel && this.isSheet) this.closePanel()
    else if (!this.attention.isTouch) this.toggle()
    else if (!this.paused) this.attention.fade()
  }

  /** A finger gets no keyboard on the screen that it did not ask for. */
  async #enter(name: PanelName) {
    await this.updateComplete
    if (this.panel === name) this.#focus(this.attention.isTouch ? '.panel' : '.panel [data-first]')
  }

  #focus(place: string | HTMLElement) {
    const element = typeof place === 'string' ? this.shadowRoot?.querySelector<HTMLElement>(place) : place
    element?.focus({ preventScroll: true })
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
