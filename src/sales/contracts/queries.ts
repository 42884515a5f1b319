import { and, asc, eq, exists, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import { askings } from '../../answers/questions/tables'
import { hashToken } from '../../core/crypto'
import { type Effect, read } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { notFound } from '../../core/http/errors'
import { findLook } from '../../decks/branding/queries'
import { type Mail, mails } from '../../events/mails/tables'
import { dropMails, emails, type NewMail } from '../../events/mails/write-mails'
import { event, type NewEvent } from '../../events/outbox/outbox'
import { viewerSessions } from '../../playback/beacons/tables'
import { conversationMessages } from '../../playback/live/tables'
import { chained, isSealOf, type NewEvidence, sealOf } from './evidence'
import { addressesOf } from './signers'
import { findStoredDocument } from './stored-document'
import { type Contract, contractEvents, contractLinks, contracts, type Signer } from './tables'

export type Access = { organizationId: string } | { token: string }

/** A wrong token finds nothing, so it can't reveal whether the contract exists. */
export function isAccessible(db: Database, id: string, access: Access): SQL | undefined {
  if ('organizationId' in access) return and(eq(contracts.id, id), eq(contracts.organizationId, access.organizationId))
  const link = db
    .select({ id: contractLinks.contractId })
    .from(contractLinks)
    .where(and(eq(contractLinks.tokenHash, hashToken(access.token)), eq(contractLinks.contractId, id)))
  return and(eq(contracts.id, id), exists(link))
}

/** Also returns the signer the link belongs to. */
export function findContract(db: Database, id: string, access: Access) {
  const signerId =
    'token' in access
      ? sql<string | null>`(select signer_id from contract_links where token_hash = ${hashToken(access.token)})`
      : sql<null>`null`
  return db
    .select({ ...getTableColumns(contracts), linkSignerId: signerId.as('link_signer_id') })
    .from(contracts)
    .where(isAccessible(db, id, access))
}

type FoundContract = Contract & { linkSignerId: string | null }

export function asWhole<Found extends FoundContract>({ linkSignerId: signerId, ...contract }: Found) {
  return { contract, signerId }
}

const mailProblem = sql<string | null>`(
  select problem from mails as mail
  where subject_id = contracts.id and audience = 'homeowner' and problem is not null
    and (purpose <> 'contract.link' or contracts.status in ('sent', 'opened'))
    and not exists (
      select 1 from mails as later where later.subject_id = mail.subject_id and later.purpose = mail.purpose
        and later.audience = 'homeowner' and later.recipient = mail.recipient and later.created_at > mail.created_at
    )
  order by created_at desc limit 1
)`.as('mail_problem')

export const contractColumns = { ...getTableColumns(contracts), mailProblem }

export const findEvents = (db: Database, id: string) =>
  db.select().from(contractEvents).where(eq(contractEvents.contractId, id)).orderBy(asc(contractEvents.position))

export async function loadEvidence(db: Database, env: Env, id: string, access: Access) {
  const {
    found: [contract],
    events,
  } = await read(db, {
    found: db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, access)),
    events: findEvents(db, id),
  })
  if (!contract) throw notFound('contract')
  return { contract, document: await findStoredDocument(env, contract), events }
}

const ofContract = (column: 'organization_id' | 'deck_id', contractId: string) =>
  sql`(select ${sql.raw(column)} from contracts where id = ${contractId})`

export const findLookOf = (db: Database, contractId: string) =>
  findLook(db, ofContract('organization_id', contractId), ofContract('deck_id', contractId))

const mostQuestions = 1000

export const findTimeWatched = (db: Database, presentationId: SQL) =>
  db
    .select({ milliseconds: sql<number | null>`sum(member.value)`.as('milliseconds') })
    .from(sql`viewer_sessions cross join json_each(viewer_sessions.watched) as member`)
    .where(eq(viewerSessions.presentationId, presentationId))

export const findQuestionsAsked = (db: Database, presentationId: SQL) =>
  db
    .select({ question: askings.question, createdAt: askings.createdAt })
    .from(askings)
    .where(and(eq(askings.presentationId, presentationId), isNotNull(askings.presentationId)))
    .orderBy(asc(askings.createdAt))
    .limit(mostQuestions)

