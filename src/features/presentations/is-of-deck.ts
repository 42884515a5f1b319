import { sql } from 'drizzle-orm'
import { presentations } from './tables'

/** A deleted deck's presentations are removed by and by. */
export const isOfDeck = sql`exists (select 1 from decks where id = ${presentations.deckId} and deleted_at is null)`
