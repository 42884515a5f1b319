import { type SQL, sql } from 'drizzle-orm'
import type { Effect } from '../../core/database/commit'
import { insertWhere, newIdSql } from '../../core/database/database'
import type { actorOf } from '../../core/http/context'
import { homeownerFields } from '../../core/shared/merge-fields'
import { presentationChanges, presentations } from './tables'

export type Author = ReturnType<typeof actorOf>

type Value = SQL | string | null | undefined

/** The values that the write sets. A member that it leaves alone is undefined. */
type Next = { ownerId?: Value; lostReason?: Value; homeownerData?: SQL | undefined }

/** Runs before the write, because it compares what is there with what comes. `which` selects the rows that change. */
export function changesRecorded(
  author: Author,
  { ownerId, lostReason, homeownerData }: Next,
  which: SQL,
  now: number,
  from = sql`from ${presentations}`,
): Effect {
  const row = {
    organizationId: sql`${presentations.organizationId}`,
    presentationId: sql`${presentations.id}`,
    at: now,
    authorKind: author.kind,
    authorId: author.id,
    authorName: author.name,
  }
  return {
    rowsBefore: ({ db }) => {
      const insert = (kind: SQL, values: Partial<Record<'ownerId' | 'lostReason' | 'fields', SQL>>, isOther: SQL) =>
        insertWhere(
          db,
          presentationChanges,
          { ...row, id: newIdSql(db), kind, ownerId: null, lostReason: null, fields: null, ...values },
          sql`${which} and ${isOther}`,
          from,
        )
      const [owner, reason] = [sql`${ownerId}`, sql`${lostReason}`]
      const lostOrNot = sql`iif(${reason} is null, 'reopened', 'lost')`
      const edited = sql`from json_each(${JSON.stringify(homeownerFields)}) as member
        where ${presentations.homeownerData} ->> member.value is not ${homeownerData} ->> member.value`
      return [
        ...(ownerId === undefined
          ? []
          : [insert(sql`'assigned'`, { ownerId: owner }, sql`${presentations.ownerId} is not ${owner}`)]),
        ...(lostReason === undefined
          ? []
          : [insert(lostOrNot, { lostReason: reason }, sql`${presentations.lostReason} is not ${reason}`)]),
        ...(homeownerData === undefined
          ? []
          : [
              insert(
                sql`'edited'`,
                { fields: sql`(select json_group_array(member.value) ${edited})` },
                sql`exists (select 1 ${edited})`,
              ),
            ]),
      ]
    },
  }
}
