import { invalid } from '../../core/http/errors'
import { z } from '../../core/http/zod'
import { mostAnalyticsDays } from '../../core/limits'
import { day } from '../../core/time'

const date = z.iso.date().openapi({ example: '2026-05-04' })
const usualDays = 30

export const periodQuery = z.strictObject({
  from: date.optional().openapi({
    description: `The first day, in the company’s time zone. Defaults to ${usualDays} days before \`to\`.`,
  }),
  to: date
    .optional()
    .openapi({ description: `The last day, at most ${mostAnalyticsDays} days after the first. Defaults to today.` }),
})

/** Days since 1970. Null means today in the company's time zone. */
export type Period = { from: number | null; to: number | null; days: number }

export const dateOf = (days: number) => new Date(days * day).toISOString().slice(0, 10)
const daysOf = (date: string) => Date.parse(date) / day

export function periodOf({ from, to }: z.infer<typeof periodQuery>, now: number): Period {
  if (from === undefined) return { from: null, to: to === undefined ? null : daysOf(to), days: usualDays }
  const first = daysOf(from)
  const last = to === undefined ? null : daysOf(to)
  const days = (last ?? Math.floor(now / day)) - first + 1
  if (last !== null && days < 1) throw invalid('to', 'must not be before from.')
  // In the company's time zone, tomorrow may already have begun.
  if (days < 0) throw invalid('from', 'must not be in the future.')
  if (days > mostAnalyticsDays) throw invalid('from', `must be at most ${mostAnalyticsDays} days before to.`)
  return { from: first, to: last, days }
}
