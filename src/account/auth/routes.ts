import { hashToken } from '../../core/crypto'
import { beside, commit, none } from '../../core/database/commit'
import { atShard } from '../../core/database/shards'
import { everyMember } from '../../core/http/access'
import { type Member, signedInMember, workOf } from '../../core/http/context'
import { notAllowed } from '../../core/http/errors'
import { freshMinutes } from '../../core/http/fresh-password'
import { addressBlock } from '../../core/http/limits'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { uncount } from '../../core/rate-limits/queries'
import { recordFailedLogin } from '../audit/record'
import { askToConfirm, confirmNewEmail } from './account-mails'
import { copyCompany } from './copy-company'
import { hashPassword, isPassword } from './passwords'
import {
  confirmPassword,
  createAccount,
  createSession,
  deleteSession,
  deleteSessionsOf,
  newAccountIds,
  updateAccount,
} from './queries'
import { acceptInvite, findInvite, usedInvite } from './redeem-link'
import { requirePassword } from './require-password'
import {
  acceptInviteInput,
  confirmPasswordInput,
  dateOf,
  loginInput,
  mePatch,
  registerInput,
  signedIn,
  signedInAs,
} from './schemas'
import { clearSessionCookie, dropSessionCopies, newSession, openSession } from './sessions'
import { admitRegistration, findAccountToTry, passwordTries, signInLimits, wrongLogin } from './sign-in-limits'

const tags = ['Authentication']

