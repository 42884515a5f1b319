import { fill } from '../../../locales/fill'
import type { Formats } from '../../formats'
import { dayOfYear, spanOfClocks, weekdayName } from '../calendar/dates'
import type { Words } from './sentence'

type Window = { start: string; end: string; capacity: number }
type Weekly = Window & { weekday: number }
type Override = { date: string; name?: string; windows: Window[] }
type Rule = {
  id: string
  when: string
  after?: number
  before?: number
  subject: string
  text: string
  isEnabled?: boolean
}

/** Says how lists with days or reminders differ, in the reader's words. */
export const scheduleChanges: Record<
  string,
  (from: unknown[], to: unknown[], words: Words, format: Formats) => string[]
> = {
  weekly: (from, to, words, format) => weekChanges(from as Weekly[], to as Weekly[], words, format),
  overrides: (from, to, words, format) => dayChanges(from as Override[], to as Override[], words, format),
  rules: (from, to, words, format) => ruleChanges(from as Rule[], to as Rule[], words, format),
}

/** Members of what was sent and of what was stored can be in different orders. */
const keyOf = (windows: Window[]) =>
  windows
    .map(({ start, end, capacity }) => `${start} ${end} ${capacity}`)
    .toSorted()
    .join()

/** Windows that follow one another read as one. */
function together(windows: Window[]) {
  const all: Window[] = []
  for (const window of windows) {
    const last = all.at(-1)
    if (last?.end === window.start) all.splice(-1, 1, { ...last, end: window.end })
    else all.push(window)
  }
  return all
}

function spansOf(windows: Window[], { hours }: Words, { locale, number }: Formats, isExact = false) {
  const spans = isExact
    ? windows.map(({ start, end, capacity }) => `${spanOfClocks(start, end, locale)} (${number(capacity)})`)
    : together(windows).map(({ start, end }) => spanOfClocks(start, end, locale))
  return spans.join(', ') || hours.closed
}

/** Each window and its number of homes are shown only if nothing else changed. */
function hoursFromTo(from: Window[], to: Window[], words: Words, format: Formats) {
  const isExact = spansOf(from, words, format) === spansOf(to, words, format)
  const spans = (windows: Window[]) => spansOf(windows, words, format, isExact)
  return fill(words.hours.was, { to: spans(to), from: spans(from) })
}

/** Days that changed alike are named together. */
function weekChanges(from: Weekly[], to: Weekly[], words: Words, format: Formats) {
  const on = (windows: Weekly[], day: number) =>
    windows.filter(({ weekday }) => weekday === day).toSorted((one, other) => one.start.localeCompare(other.start))
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => keyOf(on(from, day)) !== keyOf(on(to, day)))
  const alike = Map.groupBy(days, (day) => hoursFromTo(on(from, day), on(to, day), words, format))
  return [...alike].map(([change, same]) => {
    const names = same.map((day) => weekdayName(day, format.locale))
    return `${new Intl.ListFormat(format.locale).format(names)}: ${change}`
  })
}

function dayChanges(from: Override[], to: Override[], words: Words, format: Formats) {
  const before = new Map(from.map((each) => [each.date, each]))
  const after = new Map(to.map((each) => [each.date, each]))
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((date) => {
    const [old, now] = [before.get(date), after.get(date)]
    const areSame = old && now && keyOf(old.windows) === keyOf(now.windows)
    if (areSame && (old.name ?? '') === (now.name ?? '')) return []
    const name = now?.name ?? old?.name
    const day = [dayOfYear(date, format.locale), ...(name ? [name] : [])].join(', ')
    if (!now) return `${day}: ${words.hours.weekly}`
    return `${day}: ${old && !areSame ? hoursFromTo(old.windows, now.windows, words, format) : spansOf(now.windows, words, format)}`
  })
}

const isOn = ({ isEnabled = true }: Rule) => isEnabled
const wordsOf = ({ subject, text }: Rule) => `${subject}\n${text}`

function ruleChanges(from: Rule[], to: Rule[], { reminders, values }: Words, { locale }: Formats) {
  const titleOf = ({ when, after, before }: Rule) => {
    const hours = after ?? before ?? 0
    const [count, unit] = hours % 24 ? [hours, 'hour'] : [hours / 24, 'day']
    const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
    const occasion = values[when as keyof typeof values] ?? when
    return fill(after === undefined ? reminders.before : reminders.after, { occasion, time })
  }
  const told = (sentence: string, rule: Rule) => fill(sentence, { reminder: titleOf(rule) })
  const later = new Map(to.map((rule) => [rule.id, rule]))
  const known = new Set(from.map(({ id }) => id))
  const changed = from.flatMap((old) => {
    const now = later.get(old.id)
    if (!now) return told(reminders.removed, old)
    const [before, after] = [titleOf(old), titleOf(now)]
    return [
      ...(before === after ? [] : [fill(reminders.renamed, { from: before, to: after })]),
      ...(wordsOf(old) === wordsOf(now) ? [] : [told(reminders.edited, now)]),
      ...(isOn(old) === isOn(now) ? [] : [told(isOn(now) ? reminders.on : reminders.off, now)]),
    ]
  })
  return [...changed, ...to.filter(({ id }) => !known.has(id)).map((rule) => told(reminders.added, rule))]
}
