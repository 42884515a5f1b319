import { eq } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { sha256 } from '../../core/sha256'
import { faultOf } from './evidence'
import { verifyPdf } from './pdf/verify'
import { findEvents } from './queries'
import { contracts } from './tables'

/** The signature proves the file, and the chain proves the evidence behind it. */
export async function verify(db: Database, env: Env, pdf: Uint8Array<ArrayBuffer>) {
  const { isSignedByUs, isIntact, contractId, sealedAt } = await verifyPdf(env, pdf)
  const answer = { isOurs: isSignedByUs, isIntact, contractId, sealedAt }
  if (!isSignedByUs || !isIntact || !contractId) return answer
  const [[contract], events] = await db.batch([
    db.select().from(contracts).where(eq(contracts.id, contractId)),
    findEvents(db, contractId),
  ])
  if (!contract || contract.documentHash !== sha256(pdf)) return { ...answer, isIntact: false }
  return { ...answer, isIntact: !faultOf(env, contract, events) }
}
