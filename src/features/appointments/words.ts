import { ar } from './words/ar'
import { de } from './words/de'
import { en, type Words } from './words/en'
import { es } from './words/es'
import { fr } from './words/fr'
import { he } from './words/he'

const all: Record<string, Words> = { ar, de, en, es, fr, he, iw: he }

export const wordsIn = (language: string | null): Words =>
  all[(language ?? 'en').toLowerCase().split('-')[0] ?? ''] ?? en

export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

export const localeOf = (language: string | null, words: Words) =>
  language?.toLowerCase().startsWith(words.language) ? language : words.language

export function whenIn(locale: string, timeZone: string, startsAt: number, endsAt: number) {
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  return `${date.format(startsAt)}, ${timesIn(locale, timeZone, startsAt, endsAt)}`
}

export function timesIn(locale: string, timeZone: string, startsAt: number, endsAt: number) {
  const isFull = [startsAt, endsAt].every((moment) => minuteIn(timeZone, moment) === '00')
  const options = { hour: 'numeric', ...(!isFull && { minute: '2-digit' as const }), timeZone } as const
  return new Intl.DateTimeFormat(locale, options).formatRange(startsAt, endsAt)
}

const minuteIn = (timeZone: string, moment: number) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'minute')?.value

export const zoneIn = (locale: string, timeZone: string, moment: number) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
