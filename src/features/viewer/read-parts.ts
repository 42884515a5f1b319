import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { meteredDatabase } from '../../core/database'
import { holdLatest, isOutdated, isUnsettled, latestChange } from './isolate-memory'
import { type Known, keyOf, type Part } from './parts'
import { publish } from './publish-part'
import { findOrganizationPart, findParts } from './queries'

const primary = 'first-primary'

/** From the nearest replica, or from the primary where that one may lag behind what was changed here or is known. */
export async function readParts(c: Context<AppEnv>, id: string, known: Known, bookmark?: string) {
  const changes = { deck: latestChange('deck', id), presentation: latestChange('presentation', id) }
  const isChanging = isUnsettled('deck', id) || isUnsettled('presentation', id)
  const find = (start: string) => findParts(meteredDatabase(c.env, c.var.meter, start), id, known.deck)

  const first = await find(isChanging ? primary : (bookmark ?? 'first-unconstrained'))
  const isBehind =
    (!first.presentation && (first.isDeckKnown || known.deck || known.presentation)) ||
    (first.deck && isOutdated('deck', first.deck)) ||
    (first.presentation && isOutdated('presentation', first.presentation))
  const found = isBehind && !isChanging ? await find(primary) : first
  if (!found.presentation) return undefined
  const presentation = later(found.presentation, known.presentation)
  const deck = found.deck ?? (known.deck?.id === presentation.deckId ? known.deck : undefined)
  if (!deck) return undefined
  const parts = { deck, presentation }
  if (keyOf('deck', deck.id) !== keyOf('deck', id)) return parts
  for (const kind of ['deck', 'presentation'] as const) {
    if (parts[kind] === known[kind]) continue
    holdLatest(kind, parts[kind], isChanging ? changes[kind] : undefined)
    // It reads again and ends with the latest, so an older answer of D1 cannot replace a newer one in KV.
    c.executionCtx.waitUntil(publish(c.env, kind, parts[kind].id))
  }
  return parts
}

const later = <Value extends Part>(one: Value, other: Value | undefined) =>
  other && other.revision > one.revision ? other : one

export async function readEmbedOrigins(c: Context<AppEnv>, organizationId: string, bookmark?: string) {
  const change = latestChange('organization', organizationId)
  const start = change ? primary : (bookmark ?? 'first-unconstrained')
  const found = await findOrganizationPart(meteredDatabase(c.env, c.var.meter, start), organizationId)
  if (!found) return []
  holdLatest('organization', found, change)
  if (!bookmark) c.executionCtx.waitUntil(publish(c.env, 'organization', organizationId))
  return found.allowedEmbedOrigins
}
