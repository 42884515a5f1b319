import { sha256 } from '../sha256'
import type { Limit } from './queries'

const day = 24 * 60 * 60 * 1000

/** Counted for all companies together, because anyone may register one and name a stranger's address. */
export function homeownerMailLimit(env: Env, recipient: string): Limit {
  const address = sha256(recipient.trim().toLowerCase())
  return { key: `mail to homeowner ${address}`, most: env.HOMEOWNER_MAILS_PER_DAY, milliseconds: day }
}
