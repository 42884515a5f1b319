import type { Context } from 'hono'
import { type AppEnv, type Member, signedInMember } from '../../core/http/context'
import { invalid, notAllowed } from '../../core/http/errors'
import { countCall } from '../../core/http/limits'
import { minute } from '../../core/time'
import { isPassword } from './passwords'

export const freshMinutes = 10

export const hasFreshPassword = ({ passwordAt }: Member, now: number) => now - passwordAt <= freshMinutes * minute

/** For what nobody may do who only found a session open. */
export function requireFreshPassword(c: Context<AppEnv>, now = Date.now()) {
  if (!hasFreshPassword(signedInMember(c), now))
    throw notAllowed(
      'password_confirmation_required',
      `Confirm your password first, with POST /api/auth/confirm-password. You gave it over ${freshMinutes} minutes ago.`,
    )
}

/** Counts as a try. */
export async function requirePassword(c: Context<AppEnv>, password: string, member = 'password') {
  await countCall(c)
  const { passwordHash } = c.var
  if (passwordHash === undefined || !(await isPassword(password, passwordHash)))
    throw invalid(member, 'is wrong.', 'wrong_password')
}
