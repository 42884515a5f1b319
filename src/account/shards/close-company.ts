import { eq, sql } from 'drizzle-orm'
import { commit, none, read, type Work, type WorkAnywhere, workAt } from '../../core/database/commit'
import { distrustPlaces } from '../../core/database/departures'
import { atDirectory, everyShard, nowhereName } from '../../core/database/shards'
import { departures, moving } from '../../core/database/tables'
import { companyClosed, companyInDecksChanged, organizationChanged } from '../../core/effects'
import { dropSessionCopies } from '../auth/sessions'
import { sessions, users } from '../auth/tables'
import { forgetCallersOf } from '../callers/copies'
import { dropKeyCopies } from '../keys/holder'
import { hashesOf, selectHashes } from '../keys/queries'
import { isIn } from './fence'
import { announce, findCompany, type MovePatch } from './queries'
import { onTo } from './walk-rows'

const ofCompany = (organizationId: string) => eq(departures.organizationId, organizationId)

/** The directory already lets no one in. From here on, links lead nowhere, and no job does any work for the company. */
export async function close(work: WorkAnywhere, at: Work, organizationId: string, now: number): Promise<MovePatch> {
  const directory = workAt(work, atDirectory(work.env))
  const company = await findCompany(directory.db, organizationId)
  const { db } = at
  const gone = { organizationId, shard: nowhereName }
  await commit(
    at,
    {
      closed: db
        .insert(moving)
        .values({ organizationId, state: 'closed' })
        .onConflictDoUpdate({ target: moving.organizationId, set: { state: 'closed' } }),
      gone: db.insert(departures).values(gone).onConflictDoUpdate({ target: departures.organizationId, set: gone }),
    },
    none,
  )
  await tellShards(work, organizationId, nowhereName)
  await announce(directory)
  distrustPlaces()
  await endSignIns(directory, organizationId)
  await commit(at, {}, [companyInDecksChanged(organizationId), companyClosed(organizationId)])
  return { ...onTo('closed'), dueAt: company?.deletesAt ?? now }
}

async function endSignIns(directory: Work, organizationId: string) {
  const { env, db } = directory
  const people = sql`(select ${users.id} from ${users} where ${users.organizationId} = ${organizationId})`
  const { ended, keys } = await read(db, {
    ended: db.select({ id: sessions.id }).from(sessions).where(sql`${sessions.userId} in ${people}`),
    keys: selectHashes(db, organizationId),
  })
  const sessionIds = ended.map(({ id }) => id)
  forgetCallersOf(organizationId, Date.now())
  await Promise.all([dropSessionCopies(env, sessionIds), dropKeyCopies(env, hashesOf(keys))])
  await commit(directory, { ended: db.delete(sessions).where(sql`${sessions.userId} in ${people}`) }, none)
}

/** Called when the deletion was canceled. */
export async function reopen(work: WorkAnywhere, at: Work, organizationId: string): Promise<MovePatch> {
  const { db } = at
  await commit(
    at,
    {
      closed: db.delete(moving).where(isIn(organizationId, 'closed')),
      gone: db.delete(departures).where(ofCompany(organizationId)),
    },
    none,
  )
  await tellShards(work, organizationId, db.shard)
  await announce(workAt(work, atDirectory(work.env)), organizationId)
  distrustPlaces()
  forgetCallersOf(organizationId, Date.now())
  await commit(at, {}, [organizationChanged(organizationId), companyInDecksChanged(organizationId)])
  return { phase: 'stayed', dueAt: null, problem: null }
}

/** Tells the shards that the company left earlier. */
const tellShards = (work: WorkAnywhere, organizationId: string, shard: string) =>
  everyShard(work.env, (env) => {
    const at = workAt(work, env)
    return commit(at, { gone: at.db.update(departures).set({ shard }).where(ofCompany(organizationId)) }, none)
  })
