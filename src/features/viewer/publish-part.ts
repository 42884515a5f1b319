import type { Context } from 'hono'
import { BoundedCache } from '../../core/bounded-cache'
import type { AppEnv } from '../../core/context'
import { type Database, primaryDatabase } from '../../core/database'
import { deckPrefix } from '../../core/deck-prefixed-id'
import { log } from '../../core/log'
import { holdLatest, latestChange, noteChange } from './isolate-memory'
import { keyOf, kvLag, stored } from './parts'
import { findDeckPart, findOrganizationPart, findPresentationPart } from './queries'

const finders = {
  deck: (db: Database, id: string) => findDeckPart(db, deckPrefix(id)),
  presentation: findPresentationPart,
  organization: findOrganizationPart,
}
type Published = keyof typeof finders

/** A deleted row never changes again, so no revision is later. */
const gone = (id: string) => ({ id, revision: Number.MAX_SAFE_INTEGER, isGone: true, deckId: null }) as const

const findPart = async (db: Database, kind: Published, id: string) => (await finders[kind](db, id)) ?? gone(id)

const secondsOf = (env: Env, kind: Published) =>
  kind === 'presentation' ? env.PRESENTATION_PART_DAYS * 24 * 60 * 60 : env.DECK_PART_SECONDS

/** From here on this isolate answers nothing older; other places hear of it through KV. */
export function publishChange(c: Context<AppEnv>, kind: Published, id: string) {
  noteChange(kind, id)
  c.executionCtx.waitUntil(publish(c.env, kind, id))
}

/** They or their decks are deleted, so nothing puts their data back. */
export const forgetPresentations = (env: Env, ids: string[]) =>
  Promise.all(ids.map((id) => env.MANIFESTS.delete(keyOf('presentation', id))))

export async function publish(env: Env, kind: Published, id: string) {
  try {
    await putLatest(env, kind, id)
  } catch (error) {
    log('error', { message: 'KV keeps an older part of manifests until it expires.', kind, id, error: String(error) })
  }
}

const putInterval = 1100
const mostPuts = 5
const latestPuts = new BoundedCache<{ at: number; request: object }>(10_000)

/** For who read from D1 what KV did not answer. */
export async function refill(env: Env, kind: Published, id: string) {
  const { at = 0 } = latestPuts.get(keyOf(kind, id)) ?? {}
  if (Date.now() - at > kvLag) await publish(env, kind, id)
}

/**
 * KV takes one write a second for a key. Who asks sooner waits, and leaves it to whoever asked later still. Two isolates
 * may put in the wrong order, so each looks afterwards whether what it put is the latest.
 */
async function putLatest(env: Env, kind: Published, id: string) {
  const key = keyOf(kind, id)
  const request = {}
  const latest = { at: latestPuts.get(key)?.at ?? 0, request }
  latestPuts.set(key, latest, 1)
  for (let puts = 0; puts < mostPuts; puts++) {
    // Never longer than the interval, because a clock that was set back says nothing of KV.
    const wait = Math.min(putInterval, latest.at + putInterval - Date.now())
    if (wait > 0) {
      await scheduler.wait(wait)
      if (latestPuts.get(key)?.request !== request) return
    }
    latest.at = Date.now()
    const db = primaryDatabase(env)
    const change = latestChange(kind, id)
    const part = await findPart(db, kind, id)
    const text = stored(part)
    holdLatest(kind, part, change, text.length)
    try {
      await env.MANIFESTS.put(key, text, { expirationTtl: secondsOf(env, kind) })
    } catch (error) {
      log('warn', { message: 'KV did not take a part of a manifest yet.', key, error: String(error) })
      continue
    }
    if ((await findPart(db, kind, id)).revision === part.revision) return
  }
  throw new Error(`${mostPuts} puts were refused or overtaken.`)
}
