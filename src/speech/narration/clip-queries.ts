import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, inList, statement } from '../../core/database/database'
import { second } from '../../core/time'
import { recordEvent } from '../../events/outbox/outbox'
import { narrationClips, narrationLimits } from './tables'

export const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7)

/** A worker that shows no progress for this long is taken to be dead. */
const leaseMilliseconds = 90 * second

export async function findMadeClips(db: Database, organizationId: string, keys: string[]): Promise<Set<string>> {
  if (!keys.length) return new Set()
  const rows = await selectMadeClips(db, organizationId, keys)
  return new Set(rows.map(({ key }) => key))
}

export const selectMadeClips = (db: Database, organizationId: string, keys: string[]) =>
  db.select({ key: narrationClips.key }).from(narrationClips).where(isMade(organizationId, keys))

const isMade = (organizationId: string, keys: string[]) =>
  and(
    inList(narrationClips.key, keys),
    eq(narrationClips.organizationId, organizationId),
    isNotNull(narrationClips.madeAt),
  )

type Wanted = { key: string; characters: number; presentationId: string | null }
type Claim = { organizationId: string; provider: string; wanted: Wanted[]; token: string; limit: number; now: number }

/**
 * D1 runs the batch as one, so no clip is claimed twice and the month's budget holds. `held` are clips that others are
 * making. Clips neither claimed nor held exceed the budget.
 */
export async function claimClips(db: Database, { organizationId, provider, wanted, token, limit, now }: Claim) {
  const month = monthOf(now)
  const keys = wanted.map(({ key }) => key)
  const spent = sql`(select coalesce(sum(characters), 0) from narration_usage
    where organization_id = ${organizationId} and month = ${month})`
  const isMine = sql`key in (select value from json_each(${JSON.stringify(keys)}) as listed) and lease_token = ${token}`
  const [, , rows] = await db.batch([
    statement(
      db,
      sql`insert into narration_clips
          (key, organization_id, presentation_id, provider, characters, month, lease_token, leased_until, attempts)
        select value ->> 'key', ${organizationId}, value ->> 'presentationId', ${provider}, value ->> 'characters',
          ${month}, ${token}, ${now + leaseMilliseconds}, 1
        from (
          select value, sum(value ->> 'characters') over (order by key rows unbounded preceding) as total
          from json_each(${JSON.stringify(wanted)}) as listed
        ) as listed
        where total + ${spent} <= ${limit}
        on conflict (key) do update set
          lease_token = excluded.lease_token, leased_until = excluded.leased_until, attempts = attempts + 1
        where made_at is null and leased_until < ${now}`,
    ),
    statement(
      db,
      sql`insert into narration_usage (organization_id, month, provider, characters)
        select organization_id, month, provider, sum(characters) from narration_clips
        where ${isMine} and attempts = 1 group by organization_id, month, provider
        on conflict do update set characters = characters + excluded.characters`,
    ),
    db
      .select({ key: narrationClips.key, leaseToken: narrationClips.leaseToken, madeAt: narrationClips.madeAt })
      .from(narrationClips)
      .where(and(inList(narrationClips.key, keys), eq(narrationClips.organizationId, organizationId))),
  ])
  const made = rows.filter(({ madeAt }) => madeAt !== null).map(({ key }) => key)
  const claimed = rows.filter(({ madeAt, leaseToken }) => madeAt === null && leaseToken === token).map(({ key }) => key)
  return { made: new Set(made), claimed: new Set(claimed), isOverBudget: rows.length < keys.length }
}

export const finishClip = (db: Database, key: string, token: string, now: number) =>
  db
    .update(narrationClips)
    .set({ madeAt: now })
    .where(and(eq(narrationClips.key, key), eq(narrationClips.leaseToken, token)))

/** Clips that were not spoken do not count, and others may claim them at once. */
export const releaseClips = (db: Database, keys: string[], token: string) => {
  const isMine = sql`key in (select value from json_each(${JSON.stringify(keys)}) as listed)
    and lease_token = ${token} and made_at is null`
  return db.batch([
    statement(
      db,
      sql`insert into narration_usage (organization_id, month, provider, characters)
        select organization_id, month, provider, -sum(characters) from narration_clips
        where ${isMine} group by organization_id, month, provider
        on conflict do update set characters = max(0, characters + excluded.characters)`,
    ),
    statement(db, sql`delete from narration_clips where ${isMine}`),
  ])
}

export function tellLimit(db: Database, organizationId: string, limit: number, now: number) {
  const month = monthOf(now)
  const isTold = sql`exists (select 1 from narration_limits where organization_id = ${organizationId} and month = ${month})`
  const event = { type: 'narration.limit_reached', organizationId, deckId: null, data: { month, limit } } as const
  return db.batch([
    recordEvent(db, event, now, sql`not ${isTold}`),
    db.insert(narrationLimits).values({ organizationId, month }).onConflictDoNothing(),
  ])
}
