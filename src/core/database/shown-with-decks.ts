import type { AnyColumn, SQL } from 'drizzle-orm'

type Read<Value> = (of: AnyColumn) => SQL.Aliased<Value>

/** Seconds by the prefix of the track names. */
export type Durations = Record<string, number>

/** Parts of the statement that reads a deck, for data that higher rooms derive from it. */
export type ShownWithDecks = {
  /** The version of the organization's pronunciations. */
  pronunciations: Read<string | null>
  previewKey: Read<string | null>
  posterKey: Read<string | null>
  deckDurations: Read<Durations>
  presentationDurations: Read<Durations>
}

/** Loaded on first use, because most links are answered from KV. */
export type LoadShown = () => Promise<ShownWithDecks>
