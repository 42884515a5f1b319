import { getTableColumns, sql } from 'drizzle-orm'
import type { Activity } from './activity-schemas'
import { presentations } from './tables'

const { quote: _, usedAt: __, lastViewedAt: ___, ...shown } = getTableColumns(presentations)
export const columns = shown

export type Include = 'activity'

/** As it is stored, apart from its times. */
export type StoredActivity = Omit<Activity, 'firstViewedAt' | 'lastViewedAt' | 'appointment'> & {
  firstViewedAt: number | null
  lastViewedAt: number
  appointment: { id: string; startsAt: number; status: string } | null
}

/** One row of a presentation, so that a page of a list is read in one trip. */
const activity = sql<StoredActivity>`(
  select json_object(
    'views', views, 'firstViewedAt', first_viewed_at, 'lastViewedAt', ${presentations.lastViewedAt},
    'completion', completion, 'secondsWatched', milliseconds_watched / 1000.0, 'questions', questions,
    'unansweredQuestions', unanswered_questions, 'chosenTier', chosen_tier, 'appointment', json(appointment),
    'contract', json(contract)
  ) from presentation_activity where presentation_id = ${presentations.id}
)`
  .mapWith((stored: string): StoredActivity => JSON.parse(stored))
  .as('activity')

type Columns = typeof columns & { activity?: typeof activity }

export const columnsWith = (include: Include | undefined): Columns => (include ? { ...columns, activity } : columns)
