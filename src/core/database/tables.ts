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
    /** The account of theirs that homeowners pay into. */
    stripeAccountId: text(),
    /** Of the contracts that are no more, so that none is given twice. */
    lastContractNumber: integer().notNull().default(0),
    /** After which a presentation that nobody opened is forgotten: null as the deployment says, 0 never. */
    presentationDays: integer(),
    lookForUnusedAt: integer().notNull().default(0),
    timeZone: text().notNull().default('UTC'),
    /** When its clocks change, in milliseconds, and how far from UTC they are from then on. SQL reads it. */
    zoneChanges: text({ mode: 'json' }).$type<ZoneChange[]>().notNull().default([]),
    /** Viewings from before this time are already in the numbers of its decks' days. */
    daysFoldedUntil: integer().notNull().default(0),
    ...times,
  },
  (table) => [
    index('organizations_unused').on(table.lookForUnusedAt),
    index('organizations_folded').on(table.daysFoldedUntil),
  ],
)

export type Organization = typeof organizations.$inferSelect

/** A copy of the directory's, for statements that tell or ask the people of a company. */
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
 * Where each company is, with what signing in tells of it, of which the shard has a copy. `copyDueAt` is set where that
 * copy may be older.
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
    /** When all of it goes, unless an owner calls that off before. */
    deletesAt: integer(),
    copyDueAt: integer(),
    ...times,
  },
  (table) => [
    index('companies_shard').on(table.shard),
    index('companies_copy_due').on(table.copyDueAt).where(sql`${table.copyDueAt} is not null`),
  ],
)

/** Those that are bound and have no row are open to new companies, and empty. */
export const shards = sqliteTable('shards', {
  name: text().primaryKey(),
  isOpen: integer({ mode: 'boolean' }).notNull(),
  bytes: integer().notNull(),
  updatedAt: integer().notNull(),
  /** Whether a company ever left it, so that an id which names it may be elsewhere. */
  hasDepartures: integer({ mode: 'boolean' }).notNull().default(false),
})

/**
 * Where a company leaves, where its copy is made, and where it is to be deleted. `open` only within a batch of the move
 * itself, for which the fence stands open.
 */
export const movingStates = ['leaving', 'left', 'clearing', 'copying', 'closed', 'open'] as const

/** No job takes up work of these companies. Behind the fence of a move or a deletion no one writes their rows. */
export const moving = sqliteTable('moving', {
  organizationId: text().primaryKey(),
  state: text({ enum: movingStates }).notNull(),
})

/** Ids that links name, of companies that left. */
export const forwards = sqliteTable(
  'forwards',
  { id: text().primaryKey(), organizationId: text().notNull() },
  (table) => [index('forwards_organization').on(table.organizationId)],
)

/** Where the companies are that left, and which are closed: those are nowhere. */
export const departures = sqliteTable('departures', { organizationId: text().primaryKey(), shard: text().notNull() })

export const counts = sqliteTable(
  'counts',
  { key: text().primaryKey(), count: integer().notNull(), until: integer().notNull() },
  (table) => [index('counts_until').on(table.until)],
)

export const uploads = sqliteTable('uploads', { key: text().primaryKey(), expiresAt: integer().notNull() }, (table) => [
  index('uploads_expiry').on(table.expiresAt),
])
