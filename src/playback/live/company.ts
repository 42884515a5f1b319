import { DurableObject } from 'cloudflare:workers'
import { mostLiveCompanySockets, mostLiveListed } from '../../core/limits'
import { minute } from '../../core/time'
import type { LiveViewer } from './schemas'

type Told = { type: 'joined' | 'moved' | 'left'; viewer: LiveViewer }
type Listener = { until: number }

/** Then the page has to connect again, which checks that its member may still see this company. */
const listensFor = 10 * minute

/**
 * One per company: it passes on what happens in the company's presentations to all who have the studio open. It keeps
 * only which presentations have viewers; these know the rest themselves.
 */
export class LiveCompany extends DurableObject<Cloudflare.Env> {
  /** What happens while a listener waits for the list of those who are watching. */
  readonly #held = new Map<WebSocket, string[]>()

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(_request: Request): Promise<Response> {
    if (this.#open().length >= mostLiveCompanySockets) return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment({ until: Date.now() + listensFor } satisfies Listener)
    this.#held.set(server, [])
    this.ctx.waitUntil(this.#greet(server))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Listeners have nothing to say. */
  override async webSocketMessage(socket: WebSocket) {
    socket.close(1008, 'message_not_expected')
  }

  override async webSocketClose() {}

  async watching(): Promise<LiveViewer[]> {
    const known = await this.ctx.storage.list<string>({ limit: mostLiveListed })
    const found = await Promise.all(
      [...known.keys()].map(async (presentationId) => {
        const viewers = await this.env.LIVE_PRESENTATIONS.getByName(presentationId).viewers()
        // A deployment may have dropped its sockets without a word.
        if (!viewers.length) await this.ctx.storage.delete(presentationId)
        return viewers
      }),
    )
    return found.flat().toSorted((one, other) => other.since.localeCompare(one.since))
  }

  async relay(told: Told, isEmpty: boolean) {
    const { presentationId, deckId } = told.viewer
    if (told.type === 'left' && isEmpty) await this.ctx.storage.delete(presentationId)
    else if (told.type === 'joined') await this.ctx.storage.put(presentationId, deckId)
    const text = JSON.stringify(told)
    const now = Date.now()
    for (const socket of this.#open()) {
      const held = this.#held.get(socket)
      if (held) held.push(text)
      else if ((socket.deserializeAttachment() as Listener).until < now) socket.close(1000, 'connect_again')
      else socket.send(text)
    }
  }

  /** Ends the presentations of one deck, or of the company. */
  async end(deckId?: string) {
    for (const [presentationId, ofDeck] of await this.ctx.storage.list<string>())
      if (!deckId || ofDeck === deckId) await this.env.LIVE_PRESENTATIONS.getByName(presentationId).end()
    if (!deckId) for (const socket of this.#open()) socket.close(1000, 'company_closed')
  }

  async #greet(socket: WebSocket) {
    const watching = await this.watching()
    const held = this.#held.get(socket) ?? []
    this.#held.delete(socket)
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify({ type: 'now', watching }))
    for (const text of held) socket.send(text)
  }

  #open() {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN)
  }
}
