import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { lastWrite } from '../../core/bookmark'
import type { AppEnv } from '../../core/context'
import { log } from '../../core/log'
import { originOf } from '../../core/request'
import { findHeld, hold, isOutdated, isUnsettled, latestChange } from './isolate-memory'
import { type Made, makeManifest } from './manifest'
import {
  type Both,
  type DeckPart,
  keyOf,
  type OrganizationPart,
  type Part,
  type PosterCopy,
  type PresentationPart,
  parseStored,
} from './parts'
import { posterCopyKey, republishPoster } from './poster-copy'

export async function findManifest(c: Context<AppEnv>, presentationId: string): Promise<Made | undefined> {
  const parts = await findBothParts(c, presentationId)
  return parts && makeManifest(c.env, parts.deck, parts.presentation, originOf(c.req.url))
}

export function findBothParts(c: Context<AppEnv>, presentationId: string): Promise<Both | undefined> {
  const bookmark = lastWrite(getCookie(c, 'bookmark'))
  if (bookmark) return findStoredParts(c, presentationId, bookmark)
  const held = findHeldParts(presentationId)
  return held ? Promise.resolve(held) : readShared(c, presentationId)
}

export function findHeldManifest(env: Env, presentationId: string, origin: string): Made | undefined {
  const parts = findHeldParts(presentationId)
  return parts && makeManifest(env, parts.deck, parts.presentation, origin)
}

function findHeldParts(presentationId: string) {
  const deck = findHeld<DeckPart>(keyOf('deck', presentationId))
  const presentation = findHeld<PresentationPart>(keyOf('presentation', presentationId))
  return deck && presentation && belongTogether(deck, presentation) ? { deck, presentation } : undefined
}

const belongTogether = (deck: DeckPart, presentation: PresentationPart) => deck.id === presentation.deckId

type Reading = { parts: Promise<Both | undefined>; changes: unknown[] }

const readings = new Map<string, Reading>()
const longestWait = 2000
const late = Symbol('late')

/**
 * Whoever asks for the same while it is being read waits for the same answer, unless something changed meanwhile. The
 * request that reads may be cut off, and then its promise never settles, so nobody waits for long.
 */
async function readShared(c: Context<AppEnv>, presentationId: string) {
  const changes = [latestChange(keyOf('deck', presentationId)), latestChange(keyOf('presentation', presentationId))]
  for (;;) {
    const reading = readings.get(presentationId)
    if (!reading?.changes.every((change, index) => change === changes[index])) break
    const parts = await Promise.race([reading.parts, scheduler.wait(longestWait).then(() => late)])
    if (parts !== late) return parts as Both | undefined
    if (readings.get(presentationId) === reading) readings.delete(presentationId)
  }
  const parts = findStoredParts(c, presentationId).finally(() => {
    if (readings.get(presentationId)?.parts === parts) readings.delete(presentationId)
  })
  readings.set(presentationId, { parts, changes })
  c.executionCtx.waitUntil(parts.catch(() => undefined))
  return parts
}

/** With a bookmark, D1 says whether there is anything later than what KV holds. */
async function findStoredParts(c: Context<AppEnv>, presentationId: string, bookmark?: string) {
  const keys = { deck: keyOf('deck', presentationId), presentation: keyOf('presentation', presentationId) }
  const [deck, presentation] = (await readKnown(c, [keys.deck, keys.presentation])) as [DeckPart?, PresentationPart?]
  const isComplete = deck && presentation && belongTogether(deck, presentation)
  if (isComplete && !bookmark) return { deck, presentation }
  const { readParts } = await import('./read-parts')
  return readParts(c, presentationId, { deck, presentation }, bookmark)
}

async function readKnown(c: Context<AppEnv>, keys: string[]): Promise<(Part | PosterCopy | undefined)[]> {
  const missing = keys.filter((key) => !findHeld(key) && !isUnsettled(key))
  const values = missing.length ? await readKv(c, missing) : new Map<string, string | null>()
  return keys.map((key) => {
    const held = findHeld(key)
    if (held) return held
    const text = values.get(key)
    const part = parseStored<Part | PosterCopy>(text)
    if (!part || isOutdated(key, part)) return undefined
    hold(key, part, text?.length ?? 0)
    return part
  })
}

async function readKv(c: Context<AppEnv>, keys: string[]): Promise<Map<string, string | null>> {
  c.var.meter.kvReads++
  try {
    return await c.env.MANIFESTS.get(keys, { type: 'text', cacheTtl: 30 })
  } catch (error) {
    log('warn', { message: 'KV did not answer for a manifest; D1 does.', error: String(error) })
    return new Map()
  }
}

type ForPage = { embedOrigins: string[]; posterData: string }

export async function findForPage(c: Context<AppEnv>, { organizationId, posterKey }: Made): Promise<ForPage> {
  const key = keyOf('organization', organizationId)
  const copyKey = posterKey && posterCopyKey(posterKey)
  const bookmark = lastWrite(getCookie(c, 'bookmark'))
  const known = await readKnown(c, [...(bookmark ? [] : [key]), ...(copyKey ? [copyKey] : [])])
  const copy = copyKey ? (known.pop() as PosterCopy | undefined) : undefined
  if (posterKey && !copy) c.executionCtx.waitUntil(republishPoster(c.env, posterKey))
  const [organization] = known as [OrganizationPart?]
  const posterData = copy?.data ?? ''
  if (organization) return { embedOrigins: organization.allowedEmbedOrigins, posterData }
  const { readEmbedOrigins } = await import('./read-parts')
  return { embedOrigins: await readEmbedOrigins(c, organizationId, bookmark), posterData }
}
