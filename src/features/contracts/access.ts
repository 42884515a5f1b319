import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { hashToken } from '../auth/tokens'
import { contractLinks, contracts } from './tables'

export type Access = { organizationId: string } | { token: string }

/** A wrong token finds nothing, so that it cannot tell whether there is such a contract. */
export function isAccessible(db: Database, id: string, access: Access): SQL | undefined {
  if ('organizationId' in access) return and(eq(contracts.id, id), eq(contracts.organizationId, access.organizationId))
  const link = db
    .select({ id: contractLinks.contractId })
    .from(contractLinks)
    .where(and(eq(contractLinks.tokenHash, hashToken(access.token)), eq(contractLinks.contractId, id)))
  return and(eq(contracts.id, id), exists(link))
}

const mailProblem = sql<string | null>`(
  select problem from contract_mails as mail
  where contract_id = contracts.id and audience = 'homeowner' and problem is not null
    and (kind <> 'link' or contracts.status in ('sent', 'opened'))
    and not exists (
      select 1 from contract_mails as later where later.contract_id = mail.contract_id and later.kind = mail.kind
        and later.audience = 'homeowner' and later.created_at > mail.created_at
    )
  order by created_at desc limit 1
)`.as('mail_problem')

export const contractColumns = { ...getTableColumns(contracts), mailProblem }
