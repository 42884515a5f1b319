import { DurableObject } from 'cloudflare:workers'
import { type Work, workAt } from '../../core/database/commit'
import { findAtShard } from '../../core/database/shards'
import { ApiError } from '../../core/http/errors'
import { mostLiveViewers } from '../../core/limits'
import { log } from '../../core/log'
import { second } from '../../core/time'
import { shortIdOf } from '../beacons/short-id'
import type { LiveAnswers } from './answers'
import { arrivalHeader, guestHeader } from './arrival'
import { Conversation } from './conversation'
import { count, isFlood, tooOften } from './flood'
import type { GuestArrival } from './guest'
import { Guests } from './guests'
import { type FromViewer, type Message, type Refusal, readFromViewer } from './messages'
import { type Delivered, Room } from './room'
import type { LiveViewer } from './schemas'
import { type Arrival, newSeen, type Seen, seenOf, totalOf, viewerOf, withWatched } from './seen'

const quietSeconds = 30
const retryAfter = 30 * second
/** A player sends at most one change every two seconds. */
const tellEvery = second

type Slides = Map<string, { id: string; title: string }>
type Unsaved = { seen: Seen; until: number }

const unsavedPrefix = 'unsaved '

/**
 * One per presentation. It holds the sockets of its viewers and neither a timer nor an open request, so it sleeps
 * between messages; being awake is what costs.
 */
