import type { Facts } from './facts'
import { planOf } from './plan'
import type { findReminders } from './queries'
import type { Reason } from './tables'

type MailOf = Awaited<ReturnType<typeof findReminders>>['mails'][number]

/** Shows the current state: a reminder whose reason is gone counts as skipped, although no job has looked at it yet. */
export function statusOf(row: Facts, mail: MailOf | undefined, isStopped: boolean, now: number) {
  if (row.state === 'sent') return { status: 'sent' } as const
  if (row.state === 'skipped') return skipped(row.skippedFor ?? 'rule_removed')
  if (mail?.status === 'failed') return skipped('mail_failed')
  if (row.state === 'leaving') return { status: 'waiting', dueAt: null } as const
  const plan = planOf(row, now)
  if ('skip' in plan) return skipped(plan.skip)
  if (isStopped) return skipped('unsubscribed')
  return { status: 'waiting', dueAt: Math.max(plan.goesAt, mail?.mailDueAt ?? 0) } as const
}

const skipped = (reason: Reason) => ({ status: 'skipped', reason }) as const
