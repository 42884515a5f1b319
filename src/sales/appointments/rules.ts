import { hour } from '../../core/time'

/** An `end` at or before `start` is on the next day. */
export type WallWindow = { start: string; end: string; capacity: number }
export type WeeklyWindow = WallWindow & { weekday: number }
export type Override = { date: string; windows: WallWindow[] }

export type Rules = {
  timeZone: string
  weekly: WeeklyWindow[]
  overrides: Override[]
  minimumNoticeHours: number
  horizonDays: number
}

export const longestWindow = 26 * hour

/** Milliseconds since 1970, the end not included. */
export type Interval = [start: number, end: number]

export const minutesOfDay = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export function spanOf({ start, end }: WallWindow) {
  const [from, to] = [minutesOf(start), minutesOf(end)]
  return { from, to: to <= from ? to + minutesOfDay : to }
}

export function overlapIn(windows: WallWindow[]): string | undefined {
  const spans = windows.map((window) => ({ ...spanOf(window), window })).toSorted((a, b) => a.from - b.from)
  for (const [index, { from, window }] of spans.entries()) {
    const before = spans[index - 1]
    if (before && before.to > from) return overlapping(before.window, window)
  }
  return undefined
}

/** Also compares a window that ends after midnight with the first one of the next weekday. */
export function overlapInWeek(weekly: WeeklyWindow[]): string | undefined {
  const week = 7 * minutesOfDay
  const spans = weekly
    .map((window) => {
      const { from, to } = spanOf(window)
      const midnight = (window.weekday - 1) * minutesOfDay
      return { from: midnight + from, to: midnight + to, window }
    })
    .toSorted((a, b) => a.from - b.from)
  const [first] = spans
  for (const [index, { to, window }] of spans.entries()) {
    const next = spans[index + 1] ?? (first && { ...first, from: first.from + week })
    if (next && next.window !== window && next.from < to) return overlapping(window, next.window)
  }
  return undefined
}

const overlapping = (a: WallWindow, b: WallWindow) =>
  `has windows that overlap: ${a.start} to ${a.end}, and ${b.start} to ${b.end}`
