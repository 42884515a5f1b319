import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { commit, made, none, type Work } from '../../core/database/commit'
import { type Database, inList, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { tooMany } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { exportDays } from '../../core/limits'
import { day, second } from '../../core/time'
import { presentationsFound } from './homeowner-rows'
import { startRequest } from './start'
import { type Kept, type PrivacyRequest, privacySubjects, privacyRequests as requests } from './tables'

export type { PrivacyRequest }

export type Asked = Pick<PrivacyRequest, 'kind' | 'presentationId' | 'email'>

/** An export reads everything and its zip is kept for days, so too many would slow down other companies. */
const mostExportsADay = 5

/**
 * If the presentation has an email address, the request covers every presentation with that address. While an export is
 * running, asking again returns it. Returns undefined if there is no such presentation.
 */
export async function createRequest(work: Work, organizationId: string, asked: Asked, phase: string, now: number) {
  const { db } = work
  const { presentationId } = asked
  const named = presentationsFound(organizationId, presentationId)
  const row = {
    id: newId(db.shard),
    organizationId,
    ...asked,
    email: asked.email ?? sql`(select email from ${named})`,
    status: 'running' as const,
    phase,
    after: '',
    counts: {},
    kept: [],
    parts: 0,
    dueAt: now + jobLease,
    createdAt: now,
    finishedAt: null,
    expiresAt: null,
  }
  const isThere = presentationId === null ? sql`true` : sql`exists (select 1 from ${named})`
  const isSame = and(
    eq(requests.organizationId, organizationId),
    eq(requests.kind, asked.kind),
    sql`${requests.email} is ${row.email}`,
    sql`(${requests.email} is not null or ${requests.presentationId} is ${presentationId})`,
  )
  const isExport = asked.kind !== 'erasure'
  const running = db
    .select()
    .from(requests)
    .where(and(isSame, eq(requests.status, 'running')))
    .limit(1)
  const today = and(isSame, gt(requests.createdAt, now - day))
  const isFree = sql`not ${isExport} or (not exists ${running} and (
    select count(*) from privacy_requests where ${today}) < ${mostExportsADay})`
  const {
    running: [known],
    created: [created],
    exported,
  } = await commit(
    work,
    {
      running,
      created: insertWhere(db, requests, row, sql`${isThere} and (${isFree})`).returning(),
      exported: db.select({ at: requests.createdAt }).from(requests).where(today).orderBy(asc(requests.createdAt)),
    },
    [made(requests, row.id), { afterCommit: ({ env }) => startRequest(env, row.id) }],
  )
  if (isExport && known) return known
  if (created) return created
  const oldest = exported.at(-mostExportsADay)
  if (isExport && oldest)
    throw tooMany(
      'exports',
      `You can export ${mostExportsADay} times a day. Today’s exports can still be downloaded.`,
      Math.ceil((oldest.at + day - now) / second),
    )
  return undefined
}

export const listRequests = (db: Database, organizationId: string, limit: number, after?: Cursor) =>
  db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.organizationId, organizationId),
        after && sql`(${requests.createdAt}, ${requests.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit + 1)

export const findRequest = async (db: Database, organizationId: string, id: string) =>
  (
    await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.organizationId, organizationId)))
  )[0]

export const findDue = (db: Database, now: number) =>
  db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isNotNull(requests.dueAt), lte(requests.dueAt, now), isAtHome(db, requests.organizationId)))
    .limit(50)

export const leaseDue = (db: Database, due: SQL | ReturnType<typeof findDue>, now: number) =>
  db
    .update(requests)
    .set({ dueAt: now + jobLease })
    .where(inArray(requests.id, due as never))
    .returning({ requestId: requests.id })

export const readRequest = async (db: Database, id: string) =>
  (
    await db
      .select()
      .from(requests)
      .where(and(eq(requests.id, id), eq(requests.status, 'running')))
  )[0]

type Patch = Partial<Pick<PrivacyRequest, 'phase' | 'after' | 'counts' | 'kept' | 'parts' | 'dueAt' | 'status'>>

/** Undefined if another run has made progress in the meantime. */
export async function saveProgress(work: Work, { id, phase, after }: PrivacyRequest, patch: Patch) {
  const isUnchanged = and(eq(requests.id, id), eq(requests.phase, phase), eq(requests.after, after))
  const { saved } = await commit(
    work,
    { saved: work.db.update(requests).set(patch).where(isUnchanged).returning() },
    none,
  )
  return saved[0]
}

/**
 * Earlier exports about an erased person are deleted together with the address, and so are the company's exports,
 * because they include everyone.
 */
export const findEarlierExports = (db: Database, { id, organizationId, email }: PrivacyRequest) =>
  db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.organizationId, organizationId),
        sql`${requests.id} <> ${id}`,
        sql`${requests.kind} <> 'erasure'`,
        sql`${requests.status} <> 'expired'`,
        or(
          sql`${requests.kind} = 'company_export'`,
          email === null ? undefined : eq(requests.email, email),
          sql`${requests.presentationId} in (select id from privacy_subjects where request_id = ${id})`,
        ),
      ),
    )

/** The files of exports are deleted when the company closes, so a restored company must not show links to them. */
export function expireExportsOf(work: Work, organizationId: string) {
  const isExport = and(
    eq(requests.organizationId, organizationId),
    eq(requests.status, 'done'),
    sql`${requests.kind} <> 'erasure'`,
  )
  const expired = work.db.update(requests).set({ status: 'expired', expiresAt: null }).where(isExport)
  return commit(work, { expired }, none)
}

/** The subjects of a request are deleted with it in the end, because the list would reveal whose rows they were. */
export function finish(work: Work, request: PrivacyRequest, earlier: PrivacyRequest[], now: number) {
  const { db } = work
  const isErasure = request.kind === 'erasure'
  const forgotten = { email: null, presentationId: null }
  const ids = earlier.map(({ id }) => id)
  return commit(
    work,
    {
      subjects: db.delete(privacySubjects).where(eq(privacySubjects.requestId, request.id)),
      earlier: db
        .update(requests)
        .set({ ...forgotten, status: 'expired', dueAt: null, expiresAt: null })
        .where(inList(requests.id, ids)),
      done: db
        .update(requests)
        .set({
          ...(isErasure && forgotten),
          status: 'done',
          dueAt: null,
          finishedAt: now,
          expiresAt: isErasure ? null : now + exportDays * day,
        })
        .where(eq(requests.id, request.id)),
    },
    none,
  )
}

export const findExpired = (db: Database, now: number) =>
  db
    .select({ id: requests.id, organizationId: requests.organizationId })
    .from(requests)
    .where(and(isNotNull(requests.expiresAt), lte(requests.expiresAt, now), isAtHome(db, requests.organizationId)))
    .limit(50)

export const expire = (db: Database, ids: string[]) =>
  db
    .update(requests)
    .set({ status: 'expired', email: null, presentationId: null, parts: 0, expiresAt: null })
    .where(inList(requests.id, ids))

export const mergedCounts = (one: Record<string, number>, other: Record<string, number> = {}) => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, count]) => [name, (one[name] ?? 0) + count])),
})

export const mergedKept = (one: Kept[], other: Kept[] = []) => [
  ...one,
  ...other.filter(({ id }) => !one.some((each) => each.id === id)),
]
