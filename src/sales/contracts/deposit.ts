import type { Effect } from '../../core/database/commit'
import { startJob } from '../../core/jobs/start'
import { findPayments } from '../../providers/payments/payments'
import type { DepositStatus } from './schemas'
import type { Contract } from './tables'

export type RefundDeposit = { kind: 'refund-deposit'; contractId: string }

/** The payments room makes the refund, and finds on its own what the queue loses. */
export const startRefund = (env: Env, contractId: string) =>
  startJob(env, { kind: 'refund-deposit', contractId } satisfies RefundDeposit)

export const refunded = (contractId: string): Effect => ({
  afterCommit: ({ env }) => startRefund(env, contractId),
})

export const isDepositKept = ({ depositPaidAt, depositRefundedAt }: Contract) =>
  depositPaidAt !== null && depositRefundedAt === null

export function takesPayments(env: Env, accountId: string | null | undefined) {
  const payments = findPayments(env)
  return payments !== undefined && (!payments.needsAccount || Boolean(accountId))
}

export function depositStatus({ status, depositCents, depositPaidAt, depositRefundedAt }: Contract): DepositStatus {
  if (depositRefundedAt !== null) return 'refunded'
  if (depositPaidAt !== null) return 'paid'
  return depositCents > 0 && (status === 'signed' || status === 'sealed') ? 'due' : 'none'
}
