import type { Context } from 'hono'
import { minute } from '../time'
import { type AppEnv, type Member, signedInMember } from './context'
import { notAllowed } from './errors'

export const freshMinutes = 10

export const hasFreshPassword = ({ passwordAt }: Member, now: number) => now - passwordAt <= freshMinutes * minute

/** An open session isn't enough for these actions, because anyone at an unlocked screen has one. */
export function requireFreshPassword(c: Context<AppEnv>, now = Date.now()) {
  if (!hasFreshPassword(signedInMember(c), now))
    throw notAllowed(
      'password_confirmation_required',
      `Confirm your password with POST /api/auth/confirm-password, then try again. You last entered it over ${freshMinutes} minutes ago.`,
    )
}
