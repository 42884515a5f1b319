import type { Contract, Signer } from './tables'

type Reading = { contract: Contract; signerId?: string | null | undefined }

/** The signer a link belongs to. Links and evidence from when contracts had a single signer name none. */
export function signerIn({ contract, signerId }: Reading): Signer {
  const signers = contract.signers
  return signers.find(({ id }) => id === signerId) ?? (signers[0] as Signer)
}

export function withSigner(contract: Contract, signerId: string, set: Partial<Signer>) {
  const signers = contract.signers.map((each) => (each.id === signerId ? { ...each, ...set } : each))
  const { documentOpenedAt, consentedAt } = signers[0] as Signer
  return { signers, documentOpenedAt, consentedAt }
}

export const haveHomeownersSigned = (contract: Contract) => contract.signers.every(({ signedAt }) => signedAt !== null)

type Ordered = { inAnyOrder: boolean; signers: Signer[] }

export function inTurn({ inAnyOrder, signers }: Ordered): Signer[] {
  const left = signers.filter(({ signedAt }) => signedAt === null)
  return inAnyOrder ? left : left.slice(0, 1)
}

export const inTurnOf = (contract: Contract) => inTurn({ inAnyOrder: contract.inAnyOrder, signers: contract.signers })

export const isInTurn = (contract: Contract, signer: Signer) => inTurnOf(contract).some(({ id }) => id === signer.id)

/** The signers who know about the contract. The others haven't been asked to sign yet. */
export const toldOf = (contract: Contract) =>
  contract.signers.filter(
    (signer) => signer.signedAt !== null || signer.openedAt !== null || isInTurn(contract, signer),
  )

export const addressesOf = (signers: Signer[]) => [...new Set(signers.flatMap(({ email }) => email ?? []))]

export type SignerStatus = 'waiting' | 'sent' | 'opened' | 'signed' | 'declined'

export function statusOf(contract: Contract, signer: Signer): SignerStatus {
  if (signer.signedAt !== null) return 'signed'
  if (signer.declinedAt !== null) return 'declined'
  if (contract.status === 'draft' || !isInTurn(contract, signer)) return 'waiting'
  return signer.openedAt === null ? 'sent' : 'opened'
}
