import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { lastWrite } from '../../core/bookmark'
import type { AppEnv } from '../../core/context'
import { log } from '../../core/log'
import { originOf } from '../../core/request'
import { findHeld, hold } from './isolate-memory'
import { type Made, makeManifest } from './manifest'
import { type Both, type Kind, type Known, keyOf, parseStored } from './parts'
import { republishPoster } from './poster-copy'

export async function findManifest(c: Context<AppEnv>, presentationId: string): Promise<Made | undefined> {
  const parts = await findBothParts(c, presentationId)
  return parts && makeManifest(c.env, parts.deck, parts.presentation, originOf(c.req.url))
}

export function findHeldManifest(env: Env, presentationId: string, origin: string): Made | undefined {
  const held = { deck: findHeld('deck', presentationId), presentation: findHeld('presentation', presentationId) }
  const parts = whole(held)
  return parts && makeManifest(env, parts.deck, parts.presentation, origin)
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
    return { kind, key: keyOf(kind, id), part: findHeld(kind, id) }
  })
  const missing = asked.filter(({ part }) => !part).map(({ key }) => key)
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
