import type { ViewerEvent } from '../features/viewer/schemas'
import { viewerSession } from './memory'

const flushMilliseconds = 15_000
const mostAtOnce = 50

/** Tells how the talk is watched, a few events at a time; what could not be sent is sent when the network is back. */
export class Beacons {
  readonly #url: string
  #queue: ViewerEvent[] = []
  #slideId: string | undefined
  #seconds = 0
  #lastTick: number | undefined
  #timer = 0
  #hasStarted = false

  constructor(url: string) {
    this.#url = url
    document.addEventListener('visibilitychange', this.#leave)
    globalThis.addEventListener('pagehide', this.#leave)
    globalThis.addEventListener('online', this.flush)
  }

  started() {
    if (this.#hasStarted) return
    this.#hasStarted = true
    this.#add({ type: 'started' })
    this.#timer = setInterval(this.flush, flushMilliseconds)
  }

  reached(slideId: string | undefined) {
    if (slideId === this.#slideId) return
    this.#settle()
    this.#slideId = slideId
    if (slideId) this.#add({ type: 'slide_reached', slideId })
  }

  /** Called again and again; only what passes between two calls while playing counts. */
  tick(isPlaying: boolean) {
    const now = performance.now()
    if (isPlaying && this.#lastTick !== undefined) this.#seconds += Math.min(2, (now - this.#lastTick) / 1000)
    this.#lastTick = isPlaying ? now : undefined
    if (this.#seconds > 45) this.#settle()
  }

  happened(type: 'question_asked' | 'action_taken' | 'completed') {
    this.#add({ type, ...(this.#slideId && { slideId: this.#slideId }) })
    if (type === 'completed') this.flush()
  }

  flush = () => {
    this.#settle()
    if (!this.#hasStarted || !navigator.onLine) return
    while (this.#queue.length) {
      const events = this.#queue.slice(0, mostAtOnce)
      const body = JSON.stringify({ viewerSessionId: viewerSession(Date.now()), events })
      if (!navigator.sendBeacon(this.#url, body)) return
      this.#queue = this.#queue.slice(mostAtOnce)
    }
  }

  dispose() {
    this.flush()
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#leave)
    globalThis.removeEventListener('pagehide', this.#leave)
    globalThis.removeEventListener('online', this.flush)
  }

  #leave = () => {
    if (document.visibilityState === 'hidden') this.flush()
  }

  #settle() {
    if (this.#slideId && this.#seconds >= 0.5)
      this.#add({ type: 'watched', slideId: this.#slideId, seconds: Math.round(this.#seconds * 10) / 10 })
    this.#seconds = 0
  }

  #add(event: Omit<ViewerEvent, 'at'>) {
    this.#queue.push({ ...event, at: new Date().toISOString() })
  }
}
