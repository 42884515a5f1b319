import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { finishedShare } from '../../core/shared/finished-share'
import type { HomeownerData } from '../../decks/presentations/homeowner-data'
import { presentations } from '../../decks/presentations/tables'
import { calendars } from '../appointments/tables'
import type { Signer } from '../contracts/tables'
import { isOfRule, type Occasion, type Reason, type Reminder, reminderRules, reminders } from './tables'

const of = sql`presentation_id = ${presentations.id}`
const lastViewedAt = sql`(select last_viewed_at from presentation_activity where ${of})`
const is = (occasion: Occasion) => sql`${reminders.occasion} = ${sql.raw(`'${occasion}'`)}`
const deck = (condition: SQL) =>
  sql`exists (select 1 from decks where id = ${presentations.deckId} and deleted_at is null and ${condition})`

const member = (name: keyof Signer, place: SQL = sql`${reminders.signer}`) =>
  sql`signers ->> ('$[' || ${place} || '].${sql.raw(name)}')`
const hasSigned = sql`${member('signedAt')} is not null`
const othersTurn = sql`not in_any_order and ${member('signedAt', sql`max(${reminders.signer} - 1, 0)`)} is null`

const isTheirTurn = sql`not ${hasSigned}
  and (${reminders.signer} = 0 or ${member('id')} is not null and not (${othersTurn}))`

/** The contract that is waiting for this row's signer; the latest if there are several. */
const openContract = (column: SQL, now: number) => sql`(
  select ${column} from contracts
  where ${of} and status in ('sent', 'opened') and sent_at is not null and expires_at > ${now} and ${isTheirTurn}
  order by sent_at desc limit 1)`

const turnBegan = sql`case when ${reminders.signer} = 0 or in_any_order then sent_at
  else ${member('signedAt', sql`max(${reminders.signer} - 1, 0)`)} end`

/** Signers who share an address and may sign at the same time get one email with all their links. */
const isOtherAsked = sql`in_any_order and exists (
  select 1 from json_each(signers) as other where other.key < ${reminders.signer}
    and other.value ->> 'signedAt' is null and other.value ->> 'email' = ${member('email')})`

const homeownerEmail = sql`nullif(${presentations.homeownerData} ->> 'email', '')`

/** The signer's name, if someone other than the homeowner signs the contract. */
const signerName = (now: number) =>
  sql<string | null>`case when ${is('contract_unsigned')} then ${openContract(
    sql`iif(${reminders.signer} > 0 or ${member('email')} <> ${homeownerEmail}, ${member('name')}, null)`,
    now,
  )} end`

/** The homeowner's own details are used to reach only the first signer. */
const recipient = (now: number) => sql<string | null>`case when ${is('contract_unsigned')}
  then coalesce(
    ${openContract(member('email'), now)},
    iif(${reminders.signer} = 0, ${homeownerEmail}, null))
  else ${homeownerEmail} end`

const nextVisit = (column: 'id' | 'starts_at', now: number) => sql`(
  select ${sql.raw(column)} from appointments where ${of} and status = 'booked' and starts_at > ${now}
  order by starts_at limit 1)`

const linkMailedAt = sql`(
  select max(coalesce(sent_at, created_at)) from mails
  where subject_id = ${presentations.id} and purpose = 'presentation.link' and status in ('waiting', 'sent'))`

/** Why the reminder isn't wanted or can't be sent. Null while there is still something to remind of. */
const reason = (now: number) => sql<Reason | null>`case
  when ${presentations.deletedAt} is not null or not ${deck(sql`true`)} then 'presentation_deleted'
  when ${reminderRules.id} is null then 'rule_removed'
  when not ${reminderRules.isEnabled} then 'rule_off'
  when not ${is('appointment_soon')} and exists (
    select 1 from contracts where ${of} and cancelled_at is null
      and (signed_at is not null or status in ('sent', 'opened') and ${hasSigned})) then 'signed'
  when ${is('not_opened')} and ${lastViewedAt} > 0 then 'opened'
  when ${is('opened_not_finished')} and exists (
    select 1 from presentation_activity where ${of} and completion >= ${finishedShare}) then 'finished'
  when ${is('finished_not_booked')} and exists (
    select 1 from appointments where ${of} and status <> 'cancelled') then 'booked'
  when ${is('contract_unsigned')} and ${openContract(sql`id`, now)} is null then 'contract_ended'
  when ${openContract(isOtherAsked, now)} then 'reminded_already'
  when ${is('appointment_soon')} and ${nextVisit('id', now)} is null then 'appointment_ended'
  when ${recipient(now)} is null then 'no_address'
  when not ${deck(sql`is_active`)} then 'deck_inactive'
end`

