import { second } from '../../core/time'
import { shortIdOf } from '../beacons/short-id'
import type { LiveViewer } from './schemas'

/** What the route found out about a viewer before it let the socket in. */
export type Arrival = Omit<LiveViewer, 'slideId' | 'slideTitle' | 'isPlaying' | 'since' | 'guestId' | 'askingUntil'> & {
  organizationId: string
  /** The masked address that an answer goes to; null if none is known. */
  email: string | null
  /** Milliseconds by short slide id that the session had watched before. */
  before: Record<string, number>
  /** The lengths of the slides in milliseconds, by short id. */
  lengths: Record<string, number>
}

/**
 * Kept in the socket's attachment, which survives hibernation and holds 16 KB. That is why slides go by their short ids.
 */
export type Seen = Arrival & {
  since: number
  hasSpoken: boolean
  slideId: string | null
  isPlaying: boolean
  /** Milliseconds by short slide id since the socket opened. */
  watched: Record<string, number>
  /** The same of the sockets that this one replaced. */
  carried: Record<string, number>
  /** The frames of the current minute. */
  minute: number
  frames: number
  toldAt: number
  /** The member whom the homeowner accepted, who needn’t ask again after losing the connection. */
  acceptedId: string | null
  /** Whether the homeowner has written, so a member may answer. */
  hasAsked: boolean
  /** Until when a message of the homeowner rings. */
  askingUntil: number | null
}

export const newSeen = (arrival: Arrival, now: number): Seen => ({
  ...arrival,
  since: now,
  hasSpoken: false,
  slideId: null,
  isPlaying: false,
  watched: {},
  carried: {},
  minute: 0,
  frames: 0,
  toldAt: 0,
  acceptedId: null,
  hasAsked: false,
  askingUntil: null,
})

export const seenOf = (socket: WebSocket) => socket.deserializeAttachment() as Seen | null

/** Seconds of slides that this deck doesn't have are left out. */
export function withWatched(seen: Seen, slides: [slideId: string, seconds: number][]): Seen {
  const watched = { ...seen.watched }
  for (const [id, seconds] of slides) {
    const slide = shortIdOf(id)
    if (slide in seen.lengths) watched[slide] = Math.max(watched[slide] ?? 0, Math.round(seconds * second))
  }
  return { ...seen, watched }
}

export function totalOf({ carried, watched }: Seen) {
  const total = { ...carried }
  for (const [slide, milliseconds] of Object.entries(watched)) total[slide] = (total[slide] ?? 0) + milliseconds
  return total
}

export function viewerOf(seen: Seen, slideTitle: string | null, guestId: string | null): LiveViewer {
  const { presentationId, viewerSessionId, firstName, deckId, slideId, isPlaying, since, device, askingUntil } = seen
  return {
    ...{ presentationId, viewerSessionId, firstName, deckId, slideId, slideTitle, isPlaying },
    ...{ since: new Date(since).toISOString(), device, guestId },
    askingUntil: askingUntil === null ? null : new Date(askingUntil).toISOString(),
  }
}
