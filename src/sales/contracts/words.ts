import type { FinancingTerms } from '../../core/money'
import { monthsIn } from '../../core/shared/time-span'
import { contractEmails as emailsInGerman } from '../../locales/contract-emails/de'
import { contractEmails as emailsInEnglish } from '../../locales/contract-emails/en'
import { contractEmails as emailsInSpanish } from '../../locales/contract-emails/es'
import * as de from '../../locales/contracts/de'
import * as en from '../../locales/contracts/en'
import * as es from '../../locales/contracts/es'
import { fill } from '../../locales/fill'
import type { ContractLanguage } from '../../locales/index'
import type { ContractView } from './schemas'
import type { Signer } from './tables'

export type ContractWords = typeof en

export const contractWords: Record<ContractLanguage, ContractWords> = { en, es, de }

export const contractEmails: Record<ContractLanguage, typeof emailsInEnglish> = {
  en: emailsInEnglish,
  es: emailsInSpanish,
  de: emailsInGerman,
}

const locales = { en: 'en-US', es: 'es-US', de: 'de-DE' }

export const localeOf = (language: ContractLanguage) => locales[language]

export const money = (cents: number, language: ContractLanguage) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' }).format(cents / 100)

export const listIn = (language: ContractLanguage, names: string[]) =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names)

export const firstNamesIn = (language: ContractLanguage, signers: Signer[]) =>
  listIn(
    language,
    signers.map(({ name }) => name.split(/\s+/)[0] ?? ''),
  )

export const dateIn = (moment: number, language: ContractLanguage, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(moment)

export const dateTimeIn = (moment: number, language: ContractLanguage, timeZone: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(moment)

/** The law requires the financing terms beside every monthly price. */
export function monthlyPrice(cents: number, terms: FinancingTerms, language: ContractLanguage) {
  const rate = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 })
  return fill(contractWords[language].document.monthly, {
    price: money(cents, language),
    months: monthsIn(localeOf(language), terms.termMonths),
    rate: rate.format(terms.aprBasisPoints / 10_000),
    down: money(terms.downPaymentCents, language),
    disclosure: terms.disclosure.replace(/\.$/, ''),
  })
}

type Place = Pick<ContractView, 'language' | 'timeZone'>

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

const written = ({ language, timeZone }: Place, options: Intl.DateTimeFormatOptions, moment: number) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone }).format(moment)

/** A deadline is a midnight, so the last day is the one that ends then. */
export const lastDayIn = (place: Place, deadline: string) => written(place, day, Date.parse(deadline) - 1)

export const momentIn = (place: Place, moment: string) => written(place, { ...day, ...time }, Date.parse(moment))

export const zoneIn = ({ language, timeZone }: Place, moment: string) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.parse(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Names the time zone, because the reader may be in a different one than the home. */
export const deadlineIn = (place: Place, deadline: string) =>
  `${momentIn(place, deadline)} (${zoneIn(place, deadline)})`
