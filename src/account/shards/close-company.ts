import { and, eq, sql } from 'drizzle-orm'
import { follow, type WorkAnywhere, workAt } from '../../core/database/commit'
import { primaryDatabase } from '../../core/database/database'
import { distrustPlaces } from '../../core/database/departures'
import { atDirectory, type Bindings, everyShard, nowhereName } from '../../core/database/shards'
import { departures, moving } from '../../core/database/tables'
import { companyInDecksChanged, organizationChanged } from '../../core/effects'
import { dropSessionCopies } from '../auth/sessions'
import { sessions, users } from '../auth/tables'
import { forgetCallersOf } from '../callers/copies'
import { dropKeyCopies } from '../keys/holder'
import { hashesOf, selectHashes } from '../keys/queries'
import { announce, findCompany, type MovePatch } from './queries'
import { onTo } from './walk-rows'

const ofCompany = (organizationId: string) => eq(departures.organizationId, organizationId)

/** The directory lets nobody in already. From here on links lead nowhere, and no job takes up work of the company. */
export async function close(work: WorkAnywhere, at: Env, organizationId: string, now: number): Promise<MovePatch> {
  const { env } = work
  const directory = atDirectory(env)
  const company = await findCompany(primaryDatabase(directory), organizationId)
  const db = primaryDatabase(at)
  const gone = { organizationId, shard: nowhereName }
  await db.batch([
    db
      .insert(moving)
      .values({ organizationId, state: 'closed' })
      .onConflictDoUpdate({ target: moving.organizationId, set: { state: 'closed' } }),
    db.insert(departures).values(gone).onConflictDoUpdate({ target: departures.organizationId, set: gone }),
  ])
  await tellShards(env, organizationId, nowhereName)
  await announce(directory, primaryDatabase(directory))
  distrustPlaces()
  await endSignIns(directory, organizationId)
  await follow(workAt(work, at), [companyInDecksChanged(organizationId)])
  return { ...onTo('closed'), dueAt: company?.deletesAt ?? now }
}

async function endSignIns(directory: Env, organizationId: string) {
  const db = primaryDatabase(directory)
  const people = sql`(select ${users.id} from ${users} where ${users.organizationId} = ${organizationId})`
  const [ended, keys] = await db.batch([
    db.select({ id: sessions.id }).from(sessions).where(sql`${sessions.userId} in ${people}`),
    selectHashes(db, organizationId),
  ])
  const sessionIds = ended.map(({ id }) => id)
  forgetCallersOf(organizationId, Date.now())
  await Promise.all([dropSessionCopies(directory, sessionIds), dropKeyCopies(directory, hashesOf(keys))])
  await db.delete(sessions).where(sql`${sessions.userId} in ${people}`)
}

/** The deletion was called off. */
export async function reopen(work: WorkAnywhere, at: Env, organizationId: string): Promise<MovePatch> {
  const { env } = work
  const db = primaryDatabase(at)
  await db.batch([
    db.delete(moving).where(and(eq(moving.organizationId, organizationId), eq(moving.state, 'closed'))),
    db.delete(departures).where(ofCompany(organizationId)),
  ])
  await tellShards(env, organizationId, at.SHARD)
  const directory = atDirectory(env)
  await announce(directory, primaryDatabase(directory), organizationId)
  distrustPlaces()
  forgetCallersOf(organizationId, Date.now())
  await follow(workAt(work, at), [organizationChanged(organizationId), companyInDecksChanged(organizationId)])
  return { phase: 'stayed', dueAt: null, problem: null }
}

/** Those that the company left before. */
const tellShards = (env: Bindings, organizationId: string, shard: string) =>
  everyShard(env, (at) => primaryDatabase(at).update(departures).set({ shard }).where(ofCompany(organizationId)))
