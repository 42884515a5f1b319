import { hour } from '../../core/time'

/** An `end` at or before `start` is on the next day. */
export type WallWindow = { start: string; end: string; capacity: number }
export type WeeklyWindow = WallWindow & { weekday: number }
export type Override = { date: string; name?: string | undefined; windows: WallWindow[] }

export type Rules = {
  timeZone: string
  weekly: WeeklyWindow[]
  overrides: Override[]
  minimumNoticeHours: number
  horizonDays: number
}

export const longestWindow = 26 * hour

/** Milliseconds since 1970. The end isn't included. */
export type Interval = [start: number, end: number]

export const minutesOfDay = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export function spanOf({ start, end }: WallWindow) {
  const [from, to] = [minutesOf(start), minutesOf(end)]
  return { from, to: to <= from ? to + minutesOfDay : to }
}

type Span<Window> = { from: number; to: number; window: Window }
export type Overlap<Window> = { at: number; other: Window }

/** Lists both windows of an overlap, each with the other one. */
const pairsOf = <Window>(windows: Window[], pairs: [Window, Window][]): Overlap<Window>[] =>
  pairs.flatMap(([one, other]) => [
    { at: windows.indexOf(one), other },
    { at: windows.indexOf(other), other: one },
  ])

const inOrder = <Window>(spans: Span<Window>[]) => spans.toSorted((a, b) => a.from - b.from)

export function overlapsIn(windows: WallWindow[]) {
  const spans = inOrder(windows.map((window) => ({ ...spanOf(window), window })))
  const pairs = spans.flatMap(({ from, window }, index): [WallWindow, WallWindow][] => {
    const before = spans[index - 1]
    return before && before.to > from ? [[before.window, window]] : []
  })
  return pairsOf(windows, pairs)
}

/** Also compares a window that ends after midnight with the first one of the next weekday. */
export function overlapsInWeek(weekly: WeeklyWindow[]) {
  const week = 7 * minutesOfDay
  const spans = inOrder(
    weekly.map((window) => {
      const { from, to } = spanOf(window)
      const midnight = (window.weekday - 1) * minutesOfDay
      return { from: midnight + from, to: midnight + to, window }
    }),
  )
  const [first] = spans
  const pairs = spans.flatMap(({ to, window }, index): [WeeklyWindow, WeeklyWindow][] => {
    const next = spans[index + 1] ?? (first && { ...first, from: first.from + week })
    return next && next.window !== window && next.from < to ? [[window, next.window]] : []
  })
  return pairsOf(weekly, pairs)
}
