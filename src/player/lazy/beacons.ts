import type { ViewerEvent } from '../../playback/beacons/schemas'
import type { PorchlightPlayer } from '../player'

export type ViewerSession = { id: string; at: number }

const sessionMilliseconds = 12 * 60 * 60 * 1000
const sessionKey = 'porchlight:viewer'

function stored(): ViewerSession | null {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
  } catch {
    return null
  }
}

const isCurrent = (session: ViewerSession | null | undefined, now: number) =>
  session && now - session.at < sessionMilliseconds && /^[0-9a-f-]{36}$/.test(session.id)

/** Viewings within twelve hours of each other count as one viewer session. */
export function viewerSessionId(player: PorchlightPlayer, now: number): string {
  const known = [stored(), player.viewerSession].find((session) => isCurrent(session, now))
  const session = { id: known?.id ?? newId(), at: now }
  player.viewerSession = session
  try {
    localStorage.setItem(sessionKey, JSON.stringify(session))
  } catch {
    // Without storage the player keeps the session.
  }
  return session.id
}

/** `crypto.randomUUID` is missing on pages without https. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const firstFlush = 60_000
/**
 * The first flush is sent when playback starts. The next ones are rare, because each costs a database write. The rest
 * is sent at the end and when the page is left.
 */
const nextFlush = 360_000
const mostAtOnce = 50
const liveEvery = 15_000
/** A message of a socket may be 1 KB long. */
const mostSlidesLive = 18

type TellLive = (slides: Record<string, number>) => void

export class Beacons {
  readonly #player: PorchlightPlayer
  readonly #url: string | undefined
  #queue: ViewerEvent[] = []
  readonly #watched = new Map<string, number>()
  #slideId: string | undefined
  #lastTick: number | undefined
  #flushedAt = 0
  #untilNext = firstFlush
  #timer = 0
  #hasStarted = false
  /** While a socket is open: the seconds since then, and what it hasn't been told. */
  #live: { total: Map<string, number>; untold: Map<string, number>; at: number; tell: TellLive } | undefined

  constructor(player: PorchlightPlayer, url: string | undefined) {
    this.#player = player
    this.#url = url
    document.addEventListener('visibilitychange', this.#leave)
    globalThis.addEventListener('pagehide', this.#leave)
    globalThis.addEventListener('online', this.#flushIfDue)
  }

  get hasStarted() {
    return this.#hasStarted
  }

  started() {
    if (this.#hasStarted) return
    this.#hasStarted = true
    this.#add({ type: 'started' })
    this.flush()
    this.#waitForNext(firstFlush)
  }

  reached(slideId: string | undefined) {
    if (slideId === this.#slideId) return
    this.#slideId = slideId
    if (!slideId) return
    for (const watched of [this.#watched, this.#live?.total, this.#live?.untold])
      watched?.set(slideId, watched.get(slideId) ?? 0)
  }

  /**
   * Only the time between two calls while playing is counted, so this is called often, and on every pause and change of
   * slide. At double speed it counts twice.
   */
  tick(isPlaying: boolean, speed: number) {
    const now = performance.now()
    const id = this.#slideId
    if (isPlaying && id && this.#lastTick !== undefined) {
      const seconds = Math.min(2, (now - this.#lastTick) / 1000) * speed
      for (const watched of [this.#watched, this.#live?.total, this.#live?.untold])
        watched?.set(id, (watched.get(id) ?? 0) + seconds)
    }
    this.#lastTick = isPlaying ? now : undefined
    if (this.#live && now - this.#live.at >= liveEvery) this.tellLive()
    this.#flushIfDue()
  }

  happened(type: 'question_asked' | 'action_taken' | 'tier_chosen' | 'completed', tier?: ViewerEvent['tier']) {
    this.#add({ type, ...(this.#slideId && { slideId: this.#slideId }), ...(tier && { tier }) })
    if (type === 'completed' || type === 'tier_chosen') this.flush()
  }

  /** From now on, the socket is told the seconds, and the server records them when it closes. */
  goLive(tell: TellLive) {
    this.#live = { total: new Map(this.#watched), untold: new Map(this.#watched), at: performance.now(), tell }
  }

  tellLive() {
    const { total, untold, tell } = this.#live ?? {}
    if (!this.#live || !total || !untold?.size || !tell) return
    this.#live.at = performance.now()
    const ids = [...untold.keys()]
    for (let from = 0; from < ids.length; from += mostSlidesLive) {
      const told = ids.slice(from, from + mostSlidesLive).map((id) => [id, Math.round((total.get(id) ?? 0) * 10) / 10])
      tell(Object.fromEntries(told))
    }
    untold.clear()
  }

  /** A beacon takes what the socket wasn't told. */
  leaveLive() {
    if (!this.#live) return
    this.#watched.clear()
    for (const [id, seconds] of this.#live.untold) this.#watched.set(id, seconds)
    this.#live = undefined
  }

  flush = () => {
    if (!this.#url || !this.#hasStarted || !navigator.onLine) return
    this.#waitForNext(nextFlush)
    this.tellLive()
    if (this.#live && !this.#queue.length) return
    this.#settle()
    // The server credits time only to the first of several simultaneous beacons.
    if (this.#queue.length > mostAtOnce) this.#queue.sort((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
    while (this.#queue.length) {
      const events = this.#queue.slice(0, mostAtOnce)
      const body = JSON.stringify({ viewerSessionId: viewerSessionId(this.#player, Date.now()), events })
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
