import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import { tierNames } from '../../core/shared/tiers'
import { contractLanguages } from '../../locales/index'
import type { Party } from './tree'

export const statuses = [
  'draft',
  'sent',
  'opened',
  'signed',
  'sealed',
  'declined',
  'cancelled',
  'expired',
  'void',
] as const

export type Status = (typeof statuses)[number]

export const waiting: Status[] = ['sent', 'opened']

export const evidenceTypes = [
  'created',
  'changed',
  'sent',
  'opened',
  'document_opened',
  'consented',
  'consent_withdrawn',
  'co_owner_named',
  'initialled',
  'signed',
  'countersigned',
  'sealed',
  'copy_sent',
  'deposit_paid',
  'deposit_refunded',
  'deposit_refund_failed',
  'declined',
  'cancelled',
  'expired',
  'voided',
] as const

export type EvidenceType = (typeof evidenceTypes)[number]

export type Cancellation = { businessDays: number }

export const signerRoles = ['homeowner', 'co_owner'] as const

/** A person who signs for the home. All signers share one contract, so what each did is recorded in its row. */
export type Signer = {
  id: string
  name: string
  email: string | null
  role: (typeof signerRoles)[number]
  /** For a draft, the members that are taken from the presentation when it is sent. */
  fromPresentation?: ('name' | 'email')[]
  /** The person who, according to this signer, has to sign too. */
  coOwner?: { name: string; email: string | null; namedAt: number }
  openedAt: number | null
  documentOpenedAt: number | null
  consentedAt: number | null
  signedAt: number | null
  declinedAt: number | null
}

export const contractTemplates = sqliteTable(
  'contract_templates',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    language: text({ enum: contractLanguages }).notNull(),
    body: text().notNull(),
    cancellation: text({ mode: 'json' }).$type<Cancellation>().notNull(),
    depositBasisPoints: integer().notNull(),
    requiredInitials: text({ mode: 'json' }).$type<string[]>().notNull(),
    companySigns: integer({ mode: 'boolean' }).notNull().default(false),
    ...times,
  },
  (table) => [index('contract_templates_organization').on(table.organizationId, table.createdAt, table.id)],
)

/** References only the organization, because a contract outlives what it was made from. */
export const contracts = sqliteTable(
  'contracts',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text().notNull(),
    deckId: text().notNull(),
    templateId: text().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    status: text({ enum: statuses }).notNull(),
    language: text({ enum: contractLanguages }).notNull(),
    timeZone: text().notNull(),
    tier: text({ enum: tierNames }).notNull(),
    tierName: text().notNull(),
    totalCents: integer().notNull(),
    depositCents: integer().notNull(),
    company: text({ mode: 'json' }).$type<Party>().notNull(),
    homeownerName: text().notNull(),
    homeownerEmail: text(),
    requiredInitials: text({ mode: 'json' }).$type<string[]>().notNull(),
    businessDays: integer().notNull(),
    signers: text({ mode: 'json' }).$type<Signer[]>().notNull(),
    inAnyOrder: integer({ mode: 'boolean' }).notNull().default(false),
    companySigns: integer({ mode: 'boolean' }).notNull().default(false),
    head: text().notNull(),
    headSeal: text().notNull(),
    eventCount: integer().notNull(),
    sentAt: integer(),
    openedAt: integer(),
    /** When the first signer opened the document. The consent below is the first signer's too. */
    documentOpenedAt: integer(),
    consentedAt: integer(),
    /** When the last required signature was made, including the company's. */
    signedAt: integer(),
    signedBy: text(),
    countersignedAt: integer(),
    countersignedBy: text(),
    sealedAt: integer(),
    cancelBy: integer(),
    cancelledAt: integer(),
    declinedAt: integer(),
    /** Why it was declined, canceled or voided, if someone said. */
    endReason: text(),
    replacedBy: text(),
    expiresAt: integer().notNull(),
    /** For how many days it can be signed after it is sent, if the company chose that. */
    validDays: integer(),
    /** The file with its full text, named by its hash. */
    wordsKey: text().notNull().default(''),
    documentKey: text(),
    documentHash: text(),
    sealingUntil: integer().notNull(),
    /** Set when its presentation is gone. Unless it was signed, the contract is then deleted too. */
    forgetAt: integer(),
    /** Set if the contract ended without a signature. Its links work until this time. */
    linksEndAt: integer(),
    /** Set only by the payments room. */
    depositPaidAt: integer(),
    depositRefundedAt: integer(),
    ...times,
  },
  (table) => [
    uniqueIndex('contracts_number').on(table.organizationId, table.number),
    index('contracts_organization').on(table.organizationId, table.createdAt, table.id),
    index('contracts_status').on(table.organizationId, table.status, table.createdAt, table.id),
    index('contracts_expiring').on(table.expiresAt).where(sql`${table.status} in ('sent', 'opened')`),
    index('contracts_signed').on(table.organizationId, table.signedAt).where(sql`${table.signedAt} is not null`),
    index('contracts_presentation').on(table.presentationId, table.signedAt),
    index('contracts_links').on(table.linksEndAt).where(sql`${table.linksEndAt} is not null`),
    index('contracts_owing')
      .on(table.cancelledAt)
      .where(
        sql`${table.cancelledAt} is not null and ${table.depositPaidAt} is not null and ${table.depositRefundedAt} is null`,
      ),
    index('contracts_forgotten')
      .on(table.forgetAt)
      .where(sql`${table.forgetAt} is not null and ${table.signedAt} is null`),
    index('contracts_unsealed')
      .on(table.sealingUntil)
      .where(sql`${table.signedAt} is not null and ${table.sealedAt} is null`),
  ],
)

/** Only the hash of a token is stored, so every email needs a new link. */
export const contractLinks = sqliteTable(
  'contract_links',
  {
    tokenHash: text().primaryKey(),
    contractId: text()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** Null means the first signer. */
    signerId: text(),
    createdAt: integer().notNull(),
  },
  (table) => [index('contract_links_contract').on(table.contractId)],
)

export type Actor = { kind: 'company' | 'homeowner' | 'service'; id: string | null; name: string | null }

/** `hash` covers the rest of the row and the hash of the previous row. */
export const contractEvents = sqliteTable(
  'contract_events',
  {
    contractId: text()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text({ enum: evidenceTypes }).notNull(),
    at: integer().notNull(),
    /** Stored as text instead of a JSON column, because the hash covers its exact characters. */
    actor: text().notNull(),
    address: text(),
    device: text(),
    content: text().notNull(),
    contentHash: text().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.position] })],
)

export type Template = typeof contractTemplates.$inferSelect
export type Contract = typeof contracts.$inferSelect
export type ContractEvent = typeof contractEvents.$inferSelect

/** The columns that name the homeowners or say what they wrote. */
export const homeownerColumns = [
  'homeownerName',
  'homeownerEmail',
  'signers',
  'signedBy',
  'endReason',
  'wordsKey',
  'documentKey',
] satisfies (keyof Contract)[]
