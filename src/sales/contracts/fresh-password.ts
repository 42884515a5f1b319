import type { Context } from 'hono'
import { isPassword } from '../../account/auth/passwords'
import type { AppEnv, Member } from '../../core/http/context'
import { invalid, notAllowed } from '../../core/http/errors'
import { countCall } from '../../core/http/limits'
import { sessionDays } from '../../core/limits'
import { day, minute } from '../../core/time'

const freshFor = 10 * minute

/** A session that was left open somewhere signs nothing. Only a password that is sent counts as a try. */
export async function requireFreshPassword(
  c: Context<AppEnv>,
  { expiresAt }: Member,
  password: string | undefined,
  now: number,
) {
  if (password === undefined) {
    const signedInAt = expiresAt - sessionDays * day
    if (now - signedInAt <= freshFor) return
    throw notAllowed('password_needed', 'Send your password too: you signed in over ten minutes ago.')
  }
  await countCall(c)
  const { passwordHash } = c.var
  if (passwordHash === undefined || !(await isPassword(password, passwordHash)))
    throw invalid('password', 'is wrong.', 'wrong_password')
}