export abstract class LivePresentation extends DurableObject<Cloudflare.Env> {
  protected abstract readonly effects: Work['effects']
  protected abstract readonly answers: () => Promise<LiveAnswers>
  readonly #room: Room
  readonly #guests: Guests
  readonly #conversation: Conversation
  #slides: Slides | undefined

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#room = new Room({
      ...{ ctx, env },
      work: (presentationId) => this.#work(presentationId),
      answers: () => this.answers(),
      hasSlide: async (seen, slideId) => (await this.#slidesOf({ ...seen, slideId })).has(shortIdOf(slideId)),
      shown: (seen) => this.#viewer(seen),
      tell: (seen) => this.#tell('moved', seen),
    })
    this.#guests = new Guests(this.#room)
    this.#conversation = new Conversation(this.#room, this.#guests)
    // The runtime answers these without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override async fetch(request: Request): Promise<Response> {
    const guest = request.headers.get(guestHeader)
    if (guest !== null) return this.#guests.join(JSON.parse(decodeURIComponent(guest)) as GuestArrival)
    const arrival = JSON.parse(decodeURIComponent(request.headers.get(arrivalHeader) ?? 'null')) as Arrival
    const now = Date.now()
    const earlier = this.#open().find((each) => seenOf(each)?.viewerSessionId === arrival.viewerSessionId)
    if (!earlier && !this.#hasRoom(now)) return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, ['viewer'])
    const seen = earlier ? this.#replace(earlier, newSeen(arrival, now)) : newSeen(arrival, now)
    server.serializeAttachment(seen)
    this.ctx.waitUntil(this.#conversation.welcome(server, seen))
    return new Response(null, { status: 101, webSocket: client })
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer) {
    if (this.#isMember(socket)) return this.#guests.receive(socket, frame)
    const seen = seenOf(socket)
    if (!seen) return
    const counted = count(seen, Date.now())
    const message = isFlood(counted) ? tooOften : readFromViewer(frame)
    if ('reason' in message) return this.#refuse(socket, message)
    await this.#take(socket, counted, message)
  }

  override async webSocketClose(socket: WebSocket) {
    if (this.#isMember(socket)) await this.#guests.lose(socket)
    else await this.#leave(socket)
  }

  override async webSocketError(socket: WebSocket) {
    await this.webSocketClose(socket)
  }

  /** Saves what D1 didn't take when the socket closed, and leaves with the company what no one came for. */
  override async alarm() {
    for (const [key, { seen, until }] of await this.ctx.storage.list<Unsaved>({ prefix: unsavedPrefix }))
      if (await this.#save(seen, until)) await this.ctx.storage.delete(key)
      else await this.#room.wakeAt(Date.now() + retryAfter)
    await this.#conversation.alarm()
  }

  /** For a player whose network blocks sockets. Undefined if it exceeds a limit. */
  async write(arrival: Arrival, message: Message): Promise<Delivered | undefined> {
    const socket = this.#room.viewer(arrival.viewerSessionId)
    return this.#conversation.deliver((socket && seenOf(socket)) ?? newSeen(arrival, Date.now()), message)
  }

  /** Those whose player has said where it is. */
  async viewers(): Promise<LiveViewer[]> {
    const all = this.#open().flatMap((socket) => seenOf(socket) ?? [])
    return Promise.all(all.filter(({ hasSpoken }) => hasSpoken).map((seen) => this.#viewer(seen)))
  }

  /** The presentation can't be watched anymore. */
  async end() {
    await this.#conversation.end()
    for (const socket of this.#open()) await this.#leave(socket, 1000, 'presentation_ended')
  }

  #open() {
    return this.#room.viewers()
  }

  #isMember(socket: WebSocket) {
    return this.ctx.getTags(socket).includes('member')
  }

  /** A socket that never says where its viewer is makes room for another once it has been silent for a while. */
  #hasRoom(now: number) {
    const sockets = this.#open()
    if (sockets.length < mostLiveViewers) return true
    const silent = sockets.find((socket) => {
      const seen = seenOf(socket)
      return !seen || (!seen.hasSpoken && seen.since < now - quietSeconds * second)
    })
    silent?.serializeAttachment(null)
    silent?.close(1008, 'silent')
    return silent !== undefined
  }

  /** A player that reconnects goes on where its former socket was, so nothing is written in between. */
  #replace(earlier: WebSocket, seen: Seen): Seen {
    const former = seenOf(earlier) ?? seen
    earlier.serializeAttachment(null)
    earlier.close(1000, 'replaced')
    const { since, hasSpoken, slideId, isPlaying, before, acceptedId, hasAsked, askingUntil } = former
    const kept = { since, hasSpoken, slideId, isPlaying, before, acceptedId, hasAsked, askingUntil }
    return { ...seen, ...kept, carried: totalOf(former) }
  }

  /** The attachment is written before anything is awaited, or a message that comes in between would be lost. */
  async #take(socket: WebSocket, seen: Seen, message: FromViewer) {
    if (message.type === 'watched') return socket.serializeAttachment(withWatched(seen, message.slides))
    if (message.type !== 'at') {
      const next = { ...seen, hasAsked: seen.hasAsked || message.type === 'message' }
      socket.serializeAttachment(next)
      if (message.type !== 'message') return this.#conversation.decide(next, message.type)
      return this.#conversation.hear(socket, next, message)
    }
    const { slideId, isPlaying } = message
    const now = Date.now()
    const isNew = seen.slideId !== slideId || seen.isPlaying !== isPlaying || !seen.hasSpoken
    const isTold = isNew && (now - seen.toldAt >= tellEvery || !seen.hasSpoken)
    const next = { ...seen, slideId, isPlaying, hasSpoken: true, toldAt: isTold ? now : seen.toldAt }
    socket.serializeAttachment(next)
    if (isTold) await this.#tell(seen.hasSpoken ? 'moved' : 'joined', next)
  }

  async #refuse(socket: WebSocket, { status, reason }: Refusal) {
    log('warn', { message: 'A message of a live viewer was refused.', reason })
    await this.#leave(socket, status, reason)
  }

  /** The attachment is gone once the socket has closed, so it is read, and emptied, before anything is awaited. */
  async #leave(socket: WebSocket, code = 1000, reason = '') {
    const seen = seenOf(socket)
    if (seen) socket.serializeAttachment(null)
    if (socket.readyState === WebSocket.OPEN) socket.close(code, reason)
    if (!seen?.hasSpoken) return
    const until = Date.now()
    const isSaved = !Object.keys(totalOf(seen)).length || (await this.#save(seen, until))
    if (!isSaved) {
      await this.ctx.storage.put<Unsaved>(`${unsavedPrefix}${crypto.randomUUID()}`, { seen, until })
      await this.#room.wakeAt(until + retryAfter)
    }
    await this.#tell('left', seen)
  }

  /** Recorded like a beacon. False if it has to be tried again. */
  async #save(seen: Seen, until: number): Promise<boolean> {
    const { presentationId, viewerSessionId, device, lengths, before, since } = seen
    try {
      const work = await this.#work(presentationId)
      if (!work) return true
      const slides = await this.#slidesOf(seen)
      const at = new Date(until).toISOString()
      const events = Object.entries(totalOf(seen)).flatMap(([short, milliseconds]) => {
        const slideId = slides.get(short)?.id
        return slideId ? [{ type: 'watched' as const, slideId, seconds: milliseconds / second, at }] : []
      })
      const { recordBeacon } = await import('../beacons/record-viewing')
      const live = { before, milliseconds: until - since }
      await recordBeacon(work, presentationId, { viewerSessionId, events }, { device, lengths, live }, until)
      return true
    } catch (error) {
      // The presentation was deleted in the meantime.
      if (error instanceof ApiError && error.status === 404) return true
      log('warn', { message: 'A live viewing is saved later.', error: String(error) })
      return false
    }
  }

  async #tell(type: 'joined' | 'moved' | 'left', seen: Seen) {
    const company = this.env.LIVE_COMPANIES.getByName(seen.organizationId)
    try {
      const isEmpty = !this.#open().some((socket) => seenOf(socket)?.hasSpoken)
      const told = { type, viewer: await this.#viewer(seen) }
      await Promise.all([company.relay(told, isEmpty), this.#guests.follow(told)])
    } catch (error) {
      log('warn', { message: 'A company was not told about a viewer.', error: String(error) })
    }
  }

  async #viewer(seen: Seen): Promise<LiveViewer> {
    const slide = seen.slideId === null ? undefined : (await this.#slidesOf(seen)).get(shortIdOf(seen.slideId))
    const guestId = this.#room.guestIdOf(seen.viewerSessionId)
    return viewerOf(slide ? seen : { ...seen, slideId: null }, slide?.title ?? null, guestId)
  }

  /** Read again each time the object wakes up. */
  async #slidesOf({ presentationId, deckId, slideId }: Seen): Promise<Slides> {
    const isKnown = this.#slides && (slideId === null || this.#slides.has(shortIdOf(slideId)))
    if (this.#slides && isKnown) return this.#slides
    const work = await this.#work(presentationId)
    const { findSlides } = await import('./queries')
    const rows = work ? await findSlides(work.db, deckId) : []
    this.#slides = new Map(rows.map((slide) => [shortIdOf(slide.id), slide]))
    return this.#slides
  }

  async #work(presentationId: string): Promise<Work | undefined> {
    const at = await findAtShard(this.env, presentationId)
    return at && workAt({ effects: this.effects, waitUntil: (work) => this.ctx.waitUntil(work) }, at)
  }
}
