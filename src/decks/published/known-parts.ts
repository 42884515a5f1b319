import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type AppEnv, lastWrite } from '../../core/http/context'
import { cachePart } from '../../core/isolate-cache'
import { log } from '../../core/log'
import { type Both, isLater, type Kind, type Known, keyOf, type Named, type Parts, parseStored } from './parts'

const heldMilliseconds = 3000
const bytesOfChange = 250
const held = cachePart<Parts[Kind]>('parts of links')

/** A change made by this isolate. `latest` is unknown until the change has been read from the primary. */
export type Change = { latest?: Named }
const changes = cachePart<Change>('changes made here')

const findHeld = <Name extends Kind>(kind: Name, id: string) => held.get(keyOf(kind, id)) as Parts[Name] | undefined

export const latestChange = (kind: Kind, id: string) => changes.get(keyOf(kind, id))

export function noteChange(kind: Kind, id: string) {
  held.delete(keyOf(kind, id))
  changes.set(keyOf(kind, id), {}, { bytes: bytesOfChange })
}

/**
 * KV and the replicas may lag behind a change, but the isolate that made it must not, so nothing older is held or
 * returned.
 */
export function hold<Name extends Kind>(kind: Name, part: Parts[Name]) {
  const change = latestChange(kind, part.id)
  if (change && (!change.latest || isLater(change.latest, part))) return undefined
  const other = findHeld(kind, part.id)
  if (other && isLater(other, part)) return other
  held.set(keyOf(kind, part.id), part, { milliseconds: heldMilliseconds })
  return part
}

/** `change` is the latest change that was known before the primary was asked for this part. */
export function holdLatest<Name extends Kind>(kind: Name, part: Parts[Name], change?: Change) {
  const { id, revision } = part
  if (change && !(change.latest && isLater(change.latest, part))) change.latest = { id, revision }
  return hold(kind, part)
}

/** With a bookmark, D1 says whether there is anything later than what is held here or in KV. */
export async function findBothParts(c: Context<AppEnv>, presentationId: string): Promise<Both | undefined> {
  const bookmark = lastWrite(getCookie(c, 'bookmark'))
  const known = await readKnown(c, { deck: presentationId, presentation: presentationId })
  const parts = whole(known)
  if (parts && !bookmark) return parts
  const { readParts } = await import('./read-parts')
  return readParts(c, presentationId, known, bookmark)
}

const whole = ({ deck, presentation }: Known) =>
  deck && presentation && deck.id === presentation.deckId ? { deck, presentation } : undefined

/**
 * Takes what this isolate holds and reads the rest from KV at once. Returns nothing older than the changes made here.
 */
export async function readKnown(c: Context<AppEnv>, ids: { [kind in Kind]?: string }): Promise<Known> {
  const asked = (Object.entries(ids) as [Kind, string][]).map(([kind, id]) => {
    return { kind, key: keyOf(kind, id), part: findHeld(kind, id) }
  })
  const missing = asked.filter(({ part }) => !part).map(({ key }) => key)
  const texts = missing.length ? await readKv(c, missing) : undefined
  return Object.fromEntries(asked.map(({ kind, key, part }) => [kind, part ?? holdStored(kind, texts?.get(key))]))
}

function holdStored(kind: Kind, text: string | null | undefined) {
  const part = parseStored(text)
  return part && hold(kind, part)
}

async function readKv(c: Context<AppEnv>, keys: string[]): Promise<Map<string, string | null> | undefined> {
  c.var.meter.kvReads++
  try {
    return await c.env.MANIFESTS.get(keys, { type: 'text', cacheTtl: 30 })
  } catch (error) {
    log('warn', { message: 'KV did not answer for a manifest; D1 does.', error: String(error) })
    return undefined
  }
}
