import { createRoute } from '@hono/zod-openapi'
import { addressBlock } from '../../core/address-block'
import { answer, bareWriteErrors, errors, isPublic, jsonBody, success } from '../../core/contract'
import { createRouter } from '../../core/router'
import { askRecipients } from '../notifications/recipients'
import { confirmEmail, mailConfirmation } from './confirm-email'
import { hashPassword } from './passwords'
import { mailReset, requireResetLink, resetPassword } from './reset-password'
import { confirmEmailInput, forgotPasswordInput, resetPasswordInput } from './schemas'
import { dropSessionCopies } from './sessions'
import { hashToken } from './tokens'

const tags = ['Authentication']
const publicErrors = [400, 403, 413, 415, 500] as const

export const authLinkRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/forgot-password',
      operationId: 'forgotPassword',
      tags,
      summary: 'Ask for a link to choose a new password',
      description: 'Answers the same whether or not the address has an account. The link works once, for one hour.',
      ...isPublic,
      request: { body: jsonBody(forgotPasswordInput) },
      responses: {
        200: answer('If there is such an account, the mail is on its way.', success),
        ...errors(...publicErrors),
      },
    }),
    async (c) => {
      c.executionCtx.waitUntil(mailReset(c.env, c.req.valid('json').email, addressBlock(c), Date.now()))
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/reset-password',
      operationId: 'resetPassword',
      tags,
      summary: 'Choose a new password',
      description: 'With the token of the mailed link. Every session of the account ends.',
      ...isPublic,
      request: { body: jsonBody(resetPasswordInput) },
      responses: { 200: answer('The new password holds; sign in with it.', success), ...errors(...publicErrors, 404) },
    }),
    async (c) => {
      const { token, password } = c.req.valid('json')
      const tokenHash = hashToken(token)
      await requireResetLink(c.var.db, tokenHash, Date.now())
      const ended = await resetPassword(c.var.db, tokenHash, await hashPassword(password), Date.now())
      await dropSessionCopies(c.env, ended)
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/confirm-email',
      operationId: 'confirmEmail',
      tags,
      summary: 'Confirm an address',
      description: 'With the token of the mailed link: of an account, or of who is to be notified.',
      ...isPublic,
      request: { body: jsonBody(confirmEmailInput) },
      responses: { 200: answer('Confirmed.', success), ...errors(...publicErrors, 404) },
    }),
    async (c) => {
      const organizationId = await confirmEmail(c.var.db, hashToken(c.req.valid('json').token), Date.now())
      if (organizationId) c.executionCtx.waitUntil(askRecipients(c.env, organizationId))
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/resend-confirmation',
      operationId: 'resendConfirmation',
      tags,
      summary: 'Ask for the link that confirms your address',
      description: 'To the caller’s own address, three times an hour at most.',
      responses: { 200: answer('The mail is on its way.', success), ...bareWriteErrors() },
    }),
    async (c) => {
      const { userId, email } = c.var.caller
      c.executionCtx.waitUntil(mailConfirmation(c.env, userId, email, Date.now()))
      return c.json({ success: true }, 200)
    },
  )
