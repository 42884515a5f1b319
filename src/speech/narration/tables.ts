import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { decks } from '../../decks/deck-ownership/tables'
import { presentations } from '../../decks/presentations/tables'
import type { Pronunciation } from './plan-clips'
import type { Utterance } from './utterances'

const ofOrganization = {
  organizationId: text()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' }),
}

/**
 * A clip that is being made by the worker with this token. Whether it already exists, storage tells. There is no
 * foreign key and no index, because each would write another row per clip.
 */
export const narrationLeases = sqliteTable('narration_leases', {
  key: text().primaryKey(),
  organizationId: text().notNull(),
  provider: text().notNull(),
  characters: integer().notNull(),
  month: text().notNull(),
  leaseToken: text().notNull(),
  leasedUntil: integer().notNull(),
  /** The usage counts only the first attempt, because a worker that died was already counted. */
  attempts: integer().notNull(),
})

/** Stored sentences without personal words. A presentation names its personal ones itself. */
export const narrationClips = sqliteTable(
  'narration_clips',
  { key: text().primaryKey(), ...ofOrganization },
  (table) => [index('narration_clips_organization').on(table.organizationId)],
)

/** Tracks without personal words that were made for a deck, including those of its earlier manifests. */
export const narrationTracks = sqliteTable(
  'narration_tracks',
  {
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    track: text().notNull(),
    organizationId: text().notNull(),
    durationSeconds: real().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deckId, table.track] }), index('narration_tracks_track').on(table.track)],
)

/** The personal sounds of a presentation, in one row, because otherwise these would be most of all rows. */
export const presentationNarrations = sqliteTable('presentation_narrations', {
  presentationId: text()
    .primaryKey()
    .references(() => presentations.id, { onDelete: 'cascade' }),
  /** Seconds by track, in the order they were made, including tracks of earlier manifests. */
  tracks: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  /** Sentences with personal words that were spoken for it, so that they are deleted with it. */
  clips: text({ mode: 'json' }).$type<string[]>().notNull(),
})

/** Lets a presentation play a sentence of an answer for a day. */
export const narrationAnswers = sqliteTable(
  'narration_answers',
  {
    track: text().notNull(),
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    organizationId: text().notNull(),
    utterance: text({ mode: 'json' }).$type<Utterance>().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.track, table.presentationId] }),
    index('narration_answers_presentation').on(table.presentationId),
    index('narration_answers_expiry').on(table.expiresAt),
  ],
)

/** No foreign keys, because their indexes would write more rows. The job finishes work whose presentation is gone. */
export const narrationWork = sqliteTable(
  'narration_work',
  {
    /** The id of the presentation or of the deck. */
    id: text().primaryKey(),
    organizationId: text().notNull(),
    deckId: text().notNull(),
    attempts: integer().notNull(),
    dueAt: integer().notNull(),
  },
  (table) => [index('narration_work_due').on(table.dueAt)],
)

export const narrationUsage = sqliteTable(
  'narration_usage',
  { ...ofOrganization, month: text().notNull(), provider: text().notNull(), characters: integer().notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.month, table.provider] })],
)

export const narrationLimits = sqliteTable(
  'narration_limits',
  { ...ofOrganization, month: text().notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.month] })],
)

export const narrationPronunciations = sqliteTable('narration_pronunciations', {
  organizationId: text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  pronunciations: text({ mode: 'json' }).$type<Pronunciation[]>().notNull(),
  version: text().notNull(),
  updatedAt: integer().notNull(),
})
