import { sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database/database'
import { deleteSome } from '../../core/database/table-rules'
import { defineSweep, rowIf } from '../../core/jobs/define-job'
import { viewerSessionDays } from '../../core/limits'
import { day } from '../../core/time'
import { viewerOverflows, viewerSessions } from './tables'

/** A presentation has up to a thousand viewer sessions for each day. */
export const removeViewerSessionsJob = defineSweep({
  kind: 'remove-viewer-sessions',
  due: (db, _env, now) =>
    rowIf(
      db,
      sql`exists (select 1 from viewer_sessions where ${isOld(now)})
        or exists (select 1 from viewer_overflows where ${isOld(now)})`,
    ),
  run: ({ env }, _rows, now) => {
    const db = primaryDatabase(env)
    return db.batch([deleteSome(db, viewerSessions, isOld(now)), deleteSome(db, viewerOverflows, isOld(now))])
  },
})

const isOld = (now: number) => sql`day < ${Math.floor(now / day) - viewerSessionDays}`
