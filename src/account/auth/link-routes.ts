import { hashToken } from '../../core/crypto'
import { type Work, workAt } from '../../core/database/commit'
import { everyMember } from '../../core/http/access'
import { signedInMember, workOf } from '../../core/http/context'
import { addressBlock } from '../../core/http/limits'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { askRecipients } from '../../events/notifications/recipients'
import { mailConfirmation, mailReset } from './account-mails'
import { confirmEmail } from './confirmed-members'
import { copyCompany } from './copy-company'
import { hashPassword } from './passwords'
import { requireResetLink, resetPassword } from './redeem-link'
import { confirmEmailInput, forgotPasswordInput, resetPasswordInput } from './schemas'
import { dropSessionCopies } from './sessions'

const tags = ['Authentication']

/** The company's recipients may have waited until an owner's address was confirmed. */
async function admitMember(work: Work, organizationId: string) {
  const at = await copyCompany(work, organizationId)
  if (at) await askRecipients(workAt(work, at), organizationId)
}

export const authLinkRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/forgot-password',
      database: 'directory',
      access: 'public',
      operationId: 'forgotPassword',
      tags,
      summary: 'Request a password reset',
      description:
        'Emails a link for choosing a new password, which works once within an hour. The answer is the same whether or not the address has an account.',
      request: { body: jsonBody(forgotPasswordInput) },
      responses: {
        200: answer('If the account exists, the email is on its way.', success),
      },
    }),
    async (c) => {
      c.executionCtx.waitUntil(mailReset(workOf(c), c.req.valid('json').email, addressBlock(c), Date.now()))
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/reset-password',
      database: 'directory',
      access: 'public',
      operationId: 'resetPassword',
      tags,
      summary: 'Choose a new password',
      description: 'Sets a new password with the token from the emailed link and ends every session of the account.',
      request: { body: jsonBody(resetPasswordInput) },
      responses: { 200: answer('The password was changed. Sign in with it.', success), ...errors(404) },
    }),
    async (c) => {
      const { token, password } = c.req.valid('json')
      const tokenHash = hashToken(token)
      c.set('signingIn', await requireResetLink(c.var.db, tokenHash, Date.now()))
      const reset = await resetPassword(workOf(c), tokenHash, await hashPassword(password), Date.now())
      c.executionCtx.waitUntil(copyCompany(workOf(c), reset.organizationId))
      await dropSessionCopies(c.env, reset.ended)
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/confirm-email',
      database: 'directory',
      access: 'public',
      operationId: 'confirmEmail',
      tags,
      summary: 'Confirm an email address',
      description:
        'Confirms the email address of an account or of a notification recipient, with the token from the emailed link.',
      request: { body: jsonBody(confirmEmailInput) },
      responses: { 200: answer('The address is confirmed.', success), ...errors(404) },
    }),
    async (c) => {
      const organizationId = await confirmEmail(workOf(c), hashToken(c.req.valid('json').token), Date.now())
      if (organizationId) c.executionCtx.waitUntil(admitMember(workOf(c), organizationId))
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/resend-confirmation',
      database: 'directory',
      roles: everyMember,
      idempotency: 'none',
      membersOnly: true,
      operationId: 'resendConfirmation',
      tags,
      summary: 'Resend the confirmation email',
      description: 'Emails the caller another link to confirm their own address, at most three times an hour.',
      responses: { 200: answer('The email is on its way.', success) },
    }),
    async (c) => {
      const { userId, email } = signedInMember(c)
      c.executionCtx.waitUntil(mailConfirmation(workOf(c), userId, email, Date.now()))
      return c.json({ success: true }, 200)
    },
  )
