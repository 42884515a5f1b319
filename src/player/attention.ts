const stillMilliseconds = 3000

type Watched = { isPlaying: () => boolean; root: () => ShadowRoot | null; refresh: () => void }

/** The controls show while somebody is at them, and fade when nothing stirs for a while. */
export class Attention {
  isStill = false
  /** What was touched last: a finger, a pen, a mouse. */
  pointer = ''
  readonly #watched: Watched
  #timer = 0
  #isWaking = false

  constructor(watched: Watched) {
    this.#watched = watched
  }

  get isTouch() {
    return this.pointer === 'touch' || this.pointer === 'pen'
  }

  get isFaded() {
    return this.isStill && this.#watched.isPlaying()
  }

  stir = () => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#fadeUnlessUsed, stillMilliseconds)
    this.#become(false)
  }

  fade() {
    clearTimeout(this.#timer)
    this.#become(true)
  }

  /** A finger on what has faded only brings it back: nobody presses what cannot be seen. */
  down = (event: PointerEvent) => {
    this.pointer = event.pointerType
    this.#isWaking = this.isFaded && this.isTouch
    if (this.#isWaking) event.stopPropagation()
    this.stir()
  }

  click = (event: MouseEvent) => {
    if (this.#isWaking && event.detail > 0) event.stopPropagation()
    this.#isWaking = false
  }

  #fadeUnlessUsed = () => {
    if (this.#isUsed()) this.stir()
    else this.fade()
  }

  #isUsed() {
    const root = this.#watched.root()
    const isUnderPointer =
      this.pointer === 'mouse' && root?.querySelector(':is(.controls, .notice, .header .pill):hover')
    return isUnderPointer || root?.querySelector(':is(.controls, .notice, .header) :focus-visible')
  }

  #become(isStill: boolean) {
    if (this.isStill === isStill) return
    this.isStill = isStill
    this.#watched.refresh()
  }
}
