import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ZoneChange } from '../time-zones'

export const times = { createdAt: integer().notNull(), updatedAt: integer().notNull() }

export const organizations = sqliteTable(
  'organizations',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    allowedEmbedOrigins: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    voiceId: text(),
    address: text(),
    /** The company's own Stripe account, which homeowners' payments go to. */
    stripeAccountId: text(),
    /** Covers deleted contracts too, so no number is given twice. */
    lastContractNumber: integer().notNull().default(0),
    /**
     * Days after which an unopened presentation is forgotten. Null means the deployment's default, and 0 means never.
     */
    presentationDays: integer(),
    lookForUnusedAt: integer().notNull().default(0),
    /** Whether the company has had an API key, whose holders read the feed of events. */
    keepsEvents: integer({ mode: 'boolean' }).notNull().default(false),
    timeZone: text().notNull().default('UTC'),
    /** When the zone's clocks change, and how many milliseconds they are ahead of UTC from then on. SQL reads it. */
    zoneChanges: text({ mode: 'json' }).$type<ZoneChange[]>().notNull().default([]),
    /** Viewings from before this time are already part of the decks' daily numbers. */
    daysFoldedUntil: integer().notNull().default(0),
    ...times,
  },
  (table) => [
    index('organizations_unused').on(table.lookForUnusedAt),
    index('organizations_folded').on(table.daysFoldedUntil),
  ],
)

export type Organization = typeof organizations.$inferSelect

/** A copy of the directory's rows, for statements that notify or look up the company's people. */
export const members = sqliteTable(
  'members',
  {
    userId: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: ['owner', 'editor', 'viewer'] }).notNull(),
    isConfirmed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('members_organization').on(table.organizationId, table.email)],
)

/**
 * The shard of each company, together with what signing in shows of it, which the shard has a copy of. `copyDueAt` is
 * set while that copy may be out of date.
 */
export const companies = sqliteTable(
  'companies',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    allowedEmbedOrigins: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    shard: text().notNull(),
    state: text({ enum: ['active', 'closed'] })
      .notNull()
      .default('active'),
    /** When everything is deleted, unless an owner cancels the deletion first. */
    deletesAt: integer(),
    copyDueAt: integer(),
    ...times,
  },
  (table) => [
    index('companies_shard').on(table.shard),
    index('companies_copy_due').on(table.copyDueAt).where(sql`${table.copyDueAt} is not null`),
  ],
)

/** A bound shard without a row is empty and open to new companies. */
export const shards = sqliteTable('shards', {
  name: text().primaryKey(),
  isOpen: integer({ mode: 'boolean' }).notNull(),
  bytes: integer().notNull(),
  updatedAt: integer().notNull(),
  /** Whether a company has ever left this shard, so an id that names the shard may be elsewhere. */
  hasDepartures: integer({ mode: 'boolean' }).notNull().default(false),
})

/**
 * A company's state in this database: it is leaving, its copy is being made, or it is to be deleted. `open` exists only
 * within a batch of the move itself, which the fence lets through.
 */
export const movingStates = ['leaving', 'left', 'clearing', 'copying', 'closed', 'open'] as const

/** Jobs skip these companies. Behind the fence of a move or a deletion, no one writes their rows. */
export const moving = sqliteTable('moving', {
  organizationId: text().primaryKey(),
  state: text({ enum: movingStates }).notNull(),
})

/** Ids from links to companies that have left. */
export const forwards = sqliteTable(
  'forwards',
  { id: text().primaryKey(), organizationId: text().notNull() },
  (table) => [index('forwards_organization').on(table.organizationId)],
)

/** The current shards of companies that left. Closed companies are nowhere. */
export const departures = sqliteTable('departures', { organizationId: text().primaryKey(), shard: text().notNull() })

export const counts = sqliteTable(
  'counts',
  { key: text().primaryKey(), count: integer().notNull(), until: integer().notNull() },
  (table) => [index('counts_until').on(table.until)],
)

export const uploads = sqliteTable('uploads', { key: text().primaryKey(), expiresAt: integer().notNull() }, (table) => [
  index('uploads_expiry').on(table.expiresAt),
])
