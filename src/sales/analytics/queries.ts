import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import type { Cursor } from '../../core/http/paging'
import { findDeck, requireDeck } from '../../decks/deck-ownership/queries'
import { decks } from '../../decks/deck-ownership/tables'
import { slides } from '../../decks/slides/tables'
import type { Period } from './period'
import { deckDays } from './tables'
import { counts, unfolded } from './unfolded'

const added = (column: string) => sql<number>`coalesce(sum(counted.${sql.raw(column)}), 0)`.as(`all_${column}`)

const sums = {
  sent: added('sent'),
  viewers: added('viewers'),
  views: added('views'),
  completions: added('completions'),
  milliseconds: added('milliseconds'),
  questions: added('questions'),
  unansweredQuestions: added('unanswered_questions'),
  good: added('good'),
  better: added('better'),
  best: added('best'),
  booked: added('booked'),
  signed: added('signed'),
}

export type Sums = { [Name in keyof typeof sums]: number }
export type DaySums = Sums & { day: number }

/** The bounds of the period. The company's time zone decides which day is today. */
export function boundsOf(organizationId: string, { from, to, days }: Period, now: number) {
  // D1 binds a number as a float, so without the cast the division would leave a fraction of a day.
  const moment = sql`cast(${now} as integer)`
  const today = sql`(select (${moment} + coalesce((select value ->> 1 from json_each(zone_changes)
    where value ->> 0 <= ${moment} order by value ->> 0 desc limit 1), 0)) / 86400000
    from organizations where id = ${organizationId})`
  const last = to === null ? today : sql`${to}`
  return { last, first: from === null ? sql`(${last} - ${days - 1})` : sql`${from}` }
}

type Bounds = ReturnType<typeof boundsOf>

const findPeriod = (db: Database, organizationId: string, { first, last }: Bounds) =>
  db
    .select({
      timeZone: organizations.timeZone,
      from: sql<number>`${first}`.as('first_day'),
      to: sql<number>`${last}`.as('last_day'),
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId))

const within = ({ first, last }: Bounds) => sql`${deckDays.day} between ${first} and ${last}`

type Scope = { organizationId: string; deckId?: string; withSlides?: boolean }

/** The rows of folded days, and of days that aren't folded yet, under the table's own name. */
function daysOf({ organizationId, deckId, withSlides = false }: Scope, bounds: Bounds) {
  const isOwn = and(
    eq(deckDays.organizationId, organizationId),
    deckId === undefined ? undefined : eq(deckDays.deckId, deckId),
  )
  return sql`(
    select deck_id, day, ${counts}, slides from deck_days where ${isOwn} and ${within(bounds)}
    union all select deck_id, day, ${counts}, slides from ${unfolded({ organizationId, deckId, withSlides })} as deck_days
    where ${within(bounds)}
  ) as counted`
}

const findDays = (db: Database, scope: Scope, bounds: Bounds) =>
  db
    .select({ day: sql<number>`counted.day`.as('day'), ...sums })
    .from(daysOf(scope, bounds))
    .groupBy(sql`counted.day`)
    .orderBy(sql`counted.day`)

export async function findDeckNumbers(
  db: Database,
  organizationId: string,
  deckId: string,
  asked: Period,
  now: number,
) {
  const bounds = boundsOf(organizationId, asked, now)
  const scope = { organizationId, deckId }
  const {
    deck,
    periods: [period],
    days,
    slideRows,
    numbers,
  } = await read(db, {
    deck: findDeck(db, organizationId, deckId),
    periods: findPeriod(db, organizationId, bounds),
    days: findDays(db, scope, bounds),
    slideRows: db
      .select({ id: slides.id, slideId: slides.slideId, title: slides.title, orderIndex: slides.orderIndex })
      .from(slides)
      .where(and(eq(slides.deckId, deckId), eq(slides.organizationId, organizationId)))
      .orderBy(asc(slides.orderIndex)),
    numbers: db
      .select({
        shortId: sql<string>`listed.key`.as('short_id'),
        reached: sql<number>`sum(listed.value ->> 0)`.as('reached'),
        milliseconds: sql<number>`sum(listed.value ->> 1)`.as('watched_milliseconds'),
        left: sql<number>`sum(listed.value ->> 2)`.as('left_here'),
      })
      .from(daysOf({ ...scope, withSlides: true }, bounds))
      .crossJoin(sql`json_each(counted.slides) as listed`)
      .groupBy(sql`listed.key`),
  })
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
  const { periods, ...found } = await read(db, {
    periods: findPeriod(db, organizationId, bounds),
    days: findDays(db, { organizationId }, bounds),
    decks: findDecks(db, organizationId, bounds, page),
  })
  return { period: periods[0], ...found }
}

/** Finds the page of decks first, and adds up numbers only for those. */
function findDecks(
  db: Database,
  organizationId: string,
  bounds: Bounds,
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
    .leftJoin(daysOf({ organizationId }, bounds), sql`counted.deck_id = ${listed.id}`)
    .groupBy(listed.id)
    .orderBy(desc(listed.createdAt), desc(listed.id))
}

/** One row for each deck and day that has numbers. */
export async function findDeckDays(db: Database, organizationId: string, asked: Period, most: number, now: number) {
  const bounds = boundsOf(organizationId, asked, now)
  return db
    .select({ day: sql<number>`counted.day`.as('day'), deckId: decks.id, name: decks.name, ...sums })
    .from(daysOf({ organizationId }, bounds))
    .innerJoin(decks, and(sql`${decks.id} = counted.deck_id`, isNull(decks.deletedAt)))
    .groupBy(sql`counted.day`, decks.id)
    .orderBy(sql`counted.day`, asc(decks.id))
    .limit(most + 1)
}
