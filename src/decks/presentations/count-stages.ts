import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { noOwner } from './owner'
import { isThere } from './queries'
import { presentations, type Stage, stages } from './tables'

/** The plus keeps SQLite from walking every stage of the company for the sake of the grouping. */
const plusStage = sql`+${presentations.stage}`

/** Counts through indexes that hold all that the counting needs. */
export async function countStages(db: Database, organizationId: string, ownerId: string | undefined) {
  const counted = (sign: SQL, isOwned?: SQL) => sql`
    select stage, ${sign} count(*) as number from presentations
    where ${and(eq(presentations.organizationId, organizationId), isOwned, isThere(false))}
    group by ${isOwned ? plusStage : presentations.stage}`
  const isOfMember = sql`${presentations.ownerId} in (select user_id from members where organization_id = ${organizationId})`
  const some =
    ownerId === noOwner
      ? sql`${counted(sql``)} union all ${counted(sql`-`, isOfMember)}`
      : counted(sql``, ownerId === undefined ? undefined : eq(presentations.ownerId, ownerId))
  const rows = await db.all<{ stage: Stage; count: number }>(
    sql`select stage, sum(number) as count from (${some}) group by stage`,
  )
  const counts = new Map(rows.map(({ stage, count }) => [stage, count]))
  return Object.fromEntries(stages.map((stage) => [stage, counts.get(stage) ?? 0])) as Record<Stage, number>
}
