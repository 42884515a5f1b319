import { type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a company is to be deleted, so that nothing of it is shown. */
export const isClosed = (organizationId: SQLWrapper) =>
  sql`exists (select 1 from moving where moving.organization_id = ${organizationId} and moving.state = 'closed')`
