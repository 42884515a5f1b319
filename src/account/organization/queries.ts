import { and, asc, eq, gt, ne, notExists, or, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import type { Role } from '../../core/http/context'
import { conflict, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { copyRole, forgetMember } from '../auth/confirmed-members'
import { type Invite, invites, sessions, users } from '../auth/tables'
import type { OrganizationPatch } from './schemas'

export async function getOrganization(db: Database, organizationId: string) {
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, organizationId))
  if (!organization) throw notFound('organization')
  return organization
}

export async function updateOrganization(db: Database, organizationId: string, patch: OrganizationPatch, now: number) {
  const [[organization], copies] = await db.batch([
    db
      .update(organizations)
      .set({ ...patch, updatedAt: sql`max(${now}, ${organizations.updatedAt} + 1)` })
      .where(eq(organizations.id, organizationId))
      .returning(),
    db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(users.organizationId, organizationId), gt(sessions.expiresAt, now))),
  ])
  if (!organization) throw notFound('organization')
  return { organization, staleSessions: copies.map((row) => row.id) }
}

const personColumns = ({ id, email, name, role, createdAt }: typeof users | typeof invites) => ({
  id,
  email,
  name,
  role,
  createdAt,
})

export type MemberCursor = Cursor & { status: 'active' | 'invited' }

export async function listMembers(
  db: Database,
  organizationId: string,
  limit: number,
  cursor: MemberCursor | undefined,
  now: number,
) {
  const isAfter = ({ createdAt, id }: typeof users | typeof invites, status: MemberCursor['status']) =>
    cursor?.status === status ? sql`(${createdAt}, ${id}) > (${cursor.createdAt}, ${cursor.id})` : undefined
  const areActiveDone = cursor?.status === 'invited'
  const [people, invited] = await db.batch([
    db
      .select(personColumns(users))
      .from(users)
      .where(and(eq(users.organizationId, organizationId), isAfter(users, 'active')))
      .orderBy(asc(users.createdAt), asc(users.id))
      .limit(areActiveDone ? 0 : limit + 1),
    db
      .select(personColumns(invites))
      .from(invites)
      .where(and(eq(invites.organizationId, organizationId), gt(invites.expiresAt, now), isAfter(invites, 'invited')))
      .orderBy(asc(invites.createdAt), asc(invites.id))
      .limit(limit + 1),
  ])
  const active = people.map((person) => ({ person, status: 'active' as const }))
  return [...active, ...invited.map((person) => ({ person, status: 'invited' as const }))].slice(0, limit + 1)
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

const isNotLastOwner = (db: Database, organizationId: string) => {
  const owners = db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'owner')))
  return or(ne(users.role, 'owner'), gt(owners, 1))
}

const lastOwner = () => conflict('The last owner stays an owner. Make someone else an owner first.')

export async function updateRole(db: Database, organizationId: string, id: string, newRole: Role, now: number) {
  const member = and(eq(users.id, id), eq(users.organizationId, organizationId))
  const [updated, found, copies] = await db.batch([
    db
      .update(users)
      .set({ role: newRole, updatedAt: now })
      .where(and(member, newRole === 'owner' ? undefined : isNotLastOwner(db, organizationId)))
      .returning({ id: users.id }),
    db.select(personColumns(users)).from(users).where(member),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
    copyRole(db, organizationId, id),
  ])
  const [person] = found
  if (!person) throw notFound('member')
  if (!updated.length) throw lastOwner()
  return { person, staleSessions: copies.map((row) => row.id) }
}

/** Returns the ended sessions, because their copies in KV must be deleted too. */
export async function deleteMember(db: Database, organizationId: string, id: string): Promise<string[]> {
  const member = and(eq(users.id, id), eq(users.organizationId, organizationId))
  const mayGo = and(member, isNotLastOwner(db, organizationId))
  const [ended, , , , removed, withdrawn, remaining] = await db.batch([
    db.select({ id: sessions.id }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(member),
    ...forgetMember(db, organizationId, mayGo),
    db.delete(users).where(mayGo).returning({ id: users.id }),
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
