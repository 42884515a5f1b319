import { integer } from 'drizzle-orm/sqlite-core'

export const times = { createdAt: integer().notNull(), updatedAt: integer().notNull() }
