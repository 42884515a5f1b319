export const ics = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
export const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${crypto.randomUUID()}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
export const single = (start: string, end: string, ...more: string[]) =>
  event(`DTSTART${start}`, `DTEND${end}`, ...more)
