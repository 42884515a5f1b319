import type { Context } from 'hono'
import type { AppEnv } from '../../core/http/context'
import { invalid } from '../../core/http/errors'
import { countCall } from '../../core/http/limits'
import { isPassword } from './passwords'

/** Every call counts as a try, to stop guessing. */
export async function requirePassword(c: Context<AppEnv>, password: string, member = 'password') {
  await countCall(c)
  const { passwordHash } = c.var
  if (passwordHash === undefined || !(await isPassword(password, passwordHash)))
    throw invalid(member, 'is wrong.', 'wrong_password', { code: 'wrong_password' })
}
