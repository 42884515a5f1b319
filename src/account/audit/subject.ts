import type { Context } from 'hono'
import type { Query } from '../../core/database/writes-through'
import { matchedRoute, paramOf, type Rules } from '../../core/http/access'

/** `externalId` instead of an id tells which row of the table it is. */
export type Subject = { kind: string; ids: (string | null)[]; table?: string; externalId?: string }

const written = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+"?(\w+)"?/i
const inserted = /^\s*insert into "?(\w+)"? \("?id"?, /i

export const tableOf = ({ sql }: Query) => written.exec(sql)?.[1]

/**
 * The company, where the directory's row of it is written first; what was made, where the route makes something; else what
 * the path or the body names; else the account, or the company.
 */
export function subjectOf(
  c: Context,
  { makes, database }: Rules,
  writes: Query[],
  body: Record<string, unknown>,
  userId?: string,
): Subject {
  const company = { kind: 'organization', ids: [null] }
  if (database && writes[0] && tableOf(writes[0]) === 'companies') return company
  const known = (makes && madeBy(c, writes)) || namedBy(c) || namedIn(body)
  return known || (database && userId ? { kind: 'user', ids: [userId] } : company)
}

/** The first table into which rows with new ids go: a batch writes what it makes before what follows from that. */
function madeBy({ req }: Context, writes: Query[]): Subject | undefined {
  const table = writes.flatMap(({ sql }) => inserted.exec(sql)?.[1] ?? [])[0]
  if (!table) return undefined
  const made = writes.filter((write) => inserted.exec(write.sql)?.[1] === table)
  const [listed] = made.flatMap(rowsIn)
  // An upsert may have changed a row that has another id than the new one would have got.
  if (req.method === 'PUT' && listed?.externalId)
    return { kind: kindOf(table), ids: [null], table, externalId: listed.externalId }
  const ids = made.flatMap(idsOf)
  return ids.length ? { kind: kindOf(table), ids, table } : undefined
}

type Listed = { id: string; externalId?: string | null }

const bindsFirstValue = /\) select \?/

/** Of a statement that makes its rows of a list in JSON. One that binds its values may have another list among them. */
const rowsIn = ({ sql, params }: Query) =>
  bindsFirstValue.test(sql)
    ? []
    : params.flatMap((value): Listed[] =>
        typeof value === 'string' && value.startsWith('[{"id":"') ? JSON.parse(value) : [],
      )

/** The id is the first value of each row, and all rows have as many values. */
function idsOf({ sql, params }: Query): string[] {
  const listed = rowsIn({ sql, params })
  if (listed.length) return listed.map(({ id }) => id)
  const rows = /\) values \(/.test(sql) ? sql.split(/\), \(/).length : 1
  const width = params.length / rows
  return Array.from({ length: rows }, (_, row) => params[row * width]).filter((id) => typeof id === 'string')
}

function namedBy(c: Context): Subject | undefined {
  const name = matchedRoute(c)?.path.match(/.*:(\w+)Id\b/)?.[1]
  const id = name && paramOf(c, `${name}Id`)
  return id ? { kind: plainNames[name] ?? name, ids: [id.toLowerCase()] } : undefined
}

function namedIn(body: Record<string, unknown>): Subject | undefined {
  for (const [member, id] of Object.entries(body)) {
    const name = /^(\w+)Id$/.exec(member)?.[1]
    if (name && typeof id === 'string') return { kind: plainNames[name] ?? name, ids: [id.toLowerCase().slice(0, 100)] }
  }
  return undefined
}

/** An accepted invite becomes the user of the same id. */
const plainNames: Record<string, string> = {
  config: 'actionConfig',
  template: 'contractTemplate',
  invite: 'user',
  company: 'organization',
}

function kindOf(table: string) {
  const one = table.replace(/ies$/, 'y').replace(/s$/, '')
  const name = one.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return plainNames[name] ?? name
}
