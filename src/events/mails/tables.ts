import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { companies } from '../../core/database/tables'

export const purposes = [
  'appointment.confirmation',
  'appointment.change',
  'appointment.cancellation',
  'appointment.reminder',
  'contract.link',
  'contract.countersign',
  'contract.copy',
  'contract.cancelled',
  'contract.declined',
  'contract.void',
  'contract.consent_withdrawn',
  'contract.co_owner_named',
  'contract.unsealed',
  'payment.receipt',
  'payment.refund',
  'payment.refund_failed',
  'presentation.link',
  'presentation.reminder',
  'question.answer',
  'question.left',
  'account.reset_password',
  'account.confirm',
  'account.invite',
  'organization.confirm_recipient',
  'organization.deletion',
] as const
export const subjectKinds = ['appointment', 'contract', 'presentation', 'account', 'organization'] as const
export const audiences = ['homeowner', 'company'] as const
export const mailStatuses = ['waiting', 'sent', 'failed', 'cancelled'] as const

/**
 * The outbox of emails and their log, written in the batch of the change with one row per recipient. `sequence` counts
 * the changes of the subject. There is no foreign key to the subject, whose room removes the rows. Emails about an
 * account are in the directory.
 */
export const mails = sqliteTable(
  'mails',
  {
    id: text().primaryKey(),
    organizationId: text(),
    presentationId: text(),
    subjectKind: text({ enum: subjectKinds }).notNull(),
    subjectId: text().notNull(),
    sequence: integer().notNull(),
    purpose: text({ enum: purposes }).notNull(),
    audience: text({ enum: audiences }).notNull(),
    recipient: text().notNull(),
    /**
     * Whether the request already counted it against the homeowner's limit, so that someone who asks for too many is
     * told at once.
     */
    isCounted: integer({ mode: 'boolean' }).notNull(),
    dueAt: integer().notNull(),
    leaseId: text(),
    leasedUntil: integer().notNull(),
    attemptCount: integer().notNull(),
    status: text({ enum: mailStatuses }).notNull(),
    problem: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    /** A note in the company's own words. */
    message: text(),
  },
  (table) => [
    uniqueIndex('mails_once').on(table.subjectId, table.sequence, table.purpose, table.audience, table.recipient),
    index('mails_subject').on(table.subjectId, table.organizationId, table.createdAt, table.id),
    index('mails_presentation').on(table.presentationId, table.organizationId, table.createdAt, table.id),
    index('mails_organization').on(table.organizationId, table.createdAt, table.id),
    index('mails_asking')
      .on(table.recipient, table.createdAt)
      .where(sql`${table.purpose} = 'organization.confirm_recipient'`),
    index('mails_of_links').on(table.createdAt).where(sql`${table.subjectKind} in ('account', 'organization')`),
    index('mails_forgotten')
      .on(table.createdAt)
      .where(sql`${table.subjectKind} = 'presentation' and ${table.presentationId} is null`),
    index('mails_failed').on(table.organizationId, table.createdAt, table.id).where(sql`${table.status} = 'failed'`),
    index('mails_waiting').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
  ],
)

export const linkPurposes = ['reset-password', 'confirm-account', 'confirm-recipient', 'invite'] as const

/**
 * Each emailed link works once. It belongs to a member, whose removal deletes it, or for a recipient, to the
 * organization.
 */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: linkPurposes }).notNull(),
    email: text().notNull(),
    userId: text(),
    organizationId: text().references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('mailed_links_user').on(table.userId, table.purpose),
    index('mailed_links_organization').on(table.organizationId, table.createdAt),
    index('mailed_links_expiry').on(table.expiresAt),
  ],
)

export type Purpose = (typeof purposes)[number]
export type SubjectKind = (typeof subjectKinds)[number]
export type Mail<Of extends Purpose = Purpose> = typeof mails.$inferSelect & { purpose: Of }
