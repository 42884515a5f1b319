import { and, eq, exists, type SQL } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { hashToken } from '../auth/tokens'
import { contractLinks, contracts } from './tables'

/** Who asks: the company, or whoever has the link that was sent. */
export type Access = { organizationId: string } | { token: string }

/** A wrong token finds nothing, as if there were no such contract. */
export function isAccessible(db: Database, id: string, access: Access): SQL | undefined {
  if ('organizationId' in access) return and(eq(contracts.id, id), eq(contracts.organizationId, access.organizationId))
  const link = db
    .select({ id: contractLinks.contractId })
    .from(contractLinks)
    .where(and(eq(contractLinks.tokenHash, hashToken(access.token)), eq(contractLinks.contractId, id)))
  return and(eq(contracts.id, id), exists(link))
}
