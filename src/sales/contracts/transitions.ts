import { sha256 } from '../../core/crypto'
import type { Caller } from '../../core/http/context'
import { conflict, notAllowed } from '../../core/http/errors'
import { endedLinkDays } from '../../core/limits'
import { day, hour } from '../../core/time'
import type { Change, Whole } from './change'
import { requireDocument, requireUnaltered } from './compare'
import { isDepositKept, refunded } from './deposit'
import { type ActingParty, actingAs, type NewEvidence, newEvidence } from './evidence'
import { mailsTo } from './queries'
import { haveHomeownersSigned, signerIn, toldOf, withSigner } from './signers'
import { shownWords } from './stored-document'
import type { Contract, EvidenceType, Signer, Status } from './tables'

/** Returns undefined if the contract is already in that state. */
export type Transition = (whole: Whole) => Change | undefined | Promise<Change | undefined>

const refusals: Record<Status, string> = {
  draft: 'hasn’t been sent yet',
  sent: 'is waiting for the signature',
  opened: 'is waiting for the signature',
  signed: 'is signed',
  sealed: 'is signed',
  declined: 'was declined',
  cancelled: 'was canceled',
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

/** A company that signed in the homeowner's name would be its own witness, so its members and keys are refused. */
export function requireHomeowner(caller: Caller | undefined, { organizationId }: Contract) {
  if (caller?.organizationId === organizationId)
    throw notAllowed(
      'homeowner_only',
      caller.kind === 'key'
        ? 'Only the homeowner can do this. An API key acts for the company.'
        : 'Only the homeowner can do this, and you’re signed in for the company. Open the link in a private window.',
    )
}

export const byHomeowner =
  (caller: Caller | undefined, decide: Transition): Transition =>
  (whole) => {
    requireHomeowner(caller, whole.contract)
    return decide(whole)
  }

/** Acting on a contract counts as opening it, so that the evidence always has both. */
function acting(
  contract: Contract,
  signer: Signer,
  who: ActingParty,
  now: number,
  [set = {}, ...evidence]: [set?: Partial<Signer>, ...evidence: NewEvidence[]] = [],
): Required<Pick<Change, 'set' | 'evidence' | 'events'>> {
  const isOpening = signer.openedAt === null && isWaiting(contract)
  const isFirst = isOpening && contract.status === 'sent'
  return {
    set: {
      ...withSigner(contract, signer.id, { ...(isOpening && { openedAt: now }), ...set }),
      ...(isFirst && { status: 'opened' as const, openedAt: now }),
    },
    evidence: [...(isOpening ? [newEvidence(who, 'opened', now)] : []), ...evidence],
    events: isFirst ? ['contract.opened'] : [],
  }
}

const isWaiting = ({ status }: Contract) => status === 'sent' || status === 'opened'

export const open =
  (who: ActingParty, now: number): Transition =>
  (whole) => {
    requireUnaltered(whole)
    const { contract } = whole
    const signer = signerIn(whole)
    if (!isWaiting(contract) || signer.openedAt !== null || isExpired(contract, now)) return undefined
    return acting(contract, signer, actingAs(who, signer), now)
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
    const { hash: documentHash } = shownWords(requireDocument(whole))
    const signer = signerIn(whole)
    if (!isWaiting(contract) || signer.documentOpenedAt !== null || isExpired(contract, now)) return undefined
    const signing = actingAs(who, signer)
    const seen = newEvidence(signing, 'document_opened', now, { documentHash })
    return acting(contract, signer, signing, now, [{ documentOpenedAt: now }, seen])
  }

export const consent =
  (who: ActingParty, now: number): Transition =>
  async (whole) => {
    const { contract } = whole
    requireWaiting(contract, now)
    const document = requireDocument(whole)
    const signer = signerIn(whole)
    if (signer.documentOpenedAt === null)
      throw conflict('document_not_opened', 'Open the contract’s PDF first, to make sure you can read it.')
    if (signer.consentedAt !== null) return undefined
    const { consentText } = document
    const content = { text: consentText, textHash: sha256(consentText), documentHash: shownWords(document).hash }
    const signing = actingAs(who, signer)
    return acting(contract, signer, signing, now, [
      { consentedAt: now },
      newEvidence(signing, 'consented', now, content),
    ])
  }

/** Signatures stay valid. From then on the company must send paper, so it is notified by email. */
export const withdrawConsent =
  (who: ActingParty, now: number): Transition =>
  (whole) => {
    const { contract } = whole
    const signer = signerIn(whole)
    if (signer.consentedAt === null)
      throw conflict('consent_missing', 'You haven’t agreed to electronic records, or you withdrew your consent.')
    return {
      set: withSigner(contract, signer.id, { consentedAt: null }),
      evidence: [newEvidence(actingAs(who, signer), 'consent_withdrawn', now)],
      mails: [{ purpose: 'contract.consent_withdrawn', audience: 'company', onceIn: hour }],
    }
  }

/** The document is frozen and names the signers, so the company is asked for a new contract. */
export const nameCoOwner =
  (who: ActingParty, { name, email }: { name: string; email: string | null }, now: number): Transition =>
  (whole) => {
    requireUnaltered(whole)
    const { contract } = whole
    requireWaiting(contract, now)
    const signer = signerIn(whole)
    if (signer.signedAt !== null)
      throw conflict('signed_already', 'You have already signed this contract. Call the company about a co-owner.')
    if (contract.signers.some((each) => each.name.toLowerCase() === name.toLowerCase()))
      throw conflict('co_owner_signs_already', `${name} already signs this contract.`)
    if (signer.coOwner)
      throw conflict(
        'co_owner_named_already',
        'You have already named a co-owner. Call the company to change who it is.',
      )
    const signing = actingAs(who, signer)
    const acted = acting(contract, signer, signing, now, [
      { coOwner: { name, email, namedAt: now } },
      newEvidence(signing, 'co_owner_named', now, { name }),
    ])
    return {
      ...acted,
      events: [...acted.events, 'contract.co_owner_named'],
      mails: [{ purpose: 'contract.co_owner_named', audience: 'company' }],
    }
  }

export const decline =
  (who: ActingParty, reason: string | null, now: number): Transition =>
  (whole) => {
    const { contract } = whole
    requireWaiting(contract, now)
    if (haveHomeownersSigned(contract))
      throw conflict(
        'contract_not_waiting',
        `Everyone at the home has signed this contract, so it has to be canceled instead of declined.`,
      )
    const signer = signerIn(whole)
    const others = toldOf(contract).filter(({ id }) => id !== signer.id)
    const set = { ...withSigner(contract, signer.id, { declinedAt: now }), declinedAt: now, ...unsignedAt(now) }
    return ended('declined', set, [actingAs(who, signer), reason, now], 'contract.declined', [
      ...mailsTo(others, { purpose: 'contract.declined' }),
      { purpose: 'contract.declined', audience: 'company' },
    ])
  }

export const cancel =
  (who: ActingParty, reason: string | null, now: number): Transition =>
  (whole) => {
    const { contract } = whole
    if (contract.status === 'cancelled') throw conflict('contract_cancelled', 'This contract was already canceled.')
    const isSigned = contract.status === 'signed' || contract.status === 'sealed'
    if (!isSigned && !(isWaiting(contract) && !isExpired(contract, now) && haveHomeownersSigned(contract)))
      throw conflict('contract_not_signed', 'Only a signed contract can be canceled.')
    if (contract.cancelBy === null || now >= contract.cancelBy)
      throw conflict('cancellation_time_over', 'The time to cancel this contract is over. Contact the company.')
    const set = { cancelledAt: now, ...(!isSigned && unsignedAt(now)) }
    const change = ended('cancelled', set, [actingAs(who, signerIn(whole)), reason, now], 'contract.cancelled', [
      ...mailsTo(contract.signers, { purpose: 'contract.cancelled' }),
      { purpose: 'contract.cancelled', audience: 'company' },
    ])
    return { ...change, effects: isDepositKept(contract) ? [refunded(contract.id)] : [] }
  }

/** A signed contract keeps its links, because they show the signed copy. */
export const unsignedAt = (now: number) => ({ linksEndAt: now + endedLinkDays * day })

export const makeVoid =
  (who: ActingParty, reason: string | null, now: number): Transition =>
  ({ contract }) => {
    if (contract.status !== 'draft') requireWaiting(contract, now)
    return {
      set: { status: 'void', endReason: reason, ...unsignedAt(now) },
      evidence: [newEvidence(who, 'voided', now, reason === null ? {} : { reason })],
      mails: contract.status === 'draft' ? [] : mailsTo(toldOf(contract), { purpose: 'contract.void' }),
    }
  }

const ended = (
  type: EvidenceType & Status,
  set: Change['set'],
  [who, reason, now]: [ActingParty, string | null, number],
  event: NonNullable<Change['events']>[number],
  mails: NonNullable<Change['mails']>,
): Change => ({
  set: { ...set, status: type, endReason: reason },
  evidence: [newEvidence(who, type, now, { reason })],
  events: [event],
  mails,
})
