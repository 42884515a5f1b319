import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import { underDeck } from '../deck-ownership/tables'
import { slides } from '../slides/tables'

export const actionTypes = ['book_appointment', 'sign_contract', 'open_url', 'call', 'email', 'ask_question'] as const
export const actionTriggers = ['slide_end', 'presentation_end', 'always'] as const

export const actionConfigs = sqliteTable(
  'action_configs',
  {
    ...underDeck,
    type: text({ enum: actionTypes }).notNull(),
    label: text().notNull(),
    slideId: text().references(() => slides.id, { onDelete: 'cascade' }),
    trigger: text({ enum: actionTriggers }).notNull(),
    config: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    orderIndex: integer().notNull(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    ...times,
  },
  (table) => [
    index('action_configs_deck').on(table.deckId, table.orderIndex),
    index('action_configs_slide').on(table.slideId),
    index('action_configs_organization').on(table.organizationId, table.deckId),
  ],
)

export type ActionConfig = typeof actionConfigs.$inferSelect
