import type { Manifest } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { Beacons } from './beacons'

declare module '../player' {
  interface PorchlightPlayer {
    /** Set once playback has begun. The chunks share it, because each has its own copy of its modules. */
    live?: LiveConnection | undefined
  }
}

type Place = { slideId: string | null; seconds: number; isPlaying: boolean }

const [firstWait, longestWait] = [1000, 60_000]
/** After so many in a row, WebSockets are probably blocked here, and beacons do. */
const mostFailures = 6
const placeEvery = 2000
/** A longer frame closes the socket. */
const mostBytes = 1024
/** Networks drop connections that are silent. The server answers without waking up. */
const pingEvery = 45_000
/** The presentation has ended, the viewer went on in another tab, or the server refuses what this player sends. */
const isFinal = ({ code, reason }: CloseEvent) =>
  reason === 'presentation_ended' || reason === 'replaced' || [1003, 1007, 1008, 1009].includes(code)

/** Tells the company where the viewer is. While it is open, the seconds go through it instead of through beacons. */
export class LiveConnection {
  readonly #player: PorchlightPlayer
  readonly #manifest: Manifest
  readonly #address: () => string
  readonly #beacons: Beacons
  readonly #place: () => Place
  readonly #end = new AbortController()
  #socket: WebSocket | undefined
  #failures = 0
  #reconnection = 0
  #later = 0
  #ping = 0
  #isAnswerDue = false
  /** Each waits until the chunk has taken the one before. */
  #received = Promise.resolve()
  #told = ''
  #toldAt = Number.NEGATIVE_INFINITY

  constructor(
    player: PorchlightPlayer,
    manifest: Manifest,
    address: () => string,
    beacons: Beacons,
    place: () => Place,
  ) {
    this.#player = player
    this.#manifest = manifest
    this.#address = address
    this.#beacons = beacons
    this.#place = place
    const { signal } = this.#end
    // A page with an open socket isn't kept for the back button.
    globalThis.addEventListener('pagehide', () => this.#close(), { signal })
    globalThis.addEventListener('pageshow', ({ persisted }) => persisted && this.#connect(), { signal })
    globalThis.addEventListener('online', this.#retry, { signal })
    document.addEventListener('visibilitychange', this.#retry, { signal })
    this.#connect()
  }

  update() {
    const { slideId, seconds, isPlaying } = this.#place()
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#told === `${slideId} ${isPlaying}`) return
    const wait = this.#toldAt + placeEvery - performance.now()
    clearTimeout(this.#later)
    if (wait > 0) {
      this.#later = setTimeout(() => this.update(), wait)
      return
    }
    this.#told = `${slideId} ${isPlaying}`
    this.#toldAt = performance.now()
    this.send({ type: 'at', slideId, seconds, isPlaying })
    this.#beacons.tellLive()
  }

  dispose() {
    this.#end.abort()
    this.#close()
  }

  #connect = () => {
    clearTimeout(this.#reconnection)
    if (this.#socket || this.#end.signal.aborted) return
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = ({ data }) => {
      this.#isAnswerDue = false
      if (data !== 'pong') this.#tell((chunk) => chunk.receive(this.#player, this.#manifest, JSON.parse(data)))
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.#lost()
      if (!isFinal(event)) this.#reconnect()
    }
  }

  /** A connection can break without either side hearing of it. */
  #check = () => {
    const socket = this.#socket
    if (!this.#isAnswerDue) {
      this.#isAnswerDue = true
      return socket?.send('ping')
    }
    this.#lost()
    socket?.close()
    this.#reconnect()
  }

  #opened() {
    this.#failures = 0
    this.#told = ''
    this.#toldAt = Number.NEGATIVE_INFINITY
    this.#beacons.goLive((slides) => this.send({ type: 'watched', slides }))
    this.#isAnswerDue = false
    this.#ping = setInterval(this.#check, pingEvery)
    this.update()
    this.#tell((chunk) => chunk.connected(this.#player, this.#manifest))
  }

  /** The conversation is in the panel for questions, which is loaded once playback has begun. */
  #tell(use: (chunk: typeof import('./questions')) => void) {
    this.#received = this.#received.then(async () => {
      const chunk = await this.#player.chunks.load('questions')
      if (chunk && !this.#end.signal.aborted) use(chunk)
    })
  }

  #reconnect() {
    if (++this.#failures >= mostFailures) return
    const wait = Math.min(longestWait, firstWait * 2 ** (this.#failures - 1))
    this.#reconnection = setTimeout(this.#connect, wait * (0.5 + Math.random()))
  }

  /** Sooner than the next try, once there is reason to hope. */
  #retry = () => {
    if (this.#socket || !this.#failures || document.visibilityState === 'hidden') return
    this.#failures = 1
    this.#connect()
  }

  #close() {
    const socket = this.#socket
    if (!socket) return
    this.#beacons.tellLive()
    this.#lost()
    socket.close(1000)
  }

  #lost() {
    this.#socket = undefined
    clearInterval(this.#ping)
    clearTimeout(this.#later)
    clearTimeout(this.#reconnection)
    this.#beacons.leaveLive()
  }

  /** Whether it was sent. */
  send(message: object): boolean {
    const text = JSON.stringify(message)
    const isOpen = this.#socket?.readyState === WebSocket.OPEN
    if (!isOpen || new TextEncoder().encode(text).length > mostBytes) return false
    this.#socket?.send(text)
    return true
  }
}
