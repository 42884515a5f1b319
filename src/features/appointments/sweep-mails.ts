import { and, asc, isNull, lt, lte, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { mailMessage } from './changes'
import { appointmentMails } from './tables'

const overdue = 60 * 1000
const mailsAtOnce = 1000
const messagesAtOnce = 100

/** Earlier failures come last, so that they do not hold up the others. */
export async function sweepMails(env: Env, now: number) {
  const rows = await primaryDatabase(env)
    .select({ id: appointmentMails.id, kind: appointmentMails.kind })
    .from(appointmentMails)
    .where(
      and(
        isNull(appointmentMails.sentAt),
        lte(appointmentMails.dueAt, now),
        lt(appointmentMails.leasedUntil, now),
        sql`(${appointmentMails.kind} = 'reminder' or ${appointmentMails.createdAt} < ${now - overdue})`,
      ),
    )
    .orderBy(asc(appointmentMails.attemptCount), asc(appointmentMails.dueAt))
    .limit(mailsAtOnce)
  for (let start = 0; start < rows.length; start += messagesAtOnce)
    await env.DELIVERIES.sendBatch(rows.slice(start, start + messagesAtOnce).map(({ id }) => mailMessage(id)))
}