/** The time from which the hours are counted. */
const since = (now: number) => sql<number | null>`case ${reminders.occasion}
  when 'not_opened' then max(${presentations.createdAt}, coalesce(${linkMailedAt}, 0))
  when 'opened_not_finished' then ${lastViewedAt}
  when 'finished_not_booked' then ${reminders.begunAt}
  when 'contract_unsigned' then ${openContract(turnBegan, now)}
  when 'appointment_soon' then ${nextVisit('starts_at', now)}
end`

/** The time of the reminder that every visit gets anyway. */
const ownReminderAt = (now: number) => sql<number | null>`case ${reminders.occasion} when 'appointment_soon' then (
  select max(due_at) from mails where subject_id = ${nextVisit('id', now)} and purpose = 'appointment.reminder'
    and audience = 'homeowner' and status in ('waiting', 'sent')) end`

/** Every statement about reminders reads these facts, so that they all decide alike. */
export const findFacts = (db: Database, now: number) =>
  db
    .select({
      presentationId: reminders.presentationId,
      ruleId: reminders.ruleId,
      signer: reminders.signer,
      occasion: reminders.occasion,
      state: reminders.state,
      begunAt: reminders.begunAt,
      dueAt: reminders.dueAt,
      mailId: reminders.mailId,
      sentAt: reminders.sentAt,
      skippedFor: sql<Reason | null>`${reminders.reason}`.as('skipped_for'),
      hours: reminderRules.hours,
      organizationId: presentations.organizationId,
      homeowner: presentations.homeownerData,
      recipient: recipient(now).as('recipient'),
      signerName: signerName(now).as('signer_name'),
      calendarZone: sql<string | null>`${calendars.timeZone}`.as('calendar_zone'),
      reason: reason(now).as('unwanted_for'),
      since: since(now).as('since'),
      ownReminderAt: ownReminderAt(now).as('own_reminder_at'),
      contractId: sql<string | null>`case when ${is('contract_unsigned')} then ${openContract(sql`id`, now)} end`.as(
        'contract_id',
      ),
      appointmentId: sql<string | null>`case when ${is('appointment_soon')} then ${nextVisit('id', now)} end`.as(
        'appointment_id',
      ),
    })
    .from(reminders)
    .innerJoin(presentations, eq(presentations.id, reminders.presentationId))
    .leftJoin(
      reminderRules,
      and(
        eq(reminderRules.organizationId, presentations.organizationId),
        isOfRule,
        eq(reminderRules.occasion, reminders.occasion),
      ),
    )
    .leftJoin(calendars, eq(calendars.organizationId, presentations.organizationId))
    .$dynamic()

export type Facts = Omit<Reminder, 'reason'> & {
  skippedFor: Reason | null
  hours: number | null
  organizationId: string
  homeowner: HomeownerData
  recipient: string | null
  signerName: string | null
  calendarZone: string | null
  reason: Reason | null
  since: number | null
  ownReminderAt: number | null
  contractId: string | null
  appointmentId: string | null
}

const remindersAtOnce = 200

export const findDue = (db: Database, isAtHome: SQL | undefined, now: number) =>
  findFacts(db, now)
    .where(and(lte(reminders.dueAt, now), isAtHome))
    .orderBy(asc(reminders.dueAt))
    .limit(remindersAtOnce)

/** A condition for claiming the reminder: everything the decision was based on is still the case. */
export const isStillSo = (
  { reason: _, since: counted, presentationId, ruleId, mailId }: Facts,
  now: number,
) => sql`exists (
  select 1 from reminders inner join presentations on ${presentations.id} = ${reminders.presentationId}
    inner join reminder_rules on ${reminderRules.organizationId} = ${presentations.organizationId}
      and ${isOfRule} and ${reminderRules.occasion} = ${reminders.occasion}
  where ${reminders.presentationId} = ${presentationId} and ${reminders.ruleId} = ${ruleId}
    and ${reminders.mailId} = ${mailId} and ${reminders.state} = 'waiting'
    and ${reason(now)} is null and ${since(now)} = ${counted})`
