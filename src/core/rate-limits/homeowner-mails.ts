import { sha256 } from '../crypto'
import { commit, none, type WorkAnywhere, workAt } from '../database/commit'
import { atDirectory } from '../database/shards'
import { tooMany } from '../http/errors'
import { homeownerMailsOfAllCompanies, homeownerVisitMails } from '../limits'
import { needed } from '../needed'
import { day } from '../time'
import { countOrWait, type Limit, uncount } from './queries'

const addressOf = (recipient: string) => sha256(recipient.trim().toLowerCase())

/**
 * Limits the links, reminders and messages that one company sends to one address. The company's own shard counts them,
 * in the batch that asks for the email, so the answer reveals nothing about other companies.
 */
export const homeownerMailLimit = (env: Env, organizationId: string, recipient: string): Limit => ({
  key: `mail of ${organizationId} to homeowner ${addressOf(recipient)}`,
  most: needed(env, 'HOMEOWNER_MAILS_PER_DAY'),
  milliseconds: day,
})

/** For emails about visits. No one gets this many in a day unless a script books and cancels. */
export const floodLimit = (organizationId: string, recipient: string): Limit => ({
  key: `visits of ${organizationId} to homeowner ${addressOf(recipient)}`,
  most: homeownerVisitMails,
  milliseconds: day,
})

export const tooManyMails = (seconds: number) =>
  tooMany(
    'homeowner_emails',
    'This homeowner has reached today’s limit of emails from your company. Try again tomorrow.',
    seconds,
    'homeowner_email_limit',
  )

/** Anyone can register a company, so this limits what one address gets from all of them together. */
const limitOfAll = (recipient: string): Limit => ({
  key: `mail to homeowner ${addressOf(recipient)}`,
  most: homeownerMailsOfAllCompanies,
  milliseconds: day,
})

/** If the address has received enough emails, counts nothing and returns when it may get another. */
export const countOfAll = (work: WorkAnywhere, recipient: string, now: number) =>
  countOrWait(workAt(work, atDirectory(work.env)), [limitOfAll(recipient)], now)

export const uncountOfAll = (work: WorkAnywhere, recipient: string) => {
  const at = workAt(work, atDirectory(work.env))
  return commit(at, { uncounted: uncount(at.db, [limitOfAll(recipient)]) }, none)
}
