import { integer } from 'drizzle-orm/sqlite-core'

/** Milliseconds; the API speaks ISO 8601. */
export const times = { createdAt: integer().notNull(), updatedAt: integer().notNull() }
