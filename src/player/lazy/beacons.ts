import type { ViewerEvent } from '../../features/viewer/schemas'
import { viewerSessionId } from './viewer-session'

const firstFlush = 60_000
/** Beacons are rare, because each costs a database write. The rest is sent at the end and when the page is left. */
const nextFlush = 6 * firstFlush
const mostAtOnce = 50

export class Beacons {
  readonly #url: string | undefined
  #queue: ViewerEvent[] = []
  readonly #watched = new Map<string, number>()
  #slideId: string | undefined
  #lastTick: number | undefined
  #flushedAt = 0
  #untilNext = firstFlush
  #timer = 0
  #hasStarted = false

  constructor(url: string | undefined) {
    this.#url = url
    document.addEventListener('visibilitychange', this.#leave)
    globalThis.addEventListener('pagehide', this.#leave)
    globalThis.addEventListener('online', this.#flushIfDue)
  }

  started() {
    if (this.#hasStarted) return
    this.#hasStarted = true
    this.#add({ type: 'started' })
    this.#waitForNext(firstFlush)
  }

  reached(slideId: string | undefined) {
    if (slideId === this.#slideId) return
    this.#slideId = slideId
    if (slideId) this.#watched.set(slideId, this.#watched.get(slideId) ?? 0)
  }

  /**
   * Only the time between two calls while playing is counted, so it is called often, and on every pause and change of
   * slide.
   */
  tick(isPlaying: boolean) {
    const now = performance.now()
    const id = this.#slideId
    if (isPlaying && id && this.#lastTick !== undefined)
      this.#watched.set(id, (this.#watched.get(id) ?? 0) + Math.min(2, (now - this.#lastTick) / 1000))
    this.#lastTick = isPlaying ? now : undefined
    this.#flushIfDue()
  }

  happened(type: 'question_asked' | 'action_taken' | 'tier_chosen' | 'completed', tier?: ViewerEvent['tier']) {
    this.#add({ type, ...(this.#slideId && { slideId: this.#slideId }), ...(tier && { tier }) })
    if (type === 'completed' || type === 'tier_chosen') this.flush()
  }

  flush = () => {
    if (!this.#url || !this.#hasStarted || !navigator.onLine) return
    this.#waitForNext(nextFlush)
    this.#settle()
    // Of several beacons at once the server credits time to the first alone.
    if (this.#queue.length > mostAtOnce) this.#queue.sort((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
    while (this.#queue.length) {
      const events = this.#queue.slice(0, mostAtOnce)
      const body = JSON.stringify({ viewerSessionId: viewerSessionId(Date.now()), events })
      if (!navigator.sendBeacon(this.#url, body)) return
      this.#queue = this.#queue.slice(mostAtOnce)
    }
  }

  dispose() {
    this.flush()
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#leave)
    globalThis.removeEventListener('pagehide', this.#leave)
    globalThis.removeEventListener('online', this.#flushIfDue)
  }

  #leave = () => {
    if (document.visibilityState === 'hidden') this.flush()
  }

  #flushIfDue = () => {
    if (performance.now() - this.#flushedAt >= this.#untilNext) this.flush()
  }

  /** The timer also fires while nothing plays, to send the rest. */
  #waitForNext(milliseconds: number) {
    this.#flushedAt = performance.now()
    this.#untilNext = milliseconds
    clearInterval(this.#timer)
    this.#timer = setInterval(this.flush, milliseconds)
  }

  #settle() {
    for (const [slideId, exact] of this.#watched) {
      const seconds = Math.round(exact * 10) / 10
      this.#add(seconds > 0 ? { type: 'watched', slideId, seconds } : { type: 'slide_reached', slideId })
    }
    this.#watched.clear()
  }

  #add(event: Omit<ViewerEvent, 'at'>) {
    this.#queue.push({ ...event, at: new Date().toISOString() })
  }
}
