import { and, asc, eq, gt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Role } from '../../core/context'
import { type Database, insertWhere } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { type Invite, invites, organizations, sessions, users } from '../auth/tables'
import { decks } from '../decks/tables'

export async function updateOrganization(
  db: Database,
  organizationId: string,
  patch: { name?: string | undefined; allowedEmbedOrigins?: string[] | undefined },
  now: number,
) {
  const [[organization], copies, ownDecks] = await db.batch([
    db
      .update(organizations)
      .set({ ...patch, updatedAt: now })
      .where(eq(organizations.id, organizationId))
      .returning(),
    db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(users.organizationId, organizationId), gt(sessions.expiresAt, now))),
    db
      .select({ id: decks.id })
      .from(decks)
      .where(and(eq(decks.organizationId, organizationId), decks.isActive)),
  ])
  if (!organization) throw notFound('organization')
  return { organization, staleSessions: copies.map((row) => row.id), deckIds: ownDecks.map((row) => row.id) }
}

const personColumns = ({ id, email, name, role, createdAt }: typeof users | typeof invites) => ({
  id,
  email,
  name,
  role,
  createdAt,
})

export function listMembers(db: Database, organizationId: string, now: number) {
  return db.batch([
    db
      .select(personColumns(users))
      .from(users)
      .where(eq(users.organizationId, organizationId))
      .orderBy(asc(users.createdAt)),
    db
      .select(personColumns(invites))
      .from(invites)
      .where(and(eq(invites.organizationId, organizationId), gt(invites.expiresAt, now)))
      .orderBy(asc(invites.createdAt)),
  ])
}

/** A second invite to the same person replaces the first, whose link stops working. */
export async function createInvite(db: Database, invite: Invite): Promise<Invite> {
  const { id: _, organizationId: __, email, ...renewed } = invite
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const [row] = await insertWhere(db, invites, invite, notExists(account))
    .onConflictDoUpdate({ target: [invites.organizationId, invites.email], set: renewed })
    .returning()
  if (!row) throw conflict('That e-mail already has an account; ask the person for another.')
  return row
}

/** Someone has to be able to manage members, so the last owner stays one. */
const isSpareOwner = (db: Database, organizationId: string) => {
  const owners = db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'owner')))
  return or(ne(users.role, 'owner'), gt(owners, 1))
}

const lastOwner = () => conflict('The last owner stays an owner. Make someone else an owner first.')

/** Answers the member and the sessions that carry the old role. */
export async function updateRole(db: Database, organizationId: string, id: string, newRole: Role, now: number) {
  const member = and(eq(users.id, id), eq(users.organizationId, organizationId))
  const [updated, found, copies] = await db.batch([
    db
      .update(users)
      .set({ role: newRole, updatedAt: now })
      .where(and(member, newRole === 'owner' ? undefined : isSpareOwner(db, organizationId)))
      .returning({ id: users.id }),
    db.select(personColumns(users)).from(users).where(member),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
  ])
  const [person] = found
  if (!person) throw notFound('member')
  if (!updated.length) throw lastOwner()
  return { person, staleSessions: copies.map((row) => row.id) }
}

/** Answers the sessions that ended with the membership. The last owner stays. */
export async function deleteMember(db: Database, organizationId: string, id: string): Promise<string[]> {
  const member = and(eq(users.id, id), eq(users.organizationId, organizationId))
  const [ended, removed, withdrawn, remaining] = await db.batch([
    db.select({ id: sessions.id }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(member),
    db
      .delete(users)
      .where(and(member, isSpareOwner(db, organizationId)))
      .returning({ id: users.id }),
    db
      .delete(invites)
      .where(and(eq(invites.id, id), eq(invites.organizationId, organizationId)))
      .returning({ id: invites.id }),
    db.select({ id: users.id }).from(users).where(member),
  ])
  if (remaining.length) throw lastOwner()
  if (!removed.length && !withdrawn.length) throw notFound('member')
  return ended.map((row) => row.id)
}
