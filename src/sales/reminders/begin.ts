import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { finishedShare } from '../../core/shared/finished-share'
import { hour } from '../../core/time'
import { keyOfRule, type Occasion } from './tables'

/**
 * The limit on reminders begun at once, because saving a rule has to be fast even for a company with very many
 * presentations.
 */
const mostBegun = 1000
const lookedAtEarlier = 13 * hour

const goesAt = sql`iif(found.occasion = 'appointment_soon', found.at - rule.hours * ${hour}, found.at + rule.hours * ${hour})`
const dueAt = sql`${goesAt} - iif(found.occasion = 'appointment_soon', ${lookedAtEarlier}, 0)`

/**
 * Adds the reminders that the company's rules call for. `found` has rows of `id`, `organization_id`, `occasion`,
 * `signer`, `begun_at`, and `at`, from which a rule's hours are counted.
 */
const begin = (db: Database, found: SQL, condition = sql`true`) =>
  db.run(sql`insert into reminders (presentation_id, rule_id, signer, occasion, state, begun_at, due_at)
      select found.id, ${keyOfRule(sql`rule.id`, sql`found.signer`)}, found.signer, rule.occasion, 'waiting', found.begun_at,
        ${dueAt}
      from (${found}) as found cross join reminder_rules as rule
      where rule.organization_id = found.organization_id and rule.occasion = found.occasion and rule.is_enabled
        and ${condition}
        and exists (select 1 from presentations where id = found.id and deleted_at is null)
      on conflict (presentation_id, rule_id) do update set
        occasion = excluded.occasion, state = 'waiting', begun_at = excluded.begun_at,
        due_at = min(coalesce(due_at, excluded.due_at), excluded.due_at), reason = null, mail_id = null
      where state = 'waiting' or state = 'skipped' and reason <> 'interrupted'`)

const columns = (occasion: Occasion, { id = sql`presentation_id`, signer = sql`0`, begunAt, at }: Columns) =>
  sql`${id} as id, organization_id, ${sql.raw(`'${occasion}'`)} as occasion, ${signer} as signer, ${begunAt} as begun_at, ${at} as at`

type Columns = { id?: SQL; signer?: SQL; begunAt: SQL; at: SQL }

const since = (at: SQL) => ({ begunAt: at, at })

/** Goes by `created_at`, because the batch has just created the presentations. */
export const beginUnopened = (db: Database, presentationIds: string[]) =>
  begin(
    db,
    sql`select ${columns('not_opened', { id: sql`id`, ...since(sql`created_at`) })} from presentations
      where id in (select value from json_each(${JSON.stringify(presentationIds)}))`,
  )

/** The hours are counted from when the link was emailed, unless it was opened before. */
export const beginMailed = (db: Database, presentationId: string, now: number) =>
  begin(
    db,
    sql`select ${columns('not_opened', since(sql`${now}`))} from presentation_activity
      where presentation_id = ${presentationId} and last_viewed_at = 0`,
  )

/** Covers the first viewing, and the first one that reached the end. */
export const beginWatched = (db: Database, presentationId: string, now: number) =>
  begin(
    db,
    sql`select ${columns('opened_not_finished', since(sql`${now}`))} from presentation_activity
        where presentation_id = ${presentationId} and first_viewed_at = ${now}
      union all select ${columns('finished_not_booked', since(sql`${now}`))} from presentation_activity
        where presentation_id = ${presentationId} and finished_at = ${now}`,
  )

const visits = (begunAt: SQL, where: SQL) =>
  sql`select ${columns('appointment_soon', { begunAt, at: sql`starts_at` })} from appointments
    where ${where} and status = 'booked' and presentation_id is not null`

/** Covers a visit that was just booked or moved. */
export const beginVisit = (db: Database, appointmentId: string, now: number) =>
  begin(db, visits(sql`updated_at`, sql`id = ${appointmentId} and updated_at = ${now}`))

/** Finds each signer whose turn has begun and who hasn't signed. */
const signers = (contracts: SQL) =>
  sql`select * from (
    select ${columns('contract_unsigned', {
      signer: sql`signer.key`,
      ...since(sql`case when signer.key = 0 or in_any_order then sent_at
        else signers ->> ('$[' || (signer.key - 1) || '].signedAt') end`),
    })}
    from ${contracts} cross join json_each(signers) as signer
    where status in ('sent', 'opened') and sent_at is not null and signer.value ->> 'signedAt' is null
  ) as one where one.at is not null`

/** Runs when the contract has just been sent, or one of its signers has just signed. */
export const beginSigning = (db: Database, contractId: string, now: number) =>
  begin(db, signers(sql`(select * from contracts where id = ${contractId}) as found`), sql`found.at = ${now}`)

/** Finds the newest occasions through an index, whatever has happened since. */
const latest = (organizationId: string, now: number): Record<Occasion, SQL> => {
  const watched = (occasion: Occasion, condition: SQL) =>
    sql`select ${columns(occasion, since(sql`last_viewed_at`))} from (
      select * from presentation_activity where organization_id = ${organizationId}
      order by last_viewed_at desc limit ${mostBegun}) as found where ${condition}`
  return {
    not_opened: sql`select ${columns('not_opened', { id: sql`id`, ...since(sql`created_at`) })} from (
      select id, organization_id, created_at from presentations where organization_id = ${organizationId}
      order by created_at desc limit ${mostBegun}) as found
      where exists (select 1 from presentation_activity where presentation_id = found.id and last_viewed_at = 0)`,
    opened_not_finished: watched('opened_not_finished', sql`last_viewed_at > 0 and completion < ${finishedShare}`),
    finished_not_booked: watched('finished_not_booked', sql`completion >= ${finishedShare}`),
    contract_unsigned: signers(sql`(
      select * from contracts where organization_id = ${organizationId} and status in ('sent', 'opened')
      order by created_at desc limit ${mostBegun}) as found`),
    appointment_soon: sql`${visits(sql`${now}`, sql`organization_id = ${organizationId} and starts_at > ${now}`)}
      order by starts_at limit ${mostBegun}`,
  }
}

/**
 * Belongs in the batch that saves rules. For rules of this occasion that have just changed, adds reminders for what has
 * already begun and isn't due yet. Reminders that would be overdue aren't added, so a new rule doesn't write to
 * everyone at once.
 */
export const beginForNewRules = (db: Database, organizationId: string, occasion: Occasion, now: number) =>
  begin(db, latest(organizationId, now)[occasion], sql`rule.changed_at = ${now} and ${goesAt} > ${now}`)
