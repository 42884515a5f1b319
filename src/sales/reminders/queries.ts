import { and, asc, eq, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { isThere } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { mails } from '../../events/mails/tables'
import { beginForNewRules } from './begin'
import { findFacts } from './facts'
import { hoursOf, mostReminders, type RuleInput } from './schemas'
import { reminderRules, reminders } from './tables'

export const listRules = (db: Database, organizationId: string) =>
  db
    .select()
    .from(reminderRules)
    .where(eq(reminderRules.organizationId, organizationId))
    .orderBy(asc(reminderRules.position))

/** An unchanged rule keeps its time. A new rule also applies to what has already begun. */
export async function putRules(work: Work, organizationId: string, rules: RuleInput[], now: number) {
  const { db } = work
  const listed = JSON.stringify(rules.map((rule) => ({ ...rule, hours: hoursOf(rule) })))
  const occasions = [...new Set(rules.map(({ when }) => when))]
  const parts = {
    removed: db.run(sql`delete from reminder_rules where organization_id = ${organizationId}
        and id not in (select value ->> 'id' from json_each(${listed}))`),
    saved:
      db.run(sql`insert into reminder_rules (organization_id, id, position, occasion, hours, subject, text, is_enabled,
          changed_at)
        select ${organizationId}, value ->> 'id', key, value ->> 'when', value ->> 'hours', value ->> 'subject',
          value ->> 'text', value ->> 'isEnabled', ${now} from json_each(${listed}) where true
        on conflict (organization_id, id) do update set
          changed_at = iif(occasion = excluded.occasion and hours = excluded.hours and is_enabled = excluded.is_enabled,
            changed_at, excluded.changed_at),
          position = excluded.position, occasion = excluded.occasion, hours = excluded.hours,
          subject = excluded.subject, text = excluded.text, is_enabled = excluded.is_enabled`),
    begun: occasions.map((occasion) => beginForNewRules(db, organizationId, occasion, now)),
    rules: listRules(db, organizationId),
  }
  return (await commit(work, parts, none)).rules
}

/** Includes the emails that were written for the reminders. The presentation is found even if it has no reminders. */
export const findReminders = (db: Database, organizationId: string, presentationId: string, now: number) =>
  read(db, {
    presentations: db
      .select({ id: presentations.id })
      .from(presentations)
      .where(
        and(eq(presentations.id, presentationId), eq(presentations.organizationId, organizationId), isThere(false)),
      ),
    reminders: findFacts(db, now)
      .where(and(eq(reminders.presentationId, presentationId), eq(presentations.organizationId, organizationId)))
      .orderBy(asc(reminders.begunAt), asc(reminders.ruleId))
      .limit(mostReminders),
    mails: db
      .select({ id: mails.id, status: mails.status, mailDueAt: mails.dueAt })
      .from(mails)
      .where(
        and(
          eq(mails.presentationId, presentationId),
          eq(mails.organizationId, organizationId),
          sql`${mails.purpose} = 'presentation.reminder'`,
        ),
      ),
  })
