import type { Formats } from '../../formats'
import { clashesOf, mergedOf } from '../../merge'
import type { Calendar, Rules, Words } from './calendar'
import { shortDay, spanOfClocks, weekdayName } from './dates'

export const usualWindows = [
  { start: '08:00', end: '10:00', capacity: 1 },
  { start: '10:00', end: '12:00', capacity: 1 },
  { start: '13:00', end: '15:00', capacity: 1 },
  { start: '15:00', end: '17:00', capacity: 1 },
]

/** The rules that a new calendar starts with. */
export const rulesAtFirst = (timeZone: string): Rules => ({
  timeZone,
  weekly: [1, 2, 3, 4, 5].flatMap((weekday) => usualWindows.map((window) => ({ weekday, ...window }))),
  overrides: [],
  minimumNoticeHours: 24,
  horizonDays: 60,
  serviceArea: null,
  kinds: [],
  busyCalendarUrl: null,
})

export function rulesOf({ busyCalendar: _, updatedAt: __, ...rules }: Calendar): Rules {
  return structuredClone(rules)
}

export const ruleNames = [
  'timeZone',
  'weekly',
  'overrides',
  'minimumNoticeHours',
  'horizonDays',
  'serviceArea',
  'kinds',
  'busyCalendarUrl',
] as const
export type RuleName = (typeof ruleNames)[number]

export const clashes = (mine: Rules, theirs: Rules, base: Rules) => clashesOf(ruleNames, mine, theirs, base)
export const merged = (mine: Rules, theirs: Rules, base: Rules, winner: 'mine' | 'theirs') =>
  mergedOf(ruleNames, mine, theirs, base, winner)

export function said(rules: Rules, name: RuleName, words: Words, { locale, number, counted }: Formats): string {
  const windows = (all: { start: string; end: string; capacity: number }[]) =>
    all.map(({ start, end, capacity }) => `${spanOfClocks(start, end, locale)} (${number(capacity)})`).join(', ')
  const { weekly, overrides, serviceArea, kinds } = rules
  const byDay = Map.groupBy(weekly, ({ weekday }) => weekday)
  const texts: Record<RuleName, () => string> = {
    timeZone: () => rules.timeZone.replaceAll('_', ' '),
    weekly: () => [...byDay].map(([day, all]) => `${weekdayName(day, locale)}: ${windows(all)}`).join('; '),
    overrides: () =>
      overrides
        .map(
          ({ date, name, windows: all }) =>
            `${[shortDay(date, locale), name].filter(Boolean).join(', ')}: ${all.length ? windows(all) : words.closed}`,
        )
        .join('; '),
    minimumNoticeHours: () => counted(words.hours, rules.minimumNoticeHours),
    horizonDays: () => counted(words.days, rules.horizonDays),
    serviceArea: () => (serviceArea ? serviceArea.zips.join(', ') : words.areaAll),
    kinds: () => kinds.map((kind) => `${kind.name} (${number(kind.durationMinutes)})`).join(', '),
    busyCalendarUrl: () => rules.busyCalendarUrl ?? '',
  }
  return texts[name]() || words.nothing
}
