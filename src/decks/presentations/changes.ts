import { type SQL, sql } from 'drizzle-orm'
import type { Effect } from '../../core/database/commit'
import { insertWhere, newIdSql } from '../../core/database/database'
import type { actorOf } from '../../core/http/context'
import { presentationChanges, presentations } from './tables'

export type Author = ReturnType<typeof actorOf>

type Value = SQL | string | null | undefined

/** The values that the write sets. A member that it leaves alone is undefined. */
type Next = { ownerId?: Value; lostReason?: Value }

/** Runs before the write, because it compares what is there with what comes. `which` selects the rows that change. */
export function changesRecorded(
  author: Author,
  { ownerId, lostReason }: Next,
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
      const insert = (kind: SQL, values: { ownerId: SQL; lostReason: SQL }, isOther: SQL) =>
        insertWhere(
          db,
          presentationChanges,
          { ...row, id: newIdSql(db), kind, ...values },
          sql`${which} and ${isOther}`,
          from,
        )
      const [owner, reason, none] = [sql`${ownerId}`, sql`${lostReason}`, sql`null`]
      const assigned = { ownerId: owner, lostReason: none }
      const lost = { ownerId: none, lostReason: reason }
      const lostOrNot = sql`iif(${reason} is null, 'reopened', 'lost')`
      return [
        ...(ownerId === undefined
          ? []
          : [insert(sql`'assigned'`, assigned, sql`${presentations.ownerId} is not ${owner}`)]),
        ...(lostReason === undefined
          ? []
          : [insert(lostOrNot, lost, sql`${presentations.lostReason} is not ${reason}`)]),
      ]
    },
  }
}
