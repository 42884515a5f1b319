import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'

export const senders = ['viewer', 'member'] as const

/** The messages between a homeowner and the members who joined. */
export const conversationMessages = sqliteTable(
  'conversation_messages',
  {
    /** Made from the presentation, the session, the sender and `messageId`, so the same message has one row. */
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    viewerSessionId: text().notNull(),
    /** Chosen by its sender. */
    messageId: text().notNull(),
    sender: text({ enum: senders }).notNull(),
    /** Null for a homeowner. */
    userId: text(),
    /** The sender's name when it was sent, because members leave. */
    name: text().notNull(),
    text: text().notNull(),
    createdAt: integer().notNull(),
    /** When it was left with the company, because no member came. */
    leftAt: integer(),
  },
  (table) => [
    index('conversation_messages_listed').on(table.presentationId, table.createdAt, table.id),
    index('conversation_messages_organization').on(table.organizationId),
    index('conversation_messages_age').on(table.createdAt),
  ],
)

export type ConversationMessage = typeof conversationMessages.$inferSelect
