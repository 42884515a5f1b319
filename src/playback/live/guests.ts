import { sessionProof } from '../../account/auth/sessions'
import { findCallerAgain } from '../../account/callers/copies'
import { atNone } from '../../core/database/shards'
import { log } from '../../core/log'
import { minute } from '../../core/time'
import type { Said } from './answers'
import { count, isFlood, tooOften } from './flood'
import { type Guest, type GuestArrival, guestOf, introductionOf } from './guest'
import { type Message, type Refusal, readFromMember } from './messages'
import { messageOf, outcomeOf, type Room, send } from './room'
import type { LiveViewer } from './schemas'
import { type Seen, seenOf } from './seen'

/** The member's side. One member at a time can be with one of the viewers. */
export class Guests {
  readonly #room: Room
  readonly #checks = new Map<WebSocket, Promise<boolean>>()

  constructor(room: Room) {
    this.#room = room
  }

  /** Answers 409 if no one is there to be joined. */
  join({ viewerSessionId: wanted, ...arrival }: GuestArrival): Response {
    const viewer = this.#viewerToJoin(wanted)
    const seen = viewer && seenOf(viewer)
    if (!seen) return new Response(null, { status: 409 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.#room.presentation.ctx.acceptWebSocket(server, ['member'])
    const earlier = this.#room.member()
    const former = earlier && guestOf(earlier)
    if (former && former.memberId !== arrival.memberId) {
      send(server, { type: 'taken', by: former.name })
      server.close(1000, 'taken')
    } else {
      const { viewerSessionId } = seen
      const isBack = former?.viewerSessionId === viewerSessionId
      if (earlier) this.#end(earlier, 'replaced', isBack)
      const state = isBack ? former.state : seen.acceptedId === arrival.memberId ? 'accepted' : 'asked'
      const guest: Guest = { ...arrival, viewerSessionId, state, checkedAt: Date.now(), minute: 0, frames: 0 }
      server.serializeAttachment(guest)
      if (!isBack) send(viewer, introductionOf(guest))
      send(server, { type: 'guest', state })
      this.#room.presentation.ctx.waitUntil(this.#greet(server, viewer, seen))
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  /** A homeowner's message, and what the deck would have answered. It never waits for that. */
  async hear(message: object, said: Said) {
    const member = this.#room.member()
    if (!member || !(await this.#isStillMember(member))) return
    send(member, message)
    try {
      const { presentationId, messageId, text: question } = said
      const work = await this.#room.presentation.work(presentationId)
      const { suggest } = await this.#room.presentation.answers()
      const text = work && (await suggest(work, presentationId, question))
      if (text) send(member, { type: 'suggestion', messageId, text })
    } catch (error) {
      log('warn', { message: 'A member got no suggestion.', error: String(error) })
    }
  }

  /** The member hears of their homeowner what the company hears. */
  async follow(told: { type: string; viewer: LiveViewer }) {
    const member = this.#room.member()
    if (!member || !this.#room.guestIdOf(told.viewer.viewerSessionId)) return
    if (await this.#isStillMember(member)) send(member, told)
  }

  async receive(socket: WebSocket, frame: string | ArrayBuffer) {
    const guest = guestOf(socket)
    if (!guest) return
    const counted = count(guest, Date.now())
    socket.serializeAttachment(counted)
    const message = isFlood(counted) ? tooOften : readFromMember(frame)
    if ('reason' in message) return this.#refuse(socket, message)
    if (message.type === 'leave') {
      this.#room.setAccepted(guest.viewerSessionId, null)
      this.leave(socket, 'left')
      return this.#room.forgetUnanswered(guest.viewerSessionId)
    }
    if (!(await this.#isStillMember(socket))) return
    const viewer = this.#room.viewer(guest.viewerSessionId)
    const seen = viewer && seenOf(viewer)
    const isAccepted = guestOf(socket)?.state === 'accepted'
    const id = 'id' in message ? { id: message.id } : {}
    const fail = (code: string) => send(socket, { type: 'error', code, ...id })
    if (!viewer || !seen) return fail('viewer_away')
    if (message.type === 'message')
      return isAccepted || seen.hasAsked ? this.#say(socket, counted, seen, message, fail) : fail('not_accepted')
    if (!isAccepted) return fail('not_accepted')
    if (!(await this.#room.presentation.hasSlide(seen, message.slideId))) return fail('slide_unknown')
    send(viewer, message)
  }

  /** The member is away, whether they left or lost the connection. */
  leave(socket: WebSocket, reason = '', code = 1000) {
    this.#end(socket, reason, false, code)
  }

  /** A member who didn't leave on purpose may not have read what came last. */
  async lose(socket: WebSocket, reason = '', code = 1000) {
    const guest = guestOf(socket)
    this.leave(socket, reason, code)
    if (guest) await this.#room.waitForMember(guest)
  }

  /** The viewer who came last, unless the member names another. */
  #viewerToJoin(wanted: string | null) {
    if (wanted !== null) return this.#room.viewer(wanted)
    const since = (socket: WebSocket) => seenOf(socket)?.since ?? 0
    return this.#room
      .viewers()
      .filter((socket) => seenOf(socket)?.hasSpoken)
      .toSorted((one, other) => since(other) - since(one))[0]
  }

  async #greet(server: WebSocket, viewer: WebSocket, seen: Seen) {
    try {
      send(server, { type: 'moved', viewer: await this.#room.presentation.shown(seen) })
      for (const { said } of (await this.#room.rings(seen.viewerSessionId)).values()) {
        // It may ring without having been kept. If D1 doesn't take it now either, it rings on for the company.
        const kept = await this.#room.keep(said)
        if (kept) await this.#room.setUnanswered(said.presentationId, seen.viewerSessionId)
        await this.#room.stopRinging(said)
        send(viewer, outcomeOf(said.messageId, kept && 'member'))
      }
      await this.#room.setAsking(seen.viewerSessionId, null)
      await this.#room.replay(server, seen)
    } catch (error) {
      log('warn', { message: 'A member did not get the conversation.', error: String(error) })
    }
  }

  async #say(socket: WebSocket, guest: Guest, seen: Seen, message: Message, fail: (code: string) => void) {
    const { organizationId, presentationId, viewerSessionId, deckId } = seen
    const { memberId: userId, name } = guest
    const of = { organizationId, presentationId, viewerSessionId, deckId }
    const said: Said = {
      ...of,
      messageId: message.id,
      sender: 'member',
      userId,
      name,
      text: message.text,
      at: Date.now(),
    }
    try {
      if (!(await this.#room.keep(said))) return fail('too_many_messages')
    } catch (error) {
      log('warn', { message: 'A message of a member was not kept.', error: String(error) })
      return fail('not_delivered')
    }
    send(this.#room.viewer(viewerSessionId), messageOf(said))
    send(socket, { type: 'delivered', id: message.id })
  }

  async #refuse(socket: WebSocket, { status, reason }: Refusal) {
    log('warn', { message: 'A message of a live member was refused.', reason })
    await this.lose(socket, reason, status)
  }

  /** A member who is back takes the place of their former socket, and the homeowner notices nothing. */
  #end(socket: WebSocket, reason: string, isBack: boolean, code = 1000) {
    const guest = guestOf(socket)
    if (guest) socket.serializeAttachment(null)
    if (socket.readyState === WebSocket.OPEN) socket.close(code, reason)
    const viewer = guest && !isBack ? this.#room.viewer(guest.viewerSessionId) : undefined
    const seen = viewer && seenOf(viewer)
    if (!seen) return
    send(viewer, introductionOf(undefined))
    this.#room.presentation.ctx.waitUntil(this.#room.presentation.tell(seen))
  }

  /** Asks D1 at most once a minute whether the session still allows it. Everything that comes in between waits. */
  #isStillMember(socket: WebSocket): Promise<boolean> {
    const guest = guestOf(socket)
    if (!guest) return Promise.resolve(false)
    if (guest.checkedAt > Date.now() - minute) return Promise.resolve(true)
    const running = this.#checks.get(socket) ?? this.#check(socket, guest).finally(() => this.#checks.delete(socket))
    this.#checks.set(socket, running)
    return running
  }

  async #check(socket: WebSocket, { sessionId, organizationId, memberId }: Guest) {
    const { env } = this.#room.presentation
    const caller = (await findCallerAgain(atNone(env), sessionProof(sessionId)))?.caller
    const isValid =
      caller?.kind === 'user' &&
      caller.userId === memberId &&
      caller.organizationId === organizationId &&
      caller.role !== 'viewer'
    const guest = guestOf(socket)
    if (!isValid) await this.lose(socket, 'session_ended', 1008)
    else if (guest) socket.serializeAttachment({ ...guest, checkedAt: Date.now() })
    return isValid && guest !== null
  }
}
