import { log } from '../../core/log'
import { second } from '../../core/time'
import type { Said } from './answers'
import { guestOf, introductionOf } from './guest'
import type { Guests } from './guests'
import type { Message } from './messages'
import { type Delivered, messageOf, outcomeOf, type Room, send } from './room'
import { type Seen, seenOf } from './seen'

const retryAfter = 30 * second

/** The homeowner's side: what they write reaches the member who joined, rings, or is left with the company. */
export class Conversation {
  readonly #room: Room
  readonly #guests: Guests

  constructor(room: Room, guests: Guests) {
    this.#room = room
    this.#guests = guests
  }

  /** A homeowner who comes, or comes back after a reload, finds what they knew. */
  async welcome(socket: WebSocket, seen: Seen) {
    const guest = this.#room.guest()
    if (guest?.viewerSessionId === seen.viewerSessionId) send(socket, introductionOf(guest))
    try {
      await this.#room.replay(socket, seen)
    } catch (error) {
      log('warn', { message: 'A homeowner did not get the conversation.', error: String(error) })
    }
  }

  decide(seen: Seen, type: 'accept' | 'decline') {
    const member = this.#room.member()
    const guest = member && guestOf(member)
    if (!guest || guest.viewerSessionId !== seen.viewerSessionId) return
    const state = type === 'accept' ? 'accepted' : 'declined'
    member.serializeAttachment({ ...guest, state })
    this.#room.setAccepted(seen.viewerSessionId, state === 'accepted' ? guest.memberId : null)
    send(member, { type: 'guest', state })
  }

  async hear(socket: WebSocket, seen: Seen, message: Message) {
    const { id } = message
    try {
      const to = await this.deliver(seen, message)
      if (!to) log('warn', { message: 'A message of a homeowner was refused.', reason: 'too_many_messages' })
      send(socket, outcomeOf(id, to, seen.email))
    } catch (error) {
      log('warn', { message: 'A message of a homeowner was not kept.', error: String(error) })
      send(socket, { type: 'error', code: 'not_delivered', id })
    }
  }

  /** Undefined if it exceeds a limit. It rings only for a viewer with a socket, because no one can join another. */
  async deliver(seen: Seen, { id, text }: Message): Promise<Delivered | undefined> {
    const { organizationId, presentationId, viewerSessionId, deckId, firstName: name } = seen
    const of = { organizationId, presentationId, viewerSessionId, deckId }
    const said: Said = { ...of, messageId: id, sender: 'viewer', userId: null, name, text, at: Date.now() }
    if (this.#room.guestIdOf(viewerSessionId)) {
      await this.#room.setUnanswered(presentationId, viewerSessionId)
      if (!(await this.#room.keep(said))) return undefined
      // The member may have left while it was written.
      return this.#room.guestIdOf(viewerSessionId) ? this.#pass(said) : this.#keepForCompany(said)
    }
    // It may ring without having been kept, and the homeowner sends it again because of that.
    if (await this.#room.isRinging(said)) return (await this.#room.keep(said)) && 'ringing'
    const isHeard = this.#room.viewer(viewerSessionId) && (await this.#canRing(organizationId))
    if (!isHeard) return this.#keepForCompany(said)
    // The alarm leaves the message with the company even if this object ends right here.
    const until = await this.#room.ring(said)
    const kept = await this.#room.keep(said)
    const isJoined = this.#room.guestIdOf(viewerSessionId) !== null
    if (kept && kept.leftAt === null && !isJoined) {
      await this.#room.setAsking(viewerSessionId, until)
      return 'ringing'
    }
    if (isJoined) await this.#room.setUnanswered(presentationId, viewerSessionId)
    await this.#room.stopRinging(said)
    if (!kept) return undefined
    return isJoined ? this.#pass(said) : 'company'
  }

  /** Leaves messages with the company that no member came for, or that one who lost the connection didn't answer. */
  async alarm() {
    const now = Date.now()
    try {
      await this.#room.ringAgain(now)
    } catch (error) {
      log('warn', { message: 'Messages without an answer are left with the company later.', error: String(error) })
      await this.#room.wakeAt(now + retryAfter)
    }
    for (const { said, until } of (await this.#room.rings()).values()) {
      if (until > now) await this.#room.wakeAt(until)
      else await this.#leaveWithCompany(said, now)
    }
  }

  /** The presentation can't be watched anymore. */
  async end() {
    const member = this.#room.member()
    if (member) this.#guests.leave(member, 'presentation_ended')
    for (const { said } of (await this.#room.rings()).values()) await this.#room.stopRinging(said)
  }

  async #keepForCompany(said: Said): Promise<Delivered | undefined> {
    return (await this.#room.keep(said, true)) && 'company'
  }

  async #leaveWithCompany(said: Said, now: number) {
    const { viewerSessionId, messageId } = said
    let to: Delivered | undefined
    try {
      to = await this.#keepForCompany(said)
    } catch (error) {
      log('warn', { message: 'A message is left with the company later.', error: String(error) })
      return this.#room.wakeAt(now + retryAfter)
    }
    await this.#room.stopRinging(said)
    const socket = this.#room.viewer(viewerSessionId)
    const email = (socket && seenOf(socket))?.email ?? null
    send(socket, outcomeOf(messageId, to, email))
    if (!(await this.#room.rings(viewerSessionId)).size) await this.#room.setAsking(viewerSessionId, null)
  }

  async #canRing(organizationId: string) {
    try {
      return (await this.#room.presentation.env.LIVE_COMPANIES.getByName(organizationId).listening()) > 0
    } catch (error) {
      log('warn', { message: 'A company could not be asked who is there.', error: String(error) })
      return false
    }
  }

  #pass(said: Said): Delivered {
    this.#room.presentation.ctx.waitUntil(this.#guests.hear(messageOf(said), said))
    return 'member'
  }
}
