import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe } from '../../core/context'
import { kinOf } from '../../core/kin'
import { log } from '../../core/log'

/**
 * The state of a deck and all that is made of it, as a word that every change replaces, and where the database stood
 * after the change. A copy of a manifest names the state it was made in, and counts only while that is still the state.
 */
export type State = { name: string; at: number; bookmark: string | null }

export const stateKey = (kin: string) => `state:${kin}`
const statesKept = 10_000
const ownStates = new Map<string, State>()
const listeners = new Set<(kin: string) => void>()

/** What this isolate changed itself counts at once, whatever a cache in front of KV may still say. */
export function latestState(kin: string, stored: State | null): State | null {
  const own = ownStates.get(kin)
  return own && own.at >= (stored?.at ?? 0) ? own : stored
}

export const onChange = (listener: (kin: string) => void) => listeners.add(listener)

/**
 * Sits before every room: a write under a deck, a slide or a presentation tells of itself by its path, so that no room
 * has to remember it. What failed on our side may have been committed all the same.
 */
export const announceWrites = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { status } = c.res
  if (isSafe(c.req.method) || (status >= 400 && status < 500)) return
  const [, id] = c.req.path.match(/^\/api\/(?:decks|slides|presentations)\/([0-9a-f-]{36})(?:\/|$)/i) ?? []
  if (id) await announceChanges(c, [id.toLowerCase()])
})

/** For what changes decks without being a request about one. */
export async function announceChanges(c: Context<AppEnv>, ids: string[]) {
  const kins = new Set(ids.map(kinOf))
  await Promise.all([...kins].map((kin) => announce(c, kin, c.var.bookmark())))
}

async function announce(c: Context<AppEnv>, kin: string, bookmark: string | null) {
  const state = newState(kin, bookmark)
  for (const listener of listeners) listener(kin)
  if (!(await store(c.env, kin, state))) c.executionCtx.waitUntil(storeLater(c.env, kin, state))
}

function newState(kin: string, bookmark: string | null) {
  const state = { name: crypto.randomUUID(), at: Date.now(), bookmark }
  ownStates.delete(kin)
  ownStates.set(kin, state)
  if (ownStates.size > statesKept) ownStates.delete(ownStates.keys().next().value ?? '')
  return state
}

async function store(env: Env, kin: string, state: State) {
  try {
    // Kept for longer than any copy, so that no copy outlives the word that it is out of date.
    await env.MANIFESTS.put(stateKey(kin), JSON.stringify(state), { expirationTtl: 2 * env.MANIFEST_COPY_SECONDS })
    return true
  } catch (error) {
    log('warn', { message: 'A change was not told to KV yet.', kin, error: String(error) })
    return false
  }
}

/**
 * KV takes one write a second for a key; a later change tells more than this one would. By then others may have told of
 * theirs, so the word is a new one, which no copy bears yet, and stands for whatever the database holds now.
 */
async function storeLater(env: Env, kin: string, state: State, tries = 5): Promise<void> {
  await scheduler.wait(1100)
  if (ownStates.get(kin) !== state) return
  const now = newState(kin, await currentBookmark(env).catch(() => null))
  if (await store(env, kin, now)) return
  if (tries > 1) return storeLater(env, kin, now, tries - 1)
  log('error', { message: 'Old manifests stay elsewhere until they expire.', kin })
}

async function currentBookmark(env: Env) {
  const session = env.DB.withSession('first-primary')
  await session.prepare('select 1').run()
  return session.getBookmark()
}
