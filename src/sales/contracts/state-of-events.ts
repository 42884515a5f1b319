import type { Actor, Contract, ContractEvent, EvidenceType, Signer, Status } from './tables'

type Acts = Pick<Signer, 'openedAt' | 'documentOpenedAt' | 'consentedAt' | 'signedAt' | 'declinedAt'>

const nothing: Acts = { openedAt: null, documentOpenedAt: null, consentedAt: null, signedAt: null, declinedAt: null }

type OfRow = Pick<
  Contract,
  'sentAt' | 'openedAt' | 'countersignedAt' | 'countersignedBy' | 'sealedAt' | 'declinedAt' | 'cancelledAt'
>

const untouched: OfRow = {
  sentAt: null,
  openedAt: null,
  countersignedAt: null,
  countersignedBy: null,
  sealedAt: null,
  declinedAt: null,
  cancelledAt: null,
}

const actOf: Partial<Record<EvidenceType, (at: number) => Partial<Acts>>> = {
  opened: (openedAt) => ({ openedAt }),
  document_opened: (documentOpenedAt) => ({ documentOpenedAt }),
  consented: (consentedAt) => ({ consentedAt }),
  consent_withdrawn: () => ({ consentedAt: null }),
  signed: (signedAt) => ({ signedAt }),
  declined: (declinedAt) => ({ declinedAt }),
}

const statusAfter: Partial<Record<EvidenceType, (before: Status, isSignedByAll: boolean) => Status>> = {
  sent: (before) => (before === 'draft' ? 'sent' : before),
  opened: () => 'opened',
  signed: (before, isSignedByAll) => (isSignedByAll ? 'signed' : before),
  countersigned: () => 'signed',
  sealed: (before) => (before === 'signed' ? 'sealed' : before),
  declined: () => 'declined',
  cancelled: () => 'cancelled',
  expired: () => 'expired',
  voided: () => 'void',
}

/** Whether the events lead to the state in the row, including each signer's. */
export function isStateOf(contract: Contract, events: ContractEvent[]) {
  const signers = contract.signers
  const acts = new Map(signers.map(({ id }) => [id, nothing]))
  const first = signers[0]?.id ?? ''
  let status: Status = 'draft'
  const row: OfRow = { ...untouched }
  for (const { type, at, actor, content } of events) {
    const { kind, id }: Actor = JSON.parse(actor)
    const whose = id !== null && acts.has(id) ? id : first
    const act = kind === 'homeowner' && actOf[type]?.(at)
    if (act) acts.set(whose, { ...(acts.get(whose) ?? nothing), ...act })
    if (type === 'sent' && status === 'draft') row.sentAt = at
    if (type === 'opened') row.openedAt ??= at
    if (type === 'countersigned') Object.assign(row, { countersignedAt: at, countersignedBy: JSON.parse(content).name })
    if (type === 'sealed') row.sealedAt = at
    if (type === 'declined') row.declinedAt = at
    if (type === 'cancelled') row.cancelledAt = at
    const isSignedByAll = !contract.companySigns && [...acts.values()].every(({ signedAt }) => signedAt !== null)
    status = statusAfter[type]?.(status, isSignedByAll) ?? status
  }
  const { documentOpenedAt, consentedAt } = acts.get(first) ?? nothing
  return (
    contract.status === status &&
    isDepositOf(contract, events) &&
    (Object.keys(row) as (keyof OfRow)[]).every((member) => contract[member] === row[member]) &&
    contract.documentOpenedAt === documentOpenedAt &&
    contract.consentedAt === consentedAt &&
    signers.every((signer) => hasDone(signer, acts.get(signer.id) ?? nothing))
  )
}

type OfDeposit = { recordsDeposit?: true; refundId?: string; cents?: number }

/** Older contracts have no events for their deposit, so there is nothing to compare. */
function isDepositOf({ depositPaidAt, depositRefundedAt }: Contract, events: ContractEvent[]) {
  const contentOf = ({ content }: ContractEvent): OfDeposit => JSON.parse(content)
  if (!events[0] || !contentOf(events[0]).recordsDeposit) return true
  const refunds = new Map<string, number>()
  const found = { cents: 0, paidAt: null as number | null, refundedAt: null as number | null }
  for (const event of events.filter(({ type }) => type.startsWith('deposit_'))) {
    const { refundId = '', cents = 0 } = contentOf(event)
    if (event.type === 'deposit_paid') Object.assign(found, { cents, paidAt: event.at })
    else if (event.type === 'deposit_refunded') refunds.set(refundId, cents)
    else refunds.delete(refundId)
    const isBack = refunds.size > 0 && [...refunds.values()].reduce((sum, each) => sum + each) >= found.cents
    found.refundedAt = isBack ? event.at : null
  }
  return depositPaidAt === found.paidAt && depositRefundedAt === found.refundedAt
}

const hasDone = (signer: Signer, acts: Acts) =>
  (Object.keys(nothing) as (keyof Acts)[]).every((member) => signer[member] === acts[member])
