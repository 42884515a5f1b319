import { BoundedCache } from '../../core/bounded-cache'
import { isLater, type Kind, keyOf, type Named, type Parts } from './parts'

const heldMilliseconds = 3000
const held = new BoundedCache<Parts[Kind]>(16_000_000)

/** What this isolate changed: `latest` is unknown until the change was read from the primary. */
export type Change = { latest?: Named }
const changesKept = 10_000
const changes = new BoundedCache<Change>(changesKept)

export const findHeld = <Name extends Kind>(kind: Name, id: string) =>
  held.get(keyOf(kind, id)) as Parts[Name] | undefined

export const latestChange = (kind: Kind, id: string) => changes.get(keyOf(kind, id))

export function noteChange(kind: Kind, id: string) {
  held.delete(keyOf(kind, id))
  changes.set(keyOf(kind, id), {}, 1)
}

/**
 * KV and the replicas may lag behind a change, the isolate that made it must not: nothing is held, or returned, that is
 * older. `length` is that of its JSON.
 */
export function hold<Name extends Kind>(kind: Name, part: Parts[Name], length = JSON.stringify(part).length) {
  const change = latestChange(kind, part.id)
  if (change && (!change.latest || isLater(change.latest, part))) return undefined
  const other = findHeld(kind, part.id)
  if (other && isLater(other, part)) return other
  held.set(keyOf(kind, part.id), part, length, heldMilliseconds)
  return part
}

/** `change` is what was the latest one before the primary was asked for this part. */
export function holdLatest<Name extends Kind>(kind: Name, part: Parts[Name], change?: Change, length?: number) {
  const { id, revision } = part
  if (change && !(change.latest && isLater(change.latest, part))) change.latest = { id, revision }
  return hold(kind, part, length)
}
