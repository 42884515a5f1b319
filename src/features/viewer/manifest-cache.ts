import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { lastWrite } from '../../core/bookmark'
import type { AppEnv } from '../../core/context'
import { log } from '../../core/log'
import { originOf } from '../../core/request'
import { findHeld, hold, isOutdated, isUnsettled, latestChange } from './isolate-memory'
import { type Made, makeManifest } from './manifest'
import { type Both, type Kind, type Known, keyOf, parseStored } from './parts'
import { republishPoster } from './poster-copy'

export async function findManifest(c: Context<AppEnv>, presentationId: string): Promise<Made | undefined> {
  const parts = await findBothParts(c, presentationId)
  return parts && makeManifest(c.env, parts.deck, parts.presentation, originOf(c.req.url))
}

export function findHeldManifest(env: Env, presentationId: string, origin: string): Made | undefined {
  const parts = findHeldParts(presentationId)
  return parts && makeManifest(env, parts.deck, parts.presentation, origin)
}

export async function findBothParts(c: Context<AppEnv>, presentationId: string): Promise<Both | undefined> {
  const bookmark = lastWrite(getCookie(c, 'bookmark'))
  if (bookmark) return findStoredParts(c, presentationId, bookmark)
  return findHeldParts(presentationId) ?? (await findTogether(c, presentationId))
}

function findHeldParts(presentationId: string) {
  return whole({ deck: findHeld('deck', presentationId), presentation: findHeld('presentation', presentationId) })
}

const whole = ({ deck, presentation }: Known) =>
  deck && presentation && deck.id === presentation.deckId ? { deck, presentation } : undefined

type Search = Promise<Both | undefined>
const searches = new Map<string, Search>()
const longestWait = 2000
const mostJoined = 3

/**
 * Whoever asks for the same meanwhile gets the same answer, unless something was changed here. The request that searches
 * may be cut off, and then its promise never settles, so nobody waits for long: one of those who waited searches, and the
 * others join that search.
 */
async function findTogether(c: Context<AppEnv>, presentationId: string, joined: Search[] = []): Search {
  const other = searches.get(presentationId)
  if (!other || other === joined.at(-1) || joined.length === mostJoined) return search(c, presentationId)
  const answer = await Promise.race([other.then((parts) => ({ parts })), scheduler.wait(longestWait)])
  if (answer && isCurrent(presentationId, answer.parts)) return answer.parts
  // A search that began after the one that was joined may be over by now.
  return findHeldParts(presentationId) ?? findTogether(c, presentationId, [...joined, other])
}

function search(c: Context<AppEnv>, presentationId: string) {
  const own = findStoredParts(c, presentationId)
  searches.set(presentationId, own)
  const forget = () => searches.get(presentationId) === own && searches.delete(presentationId)
  c.executionCtx.waitUntil(own.then(forget, forget))
  return own
}

const isCurrent = (presentationId: string, parts: Both | undefined) =>
  parts
    ? !isOutdated('deck', parts.deck) && !isOutdated('presentation', parts.presentation)
    : !latestChange('presentation', presentationId)

/** With a bookmark, D1 says whether there is anything later than what is held here or in KV. */
async function findStoredParts(c: Context<AppEnv>, presentationId: string, bookmark?: string) {
  const known = await readKnown(c, { deck: presentationId, presentation: presentationId })
  const parts = whole(known)
  if (parts && !bookmark) return parts
  const { readParts } = await import('./read-parts')
  return readParts(c, presentationId, known, bookmark)
}

type ForPage = { embedOrigins: string[]; posterData: string }

export async function findForPage(c: Context<AppEnv>, { organizationId, posterKey }: Made): Promise<ForPage> {
  const bookmark = lastWrite(getCookie(c, 'bookmark'))
  const { organization, poster } = await readKnown(c, {
    ...(!bookmark && { organization: organizationId }),
    ...(posterKey && { poster: posterKey }),
  })
  if (posterKey && !poster) c.executionCtx.waitUntil(republishPoster(c.env, posterKey))
  const posterData = poster?.data ?? ''
  if (organization) return { embedOrigins: organization.allowedEmbedOrigins, posterData }
  const { readEmbedOrigins } = await import('./read-parts')
  return { embedOrigins: await readEmbedOrigins(c, organizationId, bookmark), posterData }
}

/** What this isolate holds, and the rest from KV with one read; nothing older than what was changed here. */
async function readKnown(c: Context<AppEnv>, ids: { [kind in Kind]?: string }): Promise<Known> {
  const asked = (Object.entries(ids) as [Kind, string][]).map(([kind, id]) => {
    const part = findHeld(kind, id)
    return { kind, key: keyOf(kind, id), part, isMissing: !part && !isUnsettled(kind, id) }
  })
  const missing = asked.filter(({ isMissing }) => isMissing).map(({ key }) => key)
  const texts = missing.length ? await readKv(c, missing) : undefined
  return Object.fromEntries(asked.map(({ kind, key, part }) => [kind, part ?? holdStored(kind, texts?.get(key))]))
}

function holdStored(kind: Kind, text: string | null | undefined) {
  const part = parseStored(text)
  return part && hold(kind, part, text?.length)
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
