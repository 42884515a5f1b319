import { getTableColumns, sql } from 'drizzle-orm'
import { type Database, inList } from '../../core/database/database'
import { tables } from '../../tables'
import type { StoredActivity } from './activity-schemas'
import { activityTime } from './activity-time'
import { presentationActivity, presentations } from './tables'

const { quote: _, usedAt: __, ...shown } = getTableColumns(presentations)

/** A member who has left the company owns nothing. */
const ownerId = sql<string | null>`(select user_id from members
  where user_id = presentations.owner_id and organization_id = presentations.organization_id)`.as('owner')

export const columns = { ...shown, ownerId }

export type Include = 'activity'

/** A single value per presentation, so that a page of a list is read in one round trip. */
const activity = () =>
  sql<StoredActivity>`(
    select json_object(
      'views', views, 'firstViewedAt', first_viewed_at, 'lastViewedAt', last_viewed_at,
      'activityAt', max(last_viewed_at, activity_at),
      'completion', completion, 'secondsWatched', milliseconds_watched / 1000.0, 'questions', questions,
      'unansweredQuestions', unanswered_questions, 'chosenTier', chosen_tier,
      'appointment', json(${latest('appointment')}), 'contract', json(${latest('contract')})
    ) from presentation_activity where presentation_id = ${presentations.id}
  )`
    .mapWith((stored: string): StoredActivity => JSON.parse(stored))
    .as('activity')

function latest(name: 'appointment' | 'contract') {
  const shown = tables.find(({ inActivity }) => inActivity?.name === name)?.inActivity
  if (!shown) throw new Error(`No table has the ${name} of a presentation.`)
  return shown.latest(presentations.id)
}

type Columns = typeof columns & { activity?: ReturnType<typeof activity> }

export const columnsWith = (include: Include | undefined): Columns =>
  include ? { ...columns, activity: activity() } : columns

/** Belongs in the batch that creates the presentations. */
export const addActivity = (db: Database, ids: string[]) =>
  db.run(sql`insert into presentation_activity (presentation_id, organization_id)
      select id, organization_id from ${presentations} where ${inList(presentations.id, ids)}`)

/** Comes right after the statement that records the question. */
export const countQuestion = (db: Database, presentationId: string, isUnanswered: boolean, now: number) =>
  db
    .update(presentationActivity)
    .set({
      activityAt: activityTime(now),
      questions: sql`questions + 1`,
      unansweredQuestions: sql`unanswered_questions + ${Number(isUnanswered)}`,
    })
    .where(sql`${presentationActivity.presentationId} = ${presentationId} and changes() > 0`)
