import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { requireOwner } from '../auth/guard'
import { clearSessionCookie, dropCopies } from '../auth/sessions'
import { newToken } from '../auth/tokens'
import { announceChanges } from '../viewer/changes'
import { createInvite, deleteMember, listMembers, updateOrganization, updateRole } from './queries'
import {
  invited,
  inviteInput,
  memberAnswer,
  memberOf,
  memberPatch,
  memberPath,
  members,
  organizationAnswer,
  organizationPatch,
} from './schemas'

const tags = ['Organization']
const dayMilliseconds = 24 * 60 * 60 * 1000

export const organizationRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'patch',
      path: '/',
      operationId: 'updateOrganization',
      tags,
      summary: 'Change the settings',
      description: 'The name, and the origins whose pages may embed the player.',
      request: { body: jsonBody(organizationPatch) },
      responses: { 200: answer('The organization as it is now.', organizationAnswer), ...writeErrors() },
    }),
    async (c) => {
      const { organization, staleSessions, deckIds } = await updateOrganization(
        c.var.db,
        c.var.caller.organizationId,
        c.req.valid('json'),
        Date.now(),
      )
      await Promise.all([dropCopies(c.env, staleSessions), announceChanges(c, deckIds)])
      const { id, name, allowedEmbedOrigins } = organization
      return c.json({ organization: { id, name, allowedEmbedOrigins } }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/members',
      operationId: 'listMembers',
      tags,
      summary: 'List members',
      responses: { 200: answer('In the order they came; who is still invited comes last.', members), ...readErrors() },
    }),
    async (c) => {
      const [people, invites] = await listMembers(c.var.db, c.var.caller.organizationId, Date.now())
      return c.json(
        {
          members: [
            ...people.map((person) => memberOf(person, 'active')),
            ...invites.map((invite) => memberOf(invite, 'invited')),
          ],
        },
        200,
      )
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/members',
      operationId: 'inviteMember',
      tags,
      summary: 'Invite a member',
      description: 'Answers a link that works once. Inviting the same person again replaces it.',
      request: { body: jsonBody(inviteInput) },
      responses: { 201: answer('Invited; the link is shown only here.', invited), ...writeErrors(409) },
    }),
    async (c) => {
      requireOwner(c)
      const { token, hash } = newToken()
      const now = Date.now()
      const invite = await createInvite(c.var.db, {
        id: crypto.randomUUID(),
        organizationId: c.var.caller.organizationId,
        ...c.req.valid('json'),
        tokenHash: hash,
        createdAt: now,
        expiresAt: now + c.env.INVITE_DAYS * dayMilliseconds,
      })
      const inviteUrl = new URL(`/invite#token=${token}`, c.req.url).href
      const expiresAt = new Date(invite.expiresAt).toISOString()
      return c.json({ member: memberOf(invite, 'invited'), inviteUrl, expiresAt }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/members/{userId}',
      operationId: 'updateMember',
      tags,
      summary: 'Change the role of a member',
      request: { params: memberPath, body: jsonBody(memberPatch) },
      responses: { 200: answer('The member as they are now.', memberAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      requireOwner(c)
      const { person, staleSessions } = await updateRole(
        c.var.db,
        c.var.caller.organizationId,
        c.req.valid('param').userId,
        c.req.valid('json').role,
        Date.now(),
      )
      await dropCopies(c.env, staleSessions)
      return c.json({ member: memberOf(person, 'active') }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/members/{userId}',
      operationId: 'removeMember',
      tags,
      summary: 'Remove a member',
      description: 'Or withdraw an invite, by the id that the member list shows for it.',
      request: { params: memberPath },
      responses: { 200: answer('Removed; their sessions have ended.', success), ...bareWriteErrors(400, 404, 409) },
    }),
    async (c) => {
      requireOwner(c)
      const { userId } = c.req.valid('param')
      await dropCopies(c.env, await deleteMember(c.var.db, c.var.caller.organizationId, userId))
      if (userId === c.var.caller.userId) clearSessionCookie(c)
      return c.json({ success: true }, 200)
    },
  )
