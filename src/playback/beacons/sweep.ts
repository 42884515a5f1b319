import { lt } from 'drizzle-orm'
import { commit, none } from '../../core/database/commit'
import { deleteSome } from '../../core/database/table-rules'
import { defineSweep } from '../../core/jobs/define-job'
import { viewerSessionDays } from '../../core/limits'
import { day } from '../../core/time'
import { viewerOverflows } from './tables'

export const removeOverflowsJob = defineSweep({
  kind: 'remove-viewer-overflows',
  due: (db, _env, now) => db.select({ day: viewerOverflows.day }).from(viewerOverflows).where(isOld(now)).limit(1),
  run: (work, _rows, now) => commit(work, { removed: deleteSome(work.db, viewerOverflows, isOld(now)) }, none),
})

const isOld = (now: number) => lt(viewerOverflows.day, Math.floor(now / day) - viewerSessionDays)
