import { and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm'
import { about, commit, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { laterThan } from '../../core/database/database'
import { nowhereName } from '../../core/database/shards'
import { companies } from '../../core/database/tables'
import type { Member } from '../../core/http/context'
import { conflict } from '../../core/http/errors'
import { companyDeletionDays } from '../../core/limits'
import { type Limit, uncount } from '../../core/rate-limits/queries'
import { day } from '../../core/time'
import { emails } from '../../events/mails/write-mails'
import { insertSession, type SessionRow } from '../auth/queries'
import { users } from '../auth/tables'
import { moves } from '../shards/tables'

const moveOf = (db: Database, organizationId: string, condition: SQL) =>
  db
    .select({ phase: moves.phase })
    .from(moves)
    .where(and(eq(moves.organizationId, organizationId), condition))

/**
 * Closes the company only for an owner whose password is still the one that was checked. Returns the time of the
 * deletion.
 */
export async function closeCompany(work: Work, { userId, organizationId }: Member, passwordHash: string, now: number) {
  const { db } = work
  const deletesAt = now + companyDeletionDays * day
  const isIt = eq(companies.id, organizationId)
  const isClosedNow = and(isIt, eq(companies.deletesAt, deletesAt))
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'owner'), eq(users.passwordHash, passwordHash)))
  const isMoving = exists(moveOf(db, organizationId, isNotNull(moves.dueAt)))
  const members = sql`
    select ${users.organizationId} as organization_id, null as presentation_id, ${now} as sequence,
      'company' as audience, ${users.email} as recipient
    from ${users} where ${users.organizationId} = ${organizationId}
      and exists (select 1 from ${companies} where ${isClosedNow})`
  const told = [{ purpose: 'organization.deletion', audience: 'company' } as const]
  const { closed } = await commit(
    work,
    {
      closed: db
        .update(companies)
        .set({ state: 'closed', deletesAt, updatedAt: laterThan(companies.updatedAt, now) })
        .where(and(isIt, eq(companies.state, 'active'), exists(owner), sql`not ${isMoving}`))
        .returning({ id: companies.id }),
      move: db.run(sql`insert into ${moves} (organization_id, from_shard, to_shard, phase, phase_at, due_at, created_at, updated_at)
          select id, shard, ${nowhereName}, 'close', ${now}, ${now}, ${now}, ${now} from ${companies} where ${isClosedNow}
          on conflict (organization_id) do update set from_shard = excluded.from_shard, to_shard = excluded.to_shard,
            phase = excluded.phase, cursor = 0, walked_to = null, tries = 0, fenced_at = null, failures = 0,
            problem = null, lease_id = null, phase_at = ${now}, due_at = ${now}, updated_at = ${now}
          where moves.due_at is null`),
    },
    [about('company'), emails({ kind: 'organization', id: organizationId }, told, members, now)],
  )
  if (!closed.length) throw await whyNot(db, organizationId)
  return deletesAt
}

async function whyNot(db: Database, organizationId: string) {
  const [moving] = await moveOf(db, organizationId, isNotNull(moves.dueAt))
  return moving
    ? conflict(
        'organization_moving',
        'Your company is being moved to another database, so nothing was deleted. Try again later.',
      )
    : conflict('changed_meanwhile', 'Your account was changed at the same time, so nothing was deleted. Sign in again.')
}

/** False if the removal has begun, or if closing hasn't finished yet. */
export async function restoreCompany(
  work: Work,
  account: { userId: string; organizationId: string; passwordHash: string },
  session: SessionRow,
  tried: Limit[],
) {
  const { db } = work
  const { userId, organizationId, passwordHash } = account
  const now = session.createdAt
  const isIt = eq(companies.id, organizationId)
  const isDeletion = and(eq(moves.toShard, nowhereName), eq(moves.phase, 'closed')) as SQL
  const isActive = exists(
    db
      .select({ id: companies.id })
      .from(companies)
      .where(and(isIt, eq(companies.state, 'active'))),
  )
  const { restored, signedIn } = await commit(
    work,
    {
      restored: db
        .update(companies)
        .set({
          state: 'active',
          deletesAt: null,
          copyDueAt: now,
          updatedAt: laterThan(companies.updatedAt, now),
        })
        .where(and(isIt, eq(companies.state, 'closed'), exists(moveOf(db, organizationId, isDeletion))))
        .returning({ id: companies.id }),
      move: db
        .update(moves)
        .set({ phase: 'reopen', leaseId: null, dueAt: now, phaseAt: now, updatedAt: now })
        .where(and(eq(moves.organizationId, organizationId), isDeletion, isActive)),
      signedIn: insertSession(db, userId, passwordHash, session),
      uncounted: uncount(db, tried),
    },
    [about('company')],
  )
  return restored.length > 0 && signedIn.length > 0
}
