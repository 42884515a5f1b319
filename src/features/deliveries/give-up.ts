import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { closeInterrupted } from './lease'
import type { Deliver } from './queue'
import { attempts, deliveries, unleased } from './tables'

/**
 * The queue gave up, so the delivery is logged as failed, and people can resend it. A delivery whose next retry is
 * still ahead is left alone.
 */
export async function giveUp(env: Env, { deliveryId }: Deliver, now = Date.now()) {
  const isStuck = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    or(isNotNull(deliveries.leaseId), lte(deliveries.nextAttemptAt, now)),
  )
  const db = primaryDatabase(env)
  const error = 'Our queue gave up after its last try.'
  await db.batch([
    closeInterrupted(db, isStuck, now),
    db.insert(attempts).select(
      sql`select ${deliveries.id}, ${deliveries.attemptCount} + 1, ${now}, ${now}, null, null, ${error}
        from ${deliveries} where ${isStuck}`,
    ),
    db
      .update(deliveries)
      .set({ status: 'failed', nextAttemptAt: null, ...unleased, attemptCount: sql`${deliveries.attemptCount} + 1` })
      .where(isStuck),
  ])
}
