import type { Database } from '../../core/database/database'
import { conflict, notFound } from '../../core/http/errors'
import { countedBeside, findFullUntil, homeownerMailLimit, tooManyMails } from '../../core/rate-limits/homeowner-mails'
import { hasRoom, readCounts, retryAt, secondsUntil, takeCounts, uncount } from '../../core/rate-limits/queries'
import { uncountMails } from '../../events/mails/write-mails'
import { findSendable, recordLinkMail } from './queries'

type Asked = { organizationId: string; presentationId: string; message: string | null }

/** Counted at once, so that who asks for a sixth mail of the day is told so. */
export async function sendLink(db: Database, env: Env, asked: Asked, now: number) {
  const { organizationId, presentationId } = asked
  const found = await findSendable(db, organizationId, presentationId)
  if (!found) throw notFound('presentation')
  const { homeowner, isActive } = found.presentation
  if (!isActive)
    throw conflict('deck_inactive', 'The deck is inactive, so the link shows nothing. Set its isActive to true first.')
  const { email } = homeowner
  if (!email) throw noAddress()
  const limit = homeownerMailLimit(env, email)
  const fullUntil = await findFullUntil(env, limit, now)
  if (fullUntil !== undefined) throw tooManyMails(secondsUntil(fullUntil, now))
  const statements = [
    readCounts(db, [limit], now),
    recordLinkMail(db, { ...asked, email }, now, hasRoom([limit], now)),
    takeCounts(db, [limit], now),
  ] as const
  const {
    result: [counted, [mail]],
    isCounted,
  } = await countedBeside(
    env,
    limit,
    now,
    () => db.batch(statements),
    ([, [written]]) => written !== undefined,
  )
  if (mail && !isCounted) await uncountMails(db, presentationId)
  if (mail) return mail
  const waitUntil = retryAt(counted, [limit])
  if (waitUntil !== undefined) throw tooManyMails(secondsUntil(waitUntil, now))
  await uncount(db, [limit])
  throw conflict('changed_meanwhile', 'The presentation changed meanwhile. Look at it, then try again.')
}

const noAddress = () =>
  conflict('no_email', 'There is no e-mail address of the homeowner to send the link to. Add one to homeownerData.')
