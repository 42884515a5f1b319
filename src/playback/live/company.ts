import { DurableObject } from 'cloudflare:workers'
import { mostLiveCompanySockets, mostLiveListed } from '../../core/limits'
import { log } from '../../core/log'
import { minute } from '../../core/time'
import { joinerHeader } from './arrival'
import { endPresentations } from './end'
import type { LiveViewer } from './schemas'

type Told = { type: 'joined' | 'moved' | 'left'; viewer: LiveViewer }
type Listener = { until: number; canJoin: boolean }
type Watched = { deckId: string; joinedAt: number }

/**
 * The next event after this time closes the socket, so that its page connects again. That checks whether its member may
 * still see this company.
 */
const listensFor = minute

/**
 * One per company: it passes on what happens in the company's presentations to all who have the studio open. It keeps
 * only which presentations have viewers; these know the rest themselves.
 */
export class LiveCompany extends DurableObject<Cloudflare.Env> {
  /** What happens while a listener waits for the list of those who are watching. */
  readonly #held = new Map<WebSocket, string[]>()
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<LiveViewer[]> | undefined

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(request: Request): Promise<Response> {
    if (!this.#hasRoom(Date.now())) return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const canJoin = request.headers.has(joinerHeader)
    server.serializeAttachment({ until: Date.now() + listensFor, canJoin } satisfies Listener)
    this.#held.set(server, [])
    this.ctx.waitUntil(this.#greet(server))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Listeners have nothing to say. */
  override async webSocketMessage(socket: WebSocket) {
    socket.close(1008, 'message_not_expected')
  }

  override async webSocketClose() {}

  /** How many pages are open whose members could join a homeowner. One that has expired connects again at once. */
  async listening() {
    return this.#open().filter((socket) => (socket.deserializeAttachment() as Listener).canJoin).length
  }

  async watching(): Promise<LiveViewer[]> {
    const known = await this.ctx.storage.list<Watched>({ limit: mostLiveListed })
    const found = await Promise.allSettled([...known].map((each) => this.#viewersOf(...each)))
    for (const each of found)
      if (each.status === 'rejected')
        log('warn', { message: 'A presentation did not say who is watching it.', error: String(each.reason) })
    const viewers = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    return viewers.toSorted((one, other) => other.since.localeCompare(one.since))
  }

  async relay(told: Told, isEmpty: boolean) {
    const { presentationId, deckId } = told.viewer
    if (told.type === 'left' && isEmpty) await this.ctx.storage.delete(presentationId)
    else if (told.type === 'joined')
      await this.ctx.storage.put<Watched>(presentationId, { deckId, joinedAt: Date.now() })
    const text = JSON.stringify(told)
    const now = Date.now()
    for (const socket of this.#open()) {
      const held = this.#held.get(socket)
      if (held) held.push(text)
      else if (hasExpired(socket, now)) socket.close(1000, 'connect_again')
      else socket.send(text)
    }
  }

  /** Ends the presentations of one deck, or of the company. */
  async end(deckId?: string) {
    const all = await this.ctx.storage.list<Watched>()
    const ended = [...all].filter(([, watched]) => !deckId || watched.deckId === deckId).map(([id]) => id)
    if (!deckId) for (const socket of this.#open()) socket.close(1000, 'company_closed')
    await endPresentations(this.env, ended)
    if (!deckId) await this.ctx.storage.deleteAll()
  }

  async #greet(socket: WebSocket) {
    try {
      const watching = await this.#nextList()
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(JSON.stringify({ type: 'now', watching }))
      for (const text of this.#held.get(socket) ?? []) socket.send(text)
    } catch (error) {
      log('warn', { message: 'A listener did not learn who is watching.', error: String(error) })
      socket.close(1011, 'try_again')
    } finally {
      this.#held.delete(socket)
    }
  }

  /** All who connect while the presentations are being asked share the next list, because asking wakes each of them. */
  #nextList() {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const list = this.watching()
      this.#running = list.catch(() => undefined)
      return list
    })
    return this.#next
  }

  async #viewersOf(presentationId: string, { joinedAt }: Watched): Promise<LiveViewer[]> {
    const viewers = await this.env.LIVE_PRESENTATIONS.getByName(presentationId).viewers()
    if (viewers.length) return viewers
    // A deployment may have dropped its sockets without a word. One that came in the meantime stays.
    const known = await this.ctx.storage.get<Watched>(presentationId)
    if (known?.joinedAt === joinedAt) await this.ctx.storage.delete(presentationId)
    return viewers
  }

  /** A full company drops a socket that has expired, because its page has to connect again anyway. */
  #hasRoom(now: number) {
    const sockets = this.#open()
    if (sockets.length < mostLiveCompanySockets) return true
    const expired = sockets.find((socket) => hasExpired(socket, now))
    expired?.close(1000, 'connect_again')
    return expired !== undefined
  }

  #open() {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN)
  }
}

const hasExpired = (socket: WebSocket, now: number) => (socket.deserializeAttachment() as Listener).until < now
