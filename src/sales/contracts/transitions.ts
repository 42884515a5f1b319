import { sha256 } from '../../core/crypto'
import { conflict } from '../../core/http/errors'
import { endedLinkDays } from '../../core/limits'
import { day, hour } from '../../core/time'
import type { Change, Whole } from './change'
import { requireDocument, requireUnaltered } from './compare'
import { type ActingParty, newEvidence } from './evidence'
import type { Contract, EvidenceType, Status } from './tables'

/** Returns undefined if the contract already is in that state. */
type Transition = (whole: Whole) => Change | undefined | Promise<Change | undefined>

const refusals: Record<Status, string> = {
  draft: 'was not sent yet',
  sent: 'is waiting for the signature',
  opened: 'is waiting for the signature',
  signed: 'is signed',
  sealed: 'is signed',
  declined: 'was declined',
  cancelled: 'was cancelled',
  expired: 'was not signed in time. Ask the company for another',
  void: 'is void. Ask the company for another',
}

export const isExpired = ({ status, expiresAt }: Contract, now: number) =>
  (status === 'sent' || status === 'opened') && expiresAt <= now

export function requireWaiting(contract: Contract, now: number) {
  if (isExpired(contract, now)) throw conflict('contract_expired', `This contract ${refusals.expired}.`)
  if (contract.status !== 'sent' && contract.status !== 'opened')
    throw conflict('contract_not_waiting', `This contract ${refusals[contract.status]}.`)
}

/** Acting on a contract counts as opening it, so that the evidence always has both. */
function opening(
  contract: Contract,
  who: ActingParty,
  now: number,
): Required<Pick<Change, 'set' | 'evidence' | 'events'>> {
  if (contract.status !== 'sent') return { set: {}, evidence: [], events: [] }
  return {
    set: { status: 'opened', openedAt: now },
    evidence: [newEvidence(who, 'opened', now)],
    events: ['contract.opened'],
  }
}

export const open =
  (who: ActingParty, now: number): Transition =>
  (whole) => {
    requireUnaltered(whole)
    const { contract } = whole
    return contract.status === 'sent' && !isExpired(contract, now) ? opening(contract, who, now) : undefined
  }

export const look: Transition = (whole) => {
  requireUnaltered(whole)
  return undefined
}

export const openDocument =
  (who: ActingParty, now: number): Transition =>
  (whole) => {
    const { contract } = whole
    if (contract.signedAt !== null) return undefined
    const { htmlHash: documentHash } = requireDocument(whole)
    const isWaiting = contract.status === 'sent' || contract.status === 'opened'
    if (!isWaiting || contract.documentOpenedAt !== null || isExpired(contract, now)) return undefined
    const opened = opening(contract, who, now)
    const seen = newEvidence(who, 'document_opened', now, { documentHash })
    return {
      ...opened,
      set: { ...opened.set, documentOpenedAt: now },
      evidence: [...opened.evidence, seen],
    }
  }

export const consent =
  (who: ActingParty, now: number): Transition =>
  async (whole) => {
    const { contract } = whole
    requireWaiting(contract, now)
    const { consentText, htmlHash: documentHash } = requireDocument(whole)
    if (contract.documentOpenedAt === null)
      throw conflict(
        'document_not_opened',
        'Open the PDF of the contract first, so that you know that you can read it.',
      )
    if (contract.consentedAt !== null) return undefined
    const content = { text: consentText, textHash: sha256(consentText), documentHash }
    return { set: { consentedAt: now }, evidence: [newEvidence(who, 'consented', now, content)] }
  }

/** What was signed stays valid. The company must send paper from then on, so it is mailed. */
export const withdrawConsent =
  (who: ActingParty, now: number): Transition =>
  ({ contract }) => {
    if (contract.consentedAt === null)
      throw conflict('consent_missing', 'No consent was given to this contract, or it was withdrawn.')
    return {
      set: { consentedAt: null },
      evidence: [newEvidence(who, 'consent_withdrawn', now)],
      mails: [{ purpose: 'contract.consent_withdrawn', audience: 'company', onceIn: hour }],
    }
  }

export const decline =
  (who: ActingParty, reason: string | null, now: number): Transition =>
  ({ contract }) => {
    requireWaiting(contract, now)
    return ended('declined', { declinedAt: now, ...unsignedAt(now) }, [who, reason, now], 'contract.declined', [
      { purpose: 'contract.declined', audience: 'company' },
    ])
  }

export const cancel =
  (who: ActingParty, reason: string | null, now: number): Transition =>
  ({ contract }) => {
    if (contract.status === 'cancelled') throw conflict('contract_cancelled', 'This contract was cancelled already.')
    if (contract.status !== 'signed' && contract.status !== 'sealed')
      throw conflict('contract_not_signed', 'Only a signed contract is cancelled.')
    if (contract.cancelBy === null || now >= contract.cancelBy)
      throw conflict(
        'cancellation_time_over',
        'The time within which this contract could be cancelled is over. Talk to the company.',
      )
    return ended('cancelled', { cancelledAt: now }, [who, reason, now], 'contract.cancelled', [
      { purpose: 'contract.cancelled', audience: 'homeowner' },
      { purpose: 'contract.cancelled', audience: 'company' },
    ])
  }

/** A signed contract keeps its links, because they show the signed copy. */
export const unsignedAt = (now: number) => ({ linksEndAt: now + endedLinkDays * day })

export const makeVoid =
  (who: ActingParty, now: number): Transition =>
  ({ contract }) => {
    if (contract.status !== 'draft') requireWaiting(contract, now)
    return {
      set: { status: 'void', ...unsignedAt(now) },
      evidence: [newEvidence(who, 'voided', now)],
      mails: contract.status === 'draft' ? [] : [{ purpose: 'contract.void', audience: 'homeowner' }],
    }
  }

const ended = (
  type: EvidenceType & Status,
  set: Change['set'],
  [who, reason, now]: [ActingParty, string | null, number],
  event: NonNullable<Change['events']>[number],
  mails: NonNullable<Change['mails']>,
): Change => ({
  set: { ...set, status: type },
  evidence: [newEvidence(who, type, now, { reason })],
  events: [event],
  mails,
})
