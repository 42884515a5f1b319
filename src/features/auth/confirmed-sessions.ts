import type { Caller } from '../../core/context'

const trustMilliseconds = 5_000
/** KV may show a deleted value for a minute longer. */
const kvDelayMilliseconds = 60_000
const mostSessions = 5_000

/** Maps keep insertion order, so the first entry is the oldest. */
const confirmed = new Map<string, { caller: Caller; at: number }>()
const dropped = new Map<string, number>()
/** Keyed by organization, because every copy of a session holds its data. */
const changed = new Map<string, number>()

export function recentlyConfirmed(sessionId: string, now: number): Caller | undefined {
  const entry = confirmed.get(sessionId)
  if (entry && now - entry.at < trustMilliseconds && isUpToDate(entry.caller, entry.at)) return entry.caller
  confirmed.delete(sessionId)
  return undefined
}

/** `askedAt` is when the query was sent, because an answer from before a logout would restore the session. */
export function rememberConfirmed(caller: Caller, askedAt: number) {
  const droppedAt = dropped.get(caller.sessionId)
  if (droppedAt !== undefined && droppedAt >= askedAt) return
  putLast(confirmed, caller.sessionId, { caller, at: askedAt })
}

export function forgetConfirmed(sessionId: string, now: number) {
  confirmed.delete(sessionId)
  putLast(dropped, sessionId, now)
}

export const forgetCallersOf = (organizationId: string, now: number) => putLast(changed, organizationId, now)

export const isUpToDate = ({ organizationId }: Caller, readAt: number) =>
  readAt > (changed.get(organizationId) ?? Number.NEGATIVE_INFINITY)

export const mayKvBeOutdated = (sessionId: string, now: number) =>
  now - (dropped.get(sessionId) ?? Number.NEGATIVE_INFINITY) < kvDelayMilliseconds

function putLast<Value>(map: Map<string, Value>, key: string, value: Value) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > mostSessions && oldest !== undefined) map.delete(oldest)
}
