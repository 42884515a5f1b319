import { createRoute } from '@hono/zod-openapi'
import { addressBlock } from '../../core/address-block'
import {
  answer,
  bareWriteErrors,
  errors,
  isPublic,
  jsonBody,
  readErrors,
  success,
  writeErrors,
} from '../../core/contract'
import { ApiError, invalid, tooMany } from '../../core/errors'
import { createRouter } from '../../core/router'
import { acceptInvite, findInvite, usedInvite } from './accept-invite'
import { askToConfirm } from './confirm-email'
import { hashPassword, isPassword } from './passwords'
import { createAccount, createSession, deleteSession, deleteSessionsOf, updateAccount } from './queries'
import { admitRegistration } from './registrations'
import { acceptInviteInput, loginInput, mePatch, registerInput, signedIn, signedInAs } from './schemas'
import { clearSessionCookie, dropSessionCopies, newSession, openSession } from './sessions'
import { hashToken } from './tokens'
import { findAccountToTry, signInLimits } from './try-password'

const tags = ['Authentication']
const publicErrors = [400, 403, 413, 415, 500] as const

export const authRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/register',
      operationId: 'register',
      tags,
      summary: 'Register an organization',
      ...isPublic,
      request: { body: jsonBody(registerInput) },
      responses: {
        201: answer('Registered and signed in; the cookie is set.', signedIn),
        ...errors(...publicErrors, 409, 429),
      },
    }),
    async (c) => {
      const { password, ...account } = c.req.valid('json')
      await admitRegistration(c.var.db, c.env, account.email, addressBlock(c), Date.now())
      const passwordHash = await hashPassword(password)
      const session = newSession(c.env, Date.now())
      const caller = await createAccount(c.var.db, { ...account, passwordHash }, session.row)
      await openSession(c, session, caller)
      c.executionCtx.waitUntil(askToConfirm(c.env, caller))
      return c.json(signedInAs(caller), 201)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/login',
      operationId: 'login',
      tags,
      summary: 'Sign in',
      ...isPublic,
      request: { body: jsonBody(loginInput) },
      responses: { 200: answer('Signed in; the cookie is set.', signedIn), ...errors(...publicErrors, 401, 429) },
    }),
    async (c) => {
      const { email, password } = c.req.valid('json')
      const tried = signInLimits(c.env, email, addressBlock(c))
      const { account, waitMilliseconds } = await findAccountToTry(c.var.db, tried, email, Date.now())
      if (waitMilliseconds) await scheduler.wait(waitMilliseconds)
      const isRight = await isPassword(password, account?.passwordHash)
      if (!account || !isRight) throw wrongLogin()
      const session = newSession(c.env, Date.now())
      const isOpen = await createSession(c.var.db, account.userId, account.passwordHash, session.row, tried)
      if (!isOpen) throw wrongLogin()
      const { passwordHash: _, ...person } = account
      await openSession(c, session, { sessionId: session.row.id, expiresAt: session.row.expiresAt, ...person })
      return c.json(signedInAs(c.var.caller), 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/me',
      operationId: 'getMe',
      tags,
      summary: 'Get the caller',
      responses: { 200: answer('The caller and their organization.', signedIn), ...readErrors() },
    }),
    (c) => c.json(signedInAs(c.var.caller), 200),
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/me',
      operationId: 'updateMe',
      tags,
      summary: 'Change name or password',
      description: 'A new password ends the caller’s other sessions.',
      request: { body: jsonBody(mePatch) },
      responses: { 200: answer('The caller as they are now.', signedIn), ...writeErrors(409, 429) },
    }),
    async (c) => {
      const { name, password, currentPassword } = c.req.valid('json')
      const { caller } = c.var
      if (currentPassword !== undefined) {
        const { success } = await c.env.PASSWORD_TRIES.limit({ key: caller.userId })
        if (!success) throw tooMany('Too many tries. Wait a minute, then try again.', 60)
        if (!(await isPassword(currentPassword, c.var.passwordHash))) throw invalid('currentPassword is wrong.')
      }
      const change = password === undefined ? undefined : { old: c.var.passwordHash, new: await hashPassword(password) }
      const stale = await updateAccount(c.var.db, caller, { name, password: change }, Date.now())
      await dropSessionCopies(c.env, stale)
      return c.json(signedInAs({ ...caller, name: name ?? caller.name }), 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/logout',
      operationId: 'logout',
      tags,
      summary: 'Sign out',
      responses: {
        200: answer('The session is revoked and the cookie cleared.', success),
        ...bareWriteErrors(),
      },
    }),
    async (c) => {
      await deleteSession(c.var.db, c.var.caller.sessionId)
      clearSessionCookie(c)
      await dropSessionCopies(c.env, [c.var.caller.sessionId])
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/logout-all',
      operationId: 'logoutAll',
      tags,
      summary: 'Sign out everywhere',
      responses: { 200: answer('Every session of the caller is revoked.', success), ...bareWriteErrors() },
    }),
    async (c) => {
      const ended = await deleteSessionsOf(c.var.db, c.var.caller.userId)
      clearSessionCookie(c)
      await dropSessionCopies(c.env, ended)
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/accept-invite',
      operationId: 'acceptInvite',
      tags,
      summary: 'Accept an invite',
      ...isPublic,
      request: { body: jsonBody(acceptInviteInput) },
      responses: { 200: answer('A member now, and signed in.', signedIn), ...errors(...publicErrors, 404, 409) },
    }),
    async (c) => {
      const { token, password } = c.req.valid('json')
      const session = newSession(c.env, Date.now())
      const invite = await findInvite(c.var.db, hashToken(token), session.row.createdAt)
      if (!invite) throw usedInvite()
      const caller = await acceptInvite(c.var.db, hashToken(token), await hashPassword(password), session.row)
      await openSession(c, session, caller)
      c.executionCtx.waitUntil(askToConfirm(c.env, caller))
      return c.json(signedInAs(caller), 200)
    },
  )

const wrongLogin = () => new ApiError(401, 'The e-mail or the password is wrong.')
