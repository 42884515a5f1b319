import { and, eq, exists, gt, inArray, or, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { companies } from '../../core/database/tables'
import type { Member } from '../../core/http/context'
import { ApiError } from '../../core/http/errors'
import { isOpenLink, usedLink } from '../../events/mails/mailed-links'
import { mailedLinks } from '../../events/mails/tables'
import { letsIn } from '../callers/queries'
import { isOpenAccountLink } from './account-links'
import { markCopyDue } from './copy-company'
import { callerColumns, passwordAt, refuseTakenEmail, type SessionRow } from './queries'
import { invites, sessions, users } from './tables'

/** The link that the API returned, or the one in the email, which has a token of its own. */
const isNamedBy = (db: Database, tokenHash: string, now: number) =>
  or(
    eq(invites.tokenHash, tokenHash),
    inArray(
      invites.id,
      db
        .select({ id: sql<string>`${mailedLinks.userId}` })
        .from(mailedLinks)
        .where(isOpenLink('invite', tokenHash, now)),
    ),
  )

export async function findInvite(db: Database, tokenHash: string, now: number) {
  const [invite] = await db
    .select({ userId: invites.id, name: invites.name, organizationId: invites.organizationId })
    .from(invites)
    .innerJoin(companies, eq(companies.id, invites.organizationId))
    .where(and(isNamedBy(db, tokenHash, now), gt(invites.expiresAt, now), letsIn))
  return invite
}

/** Runs as one batch, so that only one of two people with the same link gets in. */
export async function acceptInvite(work: Work, tokenHash: string, passwordHash: string, session: SessionRow) {
  const { db } = work
  const now = session.createdAt
  const isOfOpenCompany = exists(
    db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, invites.organizationId), letsIn)),
  )
  const open = and(isNamedBy(db, tokenHash, now), gt(invites.expiresAt, now), isOfOpenCompany)
  const company = db.select({ id: invites.organizationId }).from(invites).where(open)
  const {
    callers: [caller],
  } = await refuseTakenEmail(
    commit(
      work,
      {
        users: db.insert(users).select(
          db
            .select({
              id: invites.id,
              organizationId: invites.organizationId,
              email: invites.email,
              name: invites.name,
              passwordHash: sql<string>`${passwordHash}`.as('password_hash'),
              role: invites.role,
              // Only the email had the other link, so the address counts as confirmed.
              emailConfirmedAt: sql<number | null>`iif(${invites.tokenHash} = ${tokenHash}, null, ${now})`.as(
                'email_confirmed_at',
              ),
              createdAt: sql<number>`${now}`.as('created_at'),
              updatedAt: sql<number>`${now}`.as('updated_at'),
            })
            .from(invites)
            .where(open),
        ),
        sessions: db.insert(sessions).select(
          db
            .select({
              id: sql<string>`${session.id}`.as('id'),
              userId: invites.id,
              createdAt: sql<number>`${now}`.as('created_at'),
              expiresAt: sql<number>`${session.expiresAt}`.as('expires_at'),
              passwordAt: sql<number | null>`null`.as('password_at'),
              device: sql<string | null>`${session.device}`.as('device'),
            })
            .from(invites)
            .where(open),
        ),
        copyDue: markCopyDue(db, sql`(${company})`, now),
        used: db.delete(invites).where(open),
        callers: db
          .select({ sessionId: sessions.id, expiresAt: sessions.expiresAt, passwordAt, ...callerColumns })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .innerJoin(companies, eq(companies.id, users.organizationId))
          .where(eq(sessions.id, session.id)),
      },
      none,
    ),
  )
  if (!caller) throw usedInvite()
  return { kind: 'user', ...caller } satisfies Member
}

export const usedInvite = () =>
  new ApiError(404, 'invite_used', 'This invite was used or replaced, or it has expired. Ask for a new one.')

export async function requireResetLink(db: Database, tokenHash: string, now: number) {
  const isOpen = isOpenAccountLink('reset-password', tokenHash, now)
  const [owner] = await db
    .select({ userId: users.id, name: users.name, organizationId: users.organizationId })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.userId))
    .where(isOpen)
  if (!owner) throw usedLink()
  return owner
}

/**
 * Ends all sessions and other reset links, and returns the sessions. The email has arrived, so the address counts as
 * confirmed.
 */
export async function resetPassword(work: Work, tokenHash: string, passwordHash: string, now: number) {
  const { db } = work
  const owner = sql`(select user_id from mailed_links where ${isOpenAccountLink('reset-password', tokenHash, now)})`
  const {
    ended,
    users: [user],
  } = await commit(
    work,
    {
      ended: db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, owner)),
      users: db
        .update(users)
        .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`, updatedAt: now })
        .where(eq(users.id, owner))
        .returning({ organizationId: users.organizationId }),
      copyDue: markCopyDue(db, sql`(select organization_id from users where id = ${owner})`, now),
      sessions: db.delete(sessions).where(eq(sessions.userId, owner)),
      links: db
        .delete(mailedLinks)
        .where(and(eq(mailedLinks.userId, owner), eq(mailedLinks.purpose, 'reset-password'))),
    },
    none,
  )
  if (!user) throw usedLink()
  return { ended: ended.map(({ id }) => id), organizationId: user.organizationId }
}
