import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { recordEvent } from '../notifications/outbox'
import { newEvidence, serviceParty } from './acting-party'
import { contractEvent, hasHead, insertEvidence, movedOn } from './statements'
import { type Contract, contracts } from './tables'

const contractsAtOnce = 50

/** A contract signed between the read and the update stays signed, because its head changed. */
export async function sweepExpiredContracts(env: Env, now: number) {
  const db = primaryDatabase(env)
  const rows = await db
    .select()
    .from(contracts)
    .where(and(sql`${contracts.status} in ('sent', 'opened')`, lte(contracts.expiresAt, now)))
    .orderBy(asc(contracts.expiresAt))
    .limit(contractsAtOnce)
  const [first, ...others] = rows.flatMap((contract) => expiring(db, env, contract, now))
  if (first) await db.batch([first, ...others])
}

function expiring(db: Database, env: Env, contract: Contract, now: number) {
  const { rows, columns } = movedOn(env, contract, [newEvidence(serviceParty, 'expired', now)])
  const happened = hasHead(db, contract.id, columns.head)
  return [
    db
      .update(contracts)
      .set({ status: 'expired', ...columns, updatedAt: Math.max(now, contract.updatedAt + 1) })
      .where(and(eq(contracts.id, contract.id), eq(contracts.head, contract.head))),
    insertEvidence(db, rows, happened),
    recordEvent(db, contractEvent(contract, 'contract.expired'), now, happened),
  ]
}
