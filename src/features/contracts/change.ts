import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { freeAt, type Limit, readCounts, secondsUntil, takeCounts } from '../../core/counts/queries'
import { type Database, insertWhere, newId } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { isoTime } from '../../core/shapes'
import { findWriter, mayWrite, requireWriter } from '../auth/queries'
import { type NewEvent, recordEvent } from '../notifications/outbox'
import { type Access, isAccessible } from './access'
import { chained, type NewEvidence, sealOf } from './chain'
import { hasRoom, tooManyMails } from './mail-limit'
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

type Set = Partial<Omit<Contract, 'id' | 'organizationId' | 'head' | 'headSeal' | 'eventCount' | 'status'>> & {
  status?: Contract['status'] | SQL
}

export type Change = {
  set: Set
  evidence: NewEvidence[]
  events?: ContractEventType[]
  mails?: { kind: MailKind; audience: 'homeowner' | 'company' }[]
  document?: Partial<Omit<ContractDocument, 'contractId'>>
  /** The hash of the token of another link. */
  link?: string
  /** Of the mails with a link. */
  limit?: Limit
}

export type Asked = { id: string; access: Access; sessionId?: string | undefined; now: number }

export const findDocument = (db: Database, id: string) =>
  db.select().from(contractDocuments).where(eq(contractDocuments.contractId, id))

export type Whole = { contract: Contract; document: ContractDocument }

export async function loadContract(db: Database, { id, access }: Pick<Asked, 'id' | 'access'>): Promise<Whole> {
  const [[contract], [document]] = await db.batch([
    db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, access)),
    findDocument(db, id),
  ])
  if (!contract || !document) throw notFound('contract')
  return { contract, document }
}

const mostTries = 8

/**
 * Reads, decides, writes: two trips. What was decided holds for the contract as it was read, so whoever comes second in
 * a race reads and decides again, and mostly finds that nothing is left to do.
 */
export async function changeContract(
  db: Database,
  env: Env,
  { id, access, sessionId, now }: Asked,
  decide: (whole: Whole) => Change | undefined | Promise<Change | undefined>,
) {
  for (let tries = 0; tries < mostTries; tries++) {
    const [writer, [contract], [document]] = await db.batch([
      findWriter(db, sessionId ?? '', now),
      db
        .select()
        .from(contracts)
        .where(isAccessible(db, id, access)),
      findDocument(db, id),
    ])
    if (sessionId !== undefined) requireWriter(writer)
    if (!contract || !document) throw notFound('contract')
    const change = await decide({ contract, document })
    if (!change) return { contract, document, mailIds: [] }
    const changed = await applyChange(db, env, contract, change, now, sessionId)
    if (changed) return { ...changed, document: { ...document, ...change.document } }
  }
  throw conflict('The contract is being changed by others at this moment. Look at it, then try again.')
}

/** One trip; undefined where the contract is no longer as it was read. */
export async function applyChange(
  db: Database,
  env: Env,
  before: Contract,
  change: Change,
  now: number,
  sessionId?: string,
) {
  const { id } = before
  const moved = movedOn(env, before, change.evidence)
  const happened = hasHead(db, id, moved.columns.head)
  const isUnchanged = and(
    eq(contracts.id, id),
    eq(contracts.head, before.head),
    sessionId === undefined ? undefined : mayWrite(db, sessionId, now),
    change.limit && hasRoom(change.limit, now),
  )
  const limits = change.limit ? [change.limit] : []
  const [counted, [contract], , , due] = await db.batch([
    readCounts(db, limits, now),
    db
      .update(contracts)
      .set({ ...change.set, ...moved.columns, updatedAt: Math.max(now, before.updatedAt + 1) })
      .where(isUnchanged)
      .returning(),
    insertEvidence(db, moved.rows, happened),
    recordMails(db, id, change.mails ?? [], now, happened),
    dueMails(db, id),
    ...(change.document ? [updateDocument(db, id, change.document, happened)] : []),
    ...(change.link ? [insertLink(db, id, change.link, now, happened)] : []),
    ...(limits.length ? [takeCounts(db, limits, now)] : []),
    ...(change.events ?? []).map((type) => recordEvent(db, contractEvent(before, type), now, happened)),
  ])
  const waitUntil = contract ? undefined : freeAt(counted, limits)
  if (waitUntil !== undefined) throw tooManyMails(secondsUntil(waitUntil, now))
  return contract && { contract, mailIds: due.map((mail) => mail.id) }
}

const insertLink = (db: Database, contractId: string, tokenHash: string, now: number, condition: SQL) =>
  insertWhere(db, contractLinks, { tokenHash, contractId, createdAt: now }, condition)

const updateDocument = (db: Database, id: string, document: NonNullable<Change['document']>, condition: SQL) =>
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

/** No two heads are alike, so it says whether the change that led to this one happened. */
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

/** A mail to the homeowner, if there is an address, or to every owner of the company. */
export function recordMails(
  db: Database,
  id: string,
  mails: { kind: MailKind; audience: 'homeowner' | 'company' }[],
  now: number,
  condition: SQL,
) {
  const columns = sql`listed.value ->> 'kind', 0, 0, null, null, ${now}`
  const ofAudience = (audience: string) => sql`listed.value ->> 'audience' = ${audience} and contracts.id = ${id}`
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

export const timeOrNull = (moment: number | null) => (moment === null ? null : isoTime(moment))
