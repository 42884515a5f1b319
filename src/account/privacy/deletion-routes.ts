import type { Context } from 'hono'
import { workAt } from '../../core/database/commit'
import { atShard } from '../../core/database/shards'
import { type AppEnv, type Member, signedInMember, workOf } from '../../core/http/context'
import { conflict, invalid, notAllowed } from '../../core/http/errors'
import { addressBlock } from '../../core/http/limits'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { isoTime } from '../../core/http/shapes'
import { companyDeletionDays } from '../../core/limits'
import { recordFailedLogin } from '../audit/record'
import { isPassword } from '../auth/passwords'
import { requirePassword } from '../auth/require-password'
import { loginInput, signedIn, signedInAs } from '../auth/schemas'
import { clearSessionCookie, newSession, openSession } from '../auth/sessions'
import { findAccountToTry, passwordTries, signInLimits, wrongLogin } from '../auth/sign-in-limits'
import { takeStep } from '../shards/move-company'
import { closeCompany, restoreCompany } from './deletion-queries'
import { deleteExportsOf } from './parts'
import { expireExportsOf } from './queries'
import { deletionAnswer, deletionInput } from './schemas'

const onlyOwners = 'Only an owner deletes the company, or calls that off.'

export const companyDeletionRoutes = createRouter().openapi(
  route({
    method: 'delete',
    path: '/',
    database: 'directory',
    membersOnly: true,
    roles: ['owner'],
    refusal: onlyOwners,
    limit: passwordTries,
    operationId: 'deleteOrganization',
    tags: ['Organization'],
    summary: 'Delete the company',
    description: `Schedules the company for deletion, confirmed with the caller’s password and the company’s exact name. Every session and API key ends at once, links stop working within two minutes, and all members are told by email. For ${companyDeletionDays} days an owner can cancel the deletion with \`restoreOrganization\`. After that everything is deleted: decks, presentations, homeowners, contracts (signed ones too), files and accounts.`,
    request: { body: jsonBody(deletionInput) },
    responses: {
      202: answer('The company is closed and will be deleted at `deletesAt`. The cookie is cleared.', deletionAnswer),
      ...errors(409, 429),
    },
  }),
  async (c) => {
    const { password, name } = c.req.valid('json')
    const caller = signedInMember(c)
    if (name !== caller.organizationName)
      throw invalid('name', 'must be exactly the company’s name.', undefined, { code: 'not_the_name' })
    await requirePassword(c, password)
    const deletesAt = await closeCompany(workOf(c), caller, c.var.passwordHash, Date.now())
    await expireExportsOf(workAt(workOf(c), atShard(c.env, caller.shard)), caller.organizationId)
    await deleteExportsOf(c.env, caller.organizationId)
    await takeStep(workOf(c), caller.organizationId, Date.now())
    clearSessionCookie(c)
    return c.json({ organization: { id: caller.organizationId, name, deletesAt: isoTime(deletesAt) } }, 202)
  },
)

export const companyRestoreRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/restore-organization',
    database: 'directory',
    access: 'public',
    operationId: 'restoreOrganization',
    tags: ['Authentication'],
    summary: 'Cancel the company’s deletion',
    description: `Cancels a scheduled deletion and signs the owner in; possible for ${companyDeletionDays} days. Links and API keys work again; every other member signs in again. Failed attempts count like failed sign-ins.`,
    request: { body: jsonBody(loginInput) },
    responses: {
      200: answer('The deletion is canceled and the owner is signed in; the cookie is set.', signedIn),
      ...errors(401, 403, 409, 429),
    },
  }),
  async (c) => c.json(await restore(c, c.req.valid('json')), 200),
)

async function restore(c: Context<AppEnv>, { email, password }: { email: string; password: string }) {
  const tried = signInLimits(c.env, email, addressBlock(c))
  const { account, waitMilliseconds } = await findAccountToTry(workOf(c), tried, email, Date.now())
  if (waitMilliseconds) await scheduler.wait(waitMilliseconds)
  const isRight = await isPassword(password, account?.passwordHash)
  if (account && !isRight) recordFailedLogin(c, account)
  if (!account || !isRight) throw wrongLogin()
  const { passwordHash: _, state, deletesAt: _deletesAt, ...person } = account
  if (person.role !== 'owner') throw notAllowed('role_missing', onlyOwners)
  if (state !== 'closed')
    throw conflict('organization_not_closed', 'This company isn’t going to be deleted. Sign in as usual.')
  c.set('signingIn', account)
  const session = newSession(Date.now(), c.req.header('user-agent'))
  if (!(await restoreCompany(workOf(c), account, session.row, tried)))
    throw conflict(
      'changed_meanwhile',
      'The deletion was requested only just now, or it can no longer be undone. Try again in a minute.',
    )
  await takeStep(workOf(c), person.organizationId, Date.now())
  const { id: sessionId, expiresAt, createdAt: passwordAt } = session.row
  const caller: Member = { kind: 'user', sessionId, expiresAt, passwordAt, ...person }
  await openSession(c, session, caller)
  return signedInAs(caller)
}
