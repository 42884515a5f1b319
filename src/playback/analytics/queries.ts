import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import type { Cursor } from '../../core/http/paging'
import { findDeck, requireDeck } from '../../decks/deck-ownership/queries'
import { decks } from '../../decks/deck-ownership/tables'
import { slides } from '../../decks/slides/tables'
import type { Period } from './period'
import { deckDays } from './tables'

const added = (column: keyof typeof deckDays.$inferSelect) =>
  sql<number>`coalesce(sum(${deckDays[column]}), 0)`.as(`all_${column}`)

const sums = {
  sent: added('sent'),
  viewers: added('viewers'),
  views: added('views'),
  completions: added('completions'),
  milliseconds: added('milliseconds'),
  questions: added('questions'),
  unansweredQuestions: added('unansweredQuestions'),
  good: added('good'),
  better: added('better'),
  best: added('best'),
  booked: added('booked'),
  signed: added('signed'),
}

export type Sums = { [Name in keyof typeof sums]: number }
export type DaySums = Sums & { day: number }

/** The bounds of the period, where the company's clocks decide which day is today. */
function boundsOf(organizationId: string, { from, to, days }: Period, now: number) {
  // D1 takes a number for a fraction, of which a part of a day would be left.
  const moment = sql`cast(${now} as integer)`
  const today = sql`(select (${moment} + coalesce((select value ->> 1 from json_each(zone_changes)
    where value ->> 0 <= ${moment} order by value ->> 0 desc limit 1), 0)) / 86400000
    from organizations where id = ${organizationId})`
  const last = to === null ? today : sql`${to}`
  return { last, first: from === null ? sql`(${last} - ${days - 1})` : sql`${from}` }
}

const findPeriod = (db: Database, organizationId: string, { first, last }: ReturnType<typeof boundsOf>) =>
  db
    .select({
      timeZone: organizations.timeZone,
      from: sql<number>`${first}`.as('first_day'),
      to: sql<number>`${last}`.as('last_day'),
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId))

const within = ({ first, last }: ReturnType<typeof boundsOf>) => sql`${deckDays.day} between ${first} and ${last}`

const findDays = (db: Database, condition: SQL | undefined) =>
  db
    .select({ day: deckDays.day, ...sums })
    .from(deckDays)
    .where(condition)
    .groupBy(deckDays.day)
    .orderBy(asc(deckDays.day))

export async function findDeckNumbers(
  db: Database,
  organizationId: string,
  deckId: string,
  asked: Period,
  now: number,
) {
  const bounds = boundsOf(organizationId, asked, now)
  const isIn = and(eq(deckDays.deckId, deckId), eq(deckDays.organizationId, organizationId), within(bounds))
  const [deck, [period], days, slideRows, numbers] = await db.batch([
    findDeck(db, organizationId, deckId),
    findPeriod(db, organizationId, bounds),
    findDays(db, isIn),
    db
      .select({ id: slides.id, slideId: slides.slideId, title: slides.title, orderIndex: slides.orderIndex })
      .from(slides)
      .where(and(eq(slides.deckId, deckId), eq(slides.organizationId, organizationId)))
      .orderBy(asc(slides.orderIndex)),
    db
      .select({
        shortId: sql<string>`listed.key`.as('short_id'),
        reached: sql<number>`sum(listed.value ->> 0)`.as('reached'),
        milliseconds: sql<number>`sum(listed.value ->> 1)`.as('watched_milliseconds'),
        left: sql<number>`sum(listed.value ->> 2)`.as('left_here'),
      })
      .from(deckDays)
      .crossJoin(sql`json_each(${deckDays.slides}) as listed`)
      .where(isIn)
      .groupBy(sql`listed.key`),
  ])
  requireDeck(deck)
  return { period, days, slides: slideRows, numbers }
}

export async function findCompanyNumbers(
  db: Database,
  organizationId: string,
  asked: Period,
  page: { limit: number; cursor?: Cursor | undefined },
  now: number,
) {
  const bounds = boundsOf(organizationId, asked, now)
  const [[period], days, rows] = await db.batch([
    findPeriod(db, organizationId, bounds),
    findDays(db, and(eq(deckDays.organizationId, organizationId), within(bounds))),
    findDecks(db, organizationId, within(bounds), page),
  ])
  return { period, days, decks: rows }
}

/** Their rows are added up only for those of the page. */
function findDecks(
  db: Database,
  organizationId: string,
  isIn: SQL,
  { limit, cursor }: { limit: number; cursor?: Cursor | undefined },
) {
  const listed = db
    .select({ id: decks.id, name: decks.name, createdAt: decks.createdAt })
    .from(decks)
    .where(
      and(
        eq(decks.organizationId, organizationId),
        isNull(decks.deletedAt),
        cursor && sql`(${decks.createdAt}, ${decks.id}) < (${cursor.createdAt}, ${cursor.id})`,
      ),
    )
    .orderBy(desc(decks.createdAt), desc(decks.id))
    .limit(limit + 1)
    .as('listed')
  return db
    .select({ id: listed.id, name: listed.name, createdAt: listed.createdAt, ...sums })
    .from(listed)
    .leftJoin(deckDays, and(eq(deckDays.deckId, listed.id), isIn))
    .groupBy(listed.id)
    .orderBy(desc(listed.createdAt), desc(listed.id))
}

/** A row for each deck and day that has numbers. */
export async function findDeckDays(db: Database, organizationId: string, asked: Period, most: number, now: number) {
  const bounds = boundsOf(organizationId, asked, now)
  return db
    .select({ day: deckDays.day, deckId: deckDays.deckId, name: decks.name, ...sums })
    .from(deckDays)
    .innerJoin(decks, and(eq(decks.id, deckDays.deckId), isNull(decks.deletedAt)))
    .where(and(eq(deckDays.organizationId, organizationId), within(bounds)))
    .groupBy(deckDays.day, deckDays.deckId)
    .orderBy(asc(deckDays.day), asc(deckDays.deckId))
    .limit(most + 1)
}
