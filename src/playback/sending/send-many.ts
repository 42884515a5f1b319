import { commit, made, read, type Work } from '../../core/database/commit'
import { newId } from '../../core/database/shards'
import { notFound } from '../../core/http/errors'
import { linksPerMinute } from '../../core/limits'
import { minute } from '../../core/time'
import { queueMails } from '../../events/mails/write-mails'
import { findBegun, findLatest, findSending, findWanted, removeOldSendings, sentTo, writeLinks } from './many-queries'
import { type Skipped, sendings } from './tables'

/**
 * Writes an email for each homeowner who can get one, each with the time it is due, so that the jobs Worker sends them
 * at a steady pace. An address that has had enough email today gets it tomorrow.
 */
export async function sendMany(work: Work, organizationId: string, presentationIds: string[], now: number) {
  const { env, db } = work
  const ids = [...new Set(presentationIds)]
  const {
    wanted,
    sendings: [before],
  } = await read(db, { wanted: findWanted(db, organizationId, ids), sendings: findLatest(db, organizationId) })
  const start = Math.max(now, before ? before.endsAt + minute : now)
  const found = new Map(wanted.map((row) => [row.presentationId, row]))
  const refusals = new Map(ids.map((id) => [id, refusalOf(found.get(id))]))
  const skipped = ids.flatMap((presentationId): Skipped[] => {
    const code = refusals.get(presentationId)
    return code ? [{ presentationId, code }] : []
  })
  const written = ids
    .filter((id) => !refusals.get(id))
    .map((presentationId, index) => ({
      presentationId,
      mailId: newId(db.shard),
      dueAt: start + Math.floor(index / linksPerMinute) * minute,
    }))
  const sending = {
    id: newId(db.shard),
    organizationId,
    total: ids.length,
    mails: written.map(({ presentationId, mailId }) => ({ presentationId, mailId })),
    skipped,
    createdAt: now,
    endsAt: written.at(-1)?.dueAt ?? before?.endsAt ?? 0,
  }
  await commit(
    work,
    {
      removed: removeOldSendings(db, organizationId, now),
      sending: db.insert(sendings).values(sending),
      mails: writeLinks(db, organizationId, written, now),
    },
    [written.length ? sentTo(written.map(({ presentationId }) => presentationId)) : made(sendings, sending.id)],
  )
  // The schedule sends those that are due later.
  const due = written.filter(({ dueAt }) => dueAt <= now).map(({ mailId }) => mailId)
  if (due.length) work.waitUntil(queueMails(env, due))
  return { id: sending.id, total: sending.total, sent: 0, skipped }
}

type Wanted = Awaited<ReturnType<typeof findWanted>>[number]

function refusalOf(row: Wanted | undefined): Skipped['code'] | undefined {
  if (!row) return 'presentation_not_found'
  if (!row.isActive) return 'deck_inactive'
  if (!row.email) return 'no_email'
  return row.isWaiting ? 'already_waiting' : undefined
}

type Begun = Awaited<ReturnType<typeof findBegun>>[number]

/** An email without a row lost to one that another sending wrote at the same moment. */
function laterRefusalOf({ status, isThere, isActive }: Begun): Skipped['code'] {
  if (status === 'failed') return 'email_failed'
  if (!isThere) return 'presentation_not_found'
  if (!isActive) return 'deck_inactive'
  return status === 'cancelled' ? 'email_changed' : 'already_waiting'
}

export async function getSending(work: Pick<Work, 'db'>, organizationId: string, id: string, now: number) {
  const {
    sendings: [sending],
    mails,
  } = await read(work.db, {
    sendings: findSending(work.db, organizationId, id, now),
    mails: findBegun(work.db, organizationId, id, now),
  })
  if (!sending) throw notFound('sending', 'batch of emailed links')
  const later = mails.flatMap((mail): Skipped[] => {
    if (mail.status === 'waiting' || mail.status === 'sent') return []
    return [{ presentationId: mail.presentationId, code: laterRefusalOf(mail) }]
  })
  return {
    id,
    total: sending.total,
    sent: mails.filter(({ status }) => status === 'sent').length,
    skipped: [...sending.skipped, ...later],
  }
}
