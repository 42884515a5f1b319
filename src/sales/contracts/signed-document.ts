import { documentOf } from './compose'
import { cancelByOf, legalParts } from './legal'
import type { ContractFacts, Signing } from './tree'

export type Added = { signerId: string | null; signing: Signing }

/**
 * Adds the company's signature if `signerId` is null. The time to cancel begins with the last homeowner's signature.
 */
export async function signedDocument(facts: ContractFacts, { signerId, signing }: Added, businessDays: number) {
  const { language, company, timeZone } = facts
  const { signedAt } = signing
  const signers = facts.signers.map((each) => (each.id === signerId ? { ...each, signing } : each))
  const isLast = signerId !== null && signers.every((each) => each.signing)
  const parts = isLast ? await legalParts({ language, company, businessDays, timeZone }, signedAt) : {}
  const countersigning = signerId === null ? { countersigning: signing } : {}
  const signed: ContractFacts = { ...facts, ...parts, signers, ...countersigning }
  return {
    signed,
    cancelBy: isLast ? await cancelByOf(signedAt, timeZone, businessDays) : null,
    ...(await documentOf(signed)),
  }
}