/** At most as many as a conversation has. */
export const findMessages = (db: Database, presentationId: SQL) =>
  db
    .select({
      sender: conversationMessages.sender,
      name: conversationMessages.name,
      text: conversationMessages.text,
      createdAt: conversationMessages.createdAt,
    })
    .from(conversationMessages)
    .where(eq(conversationMessages.presentationId, presentationId))
    .orderBy(asc(conversationMessages.createdAt), asc(conversationMessages.id))

export type ContractEventType = Extract<NewEvent['type'], `contract.${string}`>

export type NewLink = { tokenHash: string; signerId: string }

export const insertLink = (db: Database, contractId: string, link: NewLink, now: number, condition: SQL) =>
  insertWhere(db, contractLinks, { ...link, contractId, createdAt: now }, condition)

type Before = Pick<Contract, 'id' | 'head' | 'eventCount'> & { headSeal?: string }

/** A seal that isn't ours stays as it is, because a new one would hide that the chain was altered. */
export function movedOn(env: Env, before: Before, evidence: NewEvidence[]) {
  const { id, headSeal } = before
  const rows = chained(id, before, evidence)
  const head = rows.at(-1)?.hash ?? before.head
  const eventCount = before.eventCount + rows.length
  const isAltered = headSeal !== undefined && !isSealOf(env, headSeal, id, before.head, before.eventCount)
  return { rows, columns: { head, eventCount, headSeal: isAltered ? headSeal : sealOf(env, id, head, eventCount) } }
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

/** Links that are waiting and still have to be counted. Other emails were counted when they were asked for. */
const isWaitingLink = (id: string, recipient: string) =>
  sql`subject_id = ${id} and purpose = 'contract.link' and recipient = ${recipient} and status = 'waiting' and not is_counted`

export const findSentLink = (db: Database, id: string, recipient: string) =>
  db
    .select({ id: mails.id })
    .from(mails)
    .where(sql`subject_id = ${id} and purpose = 'contract.link' and recipient = ${recipient} and status = 'sent'`)
    .limit(1)

/** The emails that the contract's page may mention, the newest last. */
export const findHomeownerMails = (db: Database, id: string) =>
  db
    .select({ purpose: mails.purpose, recipient: mails.recipient, status: mails.status, problem: mails.problem })
    .from(mails)
    .where(and(eq(mails.subjectId, id), eq(mails.audience, 'homeowner')))
    .orderBy(asc(mails.createdAt))

/** The link that was waiting for this address counts as sent and isn't emailed anymore. */
export function waitingSent(contract: Contract, recipient: string, now: number, condition: SQL): Effect[] {
  const isWaiting = isWaitingLink(contract.id, recipient)
  const isFirst = sql`exists (select 1 from mails where ${isWaiting} and created_at = ${contract.sentAt})`
  return [
    ...(tellsOfSending(contract, { recipient, createdAt: contract.sentAt ?? 0 })
      ? [event(contractEvent(contract, 'contract.sent'), now, sql`${condition} and ${isFirst}`)]
      : []),
    { rows: ({ db }) => [dropMails(db, contract.id, 'contract.link', sql`${isWaiting} and ${condition}`)] },
  ]
}

/** The event waits for the first email with a link, not for those to the later signers. */
export const tellsOfSending = (contract: Contract, { recipient, createdAt }: Pick<Mail, 'recipient' | 'createdAt'>) =>
  createdAt === contract.sentAt && recipient === addressesOf(contract.signers)[0]

/** No email goes out if the condition fails. */
export const emailsAbout = (id: string, written: NewMail[], now: number, condition: SQL) =>
  emails(
    { kind: 'contract', id },
    written,
    sql`
      select organization_id, presentation_id, event_count as sequence, 'homeowner' as audience,
        address.value as recipient
      from contracts cross join json_each(${JSON.stringify(recipientsOf(written))}) as address
      where contracts.id = ${id} and ${condition}
      union all
      select contracts.organization_id, presentation_id, event_count, 'company', members.email
      from contracts cross join members on members.organization_id = contracts.organization_id and members.role = 'owner'
      where contracts.id = ${id} and ${condition}`,
    now,
  )

const recipientsOf = (written: NewMail[]) => [...new Set(written.flatMap(({ recipient }) => recipient ?? []))]

/** Two signers who share an address get one email. */
export const mailsTo = (signers: Signer[], mail: Omit<NewMail, 'audience' | 'recipient'>): NewMail[] =>
  addressesOf(signers).map((recipient) => ({ ...mail, audience: 'homeowner', recipient }))
