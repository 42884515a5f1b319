import { and, eq, exists, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { interrupted } from './lease'
import type { Deliver } from './queue'
import { attempts, deliveries } from './tables'

/**
 * The queue retried the message as often as it may, so the delivery is shown as failed in the log, where people can
 * resend it. A delivery whose next retry is still ahead is left alone.
 */
export async function giveUp(env: Env, { deliveryId }: Deliver, now = Date.now()) {
  const isStuck = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    or(isNotNull(deliveries.leaseId), lte(deliveries.nextAttemptAt, now)),
  )
  const db = primaryDatabase(env)
  const error = 'Our queue gave up after its last try.'
  const stuck = db.select({ id: deliveries.id }).from(deliveries).where(isStuck)
  await db.batch([
    db
      .update(attempts)
      .set({ finishedAt: now, error: interrupted })
      .where(and(eq(attempts.deliveryId, deliveryId), isNull(attempts.finishedAt), exists(stuck))),
    db.insert(attempts).select(
      sql`select ${crypto.randomUUID()}, ${deliveries.id}, ${deliveries.attemptCount} + 1, ${now}, ${now}, null, null, ${error}
        from ${deliveries} where ${isStuck}`,
    ),
    db
      .update(deliveries)
      .set({ status: 'failed', nextAttemptAt: null, leaseId: null, attemptCount: sql`${deliveries.attemptCount} + 1` })
      .where(isStuck),
  ])
}
