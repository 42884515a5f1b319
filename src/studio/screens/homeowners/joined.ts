export type Said = { id: string; from: 'viewer' | 'member'; name: string; text: string; at: string }
export type State = 'joining' | 'asked' | 'accepted' | 'declined' | 'taken' | 'away' | 'ended'

type Heard =
  | ({ type: 'message' } & Said)
  | { type: 'guest'; state: 'asked' | 'accepted' | 'declined' }
  | { type: 'taken'; by: string }
  | { type: 'suggestion'; messageId: string; text: string }
  | { type: 'delivered'; id: string }
  | { type: 'error'; code: string; id?: string }
  | { type: 'joined' | 'moved' | 'left' }

/** The server closes a socket for these reasons when connecting again would change nothing. */
const final = [
  'left',
  'taken',
  'replaced',
  'presentation_ended',
  'session_ended',
  'too_many_messages',
  'message_invalid',
  'message_too_large',
]
const [firstWait, longestWait, pingEvery, mostTries] = [500, 15_000, 30_000, 8]

/** A member's connection to one homeowner. What isn't delivered yet is sent again after a lost connection. */
export class Joined {
  state: State = 'joining'
  takenBy = ''
  /** The code of the last refusal; empty if there is none. */
  refusal = ''
  /** The text of a message that was refused for good, to be sent again by hand; empty if there is none. */
  returned = ''
  readonly messages = new Map<string, Said>()
  readonly undelivered = new Map<string, string>()
  /** By the id of the homeowner's message. */
  readonly suggestions = new Map<string, string>()
  readonly #changed: () => void
  readonly #address: string
  readonly #name: string
  #socket: WebSocket | undefined
  #tries = 0
  #reconnection: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined

  constructor(presentationId: string, viewerSessionId: string | null, name: string, changed: () => void) {
    const query = viewerSessionId ? `?viewerSessionId=${encodeURIComponent(viewerSessionId)}` : ''
    this.#address = `${location.origin.replace('http', 'ws')}/api/presentations/${presentationId}/live${query}`
    this.#name = name
    this.#changed = changed
    this.#connect()
  }

  get isOver() {
    return this.state === 'taken' || this.state === 'ended'
  }

  get conversation() {
    return [...this.messages.values()].toSorted((one, other) => one.at.localeCompare(other.at))
  }

  say(text: string) {
    const id = crypto.randomUUID()
    this.messages.set(id, { id, from: 'member', name: this.#name, text, at: new Date().toISOString() })
    this.undelivered.set(id, text)
    this.refusal = ''
    this.#send({ type: 'message', id, text })
    this.#changed()
  }

  show(slideId: string) {
    this.refusal = ''
    this.#send({ type: 'show', slideId })
  }

  leave() {
    this.#send({ type: 'leave' })
    this.#end('ended')
  }

  #connect() {
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    let isAnswerDue = false
    this.#ping = setInterval(() => {
      // A connection can break without either side hearing of it.
      if (isAnswerDue) this.#lost(socket, '')
      else if (socket.readyState === WebSocket.OPEN) socket.send('ping')
      isAnswerDue = true
    }, pingEvery)
    socket.onopen = () => this.#sendUndelivered()
    socket.onmessage = ({ data }) => {
      isAnswerDue = false
      if (data !== 'pong') this.#hear(JSON.parse(data))
    }
    socket.onclose = ({ reason }) => this.#lost(socket, reason)
  }

  #lost(socket: WebSocket, reason: string) {
    if (this.#socket !== socket) return
    clearInterval(this.#ping)
    this.#socket = undefined
    socket.close()
    if (this.state === 'taken') return
    if (final.includes(reason) || this.#tries >= mostTries) return this.#end('ended')
    this.state = this.#tries ? 'away' : 'joining'
    this.#reconnection = setTimeout(() => this.#connect(), Math.min(longestWait, firstWait * 2 ** this.#tries++))
    this.#changed()
  }

  #hear(heard: Heard) {
    this.#tries = 0
    if (heard.type === 'guest') this.state = heard.state
    if (heard.type === 'joined' || (heard.type === 'guest' && heard.state === 'accepted')) this.#sendUndelivered()
    if (heard.type === 'left') this.state = 'away'
    if (heard.type === 'joined' && this.state === 'away') this.state = 'asked'
    if (heard.type === 'message') {
      const { type: _, ...said } = heard
      this.messages.set(said.id, said)
    }
    if (heard.type === 'delivered') {
      this.undelivered.delete(heard.id)
      this.refusal = ''
    }
    if (heard.type === 'suggestion') this.suggestions.set(heard.messageId, heard.text)
    if (heard.type === 'error') this.#refused(heard)
    if (heard.type === 'taken') {
      this.takenBy = heard.by
      this.#end('taken')
    }
    this.#changed()
  }

  #refused({ code, id }: { code: string; id?: string }) {
    this.refusal = code
    // Until the homeowner is there and has let the member in, a message waits.
    if (id === undefined || code === 'viewer_away' || code === 'not_accepted') return
    this.returned = this.undelivered.get(id) ?? ''
    this.undelivered.delete(id)
    this.messages.delete(id)
  }

  #sendUndelivered() {
    for (const [id, text] of this.undelivered) this.#send({ type: 'message', id, text })
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #end(state: State) {
    this.state = state
    clearInterval(this.#ping)
    clearTimeout(this.#reconnection)
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.#changed()
  }
}
