import { and, eq, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { day, second } from '../../core/time'
import { eventBefore } from '../../events/outbox/outbox'
import { narrationClips, narrationLeases, narrationLimits } from './tables'

export const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7)

/** A worker that shows no progress for this long is considered dead. */
const leaseMilliseconds = 90 * second

export const selectMadeClips = (db: Database, organizationId: string, keys: string[]) =>
  db
    .select({ key: narrationClips.key })
    .from(narrationClips)
    .where(and(inList(narrationClips.key, keys), eq(narrationClips.organizationId, organizationId)))

type Wanted = { key: string; characters: number; provider: string; isPersonal: boolean }
type Claim = {
  organizationId: string
  /** The presentation that the personal clips belong to. */
  presentationId: string | null
  wanted: Wanted[]
  token: string
  limit: number
  now: number
}

/**
 * D1 runs the batch atomically, so no clip is claimed twice and the month's budget holds. `held` are clips that others
 * are making. Clips neither claimed nor held exceed the budget. The presentation names its clips before they are
 * stored, so that none outlives it.
 */
export async function claimClips(work: Work, claim: Claim) {
  const { db } = work
  const { organizationId, presentationId, wanted, token, limit, now } = claim
  const month = monthOf(now)
  const keys = wanted.map(({ key }) => key)
  const personal = wanted.filter(({ isPersonal }) => isPersonal).map(({ key }) => key)
  const spent = sql`(select coalesce(sum(characters), 0) from narration_usage
    where organization_id = ${organizationId} and month = ${month})`
  const { leased } = await commit(
    work,
    {
      leased: db.run(sql`insert into narration_leases
            (key, organization_id, provider, characters, month, lease_token, leased_until, attempts)
          select value ->> 'key', ${organizationId}, value ->> 'provider', value ->> 'characters', ${month}, ${token},
            ${now + leaseMilliseconds}, 1
          from (
            select value, sum(value ->> 'characters') over (order by key rows unbounded preceding) as total
            from json_each(${JSON.stringify(wanted)}) as listed
          ) as listed
          where total + ${spent} <= ${limit}
          on conflict (key) do update set
            lease_token = excluded.lease_token, leased_until = excluded.leased_until, attempts = attempts + 1
          where leased_until < ${now}
          returning key`),
      counted: db.run(sql`insert into narration_usage (organization_id, month, provider, characters)
          select organization_id, month, provider, sum(characters) from narration_leases
          where ${isMine(keys, token)} and attempts = 1 group by organization_id, month, provider
          on conflict do update set characters = characters + excluded.characters`),
      named: presentationId && personal.length ? nameClips(db, presentationId, personal, token) : undefined,
    },
    none,
  )
  const claimed = new Set((leased as unknown as D1Result<{ key: string }>).results.map(({ key }) => key))
  return { claimed, held: claimed.size < keys.length ? await findLeased(db, keys, claimed) : new Set<string>() }
}

const isMine = (keys: string[], token: string) =>
  sql`key in (select value from json_each(${JSON.stringify(keys)}) as listed) and lease_token = ${token}`

const nameClips = (db: Database, presentationId: string, keys: string[], token: string) =>
  db.run(sql`insert into presentation_narrations (presentation_id, tracks, clips)
      select id, '{}', (select json_group_array(key) from narration_leases where ${isMine(keys, token)})
      from presentations where id = ${presentationId}
      on conflict do update set clips = (
        select json_group_array(value) from (
          select value from json_each(presentation_narrations.clips) as listed
          union select value from json_each(excluded.clips) as listed
        )
      )`)

async function findLeased(db: Database, keys: string[], except: Set<string>) {
  const rows = await db
    .select({ key: narrationLeases.key })
    .from(narrationLeases)
    .where(inList(narrationLeases.key, keys))
  return new Set(rows.map(({ key }) => key).filter((key) => !except.has(key)))
}

/** Runs after the clips were stored, because storage is where others look first. */
export function finishClips(work: Work, organizationId: string, clips: Omit<Wanted, 'provider'>[], token: string) {
  const { db } = work
  const keys = clips.map(({ key }) => key)
  const shared = clips.filter(({ isPersonal }) => !isPersonal).map(({ key }) => key)
  const rows = sql`select value, ${organizationId} from json_each(${JSON.stringify(shared)}) as listed where true`
  const kept = shared.length ? db.insert(narrationClips).select(rows).onConflictDoNothing() : undefined
  return commit(work, { ended: forget(db, keys, token), kept }, none)
}

const forget = (db: Database, keys: string[], token: string) =>
  db.run(sql`delete from narration_leases where ${isMine(keys, token)}`)

/** Clips that weren't spoken don't count, and others may claim them right away. */
export const releaseClips = (work: Work, keys: string[], token: string) => giveBack(work, keys, token, sql`true`)

/**
 * Another worker stored these clips just before they were claimed, and was counted for them. Only a first attempt is
 * taken back, because a second one was never counted.
 */
export const releaseStored = (work: Work, keys: string[], token: string) =>
  giveBack(work, keys, token, sql`attempts = 1`)

function giveBack(work: Work, keys: string[], token: string, isCountedHere: SQL) {
  const { db } = work
  const uncounted = db.run(sql`insert into narration_usage (organization_id, month, provider, characters)
      select organization_id, month, provider, -sum(characters) from narration_leases
      where ${isMine(keys, token)} and ${isCountedHere} group by organization_id, month, provider
      on conflict do update set characters = max(0, characters + excluded.characters)`)
  return commit(work, { uncounted, ended: forget(db, keys, token) }, none)
}

/** The lease of a dead worker is forgotten once no one has wanted its clip for this long. */
const forgottenAfter = day

export const isForgottenLease = (now: number) => sql`leased_until < ${now - forgottenAfter}`

export function tellLimit(work: Work, organizationId: string, limit: number, now: number) {
  const month = monthOf(now)
  const isTold = sql`exists (select 1 from narration_limits where organization_id = ${organizationId} and month = ${month})`
  const reached = { type: 'narration.limit_reached', organizationId, deckId: null, data: { month, limit } } as const
  return commit(
    work,
    { limit: work.db.insert(narrationLimits).values({ organizationId, month }).onConflictDoNothing() },
    [eventBefore(reached, now, sql`not ${isTold}`)],
  )
}
