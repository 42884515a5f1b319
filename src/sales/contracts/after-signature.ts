import type { Effect } from '../../core/database/commit'
import { startJob } from '../../core/jobs/start'
import type { Change } from './change'
import { mailsTo } from './queries'
import { inTurn } from './signers'
import type { Contract, Signer } from './tables'
import type { ContractFacts } from './tree'

type Signed = { contract: Contract; signers: Signer[]; facts: ContractFacts; now: number }
type Follows = Pick<Change, 'events' | 'mails' | 'effects'> & { set: Partial<Contract> }

/** Decides whose turn it is after a homeowner's signature: the next signer's, the company's, or no one's. */
export function afterSignature({ contract, signers, facts, now }: Signed, cancelBy: number | null): Follows {
  if (signers.some(({ signedAt }) => signedAt === null)) return { set: {}, mails: asked(contract, signers) }
  if (!contract.companySigns) return signedByAll(contract, facts, now, { cancelBy })
  return {
    set: { cancelBy },
    mails: [
      ...mailsTo(signers, { purpose: 'contract.countersign' }),
      { purpose: 'contract.countersign', audience: 'company' },
    ],
  }
}

/**
 * Everyone who must sign has signed, including the company. From here on the contract can be sealed, and a deposit is
 * due.
 */
export const signedByAll = (
  { id }: Contract,
  facts: ContractFacts,
  now: number,
  set: Partial<Contract> = {},
): Follows => ({
  set: { ...set, status: 'signed', signedAt: now, signedBy: namesOf(facts), sealingUntil: 0 },
  events: ['contract.signed'],
  effects: [sealed(id)],
})

export type SealContract = { kind: 'seal-contract'; contractId: string }

const sealed = (contractId: string): Effect => ({
  afterCommit: ({ env }) => startJob(env, { kind: 'seal-contract', contractId } satisfies SealContract),
})

const namesOf = (facts: ContractFacts) => facts.signers.map(({ name, signing }) => signing?.name ?? name).join(', ')

/** If signers may sign in any order, all of them were asked when the contract was sent. */
const asked = ({ inAnyOrder }: Contract, signers: Signer[]) =>
  inAnyOrder ? [] : mailsTo(inTurn({ inAnyOrder, signers }), { purpose: 'contract.link' })
