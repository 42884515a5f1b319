import { BoundedCache } from '../../core/bounded-cache'
import type { Part, PosterCopy } from './parts'

const heldMilliseconds = 3000
type Value = Part | PosterCopy
const held = new BoundedCache<Value>(16_000_000)

/** What this isolate changed: `latest` is unknown until the change was read from the primary. */
type Change = { latest?: { id: string; revision: number } }
const changesKept = 10_000
const changes = new BoundedCache<Change>(changesKept)

export const findHeld = <Kind extends Value>(key: string) => held.get(key) as Kind | undefined

export function hold(key: string, part: Value, bytes: number) {
  if (!isOutdated(key, part)) held.set(key, part, bytes, heldMilliseconds)
}

export const latestChange = (key: string) => changes.get(key)

export function noteChange(key: string) {
  held.delete(key)
  changes.set(key, {}, 1)
}

/** To be called with what the primary answered after the change was noted. */
export function settleChange(change: Change | undefined, { id, revision }: Part) {
  if (change) change.latest = { id, revision }
}

export function isUnsettled(key: string) {
  const change = latestChange(key)
  return change !== undefined && !change.latest
}

/** KV and the replicas may lag behind a change, the isolate that made it must not. */
export function isOutdated(key: string, { id, revision }: Value) {
  const change = latestChange(key)
  if (!change) return false
  return !change.latest || (change.latest.id === id && revision < change.latest.revision)
}
