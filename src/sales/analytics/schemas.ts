import { nextCursor, pageQuery } from '../../core/http/paging'
import { id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { shortIdOf } from '../../playback/beacons/short-id'
import { countedNumbers } from './counted'
import { dateOf, periodQuery } from './period'
import type { DaySums, findCompanyNumbers, findDeckNumbers, Sums } from './queries'

const count = z.int().openapi({ example: 3 })
const seconds = z.number().openapi({ example: 41.5 })
const share = z
  .number()
  .openapi({ example: 0.66, description: 'The share of viewers who watched at least 90 %, from 0 to 1.' })

const numbers = {
  sent: count.openapi({ description: 'Emails with a link.' }),
  viewers: count,
  views: count,
  completions: count.openapi({ description: 'How many viewers played at least 90 %.' }),
  completion: share,
  secondsWatched: seconds,
  questions: count,
  unansweredQuestions: count.openapi({ description: 'How many questions got no answer.' }),
  tiersChosen: z
    .object({ good: count, better: count, best: count })
    .openapi('TiersChosen', { description: 'How many viewers last chose each price option.' }),
  booked: count,
  signed: count.openapi({ description: 'Contracts that were signed.' }),
}

const date = z.iso.date().openapi({ example: '2026-05-04' })
const days = z
  .array(z.object({ date, ...numbers }).openapi('AnalyticsDay'))
  .openapi({ description: 'Every day of the period. A viewing counts on the day it began.' })
const period = { from: date, to: date, timeZone: z.string().openapi({ example: 'America/Denver' }) }

const slide = z
  .object({
    id,
    slideId: z.string().openapi({ example: 'welcome' }),
    title: z.string().openapi({ example: 'What we found on your roof' }),
    orderIndex: z.int().openapi({ example: 0 }),
    reached: count.openapi({ description: 'How many viewers reached the slide.' }),
    seconds: seconds.openapi({ description: 'Seconds watched, by everyone together.' }),
    leftHere: count.openapi({ description: 'How many viewers stopped on this slide, without reaching the end.' }),
  })
  .openapi('DeckSlideAnalytics')

const deckAnalytics = z
  .object({
    ...period,
    ...numbers,
    leftBeforeSlides: count.openapi({ description: 'How many viewers left during the intro.' }),
    slides: z.array(slide),
    days,
  })
  .openapi('DeckAnalytics')

const companyAnalytics = z
  .object({
    ...period,
    ...numbers,
    days,
    decks: z.array(
      z
        .object({ deckId: id, name: z.string().openapi({ example: 'Summit roofs' }), ...numbers })
        .openapi('AnalyticsDeck'),
    ),
  })
  .openapi('CompanyAnalytics')

export const deckAnalyticsAnswer = z.object({ analytics: deckAnalytics }).openapi('DeckAnalyticsAnswer')
export const companyAnalyticsAnswer = z
  .object({ analytics: companyAnalytics, nextCursor })
  .openapi('CompanyAnalyticsAnswer')

export const companyQuery = periodQuery.extend(pageQuery)

export const countedQuery = companyQuery.extend({
  number: z.enum(countedNumbers).openapi({
    example: 'booked',
    description: 'The number, by its name in the analytics. `tiersChosen` stands for all three price options.',
  }),
})

const rounded = (number: number, digits: number) => Number(number.toFixed(digits))

export function numbersOf({ milliseconds, good, better, best, ...counts }: Sums) {
  return {
    ...counts,
    completion: counts.viewers ? rounded(counts.completions / counts.viewers, 3) : 0,
    secondsWatched: rounded(milliseconds / 1000, 1),
    tiersChosen: { good, better, best },
  }
}

const none: Sums = {
  ...{ sent: 0, viewers: 0, views: 0, completions: 0, milliseconds: 0, questions: 0, unansweredQuestions: 0 },
  ...{ good: 0, better: 0, best: 0, booked: 0, signed: 0 },
}

const plus = (one: Sums, other: Sums) =>
  Object.fromEntries(
    Object.keys(none).map((name) => [name, one[name as keyof Sums] + other[name as keyof Sums]]),
  ) as Sums

type Found = { from: number; to: number; timeZone: string }

function everyDay(rows: DaySums[], { from, to }: Found) {
  const byDay = new Map(rows.map(({ day, ...row }) => [day, row]))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    date: dateOf(from + index),
    ...numbersOf(byDay.get(from + index) ?? none),
  }))
}

const withoutDay = ({ day: _, ...row }: DaySums): Sums => row

function shownPeriod(rows: DaySums[], found: Found) {
  return {
    from: dateOf(found.from),
    to: dateOf(found.to),
    timeZone: found.timeZone,
    ...numbersOf(rows.map(withoutDay).reduce(plus, none)),
    days: everyDay(rows, found),
  }
}

type OfDeck = Awaited<ReturnType<typeof findDeckNumbers>>
type OfCompany = Awaited<ReturnType<typeof findCompanyNumbers>>

export function deckAnalyticsOf({ days, slides, numbers }: OfDeck, found: Found) {
  const bySlide = new Map(numbers.map(({ shortId, ...row }) => [shortId, row]))
  return {
    ...shownPeriod(days, found),
    leftBeforeSlides: bySlide.get('')?.left ?? 0,
    slides: slides.map((row) => {
      const { reached = 0, milliseconds = 0, left = 0 } = bySlide.get(shortIdOf(row.id)) ?? {}
      return { ...row, reached, seconds: rounded(milliseconds / 1000, 1), leftHere: left }
    }),
  }
}

export const companyAnalyticsOf = (days: DaySums[], decks: OfCompany['decks'], found: Found) => ({
  ...shownPeriod(days, found),
  decks: decks.map(({ id, name, createdAt: _, ...row }) => ({ deckId: id, name, ...numbersOf(row) })),
})
