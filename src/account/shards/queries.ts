import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { laterThan } from '../../core/database/database'
import { type Departures, publishDepartures } from '../../core/database/departures'
import { nowhereName } from '../../core/database/shards'
import { companies, shards } from '../../core/database/tables'
import { fullShardBytes } from '../../core/limits'
import { minute } from '../../core/time'
import { sessions, users } from '../auth/tables'
import { hashesOf, selectHashes } from '../keys/queries'
import { type Move, moves } from './tables'

/** A step takes seconds, and a step that died keeps the fence up until its lease ends. */
const moveLease = minute

/** Keeps two messages of one move from doing the same work. A step that died is repeated when its lease ends. */
export async function leaseMove(directory: Work, organizationId: string, now: number): Promise<Move | undefined> {
  const isDue = and(eq(moves.organizationId, organizationId), isNotNull(moves.dueAt), lte(moves.dueAt, now))
  const lease = { leaseId: crypto.randomUUID(), dueAt: now + moveLease }
  const { leased } = await commit(
    directory,
    { leased: directory.db.update(moves).set(lease).where(isDue).returning() },
    none,
  )
  return leased[0]
}

const isHeld = ({ organizationId, leaseId, phase }: Move) =>
  and(eq(moves.organizationId, organizationId), eq(moves.leaseId, leaseId ?? ''), eq(moves.phase, phase))

export type MovePatch = Partial<
  Pick<Move, 'phase' | 'cursor' | 'walkedTo' | 'tries' | 'fencedAt' | 'phaseAt' | 'failures' | 'problem' | 'dueAt'>
>

/** False if another run has the move by now, or if it was told to go back. */
export async function saveMove(directory: Work, move: Move, patch: MovePatch, now: number) {
  const { saved } = await commit(
    directory,
    {
      saved: directory.db
        .update(moves)
        .set({ ...patch, leaseId: null, updatedAt: now })
        .where(isHeld(move))
        .returning({ id: moves.organizationId }),
    },
    none,
  )
  return saved.length > 0
}

export const findCompany = async (db: Database, organizationId: string) =>
  (await db.select().from(companies).where(eq(companies.id, organizationId)))[0]

/** The flag is never cleared, because ids keep the name of the shard where they were made. */
export const noteDepartures = (db: Database, shard: string) =>
  db
    .insert(shards)
    .values({ name: shard, isOpen: true, bytes: 0, hasDepartures: true, updatedAt: 0 })
    .onConflictDoUpdate({ target: shards.name, set: { hasDepartures: true } })

const isDeletion = ({ to }: { to: string }) => to === nowhereName

/** Built from the rows each time, so the next announcement repairs one that was lost. */
export async function announce({ env, db }: Work, settled?: string) {
  const { all, underWay } = await read(db, {
    all: db.select().from(shards),
    underWay: db
      .select({ id: moves.organizationId, from: moves.fromShard, to: moves.toShard })
      .from(moves)
      .where(isNotNull(moves.dueAt)),
  })
  const namesOf = (some: typeof all) => some.map(({ name }) => name)
  const onTheirWay = underWay.filter(({ id }) => id !== settled)
  const [closed, moving] = [onTheirWay.filter(isDeletion), onTheirWay.filter((move) => !isDeletion(move))]
  const departures: Departures = {
    shards: [
      ...new Set([...namesOf(all.filter(({ hasDepartures }) => hasDepartures)), ...closed.map(({ from }) => from)]),
    ],
    full: namesOf(all.filter(({ bytes }) => bytes >= fullShardBytes)),
    moving: moving.map(({ id }) => id),
  }
  await publishDepartures(env, departures)
}

/**
 * From now on, the company is in its new shard. Returns its sessions and the hashes of its keys, because their copies
 * name the old one.
 */
export async function settleIn(directory: Work, organizationId: string, shard: string, now: number) {
  const { db } = directory
  const { open, keys } = await commit(
    directory,
    {
      company: db
        .update(companies)
        .set({ shard, copyDueAt: now, updatedAt: laterThan(companies.updatedAt, now) })
        .where(eq(companies.id, organizationId)),
      open: db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(users.organizationId, organizationId), gt(sessions.expiresAt, now))),
      keys: selectHashes(db, organizationId),
    },
    none,
  )
  return { sessionIds: open.map(({ id }) => id), keyHashes: hashesOf(keys) }
}
