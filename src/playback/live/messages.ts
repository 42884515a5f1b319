import { findUuid } from '../../core/http/request'

/** Whether the frame is refused, and with which code of RFC 6455 its socket is closed. */
export type Refusal = { status: 1003 | 1007 | 1008 | 1009; reason: string }

export type FromViewer =
  | { type: 'at'; slideId: string | null; seconds: number; isPlaying: boolean }
  /** Seconds of each slide since the socket opened. */
  | { type: 'watched'; slides: [slideId: string, seconds: number][] }

const mostBytes = 1024
const closesAt = 2048
const mostSlidesAtOnce = 50

const refused = (status: Refusal['status'], reason: string): Refusal => ({ status, reason })

/** Written by hand, because an object that wakes up shouldn't wait for zod to load. */
export function readFrame(frame: string | ArrayBuffer): FromViewer | Refusal {
  if (typeof frame !== 'string') return refused(1003, 'binary_not_supported')
  const bytes = new TextEncoder().encode(frame).length
  if (bytes > closesAt) return refused(1009, 'message_too_large')
  if (bytes > mostBytes) return refused(1008, 'message_too_large')
  return messageOf(parsed(frame)) ?? refused(1007, 'message_invalid')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageOf(value: unknown): FromViewer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, ...members } = value as Record<string, unknown>
  const names = Object.keys(members).toSorted().join()
  if (type === 'at' && names === 'isPlaying,seconds,slideId') return placeOf(members)
  if (type === 'watched' && names === 'slides') return watchedOf(members.slides)
  return undefined
}

function placeOf({ slideId, seconds, isPlaying }: Record<string, unknown>): FromViewer | undefined {
  const id = slideId === null ? null : findUuid(String(slideId))
  if (id === undefined || !isSeconds(seconds) || typeof isPlaying !== 'boolean') return undefined
  return { type: 'at', slideId: id, seconds, isPlaying }
}

function watchedOf(slides: unknown): FromViewer | undefined {
  if (typeof slides !== 'object' || slides === null || Array.isArray(slides)) return undefined
  const all = Object.entries(slides).map(([slideId, seconds]) => [findUuid(slideId), seconds] as const)
  if (all.length > mostSlidesAtOnce || !all.every(([id, seconds]) => id && isSeconds(seconds))) return undefined
  return { type: 'watched', slides: all as [string, number][] }
}

const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
