import type { Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'

const [open, closing, closed] = [1, 2, 3] as const
const lost = 1006

/** One end of a WebSocket. What it sends arrives at the other end a little later, and in order. */
export class Socket {
  readyState: number = open
  onMessage: (text: string) => void = () => undefined
  onClose: (code: number, reason: string) => void = () => undefined
  #other!: Socket
  #attachment: unknown = null
  #arrivesAt = 0
  readonly #timeline: Timeline
  readonly #random: Random

  constructor(timeline: Timeline, random: Random) {
    this.#timeline = timeline
    this.#random = random
  }

  static pair(timeline: Timeline, random: Random): [Socket, Socket] {
    const [client, server] = [new Socket(timeline, random), new Socket(timeline, random)]
    client.#other = server
    server.#other = client
    return [client, server]
  }

  send(text: string) {
    if (this.readyState !== open) return
    this.#later(() => {
      if (this.#other.readyState === open) this.#other.onMessage(text)
    })
  }

  close(code = 1000, reason = '') {
    if (this.readyState !== open) return
    this.readyState = closing
    this.#later(() => this.#other.#hearClose(code, reason))
  }

  /** The network between the ends is gone, and each notices in its own time. */
  cut(otherNoticesAfter: number) {
    this.#end(lost, '')
    this.#timeline.after(otherNoticesAfter, () => this.#other.#end(lost, ''))
  }

  serializeAttachment(value: unknown) {
    this.#attachment = structuredClone(value)
  }

  deserializeAttachment() {
    return structuredClone(this.#attachment)
  }

  #hearClose(code: number, reason: string) {
    const isAnswer = this.readyState === closing
    this.#end(code, reason)
    if (!isAnswer) this.#later(() => this.#other.#end(code, reason))
  }

  #end(code: number, reason: string) {
    if (this.readyState === closed) return
    this.readyState = closed
    this.onClose(code, reason)
  }

  #later(run: () => void) {
    const { now } = this.#timeline
    this.#arrivesAt = Math.max(this.#arrivesAt, now + this.#random.between(1, 20))
    this.#timeline.after(this.#arrivesAt - now, run)
  }
}

/** Node refuses the status 101. */
export class SocketResponse extends Response {
  constructor(body?: BodyInit | null, init: ResponseInit & { webSocket?: Socket | null } = {}) {
    const isSwitching = init.status === 101
    super(body, isSwitching ? { headers: new Headers(init.headers) } : init)
    if (isSwitching) Object.defineProperty(this, 'status', { value: 101 })
    Object.assign(this, { webSocket: init.webSocket ?? null })
  }
}
