import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { meteredDatabase } from '../../core/database'
import { deckPrefix } from '../../core/deck-prefixed-id'
import { hold, isOutdated, isUnsettled, latestChange, settleChange } from './isolate-memory'
import { type Both, type DeckPart, keyOf, type Part, type PresentationPart } from './parts'
import { publish } from './publish-part'
import { findOrganizationPart, findParts } from './queries'

type Known = { deck: DeckPart | undefined; presentation: PresentationPart | undefined }

export async function readParts(c: Context<AppEnv>, id: string, known: Known, bookmark?: string) {
  const prefix = deckPrefix(id)
  const keys = { deck: keyOf('deck', id), presentation: keyOf('presentation', id) }
  const changes = { deck: latestChange(keys.deck), presentation: latestChange(keys.presentation) }
  const isChanging = isUnsettled(keys.deck) || isUnsettled(keys.presentation)
  const find = (start: string) => findParts(meteredDatabase(c.env, c.var.meter, start), id, prefix, known.deck)

  const start = isChanging ? primary : (bookmark ?? 'first-unconstrained')
  const first = await find(start)
  const isBehind =
    (!first.presentation && (first.isDeckKnown || known.deck || known.presentation)) ||
    (first.deck && isOutdated(keyOf('deck', first.deck.id), first.deck)) ||
    (first.presentation && isOutdated(keys.presentation, first.presentation))
  const found = isBehind && start !== primary ? await find(primary) : first
  const presentation = later(found.presentation, known.presentation)
  if (!found.presentation || !presentation) return undefined
  const deck = found.deck ?? (known.deck?.id === presentation.deckId ? known.deck : undefined)
  if (!deck) return undefined
  if (isChanging && found.deck) settleChange(changes.deck, found.deck)
  if (isChanging) settleChange(changes.presentation, presentation)
  if (keyOf('deck', deck.id) === keys.deck) keep(c, keys, { deck, presentation }, known)
  return { deck, presentation }
}

const primary = 'first-primary'

const later = <Value extends Part>(one: Value | undefined, other: Value | undefined) =>
  one && other ? (other.revision > one.revision ? other : one) : one

/** `publish` reads again and ends with the latest, so an older answer of D1 cannot replace a newer one in KV. */
function keep(c: Context<AppEnv>, keys: { deck: string; presentation: string }, parts: Both, known: Known) {
  const { deck, presentation } = parts
  if (deck !== known.deck) {
    hold(keys.deck, deck, JSON.stringify(deck).length)
    c.executionCtx.waitUntil(publish(c.env, 'deck', deck.id))
  }
  if (presentation !== known.presentation) {
    hold(keys.presentation, presentation, JSON.stringify(presentation).length)
    c.executionCtx.waitUntil(publish(c.env, 'presentation', presentation.id))
  }
}

export async function readEmbedOrigins(c: Context<AppEnv>, organizationId: string, bookmark?: string) {
  const key = keyOf('organization', organizationId)
  const change = latestChange(key)
  const start = change ? primary : (bookmark ?? 'first-unconstrained')
  const found = await findOrganizationPart(meteredDatabase(c.env, c.var.meter, start), organizationId)
  if (!found) return []
  settleChange(change, found)
  hold(key, found, JSON.stringify(found).length)
  if (!bookmark) c.executionCtx.waitUntil(publish(c.env, 'organization', organizationId))
  return found.allowedEmbedOrigins
}
