import { and, asc, lte, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { expire } from './acts'
import { changeContract } from './change'
import { contracts } from './tables'
import { service } from './who'

const contractsAtOnce = 100

export async function sweepExpiredContracts(env: Env, now: number) {
  const db = primaryDatabase(env)
  const rows = await db
    .select({ id: contracts.id, organizationId: contracts.organizationId })
    .from(contracts)
    .where(and(sql`${contracts.status} in ('sent', 'opened')`, lte(contracts.expiresAt, now)))
    .orderBy(asc(contracts.expiresAt))
    .limit(contractsAtOnce)
  for (const { id, organizationId } of rows)
    await changeContract(db, env, { id, access: { organizationId }, now }, expire(service, now))
}
