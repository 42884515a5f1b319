import { and, type SQL, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { type HomeownerData, homeownerOf } from './homeowner-data'
import { isShown } from './queries'
import { phoneKey, presentations } from './tables'

type Asked = { emails: string[]; externalIds: string[]; phones: string[] }

const homeowner = (name: 'email' | 'phone') => sql.raw(`presentations.homeowner_data ->> '${name}'`)

const fewestDigits = 7
const isPhone = (phone: string) => phone.replaceAll(/\D/g, '').length >= fewestDigits

/** Returns the newest presentation for each value that was asked for. Emails are stored in lower case. */
export async function findMatches(db: Database, organizationId: string, { emails, externalIds, phones }: Asked) {
  const newest = (values: string[], isIt: SQL) =>
    db
      .select({
        value: sql<string>`listed.value`.as('value'),
        presentationId: sql<string>`presentations.id`.as('presentation_id'),
        externalId: sql<string | null>`presentations.external_id`.as('external_id'),
        homeownerData: sql`presentations.homeowner_data`
          .mapWith((stored: string): HomeownerData => JSON.parse(stored))
          .as('homeowner_data'),
        // SQLite takes the other columns from the row that has the maximum.
        createdAt: sql<number>`max(presentations.created_at)`.as('created_at'),
      })
      .from(sql`json_each(${JSON.stringify(values)}) as listed cross join ${presentations}`)
      .where(and(isShown(organizationId), isIt))
      .groupBy(sql`listed.value`)
  const phone = homeowner('phone')
  const found = await read(db, {
    externalId: newest(externalIds, sql`presentations.external_id = listed.value`),
    email: newest(emails, sql`${homeowner('email')} = listed.value`),
    phone: newest(
      phones.filter(isPhone),
      sql`${phone} is not null and ${sql.raw(phoneKey("presentations.homeowner_data ->> 'phone'"))} = ${sql.raw(phoneKey('listed.value'))}`,
    ),
  })
  return (['externalId', 'email', 'phone'] as const).flatMap((by) =>
    found[by].map(({ value, presentationId, externalId, homeownerData }) => ({
      by,
      ...(by !== 'externalId' && { [by]: value }),
      ...{ presentationId, externalId, homeownerData: homeownerOf(homeownerData) },
      ...{ firstName: homeownerData.first_name, lastName: homeownerData.last_name ?? null },
    })),
  )
}
