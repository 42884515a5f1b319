import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { companies } from '../../core/database/tables'
import { day } from '../../core/time'
import { mailedLinks, mails } from '../../events/mails/tables'
import { type Invite, invites, users } from '../auth/tables'

const mostInvitesADay = 50

/** Anyone's address can be typed into an invite, so a company sends few of them, and none before it is known itself. */
export function invitedRecipient(db: Database, invite: Invite, needsConfirmedOwner: boolean, now: number) {
  const { tokenHash, organizationId, email } = invite
  const sentToday = db.$count(
    mails,
    and(
      eq(mails.organizationId, organizationId),
      eq(mails.purpose, 'account.invite'),
      sql`${mails.createdAt} > ${now - day}`,
    ),
  )
  const confirmedOwners = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(users.role, 'owner'),
        sql`${users.emailConfirmedAt} is not null`,
      ),
    )
  const isMade = exists(db.select({ id: invites.id }).from(invites).where(eq(invites.tokenHash, tokenHash)))
  const mayWrite = needsConfirmedOwner ? sql`exists ${confirmedOwners}` : sql`true`
  return sql`
    select ${organizationId} as organization_id, null as presentation_id, ${now} as sequence, 'company' as audience,
      ${email} as recipient where ${isMade} and ${mayWrite} and ${sentToday} < ${mostInvitesADay}`
}

export const findInvited = (db: Database, id: string) =>
  db
    .select({ ...getTableColumns(invites), companyName: sql<string>`${companies.name}`.as('company_name') })
    .from(invites)
    .innerJoin(companies, eq(companies.id, invites.organizationId))
    .where(eq(invites.id, id))

export const insertInviteLink = (db: Database, tokenHash: string, invite: Invite, now: number) =>
  db.insert(mailedLinks).values({
    tokenHash,
    purpose: 'invite',
    email: invite.email,
    userId: invite.id,
    organizationId: invite.organizationId,
    createdAt: now,
    expiresAt: invite.expiresAt,
  })
