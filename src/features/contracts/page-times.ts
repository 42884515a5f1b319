import { localeOf } from './document-words'
import type { ContractView } from './schemas'

type Place = Pick<ContractView, 'language' | 'timeZone'>

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

const written = ({ language, timeZone }: Place, options: Intl.DateTimeFormatOptions, moment: number) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone }).format(moment)

export const dayIn = (place: Place, moment: string) => written(place, day, Date.parse(moment))

/** A deadline is a midnight, so the last day is the one that ends then. */
export const lastDayIn = (place: Place, deadline: string) => written(place, day, Date.parse(deadline) - 1)

export const momentIn = (place: Place, moment: string) => written(place, { ...day, ...time }, Date.parse(moment))

export const zoneIn = ({ language, timeZone }: Place, moment: string) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.parse(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
