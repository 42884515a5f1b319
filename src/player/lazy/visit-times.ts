import { crossesMidnight, dayIn, hoursIn, spanIn } from '../../core/shared/time-span'

type Span = { startsAt: string; endsAt: string }

const moments = ({ startsAt, endsAt }: Span) => [new Date(startsAt), new Date(endsAt)] as const

export const whenIn = (language: string, timeZone: string, span: Span) => spanIn(language, timeZone, ...moments(span))

export function ownTime(language: string, timeZone: string, span: Span) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [here, there] = [whenIn(language, own, span), whenIn(language, timeZone, span)]
  if (here === there) return undefined
  const [start, end] = moments(span)
  const isSameDay = dayIn(language, own, start) === dayIn(language, timeZone, start)
  return isSameDay && !crossesMidnight(own, start, end) ? hoursIn(language, own, start, end) : here
}

export function shortDayIn(language: string, timeZone: string, { startsAt }: Span) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(startsAt))
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }), month: part({ month: 'short' }) }
}

export const zoneIn = (language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
