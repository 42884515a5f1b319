import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { ApiError } from '../../core/errors'
import { callerColumns, refuseTakenEmail, type SessionRow } from './queries'
import { invites, organizations, sessions, users } from './tables'

export async function findInvite(db: Database, tokenHash: string, now: number) {
  const [invite] = await db
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.tokenHash, tokenHash), gt(invites.expiresAt, now)))
  return invite
}

/** One batch, so that of two people with the same link only one gets in. */
export async function acceptInvite(db: Database, tokenHash: string, passwordHash: string, session: SessionRow) {
  const now = session.createdAt
  const open = and(eq(invites.tokenHash, tokenHash), gt(invites.expiresAt, now))
  const [, , , rows] = await refuseTakenEmail(
    db.batch([
      db.insert(users).select(
        db
          .select({
            id: invites.id,
            organizationId: invites.organizationId,
            email: invites.email,
            name: invites.name,
            passwordHash: sql<string>`${passwordHash}`.as('password_hash'),
            role: invites.role,
            emailConfirmedAt: sql<number | null>`null`.as('email_confirmed_at'),
            createdAt: sql<number>`${now}`.as('created_at'),
            updatedAt: sql<number>`${now}`.as('updated_at'),
          })
          .from(invites)
          .where(open),
      ),
      db.insert(sessions).select(
        db
          .select({
            id: sql<string>`${session.id}`.as('id'),
            userId: invites.id,
            createdAt: sql<number>`${now}`.as('created_at'),
            expiresAt: sql<number>`${session.expiresAt}`.as('expires_at'),
          })
          .from(invites)
          .where(open),
      ),
      db.delete(invites).where(open),
      db
        .select({ sessionId: sessions.id, expiresAt: sessions.expiresAt, ...callerColumns })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .innerJoin(organizations, eq(organizations.id, users.organizationId))
        .where(eq(sessions.id, session.id)),
    ]),
  )
  const [caller] = rows
  if (!caller) throw usedInvite()
  return caller
}

export const usedInvite = () => new ApiError(404, 'This invite was used, replaced or has expired. Ask for a new one.')
