import type { ReactiveControllerHost } from 'lit'
import { type LiveViewer, Watching } from '../../watching'

type Slide = { id: string; seconds: number }

const second = 1000

/**
 * What a homeowner watches while the page is open. The seconds are counted here, because they are recorded only when she
 * leaves; then `left` is called.
 */
export class LiveStrip {
  readonly #watching: Watching
  readonly #seconds = new Map<string, number>()
  readonly #id: () => string

  constructor(host: ReactiveControllerHost, id: () => string, left: () => void) {
    this.#id = id
    this.#watching = new Watching(host, (told) => {
      if (told.type !== 'left' || told.viewer.presentationId !== id()) return
      this.#seconds.clear()
      left()
    })
    let timer: ReturnType<typeof setInterval> | undefined
    host.addController({
      hostConnected: () => {
        timer = setInterval(() => this.#count() && host.requestUpdate(), second)
      },
      hostDisconnected: () => clearInterval(timer),
    })
  }

  get viewer(): LiveViewer | undefined {
    return this.#watching.viewers.find(({ presentationId }) => presentationId === this.#id())
  }

  /** The recorded seconds and those of this minute. */
  added<Each extends Slide>(slides: Each[]): Each[] {
    return slides.map((slide) => ({ ...slide, seconds: slide.seconds + (this.#seconds.get(slide.id) ?? 0) }))
  }

  #count() {
    const { viewer } = this
    if (!viewer?.isPlaying || !viewer.slideId) return false
    this.#seconds.set(viewer.slideId, (this.#seconds.get(viewer.slideId) ?? 0) + 1)
    return true
  }
}
