import { exists, inArray, lt, or } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { defineSweep, rowIf } from '../../core/jobs/define-job'
import { mailedLinks } from '../../events/mails/tables'
import { invites, sessions } from './tables'

const rowsAtOnce = 1000

export const removeExpiredAccessJob = defineSweep({
  kind: 'remove-expired-access',
  in: 'directory',
  due: (db, _env, now) =>
    rowIf(
      db,
      or(
        exists(db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, now))),
        exists(db.select({ id: invites.id }).from(invites).where(lt(invites.expiresAt, now))),
        exists(db.select({ tokenHash: mailedLinks.tokenHash }).from(mailedLinks).where(lt(mailedLinks.expiresAt, now))),
      ),
    ),
  run: (work, _rows, now) => removeExpired(work, now),
})

async function removeExpired(work: Work, now: number) {
  const { db } = work
  const oldSessions = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, now)).limit(rowsAtOnce)
  const oldInvites = db.select({ id: invites.id }).from(invites).where(lt(invites.expiresAt, now)).limit(rowsAtOnce)
  const oldLinks = db
    .select({ tokenHash: mailedLinks.tokenHash })
    .from(mailedLinks)
    .where(lt(mailedLinks.expiresAt, now))
    .limit(rowsAtOnce)
  await commit(
    work,
    {
      links: db.delete(mailedLinks).where(inArray(mailedLinks.tokenHash, oldLinks)),
      sessions: db.delete(sessions).where(inArray(sessions.id, oldSessions)),
      invites: db.delete(invites).where(inArray(invites.id, oldInvites)),
    },
    none,
  )
}
