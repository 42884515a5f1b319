import { type SQL, sql } from 'drizzle-orm'
import { invalid } from '../../core/http/errors'

/** Filters by this instead of a member find the homeowners of no one. */
export const noOwner = 'none'

export const isMember = (organizationId: string | SQL, userId: SQL) =>
  sql`exists (select 1 from members where user_id = ${userId} and organization_id = ${organizationId})`

export const unknownOwner = () => invalid('ownerId', 'must be the id of a member of your company, or null.')
