import { getTableName, type SQL, sql } from 'drizzle-orm'
import { columnOf } from '../../core/database/table-rules'
import { signerOf } from '../../names-of-rows'
import { tables } from '../../tables'
import { kindOf } from './subject'
import { audit } from './tables'

/** Files are also named by the routes for pictures and fonts. */
const otherKinds: Record<string, string[]> = { media: ['image', 'font'] }

export type NamedSubject = { name: string; deckId: string | null; number: number | null }

/**
 * Selects what the subject of an entry is called now, as JSON. Entries keep no names themselves, so erasing a homeowner
 * leaves none behind.
 */
export function namedSubject(place: 'directory' | 'shard'): SQL<NamedSubject | null> {
  const named = tables.filter(({ name, in: its = 'shard' }) => name && (its === 'both' || its === place))
  const cases = [...Map.groupBy(named, ({ table }) => kindOf(getTableName(table)))].map(([kind, named]) => {
    const found = named.map(({ table, name }) => {
      const [id, organizationId] = [columnOf(table, 'id'), columnOf(table, 'organizationId')]
      const [deckId = sql`null`, number = sql`null`] = [columnOf(table, 'deckId'), columnOf(table, 'number')]
      const deletedAt = columnOf(table, 'deletedAt') ?? sql`null`
      return sql`(select json_object('name', ${name}, 'deckId', ${deckId}, 'number', ${number}) from ${table}
        where ${id} = ${audit.subjectId} and ${organizationId} = ${audit.organizationId}
          and ${name} <> '' and ${deletedAt} is null)`
    })
    const kinds = [kind, ...(otherKinds[kind] ?? [])].map((each) => sql`${each}`)
    return sql`when ${audit.subjectKind} in (${sql.join(kinds, sql`, `)})
      then coalesce(${sql.join([...found, sql`null`], sql`, `)})`
  })
  // Drizzle drops the table's name from columns of a field that aren't nested.
  return sql`${sql`case ${sql.join(cases, sql` `)} end`}`.mapWith((json: string) => JSON.parse(json) as NamedSubject)
}

/** Several people may sign one contract, while the entry itself knows only whose link it was. */
export const namedSigner = (): SQL<string | null> =>
  sql`${sql`case when ${audit.actorKind} = 'homeowner' and ${audit.subjectKind} = 'contract' then ${signerOf(audit)} end`}`
