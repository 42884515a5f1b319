import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database/database'
import { finishedShare } from '../../core/shared/finished-share'
import { hour } from '../../core/time'
import { keyOfRule, type Occasion } from './tables'

/** So that a rule of a company with very many presentations is saved as fast as any. */
const mostBegun = 1000
const lookedAtEarlier = 13 * hour

type Begun = { from: SQL; signer?: SQL; begunAt: SQL; condition: SQL }

/** The newest of what has begun, by an index, whatever became of it since. */
const latest = (organizationId: string, now: number): Record<Occasion, Begun> => {
  const watched = sql`(select id, last_viewed_at as at, last_viewed_at from presentations
    where organization_id = ${organizationId} order by last_viewed_at desc limit ${mostBegun})`
  const completion = sql`(select completion from presentation_activity where presentation_id = found.id)`
  return {
    not_opened: {
      from: sql`(select id, created_at as at, last_viewed_at from presentations
        where organization_id = ${organizationId} order by created_at desc limit ${mostBegun})`,
      begunAt: sql`found.at`,
      condition: sql`found.last_viewed_at = 0`,
    },
    opened_not_finished: { from: watched, begunAt: sql`found.at`, condition: sql`${completion} < ${finishedShare}` },
    finished_not_booked: { from: watched, begunAt: sql`found.at`, condition: sql`${completion} >= ${finishedShare}` },
    contract_unsigned: {
      from: sql`(select presentation_id as id, signer.key as signer,
          case when signer.key = 0 or in_any_order then sent_at
            else signers ->> ('$[' || (signer.key - 1) || '].signedAt') end as at
        from (select * from contracts
          where organization_id = ${organizationId} and status in ('sent', 'opened') and sent_at is not null
          order by created_at desc limit ${mostBegun}) as found
        cross join json_each(iif(signers = '[]', '[{}]', signers)) as signer
        where signer.value ->> 'signedAt' is null)`,
      signer: sql`found.signer`,
      begunAt: sql`found.at`,
      condition: sql`found.at is not null`,
    },
    appointment_soon: {
      from: sql`(select presentation_id as id, starts_at as at from appointments
        where organization_id = ${organizationId} and status = 'booked' and starts_at > ${now}
          and presentation_id is not null
        order by starts_at limit ${mostBegun})`,
      begunAt: sql`${now}`,
      condition: sql`true`,
    },
  }
}

/**
 * For the batch that saves rules: of those of an occasion that changed now, the rows of what has begun already and is
 * not due yet. What is over stays as it is, so that a new rule of an old company writes to nobody at once.
 */
export function begun(db: Database, organizationId: string, occasion: Occasion, now: number) {
  const { from, signer = sql`0`, begunAt, condition } = latest(organizationId, now)[occasion]
  const goesAt =
    occasion === 'appointment_soon' ? sql`found.at - rule.hours * ${hour}` : sql`found.at + rule.hours * ${hour}`
  const dueAt = occasion === 'appointment_soon' ? sql`${goesAt} - ${lookedAtEarlier}` : goesAt
  return statement(
    db,
    sql`insert into reminders (presentation_id, rule_id, signer, occasion, state, begun_at, due_at)
      select found.id, ${keyOfRule(sql`rule.id`, signer)}, ${signer}, rule.occasion, 'waiting', ${begunAt}, ${dueAt}
      from ${from} as found cross join reminder_rules as rule
      where rule.organization_id = ${organizationId} and rule.occasion = ${occasion} and rule.changed_at = ${now}
        and ${goesAt} > ${now} and ${condition}
        and exists (select 1 from presentations where id = found.id and deleted_at is null)
      on conflict (presentation_id, rule_id) do update set
        occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
        due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = null, mail_id = null
      where state = 'waiting' or state = 'skipped' and reason <> 'interrupted'`,
  )
}
