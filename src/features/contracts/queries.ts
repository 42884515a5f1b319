import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import type { Cursor } from '../../core/paging'
import { type Access, contractColumns, isAccessible } from './access'
import type { Status } from './states'
import { contractEvents, contracts } from './tables'

export const listContracts = (
  db: Database,
  organizationId: string,
  { status, after }: { status: Status | undefined; after: Cursor | undefined },
  limit: number,
) =>
  db
    .select(contractColumns)
    .from(contracts)
    .where(
      and(
        eq(contracts.organizationId, organizationId),
        status && eq(contracts.status, status),
        after && sql`(${contracts.createdAt}, ${contracts.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit + 1)

export const findEvents = (db: Database, id: string) =>
  db.select().from(contractEvents).where(eq(contractEvents.contractId, id)).orderBy(asc(contractEvents.position))

export async function loadEvidence(db: Database, id: string, access: Access) {
  const [[contract], events] = await db.batch([
    db
      .select()
      .from(contracts)
      .where(isAccessible(db, id, access)),
    findEvents(db, id),
  ])
  if (!contract) throw notFound('contract')
  return { contract, events }
}
