import type { Beacons } from './beacons'

type Place = { slideId: string | null; seconds: number; isPlaying: boolean }

const [firstWait, longestWait] = [1000, 60_000]
/** After so many in a row, WebSockets are probably blocked here, and beacons do. */
const mostFailures = 6
const placeEvery = 2000
/** Networks drop connections that are silent. The server answers without waking up. */
const pingEvery = 45_000
/** The presentation has ended, the viewer went on in another tab, or the server refuses what this player sends. */
const isFinal = ({ code, reason }: CloseEvent) =>
  reason === 'presentation_ended' || reason === 'replaced' || [1003, 1007, 1008, 1009].includes(code)

/** Tells the company where the viewer is. While it is open, the seconds go through it instead of through beacons. */
export class LiveConnection {
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
  #told = ''
  #toldAt = Number.NEGATIVE_INFINITY

  constructor(address: () => string, beacons: Beacons, place: () => Place) {
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
    this.#send({ type: 'at', slideId, seconds, isPlaying })
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
    socket.onmessage = () => {
      this.#isAnswerDue = false
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
    this.#beacons.goLive((slides) => this.#send({ type: 'watched', slides }))
    this.#isAnswerDue = false
    this.#ping = setInterval(this.#check, pingEvery)
    this.update()
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

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
