import { newToken } from '../../core/crypto'
import { directoryName, newId } from '../../core/database/shards'
import { signedInMember, workOf } from '../../core/http/context'
import { requireFreshPassword } from '../../core/http/fresh-password'
import { pageRows } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { inviteDays, mostRowsUnpaged } from '../../core/limits'
import { needed } from '../../core/needed'
import { day } from '../../core/time'
import { requireListedVoices } from '../../providers/speech/voices'
import { copyCompanyOrLater } from '../auth/copy-company'
import { requireOwner } from '../auth/guard'
import { clearSessionCookie, dropSessionCopies } from '../auth/sessions'
import { forgetCallersOf } from '../callers/copies'
import {
  createInvite,
  deleteMember,
  getOrganization,
  listMembers,
  organizationVersion,
  updateOrganization,
  updateRole,
} from './queries'
import {
  invited,
  inviteInput,
  memberAnswer,
  memberListQuery,
  memberOf,
  memberPage,
  memberPatch,
  memberPath,
  members,
  organizationAnswer,
  organizationPatch,
  readMemberCursor,
  settingsOf,
  storedDays,
} from './schemas'

const tags = ['Organization']
const ofOwners = { membersOnly: true, roles: ['owner'], refusal: 'Only an owner manages members.' } as const

export const organizationRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      version: organizationVersion,
      operationId: 'getOrganization',
      tags,
      summary: 'Get the company’s settings',
      description:
        'Returns the settings shared by all of the company’s decks: its name, voice and postal address, the sites that may embed the player, the account that deposits are paid into, and when unopened presentations are deleted.',
      responses: { 200: answer('The settings.', organizationAnswer) },
    }),
    async (c) => {
      const organization = await getOrganization(c.var.db, c.var.caller.organizationId)
      return c.json(
        { organization: settingsOf(organization, needed(c.env, 'PRESENTATION_DAYS')) },
        200,
        versionOf(organization),
      )
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/',
      version: organizationVersion,
      operationId: 'updateOrganization',
      tags,
      summary: 'Update the company’s settings',
      description:
        'Changes the members you send and keeps the others. Only an owner who is signed in can change the sites that may embed the player, `presentationDays` and `stripeAccountId`.',
      request: { body: jsonBody(organizationPatch) },
      responses: { 200: answer('The updated settings.', organizationAnswer) },
    }),
    async (c) => {
      const patch = c.req.valid('json')
      if (patch.allowedEmbedOrigins) requireOwner(c, 'Only an owner changes which pages may embed the player.')
      if (storedDays(patch) !== undefined)
        requireOwner(c, 'Only an owner changes after how many days presentations are forgotten.')
      if (patch.stripeAccountId !== undefined) {
        requireOwner(c, 'Only an owner changes into which account homeowners pay.')
        requireFreshPassword(c)
      }
      requireListedVoices(c.env, { voiceId: patch.voiceId })
      const { organization, staleSessions } = await updateOrganization(
        workOf(c),
        c.var.caller.organizationId,
        patch,
        Date.now(),
      )
      forgetCallersOf(organization.id, Date.now())
      await dropSessionCopies(c.env, staleSessions)
      return c.json(
        { organization: settingsOf(organization, needed(c.env, 'PRESENTATION_DAYS')) },
        200,
        versionOf(organization),
      )
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/members',
      database: 'directory',
      membersOnly: true,
      operationId: 'listMembers',
      tags,
      summary: 'List members',
      description: `Returns the organization’s members in the order they joined, at most ${mostRowsUnpaged} unless you page with \`limit\`.`,
      request: { query: memberListQuery },
      responses: { 200: answer('The members. Pending invites come last.', members), ...errors(400) },
    }),
    async (c) => {
      const { cursor, limit = pageRows(cursor) } = c.req.valid('query')
      const after = readMemberCursor(cursor)
      const rows = await listMembers(c.var.db, c.var.caller.organizationId, limit, after, Date.now())
      return c.json(memberPage(rows, limit), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/members',
      database: 'directory',
      ...ofOwners,
      operationId: 'inviteMember',
      tags,
      summary: 'Invite a member',
      description:
        'Creates an invite, emails it in the company’s name, and returns its link, which works once. The link in the email works once too. Inviting the same person again replaces the earlier invite.',
      request: { body: jsonBody(inviteInput) },
      responses: {
        201: answer('The invite was created. Its link is shown only in this answer.', invited),
        ...errors(403, 409),
      },
    }),
    async (c) => {
      const input = c.req.valid('json')
      if (input.role === 'owner') requireFreshPassword(c)
      const { token, hash } = newToken()
      const now = Date.now()
      const { invite, isEmailed } = await createInvite(workOf(c), {
        id: newId(directoryName),
        organizationId: c.var.caller.organizationId,
        ...input,
        tokenHash: hash,
        createdAt: now,
        expiresAt: now + inviteDays * day,
      })
      const inviteUrl = new URL(`/invite#token=${token}`, c.req.url).href
      const expiresAt = new Date(invite.expiresAt).toISOString()
      return c.json({ member: memberOf(invite, 'invited'), inviteUrl, expiresAt, isEmailed }, 201)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/members/{userId}',
      database: 'directory',
      ...ofOwners,
      operationId: 'updateMember',
      tags,
      summary: 'Update a member’s role',
      description:
        'Changes a member’s role; their sessions have it at once. Someone with a pending invite joins with the new role by the same link. An organization always keeps at least one owner.',
      request: { params: memberPath, body: jsonBody(memberPatch) },
      responses: { 200: answer('The updated member.', memberAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { role } = c.req.valid('json')
      if (role === 'owner') requireFreshPassword(c)
      const { organizationId } = c.var.caller
      const { userId } = c.req.valid('param')
      const { person, status, staleSessions } = await updateRole(workOf(c), organizationId, userId, role, Date.now())
      await Promise.all([dropSessionCopies(c.env, staleSessions), copyCompanyOrLater(workOf(c), organizationId)])
      return c.json({ member: memberOf(person, status) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/members/{userId}',
      database: 'directory',
      ...ofOwners,
      operationId: 'removeMember',
      tags,
      summary: 'Remove a member',
      description:
        'Removes a member and ends their sessions, or withdraws a pending invite by the ID that the list of members shows for it.',
      request: { params: memberPath },
      responses: {
        200: answer('The member was removed and their sessions have ended.', success),
        ...errors(400, 404, 409),
      },
    }),
    async (c) => {
      const { userId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const ended = await deleteMember(workOf(c), organizationId, userId, Date.now())
      await Promise.all([dropSessionCopies(c.env, ended), copyCompanyOrLater(workOf(c), organizationId)])
      if (userId === signedInMember(c).userId) clearSessionCookie(c)
      return c.json({ success: true }, 200)
    },
  )
