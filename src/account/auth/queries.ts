import { and, eq, exists, gt, ne, sql } from 'drizzle-orm'
import { about, commit, none, type Work, workAt } from '../../core/database/commit'
import { type Database, insertWhere, isTaken } from '../../core/database/database'
import { directoryName, newId } from '../../core/database/shards'
import { companies, members, organizations } from '../../core/database/tables'
import type { Member, Role } from '../../core/http/context'
import { conflict } from '../../core/http/errors'
import { type Limit, uncount } from '../../core/rate-limits/queries'
import { mailedLinks } from '../../events/mails/tables'
import { letsIn } from '../callers/queries'
import { sessions, users } from './tables'

/**
 * No two of these may share a column name: D1 returns the rows of a batch as objects, and the later column would win.
 */
export const callerColumns = {
  userId: sql<string>`${users.id}`.as('user_id'),
  email: users.email,
  name: users.name,
  role: users.role,
  organizationId: users.organizationId,
  shard: companies.shard,
  organizationName: sql<string>`${companies.name}`.as('organization_name'),
  allowedEmbedOrigins: companies.allowedEmbedOrigins,
}

/** Every session begins with a password, so its start counts until the password is confirmed again. */
export const passwordAt = sql<number>`coalesce(${sessions.passwordAt}, ${sessions.createdAt})`.as('password_given_at')

export type SessionRow = { id: string; createdAt: number; expiresAt: number; device: string | null }
type Account = { organizationName: string; name: string; email: string; passwordHash: string }

export async function findSession(db: Database, id: string, now: number) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      passwordAt,
      ...callerColumns,
      passwordHash: users.passwordHash,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.organizationId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), letsIn))
  if (!row) return undefined
  const { passwordHash, ...member } = row
  const caller: Member = { kind: 'user', ...member }
  return { caller, passwordHash }
}

export const selectAccount = (db: Database, email: string) =>
  db
    .select({
      ...callerColumns,
      passwordHash: users.passwordHash,
      state: companies.state,
      deletesAt: companies.deletesAt,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.organizationId))
    .where(eq(users.email, email))

export const newAccountIds = (shard: string) => ({ userId: newId(directoryName), organizationId: newId(shard) })

/**
 * Writes to the directory first, because a shard's rows without a company there would never be removed. If the shard
 * fails, the copy stays due.
 */
export async function createAccount(
  work: Work,
  at: Env,
  account: Account,
  session: SessionRow,
  { userId, organizationId } = newAccountIds(at.SHARD),
): Promise<Member> {
  const { db } = work
  const place = workAt(work, at)
  const { db: shard } = place
  const { organizationName, ...person } = account
  const now = session.createdAt
  const organization = { id: organizationId, name: organizationName, createdAt: now, updatedAt: now }
  const owner: Role = 'owner'
  const user = {
    id: userId,
    organizationId,
    role: owner,
    ...person,
    emailConfirmedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const member = {
    userId: user.id,
    organizationId: organization.id,
    email: user.email,
    role: owner,
    isConfirmed: false,
  }
  const made = {
    company: db.insert(companies).values({ ...organization, shard: at.SHARD, copyDueAt: now }),
    user: db.insert(users).values(user),
    session: db.insert(sessions).values({ ...session, userId: user.id }),
  }
  try {
    await commit(work, made, [about('company')])
  } catch (error) {
    throw asTakenEmail(error)
  }
  await commit(
    place,
    {
      organization: shard.insert(organizations).values(organization),
      member: shard.insert(members).values(member),
    },
    none,
  )
  return {
    kind: 'user',
    sessionId: session.id,
    expiresAt: session.expiresAt,
    passwordAt: now,
    userId: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    organizationId: organization.id,
    shard: at.SHARD,
    organizationName,
    allowedEmbedOrigins: [],
  }
}

/**
 * Inserts nothing if the password has changed, the user was removed or the company was closed since the password was
 * checked.
 */
export async function createSession(
  work: Work,
  userId: string,
  passwordHash: string,
  session: SessionRow,
  tried: Limit[] = [],
) {
  const { db } = work
  const { made } = await commit(
    work,
    { made: insertSession(db, userId, passwordHash, session), uncounted: uncount(db, tried) },
    none,
  )
  return made.length === 1
}

export function insertSession(db: Database, userId: string, passwordHash: string, session: SessionRow) {
  const hasPassword = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.organizationId))
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), letsIn))
  return insertWhere(db, sessions, { ...session, userId, passwordAt: null }, exists(hasPassword)).returning({
    id: sessions.id,
  })
}

export const confirmPassword = (work: Work, sessionId: string, now: number) =>
  commit(work, { session: work.db.update(sessions).set({ passwordAt: now }).where(eq(sessions.id, sessionId)) }, none)

export const deleteSession = (work: Work, id: string) =>
  commit(work, { session: work.db.delete(sessions).where(eq(sessions.id, id)) }, none)

export async function deleteSessionsOf(work: Work, userId: string): Promise<string[]> {
  const ending = work.db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  const { ended } = await commit(work, { ended: ending }, none)
  return ended.map(({ id }) => id)
}

type AccountPatch = {
  name?: string | undefined
  email?: string | undefined
  password?: { old: string; new: string } | undefined
}

/**
 * A new password ends all other sessions. A new email has to be confirmed again. Returns every session, because their
 * copies in KV are outdated.
 */
export async function updateAccount(work: Work, caller: Member, { password, ...patch }: AccountPatch, now: number) {
  const { db } = work
  const { name } = patch
  const email = patch.email === caller.email ? undefined : patch.email
  const isOwnSession = eq(sessions.userId, caller.userId)
  const isMe = eq(users.id, caller.userId)
  const withNewPassword =
    password &&
    db
      .select({ id: users.id })
      .from(users)
      .where(and(isMe, eq(users.passwordHash, password.new)))
  const { outdated, updated } = await refuseTakenEmail(
    commit(
      work,
      {
        outdated: db.select({ id: sessions.id }).from(sessions).where(isOwnSession),
        updated: db
          .update(users)
          .set({ name, email, passwordHash: password?.new, ...(email && { emailConfirmedAt: null }), updatedAt: now })
          .where(and(isMe, password && eq(users.passwordHash, password.old)))
          .returning({ id: users.id }),
        others:
          withNewPassword &&
          db.delete(sessions).where(and(isOwnSession, ne(sessions.id, caller.sessionId), exists(withNewPassword))),
        links: email === undefined ? undefined : db.delete(mailedLinks).where(eq(mailedLinks.userId, caller.userId)),
        copyDue:
          email === undefined
            ? undefined
            : db.update(companies).set({ copyDueAt: now }).where(eq(companies.id, caller.organizationId)),
      },
      none,
    ),
  )
  if (!updated.length)
    throw conflict('changed_meanwhile', 'Your account was changed at the same time, so nothing was saved. Try again.')
  return outdated.map((row) => row.id)
}

export async function refuseTakenEmail<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    throw asTakenEmail(error)
  }
}

const asTakenEmail = (error: unknown) => (isTaken(error, 'users.email') ? emailTaken() : error)

export const emailTaken = () =>
  conflict('email_taken', 'That email already has an account. Sign in, or use another email.')
