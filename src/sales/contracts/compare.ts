import { sha256 } from '../../core/crypto'
import { conflict } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { log } from '../../core/log'
import { type Fault, findChainFault, isSealOf } from './evidence'
import { isStateOf } from './state-of-events'
import type { ContractDocument } from './stored-document'
import type { Contract, ContractEvent, EvidenceType, Signer } from './tables'

type Compared = { contract: Contract; document: ContractDocument | undefined }

/** The terms that both sides agreed on. The document is hashed separately, because homeowners see its hash. */
export const termsHash = (
  contract: Omit<Contract, 'head' | 'headSeal' | 'eventCount' | 'wordsKey'>,
  { consentText, facts }: Pick<ContractDocument, 'consentText' | 'facts'>,
) =>
  sha256(
    JSON.stringify([
      contract.id,
      contract.organizationId,
      contract.presentationId,
      contract.templateId,
      contract.number,
      contract.title,
      contract.language,
      contract.timeZone,
      contract.tier,
      contract.tierName,
      contract.totalCents,
      contract.depositCents,
      contract.company,
      contract.homeownerName,
      contract.homeownerEmail,
      contract.requiredInitials,
      contract.businessDays,
      consentText,
      contract.signedAt,
      contract.signedBy,
      contract.cancelBy,
      facts,
    ]),
  )

export function faultOf(env: Env, { contract, document }: Compared, events: ContractEvent[]): Fault | undefined {
  const { id, head, headSeal, eventCount } = contract
  const isOurs = isSealOf(env, headSeal, id, head, eventCount)
  const fault =
    findChainFault(events, { contractId: id, head, count: eventCount, isOurs }) ??
    findDifference({ contract, document }, events)
  return fault && logged(id, fault)
}

function logged(contractId: string, fault: Fault) {
  log('error', { message: 'A contract is not as its evidence says.', contractId, ...fault })
  return fault
}

/** The row could have been altered together with the file, so the file is compared with what the event recorded. */
export function fileFaultOf(file: Uint8Array, events: ContractEvent[]): Fault | undefined {
  const sealed = events.findLast(({ type }) => type === 'sealed')
  if (!sealed || sealedHashOf(sealed) === sha256(file)) return undefined
  const { contractId, position, type } = sealed
  return logged(contractId, { position, type, problem: 'The stored file is not the one it names.' })
}

/** Content that was altered in the database may be anything. */
const sealedHashOf = ({ content }: ContractEvent) => parsed<Recorded>(content, {}).documentHash

type Recorded = {
  documentHash?: string
  signedDocumentHash?: string
  termsHash?: string
  expiresAt?: string
}

/** Compares the row and the document with what the events recorded. The events must have been verified already. */
function findDifference({ contract, document }: Compared, events: ContractEvent[]): Fault | undefined {
  const recorded = events.map((event) => ({ event, content: JSON.parse(event.content) as Recorded }))
  const last = (isThis: (content: Recorded, type: EvidenceType) => unknown) =>
    recorded.findLast(({ event, content }) => isThis(content, event.type))
  const sent = last(({ documentHash }, type) => type === 'sent' && documentHash)
  const signed = last(({ signedDocumentHash }) => signedDocumentHash)
  const sealed = last((_, type) => type === 'sealed')
  const terms = last((content) => content.termsHash)
  const isOther = (text: string | null = null, hash: string | null = null, expected?: string) =>
    expected !== undefined && (hash !== expected || text === null || sha256(text) !== expected)
  const differences: [typeof sent, boolean, string][] = [
    [signed ?? sent ?? recorded.at(-1), !document, 'The file of the words is not the one that the contract names.'],
    [
      sent,
      isOther(document?.html, document?.htmlHash, sent?.content.documentHash),
      'The words are not those it names.',
    ],
    [
      signed,
      isOther(document?.signedHtml, document?.signedHtmlHash, signed?.content.signedDocumentHash),
      'The words with the signature are not those it names.',
    ],
    [
      terms,
      document !== undefined &&
        terms !== undefined &&
        (termsHash(contract, document) !== terms.content.termsHash || !isSignedAsAgreed(contract, document)),
      'The terms are not those it names.',
    ],
    [
      sent,
      sent?.content.expiresAt !== undefined && contract.expiresAt > Date.parse(sent.content.expiresAt),
      'The contract is open for longer than it says.',
    ],
    [
      sealed,
      contract.sealedAt !== null && contract.documentHash !== sealed?.content.documentHash,
      'The sealed file is not the one it names.',
    ],
    [recorded.at(-1), !isStateOf(contract, events), 'The contract is in another state than its events say.'],
  ]
  const [place, , problem] = differences.find(([, isDifferent]) => isDifferent) ?? []
  return problem === undefined
    ? undefined
    : { position: place?.event.position ?? 0, type: place?.event.type ?? null, problem }
}

/**
 * Checks the row's own copy of who signs, and in which order. The document's copy is covered by the hash of the terms.
 */
function isSignedAsAgreed(contract: Contract, { facts }: ContractDocument) {
  const terms = ({ id, name, email, role }: Pick<Signer, 'id' | 'name' | 'email' | 'role'>) => [id, name, email, role]
  return (
    JSON.stringify(contract.signers.map(terms)) === JSON.stringify(facts.signers.map(terms)) &&
    contract.inAnyOrder === facts.inAnyOrder &&
    contract.companySigns === facts.companySigns
  )
}

export function requireUnaltered({ fault }: { fault?: Fault | undefined }) {
  if (fault) throw altered()
}

export function requireDocument({
  document,
  fault,
}: {
  document: ContractDocument | undefined
  fault?: Fault | undefined
}) {
  if (fault || !document) throw altered()
  return document
}

const altered = () =>
  conflict(
    'contract_altered',
    'This contract isn’t shown, because it no longer matches its evidence: something was altered. Ask the company to send another.',
  )

/** `file` is the sealed file, if it was read. */
export function evidenceOf(env: Env, compared: Compared, events: ContractEvent[], file?: Uint8Array | null) {
  const fault = faultOf(env, compared, events) ?? (file ? fileFaultOf(file, events) : undefined)
  return { isIntact: !fault, fault: fault ?? null, head: compared.contract.head, events: events.map(eventOf) }
}

const eventOf = (row: ContractEvent) => ({
  position: row.position,
  type: row.type,
  at: isoTime(row.at),
  actor: parsed(row.actor, { kind: 'service' as const, id: null, name: null }),
  address: row.address,
  device: row.device,
  content: parsed(row.content, {}),
  contentHash: row.contentHash,
  previousHash: row.previousHash,
  hash: row.hash,
})

/** Text that was altered in the database may no longer be JSON. */
function parsed<Value>(text: string, otherwise: Value): Value {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}
