import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { commit, none, read, type Work, type WorkAnywhere, workAt } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { atDirectory, atShard } from '../../core/database/shards'
import { companies, members, organizations } from '../../core/database/tables'
import { companyInDecksChanged, organizationChanged } from '../../core/effects'
import { isMoving } from '../../core/http/errors'
import { defineScheduledJob } from '../../core/jobs/define-job'
import { minute } from '../../core/time'
import { rulesFollowMembers } from '../../events/notifications/my-rules'
import { confirmedRecipients } from '../../events/notifications/tables'
import { letsIn } from '../callers/queries'
import { apiKeys } from '../keys/tables'
import { users } from './tables'

/** Goes into the directory's batch that changes who belongs to a company, or what signing in shows of it. */
export const markCopyDue = (db: Database, organizationId: string | SQL, now: number) =>
  db.update(companies).set({ copyDueAt: now }).where(sql`${companies.id} = ${organizationId}`)

/**
 * Copies the company's name, its members, and whether it has a key from the directory to its shard, and returns the shard. Writes nothing for a
 * closed company, so that the rows of a deleted one don't come back.
 */
export async function copyCompany(work: WorkAnywhere, organizationId: string) {
  const inDirectory = workAt(work, atDirectory(work.env))
  const directory = inDirectory.db
  const {
    companies: [company],
    people,
    keys,
  } = await read(directory, {
    companies: directory.select().from(companies).where(eq(companies.id, organizationId)),
    people: directory
      .select({ userId: users.id, email: users.email, role: users.role, confirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.organizationId, organizationId)),
    keys: directory.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.organizationId, organizationId)).limit(1),
  })
  if (company?.state !== 'active') return undefined
  const at = atShard(work.env, company.shard)
  await writeCopy(workAt(work, at), { ...company, keepsEvents: keys.length > 0 }, people)
  const isUnchanged = and(eq(companies.id, organizationId), sql`${companies.copyDueAt} is ${company.copyDueAt}`)
  await commit(inDirectory, { copied: directory.update(companies).set({ copyDueAt: null }).where(isUnchanged) }, none)
  return at
}

/** Leaves the copy to the job while the company is moving, because the directory has already saved the change. */
export async function copyCompanyOrLater(work: WorkAnywhere, organizationId: string) {
  try {
    await copyCompany(work, organizationId)
  } catch (error) {
    if (!isMoving(error)) throw error
  }
}

type Person = Pick<typeof users.$inferSelect, 'email' | 'role'> & { userId: string; confirmedAt: number | null }

/** Someone who has left is no longer a recipient. */
async function writeCopy(
  work: Work,
  company: typeof companies.$inferSelect & { keepsEvents: boolean },
  people: Person[],
) {
  const { db } = work
  const { id, name, allowedEmbedOrigins, keepsEvents, createdAt, updatedAt } = company
  const ids = people.map(({ userId }) => userId)
  const hasLeft = and(eq(members.organizationId, id), sql`not ${inList(members.userId, ids)}`)
  const left = db.select({ email: members.email }).from(members).where(hasLeft)
  const { changed } = await commit(
    work,
    {
      changed: db
        .insert(organizations)
        .values({ id, name, allowedEmbedOrigins, keepsEvents, createdAt, updatedAt })
        .onConflictDoUpdate({
          target: organizations.id,
          set: {
            name,
            allowedEmbedOrigins,
            keepsEvents: sql`max(${organizations.keepsEvents}, excluded.keeps_events)`,
            updatedAt: sql`max(${updatedAt}, ${organizations.updatedAt} + 1)`,
          },
          setWhere: sql`${organizations.name} is not excluded.name
          or ${organizations.allowedEmbedOrigins} is not excluded.allowed_embed_origins
          or ${organizations.keepsEvents} < excluded.keeps_events`,
        })
        .returning({ id: organizations.id }),
      recipients: db
        .delete(confirmedRecipients)
        .where(and(eq(confirmedRecipients.organizationId, id), sql`${confirmedRecipients.email} in ${left}`)),
      left: db.delete(members).where(hasLeft),
      members: db
        .insert(members)
        .select(sql`
        select listed.value ->> 'userId', ${id}, listed.value ->> 'email', listed.value ->> 'role',
          listed.value ->> 'confirmedAt' is not null
        from json_each(${JSON.stringify(people)}) as listed where true`)
        .onConflictDoUpdate({
          target: members.userId,
          set: { email: sql`excluded.email`, role: sql`excluded.role`, isConfirmed: sql`excluded.is_confirmed` },
        }),
      ...rulesFollowMembers(db, id),
    },
    none,
  )
  if (changed.length) await commit(work, {}, [organizationChanged(id), companyInDecksChanged(id)])
}

const companiesAtOnce = 50

/** Makes the copies that the request itself couldn't make. */
export const copyCompaniesJob = defineScheduledJob({
  kind: 'copy-companies',
  in: 'directory',
  due: (db, _env, now) =>
    db
      .select({ id: companies.id })
      .from(companies)
      .where(and(isNotNull(companies.copyDueAt), lte(companies.copyDueAt, now - minute), letsIn))
      .limit(companiesAtOnce),
  run: (work, rows) => Promise.all(rows.map(({ id }) => copyCompany(work, id))),
})
