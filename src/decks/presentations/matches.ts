import { and, max, sql } from 'drizzle-orm'
import { type Database, listOf } from '../../core/database/database'
import { isShown } from './queries'
import { presentations } from './tables'

const homeowner = (name: 'email' | 'first_name' | 'last_name') =>
  sql<string | null>`${presentations.homeownerData} ->> ${sql.raw(`'${name}'`)}`

/** Returns the newest presentation of each address. Addresses are stored in lower case. */
export async function findMatches(db: Database, organizationId: string, emails: string[]) {
  const email = homeowner('email')
  const rows = await db
    .select({
      email: sql<string>`${email}`,
      presentationId: presentations.id,
      firstName: sql<string>`${homeowner('first_name')}`,
      lastName: homeowner('last_name'),
      // SQLite takes the other columns from the row that has the maximum.
      createdAt: max(presentations.createdAt),
    })
    .from(presentations)
    .where(and(isShown(organizationId), sql`${email} in (${listOf(emails)})`))
    .groupBy(email)
  return rows.map(({ createdAt: _, ...match }) => match)
}
