import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'

export const mediaKinds = ['image', 'audio', 'font'] as const

export const media = sqliteTable(
  'media',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: mediaKinds }).notNull(),
    filename: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull(),
    status: text({ enum: ['uploading', 'drawing', 'ready', 'failed'] }).notNull(),
    failureReason: text(),
    /** A file that is later put under the same key has a different etag and is ignored. */
    etag: text(),
    width: real(),
    height: real(),
    placeholder: text(),
    isAnimated: integer({ mode: 'boolean' }).notNull().default(false),
    describedAt: integer(),
    altText: text(),
    focalPoint: text({ mode: 'json' }).$type<{ x: number; y: number }>(),
    /** The family as the font file names it. A variable font has a range of weights. */
    fontFamily: text(),
    fontWeight: text(),
    fontStyle: text({ enum: ['normal', 'italic'] }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('media_fonts').on(table.organizationId, table.kind, table.fontFamily),
    uniqueIndex('media_key').on(table.storageKey),
    index('media_undescribed')
      .on(table.createdAt)
      .where(sql`described_at is null and kind = 'image' and status = 'ready'`),
    index('media_organization').on(table.organizationId, table.createdAt, table.id),
  ],
)

export type Media = typeof media.$inferSelect

export type ImageFacts = {
  width: number | null
  height: number | null
  /** A thumbhash in base64: about 25 bytes that become a blurred picture. */
  placeholder: string | null
  isAnimated: boolean
}

export type FontFacts = { fontFamily: string; fontWeight: string; fontStyle: 'normal' | 'italic' }

export const mediaRemovals = sqliteTable(
  'media_removals',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    keys: text({ mode: 'json' }).$type<string[]>().notNull(),
    sentAt: integer().notNull(),
  },
  (table) => [
    index('media_removals_organization').on(table.organizationId),
    index('media_removals_sent').on(table.sentAt),
  ],
)
