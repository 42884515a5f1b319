import type { Work } from '../../core/database/commit'
import { ringSeconds } from '../../core/limits'
import { second } from '../../core/time'
import type { LiveAnswers, Said } from './answers'
import { type Guest, guestOf } from './guest'
import type { LiveViewer } from './schemas'
import { type Seen, seenOf } from './seen'

/** A conversation needs this from the object that holds its sockets. */
export type Presentation = {
  ctx: DurableObjectState
  env: Cloudflare.Env
  work: (presentationId: string) => Promise<Work | undefined>
  answers: () => Promise<LiveAnswers>
  hasSlide: (seen: Seen, slideId: string) => Promise<boolean>
  shown: (seen: Seen) => Promise<LiveViewer>
  /** Tells the company how a viewer is doing now. */
  tell: (seen: Seen) => Promise<void>
}

/** A homeowner's message that rings in the studio until a member joins. */
type Ring = { said: Said; until: number }

/** A homeowner's messages reached a member. Unless the member is there at this time or has answered, they ring again. */
type Unanswered = { presentationId: string; until: number }

const ringPrefix = 'ring '
const unansweredPrefix = 'unanswered '
const mostReplayed = 100

export const send = (socket: WebSocket | undefined, message: object) => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

type Shown = Pick<Said, 'messageId' | 'sender' | 'name' | 'text'> & { at: number }

export const messageOf = ({ messageId: id, sender: from, name, text, at }: Shown) => ({
  ...{ type: 'message', id, from, name, text },
  at: new Date(at).toISOString(),
})

/** Where a homeowner's message went. */
export type Delivered = 'member' | 'ringing' | 'company'

/** What the player hears of a homeowner's message, which is refused if it went nowhere. */
export const outcomeOf = (id: string, to: Delivered | undefined, email?: string | null) =>
  to ? { type: 'delivered', id, to, email } : { type: 'refused', id }

/** The sockets of a presentation and what is kept about its conversation. It knows nothing that an eviction would lose. */
export class Room {
  readonly presentation: Presentation

  constructor(presentation: Presentation) {
    this.presentation = presentation
  }

  viewers() {
    return this.#open('viewer')
  }

  viewer(viewerSessionId: string) {
    return this.viewers().find((socket) => seenOf(socket)?.viewerSessionId === viewerSessionId)
  }

  /** The socket of the one member who can be here at a time. */
  member() {
    return this.#open('member').find((socket) => guestOf(socket))
  }

  guest(): Guest | undefined {
    const member = this.member()
    return (member && guestOf(member)) ?? undefined
  }

  /** The id of the member who is with this viewer. */
  guestIdOf(viewerSessionId: string) {
    const guest = this.guest()
    return guest?.viewerSessionId === viewerSessionId ? guest.memberId : null
  }

  /** Undefined if the message exceeds a limit, or the presentation is gone. */
  async keep(said: Said, isLeft = false) {
    const work = await this.presentation.work(said.presentationId)
    if (!work) return undefined
    const now = Date.now()
    const [{ keepMessage }, { questionLeft }] = await Promise.all([
      import('./conversation-queries'),
      this.presentation.answers(),
    ])
    return keepMessage(work, said, now, isLeft ? (id) => questionLeft(said, id, now) : undefined)
  }

  /** Sends the messages of this viewer session. */
  async replay(socket: WebSocket, { presentationId, viewerSessionId }: Seen) {
    const work = await this.presentation.work(presentationId)
    if (!work) return
    const { findSession } = await import('./conversation-queries')
    const rows = await findSession(work.db, presentationId, viewerSessionId, mostReplayed)
    for (const row of rows) send(socket, messageOf({ ...row, at: row.createdAt }))
  }

  rings(viewerSessionId = '') {
    return this.presentation.ctx.storage.list<Ring>({ prefix: `${ringPrefix}${viewerSessionId}` })
  }

  async isRinging(said: Said) {
    return (await this.presentation.ctx.storage.get(ringKey(said))) !== undefined
  }

  async ring(said: Said) {
    const until = said.at + ringSeconds * second
    await this.#putRing(said, until)
    await this.wakeAt(until)
    return until
  }

  /** The alarm looks after it even if this object, and the member's connection with it, ends right here. */
  async setUnanswered(presentationId: string, viewerSessionId: string) {
    const until = Date.now() + ringSeconds * second
    const key = `${unansweredPrefix}${viewerSessionId}`
    await this.presentation.ctx.storage.put<Unanswered>(key, { presentationId, until })
    await this.wakeAt(until)
  }

  async forgetUnanswered(viewerSessionId: string) {
    await this.presentation.ctx.storage.delete(`${unansweredPrefix}${viewerSessionId}`)
  }

  /** A member who lost the connection has time to come back. */
  async waitForMember({ presentationId, viewerSessionId }: Guest) {
    const waiting = await this.presentation.ctx.storage.get(`${unansweredPrefix}${viewerSessionId}`)
    if (waiting) await this.setUnanswered(presentationId, viewerSessionId)
  }

  /** What reached members who are gone rings as if they had never come. */
  async ringAgain(now: number) {
    const { storage } = this.presentation.ctx
    for (const [key, { presentationId, until }] of await storage.list<Unanswered>({ prefix: unansweredPrefix })) {
      if (until > now) {
        await this.wakeAt(until)
        continue
      }
      const viewerSessionId = key.slice(unansweredPrefix.length)
      const said = await this.#findUnanswered(presentationId, viewerSessionId)
      if (said.length && this.guestIdOf(viewerSessionId)) await this.setUnanswered(presentationId, viewerSessionId)
      else {
        await Promise.all(said.map((each) => this.#putRing(each, now)))
        // Another message may have come since.
        if ((await storage.get<Unanswered>(key))?.until === until) await storage.delete(key)
      }
    }
  }

  async stopRinging(said: Said) {
    await this.presentation.ctx.storage.delete(ringKey(said))
  }

  /** The member whom this viewer accepted. */
  setAccepted(viewerSessionId: string, acceptedId: string | null) {
    const socket = this.viewer(viewerSessionId)
    const seen = socket && seenOf(socket)
    if (seen) socket.serializeAttachment({ ...seen, acceptedId })
  }

  /** Until when this viewer asks for a person; null if a member came or no one did. */
  async setAsking(viewerSessionId: string, askingUntil: number | null) {
    const socket = this.viewer(viewerSessionId)
    const seen = socket && seenOf(socket)
    if (!seen) return
    const next = { ...seen, askingUntil }
    socket.serializeAttachment(next)
    await this.presentation.tell(next)
  }

  /** An object has only one alarm. */
  async wakeAt(time: number) {
    const { storage } = this.presentation.ctx
    const next = await storage.getAlarm()
    if (next === null || next > time) await storage.setAlarm(time)
  }

  #putRing(said: Said, until: number) {
    return this.presentation.ctx.storage.put<Ring>(ringKey(said), { said, until })
  }

  async #findUnanswered(presentationId: string, viewerSessionId: string) {
    const work = await this.presentation.work(presentationId)
    const { findUnanswered } = await import('./conversation-queries')
    return work ? findUnanswered(work.db, presentationId, viewerSessionId) : []
  }

  #open(tag: 'viewer' | 'member') {
    return this.presentation.ctx.getWebSockets(tag).filter((socket) => socket.readyState === WebSocket.OPEN)
  }
}

const ringKey = ({ viewerSessionId, messageId }: Said) => `${ringPrefix}${viewerSessionId} ${messageId}`
