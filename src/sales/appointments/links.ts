import { sql } from 'drizzle-orm'
import { commit, none } from '../../core/database/commit'
import { deleteSome } from '../../core/database/table-rules'
import { defineSweep, rowIf } from '../../core/jobs/define-job'
import { endedLinkDays } from '../../core/limits'
import { day } from '../../core/time'
import { appointmentLinks } from './tables'

/** By then, nothing can be done with a visit, and no one looks up its time anymore. */
export const linksEndAt = (endsAt: number) => endsAt + endedLinkDays * day

export const hasComingVisit = (now: number) => sql`exists (
  select 1 from appointments where presentation_id = presentations.id and status = 'booked' and ends_at > ${now}
)`

const appointmentsAtOnce = 100

const endedBefore = (now: number) => sql`(
  select id from appointments where links_end_at is not null and links_end_at < ${now}
  order by links_end_at limit ${appointmentsAtOnce}
)`

export const removeAppointmentLinksJob = defineSweep({
  kind: 'remove-appointment-links',
  due: (db, _env, now) => rowIf(db, sql`exists ${endedBefore(now)}`),
  run: (work, _rows, now) => {
    const { db } = work
    const ended = endedBefore(now)
    return commit(
      work,
      {
        links: deleteSome(db, appointmentLinks, sql`appointment_id in ${ended}`),
        appointments: db.run(sql`update appointments set links_end_at = null where id in ${ended}
            and not exists (select 1 from appointment_links where appointment_id = appointments.id)`),
      },
      none,
    )
  },
})
