import { and, eq } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { deckPrefix } from '../../core/database/deck-prefixed-id'
import type { ShownWithDecks } from '../../core/database/shown-with-decks'
import { organizations } from '../../core/database/tables'
import { decks } from '../deck-ownership/tables'
import { isOfDeck, presentations } from '../presentations/tables'
import { chosenVoice } from './deck-content'
import { type DeckPart, keyOf, type PresentationPart, parseStored } from './parts'
import { findDeckPart, presentationPart, presented } from './queries'

/** Speaking a deck needs only the parts that speech made of it. */
type Sound = Pick<ShownWithDecks, 'pronunciations' | 'deckDurations' | 'presentationDurations'>
type Found = { presentation?: PresentationPart | undefined; deck?: DeckPart | undefined }

/**
 * For jobs. D1 says whether KV has the current deck. That saves reading its content, which takes ten statements,
 * because presentations of the same deck come one after another.
 */
export async function findForSpeech(env: Env, db: Database, shown: Sound, presentationId: string): Promise<Found> {
  const pronunciationsVersion = shown.pronunciations(organizations.id)
  const [row] = await db
    .select({ presented: presented(shown), revision: decks.revision, chosenVoice, pronunciationsVersion })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .innerJoin(organizations, eq(organizations.id, decks.organizationId))
    .where(and(eq(presentations.id, presentationId), isOfDeck))
  if (!row) return {}
  const presentation = presentationPart([row.presented])
  const { deckId } = row.presented
  const known = parseStored(await env.MANIFESTS.get(keyOf('deck', deckId), { type: 'text', cacheTtl: 30 })) as
    | DeckPart
    | undefined
  const isCurrent =
    known?.id === deckId &&
    known.revision === row.revision &&
    !known.isGone &&
    known.voiceId === row.chosenVoice &&
    known.pronunciations === row.pronunciationsVersion
  return { presentation, deck: isCurrent ? known : await findDeckPart(db, shown, deckPrefix(deckId)) }
}
