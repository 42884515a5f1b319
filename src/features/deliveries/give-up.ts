import { and, eq, exists, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { interrupted } from './lease'
import type { Deliver } from './queue'
import { attempts, deliveries } from './tables'

/**
 * What the queue gave up on ends where people look for it; they can resend it. A retry that is to come still comes, and
 * should the try that broke have arrived after all, its success still counts.
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
