import { type SQL, sql } from 'drizzle-orm'
import type { Limit } from '../../core/counts/queries'
import { tooMany } from '../../core/errors'

const day = 24 * 60 * 60 * 1000

/** Who has the link of a presentation must not fill a homeowner's mailbox with links of contracts. */
export const linkMailLimit = (env: Env, organizationId: string, recipient: string): Limit => ({
  key: `contract mail ${organizationId} ${recipient}`,
  most: env.CONTRACT_MAILS_PER_DAY,
  milliseconds: day,
})

export const hasRoom = ({ key, most }: Limit, now: number): SQL =>
  sql`not exists (select 1 from counts where key = ${key} and until > ${now} and count >= ${most})`

export const tooManyMails = (seconds: number) =>
  tooMany('This homeowner was sent enough contracts for today. Look into the mailbox, or try again tomorrow.', seconds)
