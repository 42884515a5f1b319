import { BoundedCache } from '../../core/bounded-cache'
import { type Kind, keyOf, type Part, type Parts } from './parts'

const heldMilliseconds = 3000
const held = new BoundedCache<Part>(16_000_000)

/** What this isolate changed: `latest` is unknown until the change was read from the primary. */
type Change = { latest?: { id: string; revision: number } }
const changesKept = 10_000
const changes = new BoundedCache<Change>(changesKept)

export const findHeld = <Name extends Kind>(kind: Name, id: string) =>
  held.get(keyOf(kind, id)) as Parts[Name] | undefined

/** Nothing where this isolate knows of a later change. `length` is that of its JSON, for those who have it. */
export function hold<Name extends Kind>(kind: Name, part: Parts[Name], length?: number) {
  if (isOutdated(kind, part)) return undefined
  held.set(keyOf(kind, part.id), part, length ?? JSON.stringify(part).length, heldMilliseconds)
  return part
}

/** `change` is what was the latest one before the primary answered with this part. */
export function holdLatest<Name extends Kind>(
  kind: Name,
  part: Parts[Name],
  change: Change | undefined,
  length?: number,
) {
  if (change) change.latest = { id: part.id, revision: part.revision }
  hold(kind, part, length)
}

export const latestChange = (kind: Kind, id: string) => changes.get(keyOf(kind, id))

export function noteChange(kind: Kind, id: string) {
  held.delete(keyOf(kind, id))
  changes.set(keyOf(kind, id), {}, 1)
}

export function isUnsettled(kind: Kind, id: string) {
  const change = latestChange(kind, id)
  return change !== undefined && !change.latest
}

/** KV and the replicas may lag behind a change, the isolate that made it must not. */
export function isOutdated(kind: Kind, { id, revision }: Part) {
  const change = latestChange(kind, id)
  if (!change) return false
  return !change.latest || (change.latest.id === id && revision < change.latest.revision)
}
