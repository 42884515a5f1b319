import { type AnyColumn, and, asc, desc, eq, exists, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { deleteSome } from '../../core/database/table-rules'
import type { Cursor } from '../../core/http/paging'
import { defineSweep, isAtHome, rowIf } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { day, minute } from '../../core/time'
import { type Mail, mails } from './tables'

/** Everything about a presentation is found through it, including the emails of its contracts and appointments. */
export type Subject = { kind: Mail['subjectKind']; id: string }

const isAbout = ({ kind, id }: Subject) =>
  kind === 'presentation'
    ? eq(mails.presentationId, id)
    : and(eq(mails.subjectId, id), sql`${mails.subjectKind} = ${kind}`)

const hasFailed = sql`${mails.status} = 'failed'`

export const listMails = (
  db: Database,
  organizationId: string,
  { subject, isFailed, after }: { subject: Subject | undefined; isFailed: boolean; after: Cursor | undefined },
  limit: number,
) =>
  db
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.organizationId, organizationId),
        subject && isAbout(subject),
        isFailed ? hasFailed : undefined,
        after && sql`(${mails.createdAt}, ${mails.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1)

const isWaiting = sql`${mails.status} = 'waiting'`
const overdue = minute
const mailsAtOnce = 1000

/**
 * Leaves out the emails of this minute, which the change itself queues. Follows the index's order, so a backlog costs
 * no more than what is taken; an email that failed is due later.
 */
export const findDueMails = (db: Database, now: number) =>
  db
    .select({ mailId: mails.id })
    .from(mails)
    .where(
      and(
        isWaiting,
        lte(mails.dueAt, now),
        lt(mails.leasedUntil, now),
        isAtHome(db, mails.organizationId),
        sql`(${mails.dueAt} > ${mails.createdAt} or ${mails.createdAt} < ${now - overdue})`,
      ),
    )
    .orderBy(asc(mails.dueAt))
    .limit(mailsAtOnce)

/** A repeated message finds the lease taken or the email sent. If a sender dies, its lease expires. */
export const leaseMail = (db: Database, id: string, now: number) =>
  db
    .update(mails)
    .set({
      leaseId: crypto.randomUUID(),
      leasedUntil: now + jobLease,
      attemptCount: sql`${mails.attemptCount} + 1`,
    })
    .where(and(eq(mails.id, id), isWaiting, lte(mails.leasedUntil, now), isAtHome(db, mails.organizationId)))
    .returning()

export const renewMail = (db: Database, { id, leaseId }: Mail, now: number) =>
  db
    .update(mails)
    .set({ leasedUntil: now + jobLease })
    .where(and(eq(mails.id, id), eq(mails.leaseId, leaseId ?? ''), isWaiting))

export const noteSent = (db: Database, { id }: Mail, now: number) =>
  db.update(mails).set({ status: 'sent', sentAt: now, problem: null }).where(eq(mails.id, id))

type Unsent = Partial<Pick<Mail, 'status' | 'problem' | 'dueAt' | 'leasedUntil' | 'attemptCount'>>

/** Doesn't overwrite the outcome of a later sender that took over after the lease expired. */
export const noteUnsent = (work: Work, { id, leaseId }: Mail, set: Unsent) =>
  commit(
    work,
    {
      unsent: work.db
        .update(mails)
        .set(set)
        .where(and(eq(mails.id, id), eq(mails.leaseId, leaseId ?? ''), isWaiting)),
    },
    none,
  )

/** Matches the lifetime of the longest-lived link in these emails. */
const keptLinkMails = 7 * day
const linkMailsAtOnce = 1000

const oldLinkMails = (db: Database, now: number) =>
  db
    .select({ id: mails.id })
    .from(mails)
    .where(sql`${mails.subjectKind} in ('account', 'organization') and ${mails.createdAt} < ${now - keptLinkMails}`)

export const removeLinkMailsJob = defineSweep({
  kind: 'remove-link-mails',
  in: 'both',
  due: (db, _env, now) => rowIf(db, exists(oldLinkMails(db, now))),
  run: (work, _rows, now) => {
    const some = oldLinkMails(work.db, now).limit(linkMailsAtOnce)
    return commit(work, { removed: work.db.delete(mails).where(inArray(mails.id, some)) }, none)
  },
})

const forgottenAtOnce = 1000

const isForgotten = sql`${mails.subjectKind} = 'presentation' and ${mails.presentationId} is null`

/** Removes emails about presentations that were deleted. */
export const removeForgottenMailsJob = defineSweep({
  kind: 'remove-forgotten-mails',
  due: (db) => db.select({ id: mails.id }).from(mails).where(isForgotten).limit(forgottenAtOnce),
  run: (work, rows) => {
    const ids = rows.map(({ id }) => id)
    return commit(work, { removed: work.db.delete(mails).where(and(isForgotten, inList(mails.id, ids))) }, none)
  },
})

/** Emails are deleted together with their subject. */
export const removeMails = (db: Database, subjects: SQL) => deleteSome(db, mails, sql`subject_id in ${subjects}`)

export const hasMails = (subject: AnyColumn) => sql`exists (select 1 from mails where subject_id = ${subject})`
