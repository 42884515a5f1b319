import type { words as reminders } from '../../../locales/studio/reminders/en'
import { type Answer, api } from '../../api'
import { clashesOf, mergedOf } from '../../merge'

export type Words = typeof reminders
type Answered = Answer<'/api/reminders', 'get'>['rules'][number]
export type Occasion = Answered['when']
export type Unit = 'hours' | 'days'
/** A rule as it is edited: one number of hours, whatever the unit. */
export type Rule = Pick<Answered, 'id' | 'when' | 'subject' | 'text' | 'isEnabled'> & { hours: number }

export const mostRules = 10
const mostHours = 720
const hoursOfDay = 24

export const isAllowed = (hours: number) => Number.isInteger(hours) && hours >= 1 && hours <= mostHours
export const hoursIn = (unit: Unit) => (unit === 'days' ? hoursOfDay : 1)
export const unitOf = (hours: number): Unit => (hours % hoursOfDay ? 'hours' : 'days')

/** Such as “2 days”, or undefined while the number is missing. */
export function timeOf(hours: number, locale: string) {
  if (Number.isNaN(hours)) return undefined
  const counted = unitOf(hours)
  const unit = counted === 'days' ? 'day' : 'hour'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(hours / hoursIn(counted))
}

const rulesOf = (answered: Answered[]): Rule[] =>
  answered.map(({ id, when, subject, text, isEnabled, after, before }) => ({
    ...{ id, when, subject, text, isEnabled },
    hours: after ?? before ?? Number.NaN,
  }))

export const readRules = async () => rulesOf((await api.get('/api/reminders')).rules)

export async function writeRules(rules: Rule[]) {
  const inputs = rules.map(({ hours, ...rule }) =>
    rule.when === 'appointment_soon' ? { ...rule, before: hours } : { ...rule, after: hours },
  )
  return rulesOf((await api.put('/api/reminders', { body: { rules: inputs } })).rules)
}

const usualHours: Record<Occasion, number> = {
  not_opened: 48,
  opened_not_finished: 24,
  finished_not_booked: 72,
  contract_unsigned: 48,
  appointment_soon: 3,
}

/** A new rule starts with a suggested text for its occasion. */
export const newRule = (when: Occasion, words: Words): Rule => ({
  id: `${when}-${crypto.randomUUID().slice(0, 8)}`,
  ...{ when, hours: usualHours[when], isEnabled: true },
  ...words.suggested[when],
})

/** Every visit has a reminder the day before anyway. */
export const usualOccasions = ['not_opened', 'opened_not_finished', 'finished_not_booked', 'contract_unsigned'] as const

/** The text changes with the occasion as long as no one has edited it. */
export function withOccasion(rule: Rule, when: Occasion, words: Words): Rule {
  const { subject, text } = words.suggested[rule.when]
  const isUsual = rule.subject === subject && rule.text === text
  return isUsual ? { ...newRule(when, words), id: rule.id, isEnabled: rule.isEnabled } : { ...rule, when }
}

type ById = Record<string, Rule | undefined>
const byId = (rules: Rule[]): ById => Object.fromEntries(rules.map((rule) => [rule.id, rule]))
const idsOf = (...all: Rule[][]) => [...new Set(all.flat().map(({ id }) => id))]

/** Returns the ids of the rules that both changed or removed. */
export const clashes = (mine: Rule[], theirs: Rule[], base: Rule[]) =>
  clashesOf(idsOf(theirs, mine, base), byId(mine), byId(theirs), byId(base))

export function merged(mine: Rule[], theirs: Rule[], base: Rule[], winner: 'mine' | 'theirs') {
  const ids = idsOf(mine, theirs, base)
  const all = mergedOf(ids, byId(mine), byId(theirs), byId(base), winner)
  return ids.flatMap((id) => all[id] ?? [])
}
