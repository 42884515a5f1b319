import { and, asc, eq, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, newIdSql } from '../../core/database/database'
import type { Member } from '../../core/http/context'
import type { MyRules } from './my-schemas'
import { subscriptions } from './tables'

export const listRules = (db: Database, userId: string) =>
  db
    .select({ eventType: subscriptions.eventType, scope: subscriptions.scope })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.eventType))

/** A rule that stays keeps its deliveries. Saving turns rules on again that were turned off after failures. */
export async function replaceRules(
  work: Work,
  { organizationId, userId, name, email }: Member,
  rules: MyRules['rules'],
  now: number,
) {
  const { db } = work
  const list = JSON.stringify(rules)
  const config = JSON.stringify({ recipients: [email] })
  const { saved } = await commit(
    work,
    {
      removed: db
        .delete(subscriptions)
        .where(
          and(
            eq(subscriptions.userId, userId),
            sql`${subscriptions.eventType} not in (select value ->> 'eventType' from json_each(${list}))`,
          ),
        ),
      kept: db
        .insert(subscriptions)
        .select(sql`
          select ${newIdSql(db)}, ${organizationId}, ${name}, listed.value ->> 'eventType', null, 'email', ${config}, null, true,
            null, '[]', null, null, false, ${now}, ${now}, ${userId}, listed.value ->> 'scope'
          from json_each(${list}) as listed where true`)
        .onConflictDoUpdate({
          target: [subscriptions.userId, subscriptions.eventType],
          targetWhere: sql`user_id is not null`,
          set: {
            scope: sql`excluded.scope`,
            channelConfig: sql`excluded.channel_config`,
            isActive: true,
            failingSince: null,
            disabledReason: null,
            updatedAt: now,
          },
        }),
      saved: listRules(db, userId),
    },
    none,
  )
  return saved
}

/** Goes into the batch that copies members to the shard: rules go with their member, and follow a new address. */
export const rulesFollowMembers = (db: Database, organizationId: string) => {
  const email = sql`(select email from members where members.user_id = subscriptions.user_id)`
  const isRule = and(eq(subscriptions.organizationId, organizationId), sql`${subscriptions.userId} is not null`)
  return {
    rulesOfLeft: db.delete(subscriptions).where(and(isRule, sql`${email} is null`)),
    rules: db
      .update(subscriptions)
      .set({ channelConfig: sql`json_object('recipients', json_array(${email}))` })
      .where(and(isRule, sql`${subscriptions.channelConfig} ->> '$.recipients[0]' <> ${email}`)),
  }
}
