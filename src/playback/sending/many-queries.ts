import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { made } from '../../core/database/commit'
import { type Database, listOf } from '../../core/database/database'
import { day } from '../../core/time'
import { presentations } from '../../decks/presentations/tables'
import type { Mail } from '../../events/mails/tables'
import { writeEachMail } from '../../events/mails/write-mails'
import { type BegunMail, sendings } from './tables'

/** The audit log gets an entry for each of these homeowners. */
export const sentTo = (ids: string[]) => made(presentations, ...ids)

const keptSendings = 30 * day

// The table's name is written out, because Drizzle leaves it out of a select from one table.
const isActive = sql<number>`exists (
  select 1 from decks where id = presentations.deck_id and is_active and deleted_at is null)`
const email = sql<string | null>`nullif(presentations.homeowner_data ->> 'email', '')`
const isWaiting = sql<number>`exists (
  select 1 from mails where subject_id = presentations.id and organization_id = presentations.organization_id
    and purpose = 'presentation.link' and status = 'waiting')`

export const findWanted = (db: Database, organizationId: string, ids: string[]) =>
  db
    .select({
      presentationId: presentations.id,
      email: email.as('email'),
      isActive: isActive.as('is_active'),
      isWaiting: isWaiting.as('is_waiting'),
    })
    .from(presentations)
    .where(
      sql`${presentations.id} in (${listOf(ids)}) and +${presentations.organizationId} = ${organizationId}
        and ${presentations.deletedAt} is null
        and exists (select 1 from decks where id = ${presentations.deckId} and deleted_at is null)`,
    )

/** Leaves out those who can't get it anymore. */
export const writeLinks = (
  db: Database,
  organizationId: string,
  written: (BegunMail & { dueAt: number })[],
  now: number,
) =>
  writeEachMail(
    db,
    'presentation.link',
    sql`
      select listed.value ->> 'mailId' as id, presentations.organization_id, presentations.id as presentation_id,
        (select coalesce(max(sequence), 0) + 1 from mails where subject_id = presentations.id) as sequence,
        ${email} as recipient, listed.value ->> 'dueAt' as due
      from json_each(${JSON.stringify(written)}) as listed
        cross join presentations on presentations.id = listed.value ->> 'presentationId'
      where presentations.organization_id = ${organizationId} and presentations.deleted_at is null
        and ${email} is not null and ${isActive} and not ${isWaiting}`,
    now,
    { dueAt: sql`due` },
  )

export const removeOldSendings = (db: Database, organizationId: string, now: number) =>
  db
    .delete(sendings)
    .where(and(eq(sendings.organizationId, organizationId), lt(sendings.createdAt, now - keptSendings)))

const isSending = (organizationId: string, id: string, now: number) =>
  and(eq(sendings.id, id), eq(sendings.organizationId, organizationId), gte(sendings.createdAt, now - keptSendings))

export const findLatest = (db: Database, organizationId: string) =>
  db
    .select({ endsAt: sendings.endsAt })
    .from(sendings)
    .where(eq(sendings.organizationId, organizationId))
    .orderBy(desc(sendings.createdAt))
    .limit(1)

export const findSending = (db: Database, organizationId: string, id: string, now: number) =>
  db
    .select({ total: sendings.total, skipped: sendings.skipped })
    .from(sendings)
    .where(isSending(organizationId, id, now))

const itsPresentation = sql`
  select 1 from presentations where id = listed.value ->> 'presentationId' and deleted_at is null`

/** The emails of a sending, with what became of each; null if there is none. */
export const findBegun = (db: Database, organizationId: string, id: string, now: number) =>
  db
    .select({
      presentationId: sql<string>`listed.value ->> 'presentationId'`.as('of_presentation'),
      status: sql<Mail['status'] | null>`(select status from mails where id = listed.value ->> 'mailId')`.as(
        'mail_status',
      ),
      isThere: sql<number>`exists (${itsPresentation})`.as('is_there'),
      isActive: sql<number>`exists (${itsPresentation} and ${isActive})`.as('is_active'),
    })
    .from(sendings)
    .crossJoin(sql`json_each(${sendings.mails}) as listed`)
    .where(isSending(organizationId, id, now))
