import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { slides } from '../slides/tables'
import type { ProductData } from './schemas'

export const productData = sqliteTable(
  'product_data',
  {
    slideId: text()
      .primaryKey()
      .references(() => slides.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    data: text({ mode: 'json' }).$type<ProductData>().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('product_data_organization').on(table.organizationId, table.slideId)],
)
