import { commit, made, read, type Work } from '../../core/database/commit'
import { newId } from '../../core/database/shards'
import { notFound } from '../../core/http/errors'
import { linksPerMinute } from '../../core/limits'
import { minute } from '../../core/time'
import { queueMails } from '../../events/mails/write-mails'
import { findBegun, findSending, findWanted, removeOldSendings, writeLinks } from './many-queries'
import { type Skipped, sendings } from './tables'

/**
 * Writes an email for each homeowner who can get one, each with the time it is due, so that the jobs Worker sends them
 * at a steady pace. An address that has had enough email today gets it tomorrow.
 */
export async function sendMany(work: Work, organizationId: string, presentationIds: string[], now: number) {
  const { env, db } = work
  const ids = [...new Set(presentationIds)]
  const { wanted } = await read(db, { wanted: findWanted(db, organizationId, ids) })
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
      dueAt: now + Math.floor(index / linksPerMinute) * minute,
    }))
  const sending = {
    id: newId(db.shard),
    organizationId,
    total: ids.length,
    mails: written.map(({ presentationId, mailId }) => ({ presentationId, mailId })),
    skipped,
    createdAt: now,
  }
  await commit(
    work,
    {
      removed: removeOldSendings(db, organizationId, now),
      sending: db.insert(sendings).values(sending),
      mails: writeLinks(db, organizationId, written, now),
    },
    [made(sendings, sending.id)],
  )
  // The schedule sends those that are due later.
  const first = written.slice(0, linksPerMinute).map(({ mailId }) => mailId)
  if (first.length) work.waitUntil(queueMails(env, first))
  return { id: sending.id, total: sending.total, sent: 0, skipped }
}

type Wanted = Awaited<ReturnType<typeof findWanted>>[number]

function refusalOf(row: Wanted | undefined): Skipped['code'] | undefined {
  if (!row) return 'presentation_not_found'
  if (!row.isActive) return 'deck_inactive'
  if (!row.email) return 'no_email'
  return row.isWaiting ? 'already_waiting' : undefined
}

/** An email that is gone was about a presentation that has been deleted since, or changed while it was written. */
const laterRefusals = { failed: 'email_failed', cancelled: 'deck_inactive', gone: 'presentation_not_found' } as const

export async function getSending(work: Pick<Work, 'db'>, organizationId: string, id: string) {
  const {
    sendings: [sending],
    mails,
  } = await read(work.db, {
    sendings: findSending(work.db, organizationId, id),
    mails: findBegun(work.db, organizationId, id),
  })
  if (!sending) throw notFound('sending')
  const later = mails.flatMap(({ presentationId, status }): Skipped[] => {
    if (status === 'waiting' || status === 'sent') return []
    return [{ presentationId, code: laterRefusals[status ?? 'gone'] }]
  })
  return {
    id,
    total: sending.total,
    sent: mails.filter(({ status }) => status === 'sent').length,
    skipped: [...sending.skipped, ...later],
  }
}
