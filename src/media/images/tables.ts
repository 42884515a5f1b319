import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { aspects } from '../../providers/picture'
import { media } from '../files/tables'

export const pictureOrders = sqliteTable(
  'picture_orders',
  {
    mediaId: text()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    prompt: text().notNull(),
    aspect: text({ enum: aspects }).notNull(),
    seed: integer().notNull(),
    attempts: integer().notNull(),
    /** When the drawing's lease ends; null once it is drawn. */
    dueAt: integer(),
  },
  (table) => [
    index('picture_orders_organization').on(table.organizationId),
    index('picture_orders_due').on(table.dueAt).where(isNotNull(table.dueAt)),
  ],
)

export type PictureOrder = typeof pictureOrders.$inferSelect
