import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Answer } from './api'

export type LiveViewer = Answer<'/api/live', 'get'>['watching'][number]
type Told = { type: 'joined' | 'moved' | 'left'; viewer: LiveViewer }
type Message = Told | { type: 'now'; watching: LiveViewer[] }

type Listener = (told: Told) => void

const [firstWait, longestWait, pingEvery] = [1000, 60_000, 45_000]

/** One socket serves every part of the page. It is open only while a part needs it. */
class LiveSocket {
  readonly viewers = new Map<string, LiveViewer>()
  readonly #listeners = new Set<Listener>()
  #socket: WebSocket | undefined
  #tries = 0
  #hasHeard = false
  #reconnection: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined

  listen(listener: Listener) {
    this.#listeners.add(listener)
    this.#connect()
  }

  leave(listener: Listener) {
    this.#listeners.delete(listener)
    if (this.#listeners.size) return
    clearTimeout(this.#reconnection)
    this.#socket?.close()
    this.#forget()
  }

  #connect() {
    clearTimeout(this.#reconnection)
    if (this.#socket || !this.#listeners.size) return
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
    this.#socket = socket
    let isAnswerDue = false
    this.#ping = setInterval(() => {
      // A connection can break without either side hearing of it.
      if (isAnswerDue) this.#lost(socket)
      else if (socket.readyState === WebSocket.OPEN) socket.send('ping')
      isAnswerDue = true
    }, pingEvery)
    socket.onmessage = ({ data }) => {
      isAnswerDue = false
      if (data !== 'pong') this.#hear(JSON.parse(data))
    }
    socket.onclose = ({ reason }) => this.#lost(socket, reason)
  }

  #lost(socket: WebSocket, reason = '') {
    if (this.#socket !== socket) return
    clearInterval(this.#ping)
    this.#socket = undefined
    socket.close()
    // Every page of the company is told to connect again at the same moment.
    const longest = reason === 'connect_again' ? firstWait : Math.min(longestWait, firstWait * 2 ** this.#tries++)
    const shortest = reason === 'connect_again' ? 0 : longest / 2
    this.#reconnection = setTimeout(() => this.#connect(), shortest + Math.random() * longest)
  }

  #hear(told: Message) {
    this.#tries = 0
    const isFirst = !this.#hasHeard
    this.#hasHeard = true
    for (const each of told.type === 'now' ? this.#changesTo(told.watching) : [told]) {
      if (each.type === 'left') this.viewers.delete(keyOf(each.viewer))
      else this.viewers.set(keyOf(each.viewer), each.viewer)
      // Those who watched before the page was opened are no news.
      for (const listener of this.#listeners) listener(isFirst ? { ...each, type: 'moved' } : each)
    }
  }

  /** Whatever happened while the socket was closed is told as if it happened now. */
  #changesTo(watching: LiveViewer[]): Told[] {
    const now = new Set(watching.map(keyOf))
    const left = [...this.viewers.values()].filter((viewer) => !now.has(keyOf(viewer)))
    return [
      ...left.map((viewer) => ({ type: 'left' as const, viewer })),
      ...watching.map((viewer) => ({ type: this.viewers.has(keyOf(viewer)) ? 'moved' : 'joined', viewer }) as const),
    ]
  }

  #forget() {
    clearInterval(this.#ping)
    this.#socket = undefined
    this.#hasHeard = false
    this.viewers.clear()
  }
}

export const keyOf = ({ presentationId, viewerSessionId }: LiveViewer) => `${presentationId} ${viewerSessionId}`

const live = new LiveSocket()

/** Who is watching now. Redraws its host at most once per frame, however much happens. */
export class Watching implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #heard: Listener
  readonly #listener = (told: Told) => {
    this.#heard(told)
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#host.requestUpdate()
    })
  }
  #frame = 0

  constructor(host: ReactiveControllerHost, heard: Listener = () => undefined) {
    this.#host = host
    this.#heard = heard
    host.addController(this)
  }

  /** The one who came last is first. */
  get viewers() {
    return [...live.viewers.values()].toSorted((one, other) => other.since.localeCompare(one.since))
  }

  hostConnected() {
    live.listen(this.#listener)
  }

  hostDisconnected() {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    live.leave(this.#listener)
  }
}
