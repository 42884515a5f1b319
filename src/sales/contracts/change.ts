import { and, eq, type SQL } from 'drizzle-orm'
import {
  beside,
  commit,
  type Effect,
  none,
  type Parts,
  type Results,
  read,
  type Work,
} from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { contractChanged, signatureAwaited } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import { tooManyMails } from '../../core/rate-limits/homeowner-mails'
import {
  hasRoom,
  type Limit,
  readCounts,
  retryAt,
  secondsUntil,
  takeCounts,
  uncount,
} from '../../core/rate-limits/queries'
import type { NewMail } from '../../events/mails/write-mails'
import { event } from '../../events/outbox/outbox'
import { faultOf } from './compare'
import type { Fault, NewEvidence } from './evidence'
import { isMailedNow } from './mail-of-day'
import {
  type Access,
  asWhole,
  type ContractEventType,
  contractColumns,
  contractEvent,
  emailsAbout,
  findContract,
  findEvents,
  hasHead,
  insertEvidence,
  insertLink,
  isAccessible,
  movedOn,
  type NewLink,
  waitingSent,
} from './queries'
import { type ContractDocument, findStoredDocument } from './stored-document'
import { type Contract, type ContractEvent, contracts } from './tables'

type Set = Partial<Omit<Contract, 'id' | 'organizationId' | 'head' | 'headSeal' | 'eventCount' | 'status'>> & {
  status?: Contract['status'] | SQL
}

export type Change = {
  set: Set
  evidence: NewEvidence[]
  events?: ContractEventType[]
  mails?: NewMail[]
  links?: NewLink[]
  effects?: Effect[]
  /** If the limit is used up until `freeAt`, `otherwise` is done instead, or nothing if `isMailNeeded`. */
  limit?: Limit
  otherwise?: (freeAt: number) => Change
  isMailNeeded?: boolean
  /** A link that is waiting to be emailed to this address isn't emailed anymore, and counts as sent with this one. */
  replacesWaiting?: string
}

export type Asked = { id: string; access: Access; now: number }

export type Whole = {
  contract: Contract & { mailProblem?: string | null | undefined }
  /** Undefined if the stored file isn't the one that the contract names. */
  document: ContractDocument | undefined
  fault?: Fault | undefined
  /** The signer whose link was used. */
  signerId?: string | null | undefined
}

/** Includes the events that were read along with the contract. */
export type Evidenced = Whole & { events: ContractEvent[] }

export async function loadContract(
  db: Database,
  env: Env,
  { id, access }: Pick<Asked, 'id' | 'access'>,
): Promise<Evidenced> {
  const {
    found: [contract],
    events,
  } = await read(db, {
    found: db
      .select(contractColumns)
      .from(contracts)
      .where(isAccessible(db, id, access)),
    events: findEvents(db, id),
  })
  if (!contract) throw notFound('contract')
  const document = await findStoredDocument(env, contract)
  return { contract, document, events, fault: faultOf(env, { contract, document }, events) }
}

const mostTries = 8

/**
 * If two changes come at once, the second finds a different `head`, so it reads and decides again. `beside` is read in
 * the same round trip as the contract.
 */
export async function changeContract<const Beside extends Parts = Record<never, never>>(
  work: Work,
  { id, access, now }: Asked,
  decide: (whole: Evidenced, beside: Results<Beside>) => Change | undefined | Promise<Change | undefined>,
  beside = {} as Beside,
) {
  const { env, db } = work
  for (let tries = 0; tries < mostTries; tries++) {
    const own = { contracts: findContract(db, id, access), events: findEvents(db, id) }
    const all = (await read(db, { ...own, ...beside })) as Results<typeof own> & Results<Beside>
    const { contracts, events } = all
    const [found] = contracts
    if (!found) throw notFound('contract')
    const { contract, signerId } = asWhole(found)
    const document = await findStoredDocument(env, contract)
    const fault = faultOf(env, { contract, document }, events)
    const change = await decide({ contract, document, events, fault, signerId }, all)
    if (!change) return { contract, document, events, signerId, isMailed: false }
    const changed = await applyChange(work, contract, change, now)
    if (changed) return { ...changed, document, events, signerId }
  }
  throw conflict('changed_meanwhile', 'Someone else is changing this contract right now. Check it, then try again.')
}

type Applied = { contract: Whole['contract']; isMailed: boolean }

/** Returns undefined if the contract has changed since it was read. */
export async function applyChange(
  work: Work,
  before: Contract,
  change: Change,
  now: number,
): Promise<Applied | undefined> {
  const { env, db } = work
  const { id } = before
  const { mails = [], links = [], events = [], effects = [] } = change
  const moved = movedOn(env, before, change.evidence)
  const happened = hasHead(db, id, moved.columns.head)
  const room = change.limit && hasRoom([change.limit], now)
  const isUnchanged = and(eq(contracts.id, id), eq(contracts.head, before.head), room)
  const limits = change.limit ? [change.limit] : []
  const {
    counted,
    updated: [contract],
  } = await commit(
    work,
    {
      counted: readCounts(db, limits, now),
      updated: db
        .update(contracts)
        .set({ ...change.set, ...moved.columns, updatedAt: Math.max(now, before.updatedAt + 1) })
        .where(isUnchanged)
        .returning(),
      evidence: insertEvidence(db, moved.rows, happened),
      links: links.map((link) => insertLink(db, id, link, now, happened)),
    },
    [
      emailsAbout(id, mails, now, happened),
      { rows: () => (limits.length ? [takeCounts(db, limits, now)] : []) },
      ...(change.replacesWaiting ? waitingSent(before, change.replacesWaiting, now, happened) : []),
      ...events.map((type) => event(contractEvent(before, type), now, happened)),
      ...(change.set.signers ? [signatureAwaited(id, now)] : []),
      ...(change.set.status || events.length ? [contractChanged(id, now)] : []),
      ...effects,
    ],
  )
  const mailProblem = mails.find(({ problem }) => problem)?.problem
  if (contract) return { contract: { ...contract, mailProblem }, isMailed: isMailedNow(mails, now) }
  const waitUntil = retryAt(counted, limits)
  if (waitUntil !== undefined) return applyLater(work, before, change, waitUntil, now)
  if (limits.length) await commit(beside(work), { uncounted: uncount(db, limits) }, none)
  return undefined
}

async function applyLater(
  work: Work,
  before: Contract,
  { isMailNeeded, otherwise }: Change,
  freeAt: number,
  now: number,
) {
  if (isMailNeeded) throw tooManyMails(secondsUntil(freeAt, now))
  return otherwise && applyChange(work, before, otherwise(freeAt), now)
}
