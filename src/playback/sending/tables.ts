import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'

export type BegunMail = { presentationId: string; mailId: string }
export type Skipped = { presentationId: string; code: SkipCode }

export const skipCodes = [
  'presentation_not_found',
  'no_email',
  'deck_inactive',
  'already_waiting',
  'email_changed',
  'email_failed',
] as const
export type SkipCode = (typeof skipCodes)[number]

/** Links that were asked for in one call. How far it has come is read from the emails. */
export const sendings = sqliteTable(
  'sendings',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    mails: text({ mode: 'json' }).$type<BegunMail[]>().notNull(),
    /** No email was written for these. */
    skipped: text({ mode: 'json' }).$type<Skipped[]>().notNull(),
    createdAt: integer().notNull(),
    /** When the last of its emails is due. The next sending goes on from there. */
    endsAt: integer().notNull(),
  },
  (table) => [index('sendings_organization').on(table.organizationId, table.createdAt)],
)
