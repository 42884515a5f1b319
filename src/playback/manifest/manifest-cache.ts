import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type AppEnv, lastWrite } from '../../core/http/context'
import { originOf } from '../../core/http/request'
import { cachePart } from '../../core/isolate-cache'
import { deckPartSeconds } from '../../core/limits'
import { log } from '../../core/log'
import { findBothParts, readKnown } from '../../decks/published/known-parts'
import { keyOf, kvLag, stored } from '../../decks/published/parts'
import { loadWords } from '../../locales/index'
import { lengthsOf, type Made, makeManifest } from './manifest'

/** Puts a copy into KV, which the page reads together with its other values. */
export async function publishPoster(env: Env, key: string, bytes: Uint8Array) {
  const part = { id: key, revision: 0, data: Buffer.from(bytes).toString('base64') }
  try {
    await env.MANIFESTS.put(keyOf('poster', key), stored(part), { expirationTtl: deckPartSeconds })
  } catch (error) {
    log('warn', { message: 'Pages ask for the picture of a poster until KV takes it.', key, error: String(error) })
  }
}

const republished = cachePart<true>('posters put again')

export async function republishPoster(env: Env, key: string) {
  if (republished.get(key)) return
  republished.set(key, true, { milliseconds: kvLag })
  const object = await env.FILES.get(key)
  if (object) await publishPoster(env, key, await object.bytes())
}

export async function findManifest(c: Context<AppEnv>, presentationId: string): Promise<Made | undefined> {
  const parts = await findBothParts(c, presentationId)
  if (!parts || parts.presentation.isGone) return undefined
  const words = await loadWords(parts.presentation.language)
  return makeManifest(c.env, parts.deck, parts.presentation, originOf(c.req.url), words)
}

/** Milliseconds by slide id. A copy that is slightly out of date will do. */
export async function findLengths(c: Context<AppEnv>, presentationId: string): Promise<Record<string, number>> {
  const { deck, presentation } = await readKnown(c, { deck: presentationId, presentation: presentationId })
  const isWhole = deck && presentation && deck.id === presentation.deckId
  const parts = isWhole ? { deck, presentation } : await findBothParts(c, presentationId)
  return parts ? lengthsOf(c.env, parts.deck, parts.presentation) : {}
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
  const { readEmbedOrigins } = await import('../../decks/published/read-parts')
  return { embedOrigins: await readEmbedOrigins(c, organizationId, bookmark), posterData }
}
