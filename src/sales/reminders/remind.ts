import { sql } from 'drizzle-orm'
import { commit, none } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { defineSweep, isAtHome } from '../../core/jobs/define-job'
import { presentations } from '../../decks/presentations/tables'
import { queueMails, writeEachMail } from '../../events/mails/write-mails'
import { type Facts, findDue } from './facts'
import { planOf } from './plan'

/** Each due reminder gets its email, waits longer, or is skipped. None stays due, so the sweep comes to an end. */
export const remindJob = defineSweep({
  kind: 'remind',
  due: (db, _env, now) => findDue(db, isAtHome(db, presentations.organizationId), now),
  run: async (work, rows, now) => {
    const { env, db } = work
    const looked = rows.map((facts) => lookedAt(db.shard, facts, now))
    await commit(work, { settled: settle(db, looked), mails: writeTheirMails(db, looked, now) }, none)
    await queueMails(
      env,
      looked.flatMap(({ mailId }) => mailId ?? []),
    )
  },
})

type Looked = Pick<Facts, 'presentationId' | 'ruleId'> & {
  seenDueAt: number | null
  dueAt: number | null
  state: 'waiting' | 'skipped'
  reason: string | null
  mailId: string | null
  recipient: string | null
}

function lookedAt(shard: string, facts: Facts, now: number): Looked {
  const { presentationId, ruleId, recipient } = facts
  const plan = planOf(facts, now)
  const row = {
    presentationId,
    ruleId,
    seenDueAt: facts.dueAt,
    dueAt: null,
    state: 'waiting',
    reason: null,
    mailId: null,
    recipient,
  } as const
  if ('skip' in plan) return { ...row, state: 'skipped', reason: plan.skip }
  return plan.isDue ? { ...row, mailId: newId(shard) } : { ...row, dueAt: plan.goesAt }
}

/** Leaves out reminders that another run has settled, or whose time has started over. */
const settle = (db: Database, looked: Looked[]) =>
  db.run(sql`update reminders set due_at = listed.value ->> 'dueAt', state = listed.value ->> 'state',
        reason = listed.value ->> 'reason', mail_id = listed.value ->> 'mailId'
      from json_each(${JSON.stringify(looked)}) as listed
      where reminders.presentation_id = listed.value ->> 'presentationId'
        and reminders.rule_id = listed.value ->> 'ruleId' and reminders.state = 'waiting'
        and reminders.due_at = listed.value ->> 'seenDueAt'`)

function writeTheirMails(db: Database, looked: Looked[], now: number) {
  const written = JSON.stringify(looked.filter(({ mailId }) => mailId !== null))
  return writeEachMail(
    db,
    'presentation.reminder',
    sql`
      select reminders.mail_id as id, presentations.organization_id, presentations.id as presentation_id,
        (select coalesce(max(sequence), 0) from mails where subject_id = presentations.id)
          + row_number() over (partition by presentations.id order by reminders.rule_id) as sequence,
        listed.value ->> 'recipient' as recipient
      from json_each(${written}) as listed
        cross join reminders on reminders.presentation_id = listed.value ->> 'presentationId'
          and reminders.rule_id = listed.value ->> 'ruleId' and reminders.mail_id = listed.value ->> 'mailId'
        cross join presentations on presentations.id = reminders.presentation_id`,
    now,
  )
}
