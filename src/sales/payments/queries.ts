import { and, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { organizations } from '../../core/database/tables'
import { minute } from '../../core/time'
import type { Payments } from '../../providers/payments/payments'
import { findEvents, isAccessible } from '../contracts/queries'
import { type Contract, contracts } from '../contracts/tables'
import { type Checkout, checkouts, type Payment } from './tables'

/** Someone who opens a checkout has at least this long to pay, so an older one isn't given out again. */
const fewestLeft = 10 * minute

const accountOf = sql<string | null>`(
  select stripe_account_id from ${organizations} where ${organizations.id} = ${contracts.organizationId}
)`

type Asked = { id: string; token: string; expiresAt: number; now: number }

/** The amount comes from the frozen contract, whatever the request says. */
function insertCheckout(db: Database, isTheirs: SQL | undefined, provider: Payments | undefined, asked: Asked) {
  const { expiresAt, now } = asked
  const { name, needsAccount } = provider ?? { name: 'practice' as const, needsAccount: false }
  const row = {
    id: newId(db.shard),
    organizationId: sql`${contracts.organizationId}`,
    contractId: sql`${contracts.id}`,
    attempt: sql`(select coalesce(max(attempt), 0) + 1 from checkouts where contract_id = ${contracts.id})`,
    provider: name,
    accountId: accountOf,
    cents: sql`${contracts.depositCents}`,
    status: 'open' as const,
    sessionId: null,
    url: null,
    expiresAt,
    askAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const isOpen = sql`exists (
    select 1 from checkouts where contract_id = ${contracts.id} and status = 'open' and provider = ${name}
      and account_id is ${accountOf} and expires_at > ${now + fewestLeft}
  )`
  const isPayable = sql`${isTheirs} and ${contracts.status} in ('signed', 'sealed') and ${contracts.depositCents} > 0
    and ${contracts.depositPaidAt} is null and not ${isOpen}`
  const hasProvider = sql`${Boolean(provider)} and (${!needsAccount} or ${accountOf} is not null)`
  return insertWhere(db, checkouts, row, sql`${isPayable} and ${hasProvider}`, sql`from ${contracts}`)
}

/** Reads the contract and its open checkout in one round trip, and creates a checkout if there is none. */
export async function takeCheckout(work: Work, provider: Payments | undefined, asked: Asked) {
  const { db } = work
  const isTheirs = isAccessible(db, asked.id, { token: asked.token })
  const {
    found: [contract],
    events,
    accounts: [account],
    checkouts: [checkout],
  } = await commit(
    work,
    {
      found: db.select().from(contracts).where(isTheirs),
      events: findEvents(db, asked.id),
      accounts: db
        .select({ id: accountOf.as('account_id') })
        .from(contracts)
        .where(isTheirs),
      made: insertCheckout(db, isTheirs, provider, asked),
      checkouts: db
        .select()
        .from(checkouts)
        .where(
          and(
            eq(checkouts.contractId, asked.id),
            exists(db.select({ id: contracts.id }).from(contracts).where(isTheirs)),
          ),
        )
        .orderBy(desc(checkouts.attempt))
        .limit(1),
    },
    none,
  )
  return { contract, events, accountId: account?.id ?? null, checkout }
}

export const noteStarted = (
  db: Database,
  id: string,
  set: Pick<Checkout, 'sessionId' | 'url' | 'askAt'>,
  now: number,
) =>
  db
    .update(checkouts)
    .set({ ...set, updatedAt: now })
    .where(eq(checkouts.id, id))

/** The next try gets a different idempotency key, so the provider doesn't repeat the same refusal. */
export const noteRefused = (db: Database, id: string, now: number) =>
  db
    .update(checkouts)
    .set({ status: 'failed', updatedAt: now })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))

export const noteExpired = (db: Database, id: string, now: number) =>
  db
    .update(checkouts)
    .set({ status: 'expired', askAt: null, updatedAt: now })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))

export type Subject = { checkout: Checkout; contract: Contract }

export async function findSubject(db: Database, checkoutId: string): Promise<Subject | undefined> {
  const {
    found: [checkout],
    owners: [contract],
  } = await read(db, {
    found: db.select().from(checkouts).where(eq(checkouts.id, checkoutId)),
    owners: db
      .select()
      .from(contracts)
      .where(sql`${contracts.id} = (select contract_id from checkouts where id = ${checkoutId})`),
  })
  return checkout && contract && { checkout, contract }
}

/** Includes pending refunds, because that money can't be refunded a second time. */
export const refundedCents = ({ id, contractId }: Payment, condition: SQL = sql`true`) => sql<number>`(
  select coalesce(sum(given.cents), 0) from payments as given
  where given.contract_id = ${contractId} and given.payment_id = ${id} and given.status <> 'failed' and ${condition}
)`
