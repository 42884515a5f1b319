import { beside, commit, none, type Work } from '../../core/database/commit'
import { conflict, notFound } from '../../core/http/errors'
import { homeownerMailLimit, tooManyMails } from '../../core/rate-limits/homeowner-mails'
import { hasRoom, readCounts, retryAt, secondsUntil, takeCounts, uncount } from '../../core/rate-limits/queries'
import { queueMails } from '../../events/mails/write-mails'
import { findSendable, recordLinkMail } from './queries'

type Asked = { organizationId: string; presentationId: string; message: string | null }

/** The email counts at once, so someone who asks for a sixth one in a day is told so. */
export async function sendLink(work: Work, asked: Asked, now: number) {
  const { env, db } = work
  const { organizationId, presentationId } = asked
  const found = await findSendable(db, organizationId, presentationId)
  if (!found) throw notFound('presentation')
  const { homeowner, isActive } = found.presentation
  if (!isActive)
    throw conflict('deck_inactive', 'The deck is inactive, so the link shows nothing. Set its isActive to true first.')
  const { email } = homeowner
  if (!email) throw noAddress()
  const limit = homeownerMailLimit(env, organizationId, email)
  const {
    counted,
    mails: [mail],
  } = await commit(
    work,
    {
      counted: readCounts(db, [limit], now),
      mails: recordLinkMail(db, { ...asked, email }, now, hasRoom([limit], now)),
    },
    [{ rows: () => [takeCounts(db, [limit], now)] }],
  )
  if (mail) {
    work.waitUntil(queueMails(env, [mail.id]))
    return mail
  }
  const waitUntil = retryAt(counted, [limit])
  if (waitUntil !== undefined) throw tooManyMails(secondsUntil(waitUntil, now))
  await commit(beside(work), { uncounted: uncount(db, [limit]) }, none)
  throw conflict('changed_meanwhile', 'Someone changed the presentation at the same time. Check it, then try again.')
}

const noAddress = () =>
  conflict('no_email', 'The homeowner has no email address to send the link to. Add one to homeownerData.')
