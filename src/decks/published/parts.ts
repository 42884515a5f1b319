import { deckPrefix } from '../../core/database/deck-prefixed-id.ts'
import type { Homeowner } from '../../core/shared/merge-fields'
import { minute } from '../../core/time.ts'
import type { ShownQuote } from '../presentations/shown-quote'
import type { ShownDeck } from './deck-content'

/** Seconds by the prefix of the track's name. */
export type Durations = Record<string, number>

export const lengthOfKey = 8

export const durationOf = (track: string, ...known: (Durations | undefined)[]) => {
  const key = track.slice(0, lengthOfKey)
  return known.find((each) => each?.[key] !== undefined)?.[key] ?? null
}

/** Raise it when the shape of a part changes. Values stored by an earlier release are then read from D1 again. */
const format = 5

/** KV may serve the previous value for up to a minute after a put; twice that is on the safe side. */
export const kvLag = 2 * minute

/** The key holds only the prefix of the id, so the value names the whole id. A later change has a higher revision. */
export type Named = { id: string; revision: number }

/**
 * The part that all presentations of a deck share. A deleted or inactive deck has one too, so D1 isn't asked for it
 * again.
 */
export type DeckPart = (Named & { isGone: true }) | ShownDeck

export type PresentationPart = Named &
  (
    | { isGone: true; deckId: string | null }
    | {
        isGone: false
        deckId: string
        homeowner: Homeowner
        language: string | null
        hasCaptions: boolean
        speed: number
        quote: ShownQuote | null
        pitch: number
        voiceId: string | null
        durations: Durations
      }
  )

export type OrganizationPart = Named & { allowedEmbedOrigins: string[] }

/** The picture of a poster in base64; empty if it is too large for a page. */
type PosterPart = Named & { data: string }

export type Parts = {
  deck: DeckPart
  presentation: PresentationPart
  organization: OrganizationPart
  poster: PosterPart
}
export type Kind = keyof Parts
export type Both = Pick<Parts, 'deck' | 'presentation'>
export type Part = Parts[Kind]
export type Known = { [kind in Kind]?: Parts[kind] | undefined }

/** Two decks may have the same key, one after the other. Then neither counts as later than the other. */
export const isLater = (one: Named, other: Named) => one.id === other.id && one.revision > other.revision

export const keyOf = (kind: Kind, id: string) => `${kind}:${kind === 'deck' ? deckPrefix(id) : id}`

export const stored = (part: Part) => JSON.stringify({ format, ...part })

export function parseStored(text: string | null | undefined): Part | undefined {
  const value = text ? JSON.parse(text) : undefined
  return value?.format === format ? value : undefined
}
