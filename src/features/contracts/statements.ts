import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere, newId } from '../../core/database'
import type { NewEvent } from '../notifications/outbox'
import { chained, type NewEvidence, sealOf } from './chain'
import {
  type Contract,
  type ContractDocument,
  contractDocuments,
  contractEvents,
  contractLinks,
  contractMails,
  contracts,
  type MailKind,
} from './tables'

export type ContractEventType = Extract<NewEvent['type'], `contract.${string}`>
export type DocumentChange = Partial<Omit<ContractDocument, 'contractId'>>

export const findDocument = (db: Database, id: string) =>
  db.select().from(contractDocuments).where(eq(contractDocuments.contractId, id))

export const insertLink = (db: Database, contractId: string, tokenHash: string, now: number, condition: SQL) =>
  insertWhere(db, contractLinks, { tokenHash, contractId, createdAt: now }, condition)

export const updateDocument = (db: Database, id: string, document: DocumentChange, condition: SQL) =>
  db
    .update(contractDocuments)
    .set(document)
    .where(and(eq(contractDocuments.contractId, id), condition))

export function movedOn(env: Env, before: Pick<Contract, 'id' | 'head' | 'eventCount'>, evidence: NewEvidence[]) {
  const rows = chained(before.id, before, evidence)
  const head = rows.at(-1)?.hash ?? before.head
  const eventCount = before.eventCount + rows.length
  return { rows, columns: { head, eventCount, headSeal: sealOf(env, before.id, head, eventCount) } }
}

export const contractEvent = (
  { id, organizationId, deckId, presentationId, number }: Contract,
  type: ContractEventType,
): NewEvent => ({ type, organizationId, deckId, data: { contractId: id, presentationId, number } })

/** Heads are unique, so this tells whether the change that produced the head happened. */
export const hasHead = (db: Database, id: string, head: string) =>
  exists(
    db
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(eq(contracts.id, id), eq(contracts.head, head))),
  )

export const insertEvidence = (db: Database, rows: ReturnType<typeof chained>, condition: SQL) =>
  db.insert(contractEvents).select(sql`
    select listed.value ->> 'contractId', listed.value ->> 'position', listed.value ->> 'type', listed.value ->> 'at',
      listed.value ->> 'actor', listed.value ->> 'address', listed.value ->> 'device', listed.value ->> 'content',
      listed.value ->> 'contentHash', listed.value ->> 'previousHash', listed.value ->> 'hash'
    from json_each(${JSON.stringify(rows)}) as listed where ${condition}`)

export type NewMail = {
  kind: MailKind
  audience: 'homeowner' | 'company'
  /** Milliseconds in which a second mail of this kind is left out. */
  onceIn?: number
}

export function recordMails(db: Database, id: string, mails: NewMail[], now: number, condition: SQL) {
  const columns = sql`listed.value ->> 'kind', 0, 0, null, null, ${now}`
  const isRecent = sql`exists (
    select 1 from contract_mails as earlier where earlier.contract_id = contracts.id
      and earlier.kind = listed.value ->> 'kind' and earlier.created_at > ${now} - (listed.value ->> 'onceIn')
  )`
  const ofAudience = (audience: string) =>
    sql`listed.value ->> 'audience' = ${audience} and contracts.id = ${id} and not ${isRecent}`
  const listed = JSON.stringify(mails)
  return db.insert(contractMails).select(sql`
    select ${newId}, contracts.id, 'homeowner', contracts.homeowner_email, ${columns}
    from json_each(${listed}) as listed cross join contracts
    where ${ofAudience('homeowner')} and contracts.homeowner_email is not null and ${condition}
    union all
    select ${newId}, contracts.id, 'company', users.email, ${columns}
    from json_each(${listed}) as listed cross join contracts
      cross join users on users.organization_id = contracts.organization_id and users.role = 'owner'
    where ${ofAudience('company')} and ${condition}`)
}

export const dueMails = (db: Database, id: string) =>
  db
    .select({ id: contractMails.id })
    .from(contractMails)
    .where(and(eq(contractMails.contractId, id), isNull(contractMails.sentAt), eq(contractMails.attemptCount, 0)))
