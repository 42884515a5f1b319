import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../core/database/tables'
import { underDeck } from '../decks/deck-ownership/tables'
import type { Outline } from './outline'

export const activeStatuses = ['queued', 'outlining', 'writing', 'illustrating'] as const
export const statuses = [...activeStatuses, 'ready', 'failed', 'cancelled'] as const
export type Status = (typeof statuses)[number]

export const generations = sqliteTable(
  'generations',
  {
    ...underDeck,
    name: text().notNull(),
    brief: text().notNull(),
    documentIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    slideCount: integer(),
    language: text(),
    tone: text(),
    withFaqs: integer({ mode: 'boolean' }).notNull(),
    withImages: integer({ mode: 'boolean' }).notNull(),
    status: text({ enum: statuses }).notNull(),
    step: integer().notNull(),
    total: integer().notNull(),
    outline: text({ mode: 'json' }).$type<Outline>(),
    slideIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    problems: text({ mode: 'json' }).$type<string[]>().notNull(),
    failureReason: text(),
    tokens: integer().notNull(),
    pictures: integer().notNull(),
    attempts: integer().notNull(),
    leaseToken: text(),
    stepToken: text(),
    /** When the lease ends or the schedule takes over; null when nothing is left to do. */
    dueAt: integer(),
    ...times,
  },
  (table) => [
    index('generations_organization').on(table.organizationId, table.createdAt, table.id),
    index('generations_active').on(table.organizationId, table.dueAt).where(isNotNull(table.dueAt)),
    index('generations_deck').on(table.deckId),
    index('generations_due').on(table.dueAt).where(isNotNull(table.dueAt)),
  ],
)

export type Generation = typeof generations.$inferSelect
