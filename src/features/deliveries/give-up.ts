import { and, eq, lte, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import type { Deliver } from './queue'
import { attempts, deliveries } from './tables'

/** What the queue gave up on ends where people look for it; they can resend it. A retry that is to come still comes. */
export async function giveUp(env: Env, { deliveryId }: Deliver, now = Date.now()) {
  const isStuck = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    lte(deliveries.nextAttemptAt, now),
  )
  const db = primaryDatabase(env)
  const error = 'Our queue gave up after its last try.'
  await db.batch([
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
