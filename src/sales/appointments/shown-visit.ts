import type { Words } from '../../locales/languages'

export const localeOf = (language: string | null, { language: spoken }: Words['appointments']) =>
  language?.toLowerCase().startsWith(spoken) ? language : spoken

export const zoneIn = (locale: string, timeZone: string, moment: number) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

export const manageUrl = (base: string, id: string, token: string) =>
  new URL(`/appointments/${id}?token=${token}`, base).href

export const calendarFileUrl = (base: string, id: string, token: string) =>
  new URL(`/api/appointments/${id}/calendar.ics?token=${token}`, base).href
