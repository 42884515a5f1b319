import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import type { Cursor } from '../../core/http/paging'
import { defineSweep } from '../../core/jobs/define-job'
import { loggedCallsAMinute, requestLogDays } from '../../core/limits'
import { day, minute } from '../../core/time'
import { type RefusedRequest, refusedRequests } from './tables'

export function insertRequest(work: Work, row: RefusedRequest) {
  const recent = sql`select 1 from refused_requests where organization_id = ${row.organizationId}
    and at > ${row.at - minute} and key_id = ${row.keyId} limit ${loggedCallsAMinute}`
  const hasRoom = sql`(select count(*) from (${recent})) < ${loggedCallsAMinute}`
  return commit(work, { logged: insertWhere(work.db, refusedRequests, row, hasRoom) }, none)
}

export type Filter = {
  keyId?: string | undefined
  status?: number | undefined
  operation?: string | undefined
  from: number
  after?: Cursor | undefined
}

/** A page looks through this many requests for those that match. */
const mostLookedThrough = 2000

const newestFirst = [desc(refusedRequests.at), desc(refusedRequests.id)]

/** A page may be short although others follow: `reached` is the last request that was looked at. */
export async function listRequests(db: Database, organizationId: string, filter: Filter, limit: number) {
  const { keyId, status, operation, from, after } = filter
  const isLookedAt = and(
    eq(refusedRequests.organizationId, organizationId),
    gte(refusedRequests.at, from),
    after && sql`(${refusedRequests.at}, ${refusedRequests.id}) < (${after.createdAt}, ${after.id})`,
  )
  const last = db
    .select({ createdAt: sql<number>`${refusedRequests.at}`.as('at'), id: sql<string>`${refusedRequests.id}`.as('id') })
    .from(refusedRequests)
    .where(isLookedAt)
    .orderBy(...newestFirst)
    .limit(1)
    .offset(mostLookedThrough - 1)
  const isNear: SQL = sql`(${refusedRequests.at}, ${refusedRequests.id}) >=
    (select coalesce(max(at), 0), coalesce(max(id), '') from ${last})`
  const isAsked = and(
    keyId === undefined ? undefined : eq(refusedRequests.keyId, keyId),
    status === undefined ? undefined : eq(refusedRequests.status, status),
    operation === undefined ? undefined : eq(refusedRequests.operation, operation),
  )
  const { rows, looked } = await read(db, {
    rows: db
      .select()
      .from(refusedRequests)
      .where(and(isLookedAt, isAsked && isNear, isAsked))
      .orderBy(...newestFirst)
      .limit(limit + 1),
    looked: last,
  })
  return { rows: rows.map((row) => ({ ...row, createdAt: row.at })), reached: isAsked && looked[0] }
}

const requestsAtOnce = 1000

/** Goes from company to company, because an index by time would cost a second row for each request. */
const oldRequests = (now: number) => sql`(
  with recursive own (organization_id) as (
    select min(organization_id) from refused_requests
    union all
    select (select min(organization_id) from refused_requests where organization_id > own.organization_id)
    from own where own.organization_id is not null
  )
  select refused_requests.organization_id, refused_requests.at, refused_requests.id from own cross join refused_requests
  where refused_requests.organization_id = own.organization_id and refused_requests.at < ${now - requestLogDays * day}
  limit ${requestsAtOnce}
)`

export const removeRequestsJob = defineSweep({
  kind: 'remove-requests',
  due: (db, _env, now) =>
    db
      .select({ at: sql<number>`found.at`.as('at') })
      .from(sql`${oldRequests(now)} as found`)
      .limit(1),
  run: (work, _rows, now) =>
    commit(
      work,
      { removed: work.db.delete(refusedRequests).where(sql`(organization_id, at, id) in ${oldRequests(now)}`) },
      none,
    ),
})
