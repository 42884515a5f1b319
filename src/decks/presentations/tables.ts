import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import type { HomeownerField } from '../../core/shared/merge-fields'
import { tierNames } from '../../core/shared/tiers'
import { underDeck } from '../deck-ownership/tables'
import type { HomeownerData } from './homeowner-data'
import type { PresentationMetadata } from './metadata'
import type { LanguageSettings, VoiceSettings } from './schemas'
import type { ShownQuote } from './shown-quote'

export const stages = ['not_sent', 'sent', 'watching', 'chose', 'booked', 'signed', 'lost'] as const
export type Stage = (typeof stages)[number]

/** Without spaces and marks, and without the +1 of a US number, because phones are stored as they were written. */
export const phoneKey = (phone: string) =>
  `substr(${[' ', '-', '(', ')', '.', '/', '+'].reduce((all, mark) => `replace(${all}, '${mark}', '')`, phone)}, -10)`

export const presentations = sqliteTable(
  'presentations',
  {
    ...underDeck,
    homeownerData: text({ mode: 'json' }).$type<HomeownerData>().notNull(),
    voiceSettings: text({ mode: 'json' }).$type<VoiceSettings>().notNull(),
    languageSettings: text({ mode: 'json' }).$type<LanguageSettings>().notNull(),
    ...times,
    deletedAt: integer(),
    /** Comes after the other columns, because a roof's drawing is long and most reads leave it out. */
    quote: text({ mode: 'json' }).$type<ShownQuote>(),
    /**
     * When a homeowner last opened it, accurate to a week, or when the company last changed it. It is read through its
     * index.
     */
    usedAt: integer().notNull().default(0),
    /**
     * The presentation's id in the company's own system. A deleted presentation loses it when another row claims it.
     */
    externalId: text(),
    metadata: text({ mode: 'json' }).$type<PresentationMetadata>().notNull().default({}),
    /** The member who works with this homeowner. The shard's list of members tells whether they still belong to it. */
    ownerId: text(),
    lostReason: text(),
    /** Follows from other rows, and is stored so that lists find it through an index. */
    stage: text({ enum: stages }).notNull().default('not_sent'),
  },
  (table) => [
    uniqueIndex('presentations_external').on(table.organizationId, table.externalId).where(isNotNull(table.externalId)),
    index('presentations_updated').on(table.organizationId, table.updatedAt, table.id),
    index('presentations_organization').on(table.organizationId, table.createdAt, table.id),
    index('presentations_deck').on(table.deckId, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index('presentations_deck_all').on(table.deckId, table.organizationId, table.deletedAt),
    index('presentations_organization_all').on(table.organizationId, table.deckId),
    index('presentations_unused').on(table.organizationId, table.usedAt).where(isNull(table.deletedAt)),
    // The columns after the order let stages be counted without reading the rows.
    index('presentations_stage')
      .on(table.organizationId, table.stage, table.createdAt, table.id, table.deckId)
      .where(isNull(table.deletedAt)),
    index('presentations_owner')
      .on(table.organizationId, table.ownerId, table.createdAt, table.id, table.stage, table.deckId)
      .where(sql`${table.ownerId} is not null and ${table.deletedAt} is null`),
    index('presentations_email')
      .on(table.organizationId, sql`(homeowner_data ->> 'email')`)
      .where(isNull(table.deletedAt)),
    // The migration has the expression by hand, because drizzle-kit splits it at its commas.
    index('presentations_phone')
      .on(table.organizationId, sql.raw(phoneKey("homeowner_data ->> 'phone'")))
      .where(sql.raw("deleted_at is null and homeowner_data ->> 'phone' is not null")),
    index('presentations_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

export type Presentation = Omit<typeof presentations.$inferSelect, 'quote' | 'usedAt'>

/**
 * How each presentation was watched, in one row, so listing them costs the same no matter how often that was. The batch
 * that records a viewing or a question updates it. The migration adds `WITHOUT ROWID` by hand.
 */
export const presentationActivity = sqliteTable(
  'presentation_activity',
  {
    presentationId: text()
      .primaryKey()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    views: integer().notNull().default(0),
    firstViewedAt: integer(),
    /** When the last viewing began; 0 if there was none. */
    lastViewedAt: integer().notNull().default(0),
    completion: real().notNull().default(0),
    /** When someone first watched it to the end. */
    finishedAt: integer(),
    millisecondsWatched: integer().notNull().default(0),
    questions: integer().notNull().default(0),
    unansweredQuestions: integer().notNull().default(0),
    chosenTier: text({ enum: tierNames }),
    /** When the link was last emailed. */
    linkSentAt: integer(),
    /** When something other than the start of a viewing last happened; 0 if nothing did. */
    activityAt: integer().notNull().default(0),
  },
  (table) => [
    index('presentation_activity_viewed').on(table.organizationId, table.lastViewedAt, table.presentationId),
    index('presentation_activity_moved')
      .on(table.organizationId, table.activityAt, table.presentationId)
      .where(sql`${table.activityAt} > 0`),
  ],
)

const changeKinds = ['assigned', 'lost', 'reopened', 'edited'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Each time the company assigned, gave up on, reopened, or edited a homeowner. Only the timeline reads it. */
export const presentationChanges = sqliteTable(
  'presentation_changes',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    kind: text({ enum: changeKinds }).notNull(),
    at: integer().notNull(),
    ownerId: text(),
    lostReason: text(),
    /** The names of the edited fields, never their values. */
    fields: text({ mode: 'json' }).$type<HomeownerField[]>(),
    authorKind: text({ enum: ['user', 'key'] }).notNull(),
    authorId: text().notNull(),
    /** The author's name at that time, because members leave and keys are revoked. */
    authorName: text().notNull(),
  },
  (table) => [
    index('presentation_changes_presentation').on(table.presentationId, table.kind, table.at, table.id),
    index('presentation_changes_organization').on(table.organizationId),
  ],
)

/** A deleted deck's presentations are removed step by step, so until then they must not count. */
export const isOfDeck = sql`exists (select 1 from decks where id = ${presentations.deckId} and deleted_at is null)`
