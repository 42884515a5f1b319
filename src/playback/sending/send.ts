import type { Database } from '../../core/database/database'
import { conflict, notFound } from '../../core/http/errors'
import { homeownerMailLimit, tooManyMails } from '../../core/rate-limits/homeowner-mails'
import { hasRoom, readCounts, retryAt, secondsUntil, takeCounts, uncount } from '../../core/rate-limits/queries'
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
  const limit = homeownerMailLimit(env, organizationId, email)
  const [counted, [mail]] = await db.batch([
    readCounts(db, [limit], now),
    recordLinkMail(db, { ...asked, email }, now, hasRoom([limit], now)),
    takeCounts(db, [limit], now),
  ])
  if (mail) return mail
  const waitUntil = retryAt(counted, [limit])
  if (waitUntil !== undefined) throw tooManyMails(secondsUntil(waitUntil, now))
  await uncount(db, [limit])
  throw conflict('changed_meanwhile', 'The presentation changed meanwhile. Look at it, then try again.')
}

const noAddress = () =>
  conflict('no_email', 'There is no e-mail address of the homeowner to send the link to. Add one to homeownerData.')
