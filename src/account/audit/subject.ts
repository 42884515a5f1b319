import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { RowsWith, Subject } from '../../core/database/commit'
import { matchedRoute, paramOf, type Rules } from '../../core/http/access'

export type Body = Record<string, unknown>

/** With `table`, an entry is written only for ids, or values of `with`, that are in it after the write. */
export type Named = {
  kind: string
  ids: (string | null)[]
  table?: string
  with?: RowsWith
  /** The number of things it stands for, if there are several. */
  count?: number | undefined
}

/**
 * A subject named by the write itself comes first, then one that the path or the body names, then the account or the
 * company.
 */
export function subjectOf(
  c: Context,
  { database }: Rules,
  about: Subject | undefined,
  body: Body,
  userId?: string,
): Named {
  const company = { kind: 'organization', ids: [null] }
  if (about === 'company') return company
  if (about) return 'of' in about ? { ...company, count: about.count } : inTable(about)
  return namedBy(c) || namedIn(body) || (database && userId ? { kind: 'user', ids: [userId] } : company)
}

function inTable(about: Extract<Subject, { table: SQLiteTable }>): Named {
  const table = getTableName(about.table)
  const kind = kindOf(table)
  if ('id' in about) return { kind, ids: [about.id] }
  return 'ids' in about ? { kind, table, ids: about.ids } : { kind, table, ids: about.values, with: about }
}

function namedBy(c: Context): Named | undefined {
  const name = matchedRoute(c)?.path.match(/.*:(\w+)Id\b/)?.[1]
  const id = name && paramOf(c, `${name}Id`)
  return id ? { kind: plainNames[name] ?? name, ids: [id.toLowerCase()] } : undefined
}

function namedIn(body: Body): Named | undefined {
  for (const [member, id] of Object.entries(body)) {
    const name = /^(\w+)Id$/.exec(member)?.[1]
    if (name && typeof id === 'string') return { kind: plainNames[name] ?? name, ids: [id.toLowerCase().slice(0, 100)] }
  }
  return undefined
}

/** An accepted invite becomes the user with the same id. */
const plainNames: Record<string, string> = {
  config: 'actionConfig',
  template: 'contractTemplate',
  invite: 'user',
  company: 'organization',
}

export function kindOf(table: string) {
  const one = table.replace(/ies$/, 'y').replace(/s$/, '')
  const name = one.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return plainNames[name] ?? name
}
