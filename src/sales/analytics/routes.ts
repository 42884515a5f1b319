import { describedHeaders } from '../../core/http/described-headers'
import { invalid, notFound } from '../../core/http/errors'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { csvOf } from '../../core/text/csv'
import { presentationList, presentationOf } from '../../decks/presentations/schemas'
import { findCounted } from './counted'
import { dateOf, periodOf, periodQuery } from './period'
import { findCompanyNumbers, findDeckDays, findDeckNumbers, type Sums } from './queries'
import {
  companyAnalyticsAnswer,
  companyAnalyticsOf,
  companyQuery,
  countedQuery,
  deckAnalyticsAnswer,
  deckAnalyticsOf,
  numbersOf,
} from './schemas'

const tags = ['Analytics']
const usualDecks = 50
const usualPresentations = 50
const mostCsvRows = 50_000

const csvAnswer = {
  description: 'One line for each day, and for each deck where all decks are asked for.',
  headers: describedHeaders('Content-Disposition'),
  content: { 'text/csv': { schema: { type: 'string' as const } } },
}

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
})

const columns = [
  ...['sent', 'viewers', 'views', 'completions', 'secondsWatched', 'questions', 'unansweredQuestions'],
  ...['good', 'better', 'best', 'booked', 'signed'],
]

function cellsOf(sums: Sums) {
  const { tiersChosen, completion: _, ...numbers } = numbersOf(sums)
  const all: Record<string, number> = { ...numbers, ...tiersChosen }
  return columns.map((name) => all[name] ?? 0)
}

export const deckAnalyticsRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/analytics',
      operationId: 'getDeckAnalytics',
      tags,
      summary: 'Get a deck’s analytics',
      description:
        'Returns how all homeowners together watched a deck: how many watched and how far, where they left, what they asked and chose, and the bookings and contracts that followed, day by day.',
      request: { params: deckPath, query: periodQuery },
      responses: {
        200: answer('The numbers for the period and for each day.', deckAnalyticsAnswer),
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const now = Date.now()
      const period = periodOf(c.req.valid('query'), now)
      const { organizationId } = c.var.caller
      const found = await findDeckNumbers(c.var.db, organizationId, c.req.valid('param').deckId, period, now)
      if (!found.period) throw notFound('organization')
      return c.json({ analytics: deckAnalyticsOf(found, found.period) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/analytics.csv',
      operationId: 'getDeckAnalyticsCsv',
      tags,
      summary: 'Export a deck’s analytics as CSV',
      description: 'Returns one line for each day of the period, in UTF-8.',
      request: { params: deckPath, query: periodQuery },
      responses: { 200: csvAnswer, ...errors(400, 404) },
    }),
    async (c) => {
      const now = Date.now()
      const period = periodOf(c.req.valid('query'), now)
      const { organizationId } = c.var.caller
      const found = await findDeckNumbers(c.var.db, organizationId, c.req.valid('param').deckId, period, now)
      const lines = found.days.map(({ day, ...sums }) => [dateOf(day), ...cellsOf(sums)])
      return c.body(csvOf([['date', ...columns], ...lines]), 200, csvHeaders('deck')) as never
    },
  )

export const companyAnalyticsRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/analytics',
      operationId: 'getCompanyAnalytics',
      tags,
      summary: 'Get the company’s analytics',
      description: `Returns the same numbers as for one deck, for all decks together, with a row for each deck: newest first, ${usualDecks} per page unless you set \`limit\`. A deck’s numbers are deleted with it.`,
      request: { query: companyQuery },
      responses: {
        200: answer('The numbers for the period, for each day and for each deck.', companyAnalyticsAnswer),
        ...errors(400),
      },
    }),
    async (c) => {
      const now = Date.now()
      const { limit = usualDecks, cursor, ...asked } = c.req.valid('query')
      const paging = { limit, cursor: readCursor(cursor) }
      const { organizationId } = c.var.caller
      const found = await findCompanyNumbers(c.var.db, organizationId, periodOf(asked, now), paging, now)
      if (!found.period) throw notFound('organization')
      const { rows, nextCursor } = page(found.decks, limit)
      return c.json({ analytics: companyAnalyticsOf(found.days, rows, found.period), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/analytics/presentations',
      operationId: 'listCountedPresentations',
      // It shows personal data, so an API key needs the scope of presentations.
      tags: ['Presentations'],
      summary: 'List who is behind a number',
      description: `Returns the presentations that one of the company’s numbers counts in the period, each once however often it counts, newest first, ${usualPresentations} per page unless you set \`limit\`. A visit is counted on the day it was booked, also if it was canceled later.`,
      request: { query: countedQuery },
      responses: { 200: answer('The presentations, with their activity.', presentationList), ...errors(400) },
    }),
    async (c) => {
      const now = Date.now()
      const { limit = usualPresentations, cursor, number, ...asked } = c.req.valid('query')
      const wanted = { number, period: periodOf(asked, now), limit, cursor: readCursor(cursor) }
      const { rows, nextCursor } = page(await findCounted(c.var.db, c.var.caller.organizationId, wanted, now), limit)
      return c.json({ presentations: rows.map((row) => presentationOf(row, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/analytics.csv',
      operationId: 'getCompanyAnalyticsCsv',
      tags,
      summary: 'Export the company’s analytics as CSV',
      description: `Returns one line for each deck and each day with any activity, in UTF-8; at most ${mostCsvRows} lines.`,
      request: { query: periodQuery },
      responses: { 200: csvAnswer, ...errors(400) },
    }),
    async (c) => {
      const now = Date.now()
      const period = periodOf(c.req.valid('query'), now)
      const rows = await findDeckDays(c.var.db, c.var.caller.organizationId, period, mostCsvRows, now)
      if (rows.length > mostCsvRows)
        throw invalid('from', 'must be later, because there would be too many lines for one file.')
      const lines = rows.map(({ day, deckId, name, ...sums }) => [dateOf(day), deckId, name, ...cellsOf(sums)])
      return c.body(csvOf([['date', 'deckId', 'deck', ...columns], ...lines]), 200, csvHeaders('analytics')) as never
    },
  )
