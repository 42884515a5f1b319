import type { Context } from 'hono'
import { meteredDatabase } from '../../core/database/database'
import { findAtShard } from '../../core/database/shards'
import type { AppEnv } from '../../core/http/context'
import { holdLatest, latestChange } from './known-parts'
import { isLater, type Known, type Part } from './parts'
import { refill } from './publish-part'
import { findOrganizationPart, findParts } from './queries'

const primary = 'first-primary'
const nearest = 'first-unconstrained'

/**
 * Reads from the nearest replica, or from the primary if a replica may lag behind a change that was made here or is
 * known.
 */
export async function readParts(c: Context<AppEnv>, id: string, known: Known, bookmark?: string) {
  const changes = { deck: latestChange('deck', id), presentation: latestChange('presentation', id) }
  const start = changes.deck || changes.presentation ? primary : (bookmark ?? nearest)
  const at = await findAtShard(c.env, id)
  if (!at) return undefined
  const load = c.var.loadShown
  const shown = await load()
  const find = (from: string) => findParts(meteredDatabase(at, c.var.meter, from), shown, id, known.deck)

  const first = await find(start)
  const isBehind = !first.presentation && (first.isDeckKnown || known.deck || known.presentation)
  const found = isBehind && start !== primary ? await find(primary) : first
  const presentation = found.presentation && latestOf(found.presentation, known.presentation)
  const deck = found.deck ?? (known.deck?.id === presentation?.deckId ? known.deck : undefined)
  if (!deck || !presentation) return undefined
  const parts = { deck, presentation }
  for (const kind of ['deck', 'presentation'] as const) {
    if (parts[kind] === known[kind]) continue
    holdLatest(kind, parts[kind], changes[kind])
    c.executionCtx.waitUntil(refill({ env: at, load }, kind, parts[kind].id))
  }
  return parts
}

const latestOf = <Value extends Part>(found: Value, known: Value | undefined) =>
  known && !isLater(found, known) ? known : found

export async function readEmbedOrigins(c: Context<AppEnv>, organizationId: string, bookmark?: string) {
  const change = latestChange('organization', organizationId)
  const start = change ? primary : (bookmark ?? nearest)
  const at = await findAtShard(c.env, organizationId)
  const found = at && (await findOrganizationPart(meteredDatabase(at, c.var.meter, start), organizationId))
  if (!found) return []
  holdLatest('organization', found, change)
  if (!bookmark) c.executionCtx.waitUntil(refill({ env: at, load: c.var.loadShown }, 'organization', organizationId))
  return found.allowedEmbedOrigins
}
