import { and, eq, type SQL, sql } from 'drizzle-orm'
import { newToken } from '../../core/crypto'
import { beside, commit, made, none, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { contractChanged, signatureAwaited } from '../../core/effects'
import { conflict, notFound, signInRequired } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { homeownerMailLimit, tooManyMails } from '../../core/rate-limits/homeowner-mails'
import { hasRoom, readCounts, retryAt, secondsUntil, takeCounts, uncount } from '../../core/rate-limits/queries'
import type { TierName } from '../../core/shared/tiers'
import { event } from '../../events/outbox/outbox'
import type { Whole } from './change'
import { termsHash } from './compare'
import { type Composed, columnsOf, compose, documentComposed, requireComplete, rulesOf } from './compose'
import { type ActingParty, concerning, newEvidence, noHash } from './evidence'
import { isStillThere, type Source, sourceOf, sourceStatements } from './load-source'
import { firstAsked, firstInTurn, isMailedNow, mailedLater, mailedNow, type Sending } from './mail-of-day'
import type { NamedSigner } from './parties'
import { contractEvent, emailsAbout, hasHead, insertEvidence, insertLink, movedOn } from './queries'
import { type ContractDocument, storeDocument } from './stored-document'
import { type Contract, contracts } from './tables'
import { unsignedAt } from './transitions'

export type Ask = {
  presentationId: string
  templateId: string
  tier: TierName
  isDraft: boolean
  replaces: string | null
  signers?: NamedSigner[] | null | undefined
  inAnyOrder?: boolean
  validDays?: number | null | undefined
}
type Caller = { organizationId: string } | undefined

const mostTries = 8

export async function createContract(work: Work, ask: Ask, caller: Caller, who: ActingParty, now: number) {
  const { env, db } = work
  if (!caller && (ask.isDraft || ask.replaces))
    throw signInRequired('Sign in first: only the company makes drafts and replaces contracts.')
  if (!caller && (ask.signers || ask.inAnyOrder || ask.validDays))
    throw signInRequired('Sign in first: only the company says who signs a contract, and until when.')
  for (let tries = 0; tries < mostTries; tries++) {
    const {
      replaceable: [replaced],
      ...rows
    } = await read(db, {
      replaceable: db
        .select()
        .from(contracts)
        .where(and(eq(contracts.id, ask.replaces ?? ''), eq(contracts.organizationId, caller?.organizationId ?? ''))),
      ...sourceStatements(db, ask.presentationId, ask.templateId),
    })
    const source = sourceOf(rows, caller?.organizationId)
    if (ask.replaces) requireReplaceable(replaced)
    const composed = await compose(source, ask, rulesOf(env, ask.validDays), now)
    if (!ask.isDraft) requireComplete(composed)
    if (!caller && !source.presented.homeowner.email) throw noAddress()
    const sending = ask.isDraft ? draftOnly : mailedNow(firstAsked(composed))
    const inserted = await insert(work, { ask, caller, who, source, composed, replaced, sending, now })
    if (inserted) return inserted
  }
  throw conflict('changed_meanwhile', 'The presentation or the old contract just changed. Try again.')
}

const noAddress = () => conflict('no_email', 'We have no email address for the contract. Call the company.')

function requireReplaceable(replaced: Contract | undefined) {
  if (!replaced) throw notFound('contract', 'contract to replace')
  if (!['draft', 'sent', 'opened'].includes(replaced.status))
    throw conflict('contract_not_replaceable', `A contract that is ${replaced.status} can’t be replaced.`)
}

type Making = {
  ask: Ask
  caller: Caller
  who: ActingParty
  source: Source
  composed: Composed
  replaced: Contract | undefined
  sending: Sending
  now: number
}

type SignerLink = { signerId: string; token: string }

const draftOnly: Sending = { mails: [], evidence: {}, isEventNow: false }

type Inserted = { whole: Whole; links: SignerLink[]; isMailed: boolean }

async function insert(work: Work, making: Making): Promise<Inserted | undefined> {
  const { env, db } = work
  const { ask, caller, who, source, composed, replaced, sending, now } = making
  const { isDraft } = ask
  const counted = sending.mails.find(({ isCounted }) => isCounted)
  const { organizationId: sender } = source.presented
  const limits = counted?.recipient ? [homeownerMailLimit(env, sender, counted.recipient)] : []
  const document = documentComposed(composed)
  const { row, events } = await newContract(env, making, document)
  const { id, organizationId } = row
  const happened = hasHead(db, id, row.head)
  const room = hasRoom(limits, now)
  const mayInsert = sql.join(
    [
      room,
      isStillThere(ask.presentationId),
      isFree(organizationId, row.number),
      replaced ? hasHead(db, replaced.id, replaced.head) : sql`true`,
    ],
    sql` and `,
  )
  const links = caller && !isDraft ? composed.signers.map(({ id: signerId }) => ({ signerId, ...newToken() })) : []
  const {
    counts,
    inserted: [contract],
  } = await commit(
    work,
    {
      counts: readCounts(db, limits, now),
      inserted: insertWhere(db, contracts, row, mayInsert).returning(),
      evidence: insertEvidence(db, events, happened),
      links: links.map(({ signerId, hash: tokenHash }) => insertLink(db, id, { signerId, tokenHash }, now, happened)),
      replaced: replaced ? replacing(db, env, replaced, id, who, now, happened) : undefined,
    },
    [
      made(contracts, id),
      emailsAbout(id, sending.mails, now, happened),
      { rows: () => (limits.length ? [takeCounts(db, limits, now)] : []) },
      ...(sending.isEventNow ? [event(contractEvent(row, 'contract.sent'), now, happened)] : none),
      signatureAwaited(id, now),
      contractChanged(id, now),
    ],
  )
  if (contract)
    return {
      whole: { contract: { ...contract, mailProblem: sending.mails[0]?.problem }, document },
      links,
      isMailed: isMailedNow(sending.mails, now),
    }
  const waitUntil = retryAt(counts, limits)
  if (waitUntil !== undefined) return insertLater(work, making, waitUntil)
  if (limits.length) await commit(beside(work), { uncounted: uncount(db, limits) }, none)
  return undefined
}

/** A stranger is told to try again; a company's contract is emailed when the homeowner may get email again. */
function insertLater(work: Work, making: Making, freeAt: number) {
  if (!making.caller) throw tooManyMails(secondsUntil(freeAt, making.now))
  return insert(work, { ...making, sending: mailedLater(work.env, firstAsked(making.composed), freeAt) })
}

const isFree = (organizationId: string, number: number): SQL =>
  sql`not exists (select 1 from contracts where organization_id = ${organizationId} and number = ${number})`

async function newContract(env: Env, { ask, source, composed, who, sending, now }: Making, document: ContractDocument) {
  const { presented, template } = source
  const { facts, expiresAt, htmlHash } = composed
  const place = { id: newId(env.SHARD), organizationId: presented.organizationId }
  const row: Omit<Contract, 'head' | 'headSeal' | 'eventCount'> = {
    ...place,
    presentationId: ask.presentationId,
    deckId: presented.deckId,
    templateId: template.id,
    number: facts.number,
    status: ask.isDraft ? 'draft' : 'sent',
    tier: ask.tier,
    ...columnsOf(composed, source),
    sentAt: ask.isDraft ? null : now,
    openedAt: null,
    documentOpenedAt: null,
    consentedAt: null,
    signedAt: null,
    signedBy: null,
    countersignedAt: null,
    countersignedBy: null,
    sealedAt: null,
    cancelBy: null,
    cancelledAt: null,
    declinedAt: null,
    endReason: null,
    replacedBy: null,
    validDays: ask.validDays ?? null,
    wordsKey: await storeDocument(env, place, document),
    documentKey: null,
    documentHash: null,
    sealingUntil: 0,
    forgetAt: null,
    linksEndAt: null,
    depositPaidAt: null,
    depositRefundedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const created = newEvidence(who, 'created', now, {
    templateId: template.id,
    number: facts.number,
    tier: ask.tier,
    recordsDeposit: true,
  })
  const agreed = { documentHash: htmlHash, termsHash: termsHash(row, document), expiresAt: isoTime(expiresAt) }
  const sent = newEvidence(who, 'sent', now, { ...agreed, ...concerning(firstInTurn(composed)), ...sending.evidence })
  const { rows, columns } = movedOn(
    env,
    { id: row.id, head: noHash, eventCount: 0 },
    ask.isDraft ? [created] : [created, sent],
  )
  return { row: { ...row, ...columns }, events: rows }
}

/** The earlier contract becomes void only if the new one is actually inserted. */
function replacing(db: Database, env: Env, before: Contract, id: string, who: ActingParty, now: number, happened: SQL) {
  const voided = movedOn(env, before, [newEvidence(who, 'voided', now, { replacedBy: id })])
  return [
    db
      .update(contracts)
      .set({
        status: 'void',
        ...unsignedAt(now),
        replacedBy: id,
        ...voided.columns,
        updatedAt: Math.max(now, before.updatedAt + 1),
      })
      .where(and(eq(contracts.id, before.id), eq(contracts.head, before.head), happened)),
    insertEvidence(db, voided.rows, hasHead(db, before.id, voided.columns.head)),
  ]
}
