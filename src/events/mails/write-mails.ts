import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Effect } from '../../core/database/commit'
import { type Database, newIdSql } from '../../core/database/database'
import { startJobs } from '../../core/jobs/start'
import { type Mail, mails, type Purpose, type SubjectKind } from './tables'

export type NewMail = {
  purpose: Purpose
  audience: Mail['audience']
  /** Set if only one person in the audience gets it. */
  recipient?: string
  dueAt?: number
  isCounted?: boolean
  /** Why it waits until `dueAt`. */
  problem?: string
  /** A second email for the same purpose within this many milliseconds is left out. */
  onceIn?: number
  message?: string | null
}

type Subject = { kind: SubjectKind; id: string | SQL }

/** The emails that a change causes. Those that are due right away are queued as soon as it has committed. */
export const emails = (subject: Subject, written: NewMail[], recipients: SQL, now: number): Effect => ({
  rows: ({ db }) =>
    written.length ? [writeMails(db, subject, written, recipients, now), dueMails(db, subject.id, now)] : [],
  afterCommit: ({ env }, [, due = []]) =>
    queueMails(
      env,
      (due as { id: string }[]).map(({ id }) => id),
    ),
})

/**
 * `recipients` selects `organization_id`, `presentation_id`, `sequence`, `audience` and `recipient`, and finds no one if
 * the change didn't happen.
 */
export function writeMails(db: Database, subject: Subject, written: NewMail[], recipients: SQL, now: number) {
  const list = JSON.stringify(written.map((mail) => ({ dueAt: now, isCounted: false, ...mail })))
  return db
    .insert(mails)
    .select(sql`
      select ${newIdSql(db)}, found.organization_id, found.presentation_id, ${subject.kind}, ${subject.id}, found.sequence,
        listed.value ->> 'purpose', found.audience, found.recipient, listed.value ->> 'isCounted',
        listed.value ->> 'dueAt', null, 0, 0, 'waiting', listed.value ->> 'problem', ${now}, null,
        listed.value ->> 'message'
      from json_each(${list}) as listed cross join (${recipients}) as found
      where found.audience = listed.value ->> 'audience'
        and found.recipient = coalesce(listed.value ->> 'recipient', found.recipient) and not exists (
        select 1 from mails as earlier where earlier.subject_id = ${subject.id}
          and earlier.purpose = listed.value ->> 'purpose'
          and earlier.created_at > ${now} - (listed.value ->> 'onceIn')
      )`)
    .onConflictDoNothing()
}

/**
 * Writes one email to each homeowner that `found` selects, with the columns `id`, `organization_id`, `presentation_id`,
 * `sequence`, `recipient` and, if they are given, what `dueAt` and `message` name.
 */
export const writeEachMail = (
  db: Database,
  purpose: Purpose,
  found: SQL,
  now: number,
  { dueAt = sql`${now}`, message = sql`null` } = {},
) =>
  db.insert(mails).select(sql`
      select id, organization_id, presentation_id, 'presentation', presentation_id, sequence, ${purpose}, 'homeowner',
        recipient, false, ${dueAt}, null, 0, 0, 'waiting', null, ${now}, null, ${message}
      from (${found}) as found`)

const isWaiting = (subjectId: string | SQL) => and(eq(mails.subjectId, subjectId), eq(mails.status, 'waiting'))

/** Comes after `writeMails` in its batch and finds the emails to pass to `queueMails`. */
export const dueMails = (db: Database, subjectId: string | SQL, now: number) =>
  db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting(subjectId), lte(mails.dueAt, now), eq(mails.attemptCount, 0)))

export const dropMails = (db: Database, subjectId: string, purpose: Purpose, condition: SQL) =>
  db.delete(mails).where(and(isWaiting(subjectId), eq(mails.purpose, purpose), condition))

export const queueMails = (env: Env, ids: string[]) =>
  startJobs(
    env,
    ids.map((mailId) => ({ kind: 'send-mail', mailId })),
    'DELIVERIES',
  )
