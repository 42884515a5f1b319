import type { Work } from '../../core/database/commit'
import { conflict } from '../../core/http/errors'
import { signedByAll } from './after-signature'
import { type Asked, changeContract } from './change'
import { requireDocument, requireUnaltered } from './compare'
import { type ActingParty, newEvidence } from './evidence'
import { signatureContent } from './sign'
import { requireMark } from './signature-mark'
import { signedDocument } from './signed-document'
import { haveHomeownersSigned } from './signers'
import { type ContractDocument, shownWords, storeDocument } from './stored-document'
import type { Contract } from './tables'
import { requireWaiting } from './transitions'
import type { Signing } from './tree'

type Input = Pick<Signing, 'name' | 'signature'>

export async function countersign(work: Work, asked: Asked, input: Input, who: ActingParty) {
  const { now } = asked
  const signature = await requireMark(input.signature)
  let signed: ContractDocument | undefined
  const changed = await changeContract(work, asked, async (whole) => {
    requireUnaltered(whole)
    const { contract } = whole
    requireCountersignable(contract, now)
    const unsigned = requireDocument(whole)
    const signing = { name: input.name, signature, initials: {}, signedAt: now }
    const made = await signedDocument(unsigned.facts, { signerId: null, signing }, contract.businessDays)
    const follows = signedByAll(contract, made.signed, now, { countersignedAt: now, countersignedBy: input.name })
    const document = { ...unsigned, facts: made.signed, signedHtml: made.html, signedHtmlHash: made.htmlHash }
    signed = document
    const after = { ...contract, ...follows.set }
    const content = signatureContent(input.name, signature, shownWords(unsigned).hash, after, document)
    return {
      ...follows,
      set: { ...follows.set, wordsKey: await storeDocument(work.env, contract, document) },
      evidence: [newEvidence(who, 'countersigned', now, content)],
    }
  })
  return { ...changed, document: signed }
}

function requireCountersignable(contract: Contract, now: number) {
  if (!contract.companySigns)
    throw conflict('contract_not_waiting', 'The company doesn’t sign this contract, because its template says so.')
  if (contract.countersignedAt !== null)
    throw conflict('signed_already', 'The company has already signed this contract.')
  requireWaiting(contract, now)
  if (!haveHomeownersSigned(contract))
    throw conflict('not_your_turn', 'The company signs last, and not all homeowners have signed yet.')
}
