import { findUuid } from '../../core/http/request'
import { longestMessage, longestMessageId } from '../../core/limits'

/** Whether the frame is refused, and with which code of RFC 6455 its socket is closed. */
export type Refusal = { status: 1003 | 1007 | 1008 | 1009; reason: string }

export type Message = { type: 'message'; id: string; text: string }

export type FromMember = Message | { type: 'show'; slideId: string } | { type: 'leave' }

export type FromViewer =
  | Message
  | { type: 'accept' | 'decline' }
  | { type: 'at'; slideId: string | null; seconds: number; isPlaying: boolean }
  /** Seconds of each slide since the socket opened. */
  | { type: 'watched'; slides: [slideId: string, seconds: number][] }

const mostBytes = 1024
const closesAt = 2048
const mostSlidesAtOnce = 50

const refused = (status: Refusal['status'], reason: string): Refusal => ({ status, reason })

/** Written by hand, because an object that wakes up shouldn't wait for zod to load. */
const readWith =
  <Frame extends { type: string }>(messageOf: (type: unknown, names: string, members: Members) => Frame | undefined) =>
  (frame: string | ArrayBuffer): Frame | Refusal => {
    if (typeof frame !== 'string') return refused(1003, 'binary_not_supported')
    const bytes = new TextEncoder().encode(frame).length
    if (bytes > closesAt) return refused(1009, 'message_too_large')
    const { type, ...members } = parsed(frame)
    // A message of a person may be in a script that takes two bytes a letter.
    if (bytes > mostBytes && type !== 'message') return refused(1008, 'message_too_large')
    return messageOf(type, Object.keys(members).toSorted().join(), members) ?? refused(1007, 'message_invalid')
  }

type Members = Record<string, unknown>

export const readFromViewer = readWith<FromViewer>((type, names, members) => {
  if (type === 'at' && names === 'isPlaying,seconds,slideId') return placeOf(members)
  if (type === 'watched' && names === 'slides') return watchedOf(members.slides)
  if ((type === 'accept' || type === 'decline') && !names) return { type }
  return type === 'message' ? messageIn(members) : undefined
})

export const readFromMember = readWith<FromMember>((type, names, members) => {
  if (type === 'leave' && !names) return { type }
  if (type === 'show' && names === 'slideId') {
    const slideId = findUuid(String(members.slideId))
    return slideId ? { type, slideId } : undefined
  }
  return type === 'message' ? messageIn(members) : undefined
})

function parsed(text: string): Members {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Members) : {}
  } catch {
    return {}
  }
}

/** Takes exactly `id` and `text`. The text is kept as it is typed, apart from the space around it. */
export function messageIn(members: Members): Message | undefined {
  const { id, text, ...others } = members
  if (Object.keys(others).length || !isText(id, longestMessageId) || typeof text !== 'string') return undefined
  const trimmed = text.trim()
  return isText(trimmed, longestMessage) ? { type: 'message', id, text: trimmed } : undefined
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !value.includes('\0') && value.isWellFormed()

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
