import { createHash } from 'node:crypto'
import type { Limit } from './queries'

const day = 24 * 60 * 60 * 1000

/** Of all companies together, because anyone may register one and name a stranger's address. */
export function homeownerMailLimit(env: Env, recipient: string): Limit {
  const address = createHash('sha256').update(recipient.trim().toLowerCase()).digest('hex')
  return { key: `mail to homeowner ${address}`, most: env.HOMEOWNER_MAILS_PER_DAY, milliseconds: day }
}
