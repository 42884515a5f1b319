/** The route has found this out about a member before it lets the socket in. */
export type GuestArrival = {
  memberId: string
  name: string
  organizationId: string
  presentationId: string
  sessionId: string
  /** The viewer whom the member wants to join; null for the one who came last. */
  viewerSessionId: string | null
}

/** Kept in the attachment of the member's socket. */
export type Guest = Omit<GuestArrival, 'viewerSessionId'> & {
  viewerSessionId: string
  /** The homeowner's player isn't controlled until they accept. */
  state: 'asked' | 'accepted' | 'declined'
  /** When the member's session was last looked up. */
  checkedAt: number
  /** The frames of the current minute. */
  minute: number
  frames: number
}

export const guestOf = (socket: WebSocket) => socket.deserializeAttachment() as Guest | null

/** Tells a homeowner who is there. Members have no picture of their own. */
export const introductionOf = (guest: Guest | undefined) =>
  guest
    ? { type: 'guest', member: { name: guest.name, avatarUrl: null }, isAccepted: guest.state === 'accepted' }
    : { type: 'guest', member: null }
