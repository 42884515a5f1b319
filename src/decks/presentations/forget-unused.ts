import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { commit } from '../../core/database/commit'
import { type Database, inList, laterThan } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { presentationChanged } from '../../core/effects'
import { defineSweep, isAtHome } from '../../core/jobs/define-job'
import { openingNotedDays } from '../../core/limits'
import { needed } from '../../core/needed'
import { day } from '../../core/time'
import { deletionTold } from './queries'
import { presentations } from './tables'

/** Once a week at most, because it writes another row. */
export const noteOpening = (db: Database, id: string, condition: SQL, now: number) =>
  db
    .update(presentations)
    .set({ usedAt: now })
    .where(and(eq(presentations.id, id), lt(presentations.usedAt, now - openingNotedDays * day), condition))

const companiesAtOnce = 50
const presentationsAtOnce = 100

/**
 * Looks at each company once a day, because each may have its own number of days. `isAwaited` says what a presentation
 * is still needed for. As after a DELETE, the link stops working at once, and the presentation is erased 30 days later.
 */
export const forgetUnusedPresentationsJob = (isAwaited: ((now: number) => SQL)[]) =>
  defineSweep({
    kind: 'forget-unused-presentations',
    due: (db, _env, now) =>
      db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(lt(organizations.lookForUnusedAt, now), isAtHome(db, organizations.id)))
        .orderBy(asc(organizations.lookForUnusedAt))
        .limit(companiesAtOnce),
    run: async (work, companies, now) => {
      const { db } = work
      const ids = companies.map(({ id }) => id)
      const usualDays = needed(work.env, 'PRESENTATION_DAYS')
      const areAwaited = sql.join(
        isAwaited.map((each) => each(now)),
        sql` or `,
      )
      const unused = sql`
        select presentations.id from organizations cross join presentations on organization_id = organizations.id
        where ${inList(organizations.id, ids)} and deleted_at is null and ${isUnused(usualDays, now)}
          and not (${areAwaited})
        limit ${presentationsAtOnce}`
      const areForgotten = and(isNull(presentations.deletedAt), sql`${presentations.id} in (${unused})`) as SQL
      await commit(
        work,
        {
          forgotten: db
            .update(presentations)
            .set({ deletedAt: now, updatedAt: laterThan(presentations.updatedAt, now) })
            .where(areForgotten),
          looked: db
            .update(organizations)
            .set({ lookForUnusedAt: now + day })
            .where(and(inList(organizations.id, ids), sql`not exists (${unused})`)),
        },
        [
          deletionTold(sql`presentations.organization_id`, areForgotten, now),
          presentationChanged(sql`select id from presentations where deleted_at = ${now}`),
        ],
      )
    },
  })

function isUnused(usualDays: number, now: number) {
  const days = sql`coalesce(organizations.presentation_days, ${usualDays})`
  return sql`${days} > 0 and used_at < ${now} - (${days} + ${openingNotedDays}) * ${day}`
}
