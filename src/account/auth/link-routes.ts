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
      summary: 'Ask for a link to choose a new password',
      description: 'Answers the same whether or not the address has an account. The link works once, for one hour.',
      request: { body: jsonBody(forgotPasswordInput) },
      responses: {
        200: answer('If there is such an account, the mail is on its way.', success),
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
      description: 'With the token of the mailed link. Every session of the account ends.',
      request: { body: jsonBody(resetPasswordInput) },
      responses: { 200: answer('The new password holds; sign in with it.', success), ...errors(404) },
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
      summary: 'Confirm an address',
      description: 'With the token of the mailed link: of an account, or of who is to be notified.',
      request: { body: jsonBody(confirmEmailInput) },
      responses: { 200: answer('Confirmed.', success), ...errors(404) },
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
      summary: 'Ask for the link that confirms your address',
      description: 'To the caller’s own address, three times an hour at most.',
      responses: { 200: answer('The mail is on its way.', success) },
    }),
    async (c) => {
      const { userId, email } = signedInMember(c)
      c.executionCtx.waitUntil(mailConfirmation(workOf(c), userId, email, Date.now()))
      return c.json({ success: true }, 200)
    },
  )
