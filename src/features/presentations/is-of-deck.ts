import { sql } from 'drizzle-orm'
import { presentations } from './tables'

/** A deleted deck's presentations are removed step by step, so until then they must not count. */
export const isOfDeck = sql`exists (select 1 from decks where id = ${presentations.deckId} and deleted_at is null)`
