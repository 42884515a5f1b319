import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import { underDeck } from '../deck-ownership/tables'
import type { CallToAction, Contact, Fonts, Palette } from './schemas'

export const branding = sqliteTable(
  'branding',
  {
    ...underDeck,
    palette: text({ mode: 'json' }).$type<Palette>().notNull(),
    cta: text({ mode: 'json' }).$type<CallToAction>().notNull(),
    name: text(),
    logo: text(),
    avatar: text(),
    chatName: text(),
    chatGreeting: text(),
    fonts: text({ mode: 'json' }).$type<Fonts>().notNull(),
    contact: text({ mode: 'json' }).$type<Contact>().notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('branding_deck').on(table.deckId),
    index('branding_organization').on(table.organizationId, table.deckId),
  ],
)

export type Branding = typeof branding.$inferSelect
