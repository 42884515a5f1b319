import { type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a company is about to be deleted, so nothing of it may be shown. */
export const isClosed = (organizationId: SQLWrapper) =>
  sql`exists (select 1 from moving where moving.organization_id = ${organizationId} and moving.state = 'closed')`
