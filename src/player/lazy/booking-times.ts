type Span = { startsAt: string; endsAt: string }

const full = { weekday: 'long', day: 'numeric', month: 'long' } as const
const moments = ({ startsAt, endsAt }: Span) => [new Date(startsAt), new Date(endsAt)] as const

const dayIn = (language: string, timeZone: string, { startsAt }: Span) =>
  new Intl.DateTimeFormat(language, { ...full, timeZone }).format(new Date(startsAt))

/** Minutes are left out at the full hour: "10 – 12". */
export function hoursIn(language: string, timeZone: string, span: Span) {
  const hasMinutes = moments(span).some((moment) => minute(timeZone, moment) !== 0)
  const options = { hour: 'numeric', ...(hasMinutes && { minute: '2-digit' as const }), timeZone } as const
  return new Intl.DateTimeFormat(language, options).formatRange(...moments(span))
}

const minute = (timeZone: string, moment: Date) =>
  Number(new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone }).format(moment))

export const whenIn = (language: string, timeZone: string, span: Span) =>
  `${dayIn(language, timeZone, span)}, ${hoursIn(language, timeZone, span)}`

export function ownTime(language: string, timeZone: string, span: Span) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [here, there] = [whenIn(language, own, span), whenIn(language, timeZone, span)]
  if (here === there) return undefined
  return dayIn(language, own, span) === dayIn(language, timeZone, span) ? hoursIn(language, own, span) : here
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
