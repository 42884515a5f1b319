import { fill } from '../../../locales/fill'
import type { Formats } from '../../formats'
import { scheduleChanges } from './schedules'
import { type Entry, type Names, outcomeOf, type Words } from './sentence'

type Change = Entry['changes'][number]
/** `from` and `to` are absent for a value that the log doesn't keep. */
export type Shown = { label: string; from?: string; to?: string }

/** Leaves out members that have no label, because they are ids or tokens. */
export const shownChanges = (entry: Entry, names: Names): Shown[] =>
  entry.changes.flatMap((change) => {
    const { action, subject } = entry
    const label = labelOf(change.field, action, names.words)
    const isInSentence = outcomeOf(entry) || (change.from === undefined && change.to === subject.name)
    const values = valuesOf(change, names)
    return label && !isInSentence && values.to !== '' ? [{ label, ...values }] : []
  })

/** Such as “Stage: from Sent to Lost”, or only the label if the log doesn't keep the value. */
const lineOf = ({ label, from, to }: Shown, { fromTo }: Words) =>
  to === undefined ? label : `${label}: ${from === undefined ? to : fill(fromTo, { from, to })}`

export const linesOf = (entry: Entry, names: Names) =>
  shownChanges(entry, names)
    .map((change) => lineOf(change, names.words))
    .join(' · ')

/** These parts of a path only hold the others together. */
const silent = new Set(['homeownerData', 'productData', 'config', 'tiers', 'serviceArea', 'cancellation'])

function labelOf(field: string, action: string, words: Words) {
  if (action === 'acceptInvite' || /^(register|login|putMyNotifications)/.test(action)) return undefined
  const labels = field
    .split('.')
    .filter((part) => !silent.has(part))
    .map((part) => words.fields[part as keyof typeof words.fields])
  return labels.every((label) => label !== undefined) ? labels.join(' › ') : undefined
}

function valuesOf({ field, from, to }: Change, names: Names): { from?: string; to?: string } {
  if (to === undefined) return {}
  const name = field.split('.').at(-1) ?? ''
  const schedule = scheduleChanges[name]
  if (schedule && Array.isArray(to))
    return { to: schedule(Array.isArray(from) ? from : [], to, names.words, names.format).join(' · ') }
  if (Array.isArray(to) && Array.isArray(from)) return { to: difference(name, from, to, names) }
  const known = from === undefined || isEmpty(from) ? {} : { from: textOf(name, from, names) }
  return { ...known, to: textOf(name, to, names) }
}

function difference(name: string, from: unknown[], to: unknown[], names: Names) {
  const { words } = names
  const without = (items: unknown[], others: unknown[]) => {
    const known = new Set(others.map((item) => JSON.stringify(item)))
    return items.filter((item) => !known.has(JSON.stringify(item)))
  }
  const [added, removed] = [without(to, from), without(from, to)].map((items) => textOf(name, items, names))
  const said = [
    ...(without(to, from).length ? [fill(words.added, { items: added ?? '' })] : []),
    ...(without(from, to).length ? [fill(words.removed, { items: removed ?? '' })] : []),
  ]
  return said.join(' · ') || words.reordered
}

const units: Record<string, string> = {
  minimumNoticeHours: 'hour',
  horizonDays: 'day',
  validDays: 'day',
  presentationDays: 'day',
  businessDays: 'day',
  durationMinutes: 'minute',
  termMonths: 'month',
}

function textOf(name: string, value: unknown, names: Names): string {
  const { words, format, members } = names
  if (isEmpty(value)) return words.noValue
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return numberOf(name, value, format)
  if (Array.isArray(value)) return value.map((item) => textOf(name, item, names)).join('; ')
  if (typeof value === 'object') return partsOf({ ...value }, names)
  const text = String(value)
  if (name === 'ownerId') return members[text] ?? words.formerMember
  if (['startsAt', 'until', 'expiresAt'].includes(name)) return format.moment(text)
  if (name === 'language') return format.language(text)
  return words.values[text as keyof typeof words.values] ?? clipped(text)
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && !value.length)

const clipped = (text: string) => (text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text)

function numberOf(name: string, value: number, { locale, money, number }: Formats) {
  if (/cents/i.test(name)) return money(value)
  if (/basisPoints/i.test(name))
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 10_000)
  const unit = units[name]
  return unit
    ? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
    : number(value)
}

/** Such as “Permit, $250.00” for an extra. */
const partsOf = ({ id: _, ...parts }: Record<string, unknown>, names: Names) =>
  Object.entries(parts)
    .map(([name, value]) => textOf(name, value, names))
    .join(', ')
