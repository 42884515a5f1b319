import { isNotNull, type SQL, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'

export const occasions = [
  'not_opened',
  'opened_not_finished',
  'finished_not_booked',
  'contract_unsigned',
  'appointment_soon',
] as const
export type Occasion = (typeof occasions)[number]

/** `changedAt` is when its occasion or its hours were last set, or it was switched on or off. */
export const reminderRules = sqliteTable(
  'reminder_rules',
  {
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    occasion: text({ enum: occasions }).notNull(),
    hours: integer().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    isEnabled: integer({ mode: 'boolean' }).notNull().default(true),
    changedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
)

/** `leaving` means that the mail service was asked and hasn't answered yet. */
export const states = ['waiting', 'leaving', 'sent', 'skipped'] as const

/** Why a reminder was skipped. */
export const reasons = {
  opened: 'The presentation was opened.',
  finished: 'The presentation was watched.',
  booked: 'A visit was booked.',
  signed: 'The contract was signed, at least by the person it would have gone to.',
  contract_ended: 'No contract is waiting for this signature anymore.',
  appointment_ended: 'No visit is coming up anymore.',
  too_late: 'The visit was booked too late to remind of it, or only the night was left.',
  reminded_already:
    'The reminder that every visit has is sent within the hour, or another signer at the same address already got one.',
  no_address: 'There was no email address.',
  unsubscribed: 'The homeowner unsubscribed from your reminders.',
  deck_inactive: 'The deck was inactive, so the link would have shown nothing.',
  presentation_deleted: 'The presentation was deleted.',
  rule_removed: 'The rule was deleted or now reminds of something else.',
  rule_off: 'The rule is switched off.',
  mail_failed: 'The email couldn’t be sent; `GET /api/mails` says why.',
  interrupted: 'The email was interrupted while it was sent. It may have arrived, so it isn’t sent again.',
} as const
export type Reason = keyof typeof reasons
export const reasonNames = Object.keys(reasons) as [Reason, ...Reason[]]

/**
 * One row for each rule whose time has started for a presentation, and for contracts one per signer whose turn it is.
 * It is written as an effect of the change that starts it, so no job has to search through presentations. `dueAt` is
 * when it is looked at next, which is never later than the time it is sent.
 */
export const reminders = sqliteTable(
  'reminders',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** From the second signer on, the signer's number is added (`first/2`), because the id is part of the key. */
    ruleId: text().notNull(),
    /** Counted from 0, which is the homeowner. */
    signer: integer().notNull().default(0),
    occasion: text({ enum: occasions }).notNull(),
    state: text({ enum: states }).notNull(),
    begunAt: integer().notNull(),
    dueAt: integer(),
    reason: text({ enum: reasonNames }),
    /** The email that was written for it, which checks again whether it is still wanted. */
    mailId: text(),
    sentAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.ruleId] }),
    index('reminders_due').on(table.dueAt).where(isNotNull(table.dueAt)),
  ],
)

export const keyOfRule = (id: SQL, signer: SQL) => sql`${id} || iif(${signer} > 0, '/' || (${signer} + 1), '')`

export const isOfRule = sql`${reminders.ruleId} = ${keyOfRule(sql`${reminderRules.id}`, sql`${reminders.signer}`)}`

export const ruleIdOf = ({ ruleId }: Pick<Reminder, 'ruleId'>) => ruleId.split('/')[0] ?? ''

/**
 * Homeowners who want no more reminders from a company, by a hash of their address, which outlives everything else
 * known about them.
 */
export const reminderStops = sqliteTable(
  'reminder_stops',
  {
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    addressHash: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.addressHash] })],
)

export type ReminderRule = typeof reminderRules.$inferSelect
export type Reminder = typeof reminders.$inferSelect
