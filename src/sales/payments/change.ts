import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import type { Purpose } from '../../events/mails/tables'
import { emails } from '../../events/mails/write-mails'
import { addressesOf } from '../contracts/signers'
import { type Contract, contracts } from '../contracts/tables'
import type { Subject } from './queries'
import { type Payment, payments } from './tables'

/** Identifies the row of the provider's id as this change wrote it. */
export type Change = { id: string; providerId: string; now: number }

/**
 * The provider's messages may come twice, late, or before its response. Its id allows only one row, and the statements
 * that follow in the batch check whether that row belongs to this change.
 */
export function newChange(providerId: string, now: number) {
  const change: Change = { id: crypto.randomUUID(), providerId, now }
  const did = (condition?: SQL) => sql`exists (select 1 from payments where ${isOf(change, condition)})`
  return { ...change, did }
}

const isOf = ({ id, providerId }: Change, condition: SQL = sql`true`) =>
  sql`payments.provider_id = ${providerId} and payments.change_id = ${id} and ${condition}`

type NewPayment = Pick<Payment, 'kind' | 'paymentId' | 'cents' | 'currency' | 'status'> & {
  isDeposit: boolean | SQL
  refundReason: Payment['refundReason'] | SQL
  refundDueAt: number | null | SQL
}

export function insertPayment(
  db: Database,
  { checkout, contract }: Subject,
  change: Change,
  row: NewPayment,
  condition: SQL = sql`true`,
) {
  const { id: changeId, providerId, now } = change
  const written = {
    id: newId(db.shard),
    organizationId: contract.organizationId,
    contractId: contract.id,
    checkoutId: checkout.id,
    number: sql`(select count(*) + 1 from payments where contract_id = ${contract.id})`,
    providerId,
    refundTries: 0,
    refundAttempt: 0,
    changeId,
    createdAt: now,
    updatedAt: now,
    ...row,
  }
  return insertWhere(
    db,
    payments,
    written,
    sql`${contracts.id} = ${contract.id} and ${condition}`,
    sql`from ${contracts}`,
  )
}

/** The payment data in events. The id is the provider's, by which other systems know the payment too. */
export const about = (
  { id, organizationId, deckId, presentationId, number }: Contract,
  paymentId: string,
  { cents, currency }: Pick<Payment, 'cents' | 'currency'>,
) => ({ organizationId, deckId, data: { contractId: id, presentationId, number, paymentId, cents, currency } })

/** Payments are numbered by contract, so the contract and the number tell which one an email is about. */
export function paymentEmails(
  contract: Contract,
  purpose: Extract<Purpose, `payment.${string}`>,
  change: Change,
  condition?: SQL,
) {
  const isTheirs = isOf(change, condition)
  const audiences = purpose === 'payment.refund_failed' ? (['company'] as const) : (['homeowner', 'company'] as const)
  return emails(
    { kind: 'contract', id: contract.id },
    audiences.map((audience) => ({ purpose, audience })),
    sql`
      select payments.organization_id, contracts.presentation_id, payments.number as sequence,
        'homeowner' as audience, address.value as recipient
      from payments cross join contracts on contracts.id = payments.contract_id
        cross join json_each(${JSON.stringify(addressesOf(contract.signers))}) as address
      where ${isTheirs}
      union all
      select payments.organization_id, contracts.presentation_id, payments.number, 'company', members.email
      from payments cross join contracts on contracts.id = payments.contract_id
        cross join members on members.organization_id = payments.organization_id and members.role = 'owner'
      where ${isTheirs}`,
    change.now,
  )
}
