import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { decks } from '../../talk/deck-ownership/tables'
import { presentations } from '../../talk/presentations/tables'
import type { Pronunciation } from './plan-clips'
import type { Utterance } from './utterances'

const ofOrganization = {
  organizationId: text()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' }),
}

/** Until the clip is stored, the row is the lease of the worker that makes it. */
export const narrationClips = sqliteTable(
  'narration_clips',
  {
    key: text().primaryKey(),
    ...ofOrganization,
    /** Set for a sentence with personal words, so that it is deleted with the presentation. */
    presentationId: text().references(() => presentations.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    characters: integer().notNull(),
    month: text().notNull(),
    leaseToken: text().notNull(),
    leasedUntil: integer().notNull(),
    /** The usage counts only the first attempt, because a worker that died was counted already. */
    attempts: integer().notNull(),
    madeAt: integer(),
  },
  (table) => [
    index('narration_clips_organization').on(table.organizationId),
    index('narration_clips_presentation').on(table.presentationId),
  ],
)

export const narrationTracks = sqliteTable(
  'narration_tracks',
  {
    track: text().primaryKey(),
    ...ofOrganization,
    durationSeconds: real().notNull(),
    createdAt: integer().notNull(),
    /** Since when no deck, presentation or answer names it; triggers set it. */
    unnamedAt: integer(),
  },
  (table) => [
    index('narration_tracks_organization').on(table.organizationId),
    index('narration_tracks_unnamed').on(table.unnamedAt).where(isNotNull(table.unnamedAt)),
  ],
)

/** Lets a presentation hear a track that only an answer or an earlier manifest named. */
export const narrationGrants = sqliteTable(
  'narration_grants',
  {
    track: text().notNull(),
    /** The presentation's id if the words are personal, else the deck's. */
    ownerId: text().notNull(),
    ...ofOrganization,
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    presentationId: text().references(() => presentations.id, { onDelete: 'cascade' }),
    /** Set for an answer only, until it expires. */
    utterance: text({ mode: 'json' }).$type<Utterance>(),
    expiresAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.track, table.ownerId] }),
    index('narration_grants_organization').on(table.organizationId),
    index('narration_grants_owner').on(table.ownerId),
    index('narration_grants_deck').on(table.deckId),
    index('narration_grants_presentation').on(table.presentationId),
    index('narration_grants_expiry').on(table.expiresAt).where(isNotNull(table.expiresAt)),
  ],
)

export const narrationWork = sqliteTable(
  'narration_work',
  {
    id: text().primaryKey(),
    ...ofOrganization,
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    presentationId: text().references(() => presentations.id, { onDelete: 'cascade' }),
    attempts: integer().notNull(),
    dueAt: integer().notNull(),
  },
  (table) => [
    index('narration_work_due').on(table.dueAt),
    index('narration_work_organization').on(table.organizationId),
    index('narration_work_deck').on(table.deckId),
    index('narration_work_presentation').on(table.presentationId),
  ],
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
