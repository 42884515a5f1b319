import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { columnsWith, type Include } from './activity'
import { activityAt, type Order, orderOfFound, orders } from './orders'
import { isMember, noOwner } from './owner'
import type { Place, Sort } from './places'
import { isOfKnownDeck, isThere } from './queries'
import { contains, matching, wordsOf } from './search-words'
import { presentations, type Stage } from './tables'

type Filter = {
  deckId?: string | undefined
  q?: string | undefined
  externalId?: string | undefined
  stage?: Stage | undefined
  ownerId?: string | undefined
  createdSince?: number | undefined
  updatedSince?: number | undefined
  activitySince?: number | undefined
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

/** A member who has left owns nothing, even where their id is still stored. */
function isOwnedBy(ownerId: string | undefined) {
  if (ownerId === undefined) return undefined
  if (ownerId !== noOwner) return sql`+${presentations.ownerId} = ${ownerId}`
  return sql`not ${isMember(sql`presentations.organization_id`, sql`presentations.owner_id`)}`
}

/** The parts of every query that depend on where the order comes from. */
function ordered(db: Database, filter: Filter, { source, id, sorted }: Order) {
  const { deckId, stage, ownerId, sort, after, includeDeleted } = filter
  const at = sql<number>`${sorted}`.as('at')
  // Only an order by selected columns lets SQLite merge two indexes.
  const place = sql<string>`${id}`.as('place')
  const isOlder = after && sql`(${sorted}, ${id}) < (${after.at}, ${after.id})`
  const isSince = (each: Sort, value: SQLWrapper, time: number | undefined) =>
    time === undefined ? [] : [{ each, condition: sql`${each === sort ? sorted : value} >= ${time}` }]
  const since = [
    ...isSince('createdAt', presentations.createdAt, filter.createdSince),
    ...isSince('updatedAt', presentations.updatedAt, filter.updatedSince),
    ...isSince('activityAt', activityAt, filter.activitySince),
  ]
  // Each plus keeps SQLite from using that column's index.
  const isFound = and(
    isThere(includeDeleted),
    deckId === undefined ? undefined : sql`+${presentations.deckId} is ${deckId}`,
    stage === undefined ? undefined : sql`+${presentations.stage} = ${stage}`,
    isOwnedBy(ownerId),
    ...wordsOf(filter.q).short.map(contains),
    ...since.map(({ condition }) => condition),
    isOlder,
  )
  const withOrder = <Query extends SQLiteSelect>(query: Query) =>
    source === presentations ? query : (query.innerJoin(source, eq(id, presentations.id)) as unknown as Query)
  const selected = { ...columnsWith(filter.include), at, place }
  const listed = () => withOrder(db.select(selected).from(presentations).$dynamic())
  return { at, inOrder: [desc(sorted), desc(id)], isOlder, isFound, since, selected, withOrder, listed }
}

/**
 * Searches without an index in this order, such as those for short words, go row by row. A page may then have fewer
 * than `limit` rows although others follow, and `lookedThrough` is the last row that was looked at.
 */
export async function listPresentations(db: Database, organizationId: string, filter: Filter, limit: number) {
  const { deckId, stage, ownerId, sort, after, includeDeleted } = filter
  const { source, id, organization, sorted } = orders[sort]
  const { at, inOrder, isOlder, isFound, since, selected, withOrder, listed } = ordered(db, filter, orders[sort])
  const { indexed, short } = wordsOf(filter.q)
  const isByDeck = deckId !== undefined && sort === 'createdAt'
  const hasIndex = sort === 'createdAt' && !isByDeck && !includeDeleted
  const isByOwner = hasIndex && ownerId !== undefined && ownerId !== noOwner
  const isByStage = hasIndex && stage !== undefined && !isByOwner
  const most = limit + 1

  if (filter.externalId !== undefined) {
    const isIt = and(eq(presentations.organizationId, organizationId), eq(presentations.externalId, filter.externalId))
    const found = ordered(db, filter, orderOfFound(sort))
    const rows = await found.listed().where(and(isIt, found.isFound))
    return { rows, lookedThrough: undefined }
  }

  const isOwn = isByDeck
    ? isOfKnownDeck(organizationId, deckId)
    : and(
        sql`${organization} = ${organizationId}`,
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
      .from(source)
      .where(isLookedAt)
      .orderBy(...inOrder)
      .limit(1)
      .offset(mostLookedThrough - 1)
    const isNear = sql`(${sorted}, ${id}) >= (select coalesce(max(at), 0), coalesce(max(id), '') from ${last})`
    const isLookedFor =
      short.length > 0 ||
      (deckId !== undefined && !isByDeck) ||
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
  const looked = ordered(db, filter, orderOfFound(sort))
  const isAmong = (rowids: SQL) => and(isOwnOfFew, looked.isFound, sql`presentations.rowid in (${rowids})`)
  const upTo = after && sql`and rowid <= (select rowid + ${mostOutOfOrder} from presentations where id = ${after.id})`
  const newest = sql`${matches} ${upTo} order by rowid desc limit ${mostLookedThrough}`
  // Rows created later are stored later, except for those created at the same time.
  const newestAreEnough =
    sort === 'createdAt' ? sql`(select count(*) from presentations where ${isAmong(newest)}) >= ${most}` : sql`false`
  const { found, near, passed } = await read(db, {
    found: looked
      .listed()
      .where(and(few, isAmong(sql`${matches} limit ${mostSorted + 1}`)))
      .orderBy(...looked.inOrder)
      .limit(most),
    near: looked
      .listed()
      .where(and(sql`not ${few} and ${newestAreEnough}`, isAmong(newest)))
      .orderBy(...looked.inOrder)
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
