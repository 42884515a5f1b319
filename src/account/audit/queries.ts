import { and, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { commit, none, type RowsWith } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import type { actorOf } from '../../core/http/context'
import type { Cursor } from '../../core/http/paging'
import { defineSweep } from '../../core/jobs/define-job'
import { auditDays } from '../../core/limits'
import { day } from '../../core/time'
import { linkedTables } from '../../find-tables'
import { namedSigner, namedSubject } from './name-subjects'
import { type AuditEntry, audit } from './tables'

/**
 * With a link, the company is that of the row it opens. The session that came along counts if it belongs to the same
 * company; otherwise, the actor is the homeowner.
 */
type Whose = {
  caller?: { organizationId: string; actor: ReturnType<typeof actorOf> } | undefined
  link?: string | undefined
}

export type EntryOfWrite = Whose &
  Pick<AuditEntry, 'at' | 'action' | 'requestId' | 'address' | 'changed'> & {
    /** Selects the recorded values as JSON. */
    recorded?: SQL
    /** If given, entries are written only for the rows that are in this table after the change. */
    subject: {
      kind: string
      table?: string | undefined
      with?: RowsWith | undefined
      rows: { id: string; subjectId: string | null }[]
    }
  }

export function insertEntries(db: Database, entry: EntryOfWrite) {
  const { at, action, subject, requestId, address, changed, recorded = sql`null`, caller, link } = entry
  const named =
    subject.table && subject.with
      ? sql`(select id from ${sql.identifier(subject.table)} where organization_id = ${caller?.organizationId}
          and ${subject.with.column} = listed.value ->> 'subjectId' and ${subject.with.which ?? sql`true`})`
      : undefined
  const isThere = named
    ? sql`${named} is not null`
    : subject.table
      ? sql`exists (select 1 from ${sql.identifier(subject.table)} where id = listed.value ->> 'subjectId')`
      : sql`true`
  const organizationId = caller?.organizationId ?? null
  const { kind, id, name } = caller?.actor ?? { kind: null, id: null, name: null }
  const isMember = sql`found.organization_id is ${organizationId}`
  const { from, company, actor } =
    link === undefined
      ? { from: sql``, company: sql`${organizationId}`, actor: sql`${kind}, ${id}, ${name}` }
      : {
          from: sql`cross join ${opened(link)} as found`,
          company: sql`found.organization_id`,
          actor: sql`iif(${isMember}, ${kind}, 'homeowner'), iif(${isMember}, ${id}, found.presentation_id),
            iif(${isMember}, ${name}, null)`,
        }
  return db
    .insert(audit)
    .select(sql`
    select ${company}, ${at}, listed.value ->> 'id', ${actor}, ${action}, ${subject.kind},
      coalesce(${named ?? sql`listed.value ->> 'subjectId'`}, ${company}), ${requestId}, ${address}, ${JSON.stringify(changed)},
      ${recorded}
    from json_each(${JSON.stringify(subject.rows)}) as listed ${from} where ${isThere}`)
    .onConflictDoNothing()
}

/** The company and the presentation of the row that a link opens. */
function opened(id: string): SQL {
  const found = linkedTables().map(
    ({ table, id: itsId, organizationId, presentationId }) =>
      sql`select ${organizationId} as organization_id, ${presentationId} as presentation_id from ${table}
        where ${itsId} = ${id}`,
  )
  return sql`(${sql.join(found, sql` union all `)})`
}

export const removeEntries = (db: Database, { at, subject }: EntryOfWrite) =>
  db.delete(audit).where(
    and(
      eq(audit.at, at),
      inList(
        audit.id,
        subject.rows.map(({ id }) => id),
      ),
    ),
  )

export type Filter = {
  actorId?: string | undefined
  subjectId?: string | undefined
  subjectKind?: string | undefined
  action?: string | undefined
  from?: number | undefined
  to?: number | undefined
  after?: Cursor | undefined
  grouped?: boolean
}

export function listEntries(
  db: Database,
  place: 'directory' | 'shard',
  organizationId: string,
  filter: Filter,
  limit: number,
) {
  const { actorId, subjectId, subjectKind, action, from, to, after } = filter
  const isGrouped = filter.grouped && subjectId === undefined
  // A call writes an entry for each thing that it made. Grouped, the last one stands for all.
  const sameCall = sql`from audit as others where others.organization_id = audit.organization_id
    and others.at = audit.at and others.request_id = audit.request_id and others.subject_kind = audit.subject_kind`
  // Without the hint, SQLite would rather read all of the company's entries in order than look a value up in its index.
  const is = (column: SQLiteColumn, value: string | undefined) =>
    value === undefined ? undefined : sql`unlikely(${eq(column, value)})`
  return db
    .select({
      ...getTableColumns(audit),
      subject: namedSubject(place),
      signer: place === 'shard' ? namedSigner() : sql<null>`null`,
      together: isGrouped ? sql<number>`(select max(count(*), 1) ${sameCall})` : sql<number>`1`,
    })
    .from(audit)
    .where(
      and(
        eq(audit.organizationId, organizationId),
        is(audit.actorId, actorId),
        is(audit.subjectId, subjectId),
        is(audit.subjectKind, subjectKind),
        is(audit.action, action),
        isGrouped ? sql`not exists (select 1 ${sameCall} and others.id > audit.id)` : undefined,
        from === undefined ? undefined : gte(audit.at, from),
        to === undefined ? undefined : lt(audit.at, to),
        after && sql`(${audit.at}, ${audit.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit + 1)
}

const entriesAtOnce = 1000

export const removeAuditJob = defineSweep({
  kind: 'remove-audit',
  in: 'both',
  due: (db, _env, now) =>
    db
      .select({ id: audit.id })
      .from(audit)
      .where(lt(audit.at, now - auditDays * day))
      .limit(1),
  run: (work, _rows, now) => {
    const isOld = lt(audit.at, now - auditDays * day)
    const old = sql`select organization_id, at, id from audit where ${isOld} limit ${entriesAtOnce}`
    return commit(work, { removed: work.db.delete(audit).where(sql`(organization_id, at, id) in (${old})`) }, none)
  },
})
