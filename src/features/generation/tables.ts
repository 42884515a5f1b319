import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/columns'
import { underDeck } from '../decks/tables'
import type { Outline } from './outline'

export const activeStatuses = ['queued', 'outlining', 'writing', 'illustrating'] as const
export const statuses = [...activeStatuses, 'ready', 'failed', 'cancelled'] as const
export type Status = (typeof statuses)[number]

/** A deck that is being written: what was asked for, which step comes next, and what the steps before left for it. */
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
    /** By the place of its topic in the outline. */
    slideIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    problems: text({ mode: 'json' }).$type<string[]>().notNull(),
    failureReason: text(),
    /** What a language model read and wrote, and how many pictures were drawn. */
    tokens: integer().notNull(),
    pictures: integer().notNull(),
    attempts: integer().notNull(),
    /** Of whoever does the step now; the other statements of its batch check `stepToken`. */
    leaseToken: text(),
    stepToken: text(),
    /** When the lease ends or the schedule looks after it; null when nothing is left to do. */
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
