import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Durations } from './parts'

type Told<Value> = (of: AnyColumn) => SQL.Aliased<Value>

/** What rooms above make of a deck, as parts of the statement that reads it. */
export type ShownWithDecks = {
  /** The version of how the organization says words. */
  pronunciations: Told<string | null>
  previewKey: Told<string | null>
  posterKey: Told<string | null>
  deckDurations: Told<Durations>
  presentationDurations: Told<Durations>
}

let load: (() => Promise<ShownWithDecks>) | undefined

/** `src/shown-with-decks.ts` does; on first use, because most links are answered from KV. */
export const setShownWithDecks = (loader: () => Promise<ShownWithDecks>) => {
  load = loader
}

export function shownWithDecks() {
  if (!load) throw new Error('Import src/shown-with-decks.ts where the Worker starts.')
  return load()
}
