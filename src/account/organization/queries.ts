import { and, asc, eq, gt, ne, notExists, or, sql } from 'drizzle-orm'
import { about, commit, none, read, type Work, workAt } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { atDirectory } from '../../core/database/shards'
import { companies, organizations } from '../../core/database/tables'
import { companyInDecksChanged, organizationChanged } from '../../core/effects'
import type { Role } from '../../core/http/context'
import { conflict, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { zoneChangesOf } from '../../core/time-zones'
import { mailedLinks } from '../../events/mails/tables'
import { queueMails } from '../../events/mails/write-mails'
import { forgetMember } from '../auth/confirmed-members'
import { copyCompany, markCopyDue } from '../auth/copy-company'
import { type Invite, invites, sessions, users } from '../auth/tables'
import { inviteMail } from './invite-mail'
import { type OrganizationPatch, storedDays } from './schemas'

export const organizationVersion = organizations.id

export async function getOrganization(db: Database, organizationId: string) {
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, organizationId))
  if (!organization) throw notFound('organization')
  return organization
}

/**
 * The directory holds what signing in shows of the organization. It is updated once the shard has accepted the change;
 * if that fails, the shard's change is undone.
 */
export async function updateOrganization(work: Work, organizationId: string, patch: OrganizationPatch, now: number) {
  const { db } = work
  const later = laterThan(organizations.updatedAt, now)
  const { presentationDays: _, hasOwnPresentationDays: __, ...others } = patch
  const presentationDays = storedDays(patch)
  const days = presentationDays !== undefined && { presentationDays, lookForUnusedAt: 0 }
  const clocks = patch.timeZone !== undefined && { zoneChanges: zoneChangesOf(patch.timeZone, now) }
  const isInDecks = patch.name !== undefined || patch.voiceId !== undefined
  const updated = await commit(
    work,
    {
      organizations: db
        .update(organizations)
        .set({ ...others, ...days, ...clocks, updatedAt: later })
        .where(eq(organizations.id, organizationId))
        .returning(),
    },
    [organizationChanged(organizationId), ...(isInDecks ? [companyInDecksChanged(organizationId)] : [])],
  )
  const [organization] = updated.organizations
  if (!organization) throw notFound('organization')
  try {
    return { organization, staleSessions: await tellDirectory(work, organizationId, patch, now) }
  } catch (error) {
    await copyCompany(work, organizationId)
    throw error
  }
}

/** Returns the sessions whose copies are outdated. */
async function tellDirectory(
  work: Work,
  organizationId: string,
  { name, allowedEmbedOrigins }: OrganizationPatch,
  now: number,
) {
  if (name === undefined && allowedEmbedOrigins === undefined) return []
  const directory = workAt(work, atDirectory(work.env))
  const { db } = directory
  const { open } = await commit(
    directory,
    {
      company: db
        .update(companies)
        .set({ name, allowedEmbedOrigins, copyDueAt: now, updatedAt: now })
        .where(eq(companies.id, organizationId)),
      open: db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(users.organizationId, organizationId), gt(sessions.expiresAt, now))),
    },
    none,
  )
  return open.map(({ id }) => id)
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
  const { people, invited } = await read(db, {
    people: db
      .select(personColumns(users))
      .from(users)
      .where(and(eq(users.organizationId, organizationId), isAfter(users, 'active')))
      .orderBy(asc(users.createdAt), asc(users.id))
      .limit(areActiveDone ? 0 : limit + 1),
    invited: db
      .select(personColumns(invites))
      .from(invites)
      .where(and(eq(invites.organizationId, organizationId), gt(invites.expiresAt, now), isAfter(invites, 'invited')))
      .orderBy(asc(invites.createdAt), asc(invites.id))
      .limit(limit + 1),
  })
  const active = people.map((person) => ({ person, status: 'active' as const }))
  return [...active, ...invited.map((person) => ({ person, status: 'invited' as const }))].slice(0, limit + 1)
}

/** A second invite to the same person replaces the first, whose links stop working. */
export async function createInvite(work: Work, invite: Invite): Promise<{ invite: Invite; isEmailed: boolean }> {
  const { db } = work
  const { id: _, organizationId: __, email, ...renewed } = invite
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const inviting = insertWhere(db, invites, invite, notExists(account))
    .onConflictDoUpdate({ target: [invites.organizationId, invites.email], set: renewed })
    .returning()
  const earlier = db
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.organizationId, invite.organizationId), eq(invites.email, email)))
  const {
    invited: [row],
    due,
  } = await commit(
    work,
    {
      links: db
        .delete(mailedLinks)
        .where(and(eq(mailedLinks.purpose, 'invite'), sql`${mailedLinks.userId} in ${earlier}`)),
      invited: inviting,
      ...inviteMail(work, invite),
    },
    [about({ table: invites, column: invites.email, values: [email] })],
  )
  if (!row) throw conflict('email_taken', 'That email already has an account. Ask the person for another email.')
  await queueMails(
    work.env,
    due.map((mail) => mail.id),
  )
  return { invite: row, isEmailed: due.length > 0 }
}

const isNotLastOwner = (db: Database, organizationId: string) => {
  const owners = db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'owner')))
  return or(ne(users.role, 'owner'), gt(owners, 1))
}

const lastOwner = () => conflict('last_owner', 'A company needs an owner. Make someone else an owner first.')

/** Someone who is still invited will join with the new role. */
export async function updateRole(work: Work, organizationId: string, id: string, newRole: Role, now: number) {
  const { db } = work
  const member = and(eq(users.id, id), eq(users.organizationId, organizationId))
  const invite = and(eq(invites.id, id), eq(invites.organizationId, organizationId), gt(invites.expiresAt, now))
  const {
    updated,
    people: [person],
    open,
    invites: [invited],
  } = await commit(
    work,
    {
      updated: db
        .update(users)
        .set({ role: newRole, updatedAt: now })
        .where(and(member, newRole === 'owner' ? undefined : isNotLastOwner(db, organizationId)))
        .returning({ id: users.id }),
      people: db.select(personColumns(users)).from(users).where(member),
      open: db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
      invites: db.update(invites).set({ role: newRole }).where(invite).returning(personColumns(invites)),
      copyDue: markCopyDue(db, organizationId, now),
    },
    none,
  )
  if (invited) return { person: invited, status: 'invited' as const, staleSessions: [] }
  if (!person) throw notFound('member')
  if (!updated.length) throw lastOwner()
  return { person, status: 'active' as const, staleSessions: open.map((row) => row.id) }
}

/** Returns the ended sessions, because their copies in KV must be deleted too. */
export async function deleteMember(work: Work, organizationId: string, id: string, now: number): Promise<string[]> {
  const { db } = work
  const member = and(eq(users.id, id), eq(users.organizationId, organizationId))
  const mayGo = and(member, isNotLastOwner(db, organizationId))
  const { ended, removed, withdrawn, remaining } = await commit(
    work,
    {
      ended: db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(member),
      forgotten: forgetMember(db, mayGo),
      copyDue: markCopyDue(db, organizationId, now),
      removed: db.delete(users).where(mayGo).returning({ id: users.id }),
      withdrawn: db
        .delete(invites)
        .where(and(eq(invites.id, id), eq(invites.organizationId, organizationId)))
        .returning({ id: invites.id }),
      remaining: db.select({ id: users.id }).from(users).where(member),
    },
    none,
  )
  if (remaining.length) throw lastOwner()
  if (!removed.length && !withdrawn.length) throw notFound('member')
  return ended.map((row) => row.id)
}
