import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { columnsWith, type Include } from './activity'
import type { Place, Sort } from './places'
import { isOfKnownDeck, isThere } from './queries'
import { contains, matching, wordsOf } from './search-words'
import { presentationActivity, presentations, type Stage } from './tables'

type Filter = {
  deckId?: string | undefined
  q?: string | undefined
  externalId?: string | undefined
  stage?: Stage | undefined
  ownerId?: string | undefined
  createdSince?: number | undefined
  updatedSince?: number | undefined
  sort: Sort
  after?: Place | undefined
  includeDeleted: boolean
  include?: Include | undefined
}

const mostSorted = 1000

/** The number of rows a page searches if no index serves this order, no matter how few of them match. */
const mostLookedThrough = 2000

/** How many rows may be stored in a different order than they were created, because of simultaneous batches. */
const mostOutOfOrder = 1000

/**
 * Searches without an index in this order, such as those for short words, go row by row. A page may then have fewer
 * than `limit` rows although others follow, and `lookedThrough` is the last row that was looked at.
 */
export async function listPresentations(db: Database, organizationId: string, filter: Filter, limit: number) {
  const { deckId, stage, ownerId, sort, after, includeDeleted } = filter
  const isByViewing = sort === 'lastViewedAt'
  const sorted = isByViewing ? presentationActivity.lastViewedAt : presentations[sort]
  const id = isByViewing ? presentationActivity.presentationId : presentations.id
  const at = sql<number>`${sorted}`.as('at')
  const inOrder = [desc(sorted), desc(id)]
  const { indexed, short } = wordsOf(filter.q)
  const isOfOrganization = eq((isByViewing ? presentationActivity : presentations).organizationId, organizationId)
  const isOlder = after && sql`(${sorted}, ${id}) < (${after.at}, ${after.id})`
  const isSince = (each: 'createdAt' | 'updatedAt', time: number | undefined) =>
    time === undefined ? [] : [{ each, condition: sql`${presentations[each]} >= ${time}` }]
  const since = [...isSince('createdAt', filter.createdSince), ...isSince('updatedAt', filter.updatedSince)]
  const isByDeck = deckId !== undefined && sort === 'createdAt'
  const hasIndex = sort === 'createdAt' && !isByDeck && !includeDeleted
  const isByOwner = hasIndex && ownerId !== undefined
  const isByStage = hasIndex && stage !== undefined && !isByOwner
  // Each plus keeps SQLite from using that column's index.
  const isOfDeck = deckId === undefined ? undefined : sql`+${presentations.deckId} is ${deckId}`
  const isFound = and(
    isThere(includeDeleted),
    isOfDeck,
    stage === undefined ? undefined : sql`+${presentations.stage} = ${stage}`,
    ownerId === undefined ? undefined : sql`+${presentations.ownerId} = ${ownerId}`,
    ...short.map(contains),
    ...since.map(({ condition }) => condition),
    isOlder,
  )
  const isItsActivity = eq(presentationActivity.presentationId, presentations.id)
  const withOrder = <Query extends SQLiteSelect>(query: Query) =>
    isByViewing ? (query.innerJoin(presentationActivity, isItsActivity) as unknown as Query) : query
  const selected = { ...columnsWith(filter.include), at }
  const listed = () => withOrder(db.select(selected).from(presentations).$dynamic())
  const most = limit + 1

  if (filter.externalId !== undefined) {
    const isIt = and(eq(presentations.organizationId, organizationId), eq(presentations.externalId, filter.externalId))
    const rows = await listed().where(and(isIt, isFound))
    return { rows, lookedThrough: undefined }
  }

  const isOwn = isByDeck
    ? isOfKnownDeck(organizationId, deckId)
    : and(
        isOfOrganization,
        isByOwner ? eq(presentations.ownerId, ownerId) : undefined,
        isByStage ? eq(presentations.stage, stage) : undefined,
      )
  if (!indexed.length) {
    const walked = since.flatMap(({ each, condition }) => (each === sort ? [condition] : []))
    // The indexes of decks, stages and owners hold only presentations that aren't deleted.
    const isLookedAt = and(
      isOwn,
      (isByDeck && !includeDeleted) || isByOwner || isByStage ? isNull(presentations.deletedAt) : undefined,
      ...walked,
      isOlder,
    )
    const last = db
      .select({ at, id: sql<string>`${id}`.as('id') })
      .from(isByViewing ? presentationActivity : presentations)
      .where(isLookedAt)
      .orderBy(...inOrder)
      .limit(1)
      .offset(mostLookedThrough - 1)
    const isNear = sql`(${sorted}, ${id}) >= (select coalesce(max(at), 0), coalesce(max(id), '') from ${last})`
    const isLookedFor =
      short.length > 0 ||
      (isOfDeck && !isByDeck) ||
      (stage && !isByStage) ||
      (ownerId && !isByOwner) ||
      walked.length < since.length
    const found = listed()
      .where(and(isOwn, isLookedFor ? isNear : undefined, isFound))
      .orderBy(...inOrder)
      .limit(most)
    if (!isLookedFor) return { rows: await found, lookedThrough: undefined }
    const { rows, looked } = await read(db, { rows: found, looked: last })
    return { rows, lookedThrough: looked[0] }
  }

  const matches = sql`
    select rowid from presentation_index where presentation_index match ${matching(organizationId, indexed)}`
  const few = sql`(select count(*) from (${matches} limit ${mostSorted + 1})) <= ${mostSorted}`
  const isOwnOfFew = sql`+${presentations.organizationId} = ${organizationId}`
  const isAmong = (rowids: SQL) => and(isOwnOfFew, isFound, sql`presentations.rowid in (${rowids})`)
  const upTo = after && sql`and rowid <= (select rowid + ${mostOutOfOrder} from presentations where id = ${after.id})`
  const newest = sql`${matches} ${upTo} order by rowid desc limit ${mostLookedThrough}`
  // Rows created later are stored later, except for those created at the same time.
  const newestAreEnough =
    sort === 'createdAt' ? sql`(select count(*) from presentations where ${isAmong(newest)}) >= ${most}` : sql`false`
  const { found, near, passed } = await read(db, {
    found: listed()
      .where(and(few, isAmong(sql`${matches} limit ${mostSorted + 1}`)))
      .orderBy(...inOrder)
      .limit(most),
    near: listed()
      .where(and(sql`not ${few} and ${newestAreEnough}`, isAmong(newest)))
      .orderBy(...inOrder)
      .limit(most),
    // Goes through the newest rows, instead of sorting all that match.
    passed: withOrder(
      db
        .select(selected)
        .from(sql`(select 1 where not ${few} and not ${newestAreEnough}) as found`)
        .crossJoin(presentations)
        .$dynamic(),
    )
      .where(and(isOwn, isFound, sql`+presentations.rowid in (${matches})`))
      .orderBy(...inOrder)
      .limit(most),
  })
  return { rows: [...found, ...near, ...passed], lookedThrough: undefined }
}