export const authRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/register',
      database: 'directory',
      access: 'public',
      operationId: 'register',
      tags,
      summary: 'Create an account for a company',
      description:
        'Creates an organization with its first member, an owner, and signs them in. An email asks them to confirm the address.',
      request: { body: jsonBody(registerInput) },
      responses: {
        201: answer('The account was created and its owner is signed in; the cookie is set.', signedIn),
        ...errors(409, 429),
      },
    }),
    async (c) => {
      const { password, ...account } = c.req.valid('json')
      const shard = await admitRegistration(workOf(c), account.email, addressBlock(c), Date.now())
      const owner = { ...account, passwordHash: await hashPassword(password) }
      const session = newSession(Date.now(), c.req.header('user-agent'))
      const ids = newAccountIds(shard)
      c.set('signingIn', { ...ids, name: account.name })
      const caller = await createAccount(workOf(c), atShard(c.env, shard), owner, session.row, ids)
      await openSession(c, session, caller)
      c.executionCtx.waitUntil(askToConfirm(workOf(c), caller))
      return c.json(signedInAs(caller), 201)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/login',
      database: 'directory',
      access: 'public',
      operationId: 'login',
      tags,
      summary: 'Sign in',
      description:
        'Signs a member in and sets the cookie `session`, which authorizes the other calls. Failed attempts are counted per email address and per network. While a company is waiting to be deleted, no one can sign in: the 403 says until when the deletion can be canceled.',
      request: { body: jsonBody(loginInput) },
      responses: { 200: answer('Signed in; the cookie is set.', signedIn), ...errors(401, 403, 429) },
    }),
    async (c) => {
      const { email, password } = c.req.valid('json')
      const tried = signInLimits(c.env, email, addressBlock(c))
      const { account, waitMilliseconds } = await findAccountToTry(workOf(c), tried, email, Date.now())
      if (waitMilliseconds) await scheduler.wait(waitMilliseconds)
      const isRight = await isPassword(password, account?.passwordHash)
      if (account && !isRight) recordFailedLogin(c, account)
      if (!account || !isRight) throw wrongLogin()
      c.set('signingIn', account)
      if (account.deletesAt !== null) {
        await commit(beside(workOf(c)), { uncounted: uncount(c.var.db, tried) }, none)
        throw closedCompany(account.deletesAt)
      }
      const session = newSession(Date.now(), c.req.header('user-agent'))
      const isOpen = await createSession(workOf(c), account.userId, account.passwordHash, session.row, tried)
      if (!isOpen) throw wrongLogin()
      const { passwordHash: _, state: _state, deletesAt: _deletesAt, ...person } = account
      const { id: sessionId, expiresAt, createdAt: passwordAt } = session.row
      const caller: Member = { kind: 'user', sessionId, expiresAt, passwordAt, ...person }
      await openSession(c, session, caller)
      return c.json(signedInAs(caller), 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/me',
      database: 'directory',
      membersOnly: true,
      operationId: 'getMe',
      tags,
      summary: 'Get the signed-in member',
      description: 'Returns the member that the session belongs to, and their organization.',
      responses: { 200: answer('The member and their organization.', signedIn) },
    }),
    (c) => c.json(signedInAs(signedInMember(c)), 200),
  )
  .openapi(
    route({
      method: 'patch',
      path: '/me',
      database: 'directory',
      roles: everyMember,
      limit: passwordTries,
      membersOnly: true,
      operationId: 'updateMe',
      tags,
      summary: 'Update your name, email or password',
      description:
        'Changes the account of the signed-in member. A new email or password needs `currentPassword`. A new password ends the member’s other sessions; a new email is asked to confirm itself.',
      request: { body: jsonBody(mePatch) },
      responses: { 200: answer('The updated member and their organization.', signedIn), ...errors(409) },
    }),
    async (c) => {
      const caller = signedInMember(c)
      const { name, email, password, currentPassword } = c.req.valid('json')
      if (currentPassword !== undefined) await requirePassword(c, currentPassword, 'currentPassword')
      const change = password === undefined ? undefined : { old: c.var.passwordHash, new: await hashPassword(password) }
      const stale = await updateAccount(workOf(c), caller, { name, email, password: change }, Date.now())
      await dropSessionCopies(c.env, stale)
      const updated = { ...caller, name: name ?? caller.name, email: email ?? caller.email }
      if (updated.email !== caller.email) await confirmNewEmail(workOf(c), updated)
      return c.json(signedInAs(updated), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/confirm-password',
      database: 'directory',
      roles: everyMember,
      limit: passwordTries,
      idempotency: 'none',
      membersOnly: true,
      operationId: 'confirmPassword',
      tags,
      summary: 'Confirm your password',
      description: `Confirms the caller’s password for ${freshMinutes} minutes. Creating an API key, inviting an owner, exporting the company and changing the payment account need a password entered within that time. Registering and signing in count too.`,
      request: { body: jsonBody(confirmPasswordInput) },
      responses: { 200: answer(`Confirmed for ${freshMinutes} minutes.`, success), ...errors(400, 429) },
    }),
    async (c) => {
      await requirePassword(c, c.req.valid('json').password)
      await confirmPassword(workOf(c), signedInMember(c).sessionId, Date.now())
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/logout',
      database: 'directory',
      roles: everyMember,
      idempotency: 'none',
      membersOnly: true,
      operationId: 'logout',
      tags,
      summary: 'Sign out',
      description: 'Ends this session only. Sessions on other devices stay signed in.',
      responses: {
        200: answer('The session is revoked and the cookie is cleared.', success),
      },
    }),
    async (c) => {
      const { sessionId } = signedInMember(c)
      await deleteSession(workOf(c), sessionId)
      clearSessionCookie(c)
      await dropSessionCopies(c.env, [sessionId])
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/logout-all',
      database: 'directory',
      roles: everyMember,
      idempotency: 'none',
      membersOnly: true,
      operationId: 'logoutAll',
      tags,
      summary: 'Sign out everywhere',
      description: 'Ends the caller’s sessions on every device, including this one.',
      responses: { 200: answer('All of the caller’s sessions are revoked.', success) },
    }),
    async (c) => {
      const ended = await deleteSessionsOf(workOf(c), signedInMember(c).userId)
      clearSessionCookie(c)
      await dropSessionCopies(c.env, ended)
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/accept-invite',
      database: 'directory',
      access: 'public',
      operationId: 'acceptInvite',
      tags,
      summary: 'Accept an invite',
      description:
        'Adds the invited person to the organization and signs them in. Send the token from the invite’s link, which works once, and the password they will sign in with.',
      request: { body: jsonBody(acceptInviteInput) },
      responses: { 200: answer('The person is a member now and signed in.', signedIn), ...errors(404, 409) },
    }),
    async (c) => {
      const { token, password } = c.req.valid('json')
      const session = newSession(Date.now(), c.req.header('user-agent'))
      const invite = await findInvite(c.var.db, hashToken(token), session.row.createdAt)
      if (!invite) throw usedInvite()
      c.set('signingIn', invite)
      const caller = await acceptInvite(workOf(c), hashToken(token), await hashPassword(password), session.row)
      await openSession(c, session, caller)
      const told = [copyCompany(workOf(c), caller.organizationId), askToConfirm(workOf(c), caller)]
      c.executionCtx.waitUntil(Promise.all(told))
      return c.json(signedInAs(caller), 200)
    },
  )

const closedCompany = (deletesAt: number) =>
  notAllowed(
    'organization_closed',
    `The company will be deleted on ${dateOf(deletesAt)}. Until then an owner can cancel that: POST /api/auth/restore-organization with their email and password.`,
  )
