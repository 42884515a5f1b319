import { html, raw } from 'hono/html'
import { directionOf } from '../../core/shared/language'
import { themeProperties } from '../../core/shared/page-theme'
import { defaultPalette } from '../../core/shared/theme'
import { dayIn, hoursIn, spanIn } from '../../core/shared/time-span'
import type { Letterhead } from '../../providers/mail-layout'
import { fill } from '../../words/fill'
import { type Words, wordsIn } from '../../words/languages'
import { calendarFileUrl, localeOf, zoneIn } from './shown-visit'
import type { Appointment } from './tables'
import type { FreeWindow } from './windows'

export const notices = ['moved', 'cancelled', 'taken', 'failed', 'choose'] as const
export type Notice = (typeof notices)[number]

const noticeWords = {
  moved: 'wasMoved',
  cancelled: 'wasCancelledNow',
  taken: 'taken',
  failed: 'failed',
  choose: 'choose',
} as const satisfies Record<Notice, keyof Words['appointments']>

export type Shown = {
  appointment: Appointment
  company: Letterhead
  /** Null unless a homeowner who wants another visit may book it there. */
  bookingUrl: string | null
  windows: FreeWindow[]
  token: string
  nonce: string
  origin: string
  notice: Notice | undefined
  now: number
}

export function appointmentPage(shown: Shown) {
  const { appointment: row, company, bookingUrl, token, nonce, origin, notice, now } = shown
  const words = wordsIn(row.language).appointments
  const locale = localeOf(row.language, words)
  const when = spanIn(locale, row.timeZone, row.startsAt, row.endsAt)
  const isOpen = row.status === 'booked' && row.startsAt > now
  const state = row.status === 'cancelled' ? words.wasCancelled : isOpen ? undefined : words.isOver
  const isGood = notice === 'moved' || notice === 'cancelled'
  const zone = fill(words.times, { zone: zoneIn(locale, row.timeZone, row.startsAt) })
  return document({
    words,
    title: `${words.title} · ${company.name}`,
    nonce,
    company,
    main: html`<h1>${words.title}</h1>
${notice ? html`<p class="${isGood ? 'good' : 'bad'}" role="status">${words[noticeWords[notice]]}</p>` : ''}
${state && notice !== 'cancelled' ? html`<p class="bad">${state}</p>` : ''}
<p class="when${row.status === 'cancelled' ? ' off' : ''}"><time datetime="${new Date(row.startsAt).toISOString()}">${when}</time></p>
<p class="dim">${isOpen ? `${words.arrival} ${zone}` : zone}</p>
<p class="dim" id="yours" data-text="${words.yourTime}" data-locale="${locale}" data-zone="${row.timeZone}" data-from="${row.startsAt}" data-to="${row.endsAt}" hidden></p>
${row.kind ? html`<dl><dt>${words.visit}</dt><dd dir="auto">${row.kind.name}</dd></dl>` : ''}
${
  isOpen
    ? html`<p><a class="button" href="${calendarFileUrl(origin, row.id, token)}">${words.addToCalendar}</a></p>
${changeForm(shown, words, locale)}
${cancelForm(shown, words)}`
    : row.status === 'cancelled'
      ? bookingUrl
        ? html`<p><a class="button" href="${bookingUrl}">${words.bookAnother}</a></p>`
        : html`<p class="dim">${words.bookAgain}</p>`
      : ''
}
<script nonce="${nonce}">${raw(ownTime)}</script>`,
  })
}

function changeForm({ appointment, windows, token, notice }: Shown, words: Words['appointments'], locale: string) {
  const others = windows.filter(({ startsAt }) => startsAt !== appointment.startsAt)
  const days = [...Map.groupBy(others, (window) => window.date).values()]
  return html`<details${notice === 'taken' || notice === 'choose' ? raw(' open') : ''}>
<summary>${words.change}</summary>
${
  days.length
    ? html`<form method="post" action="/appointments/${appointment.id}">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="reschedule">
<div class="days">${days.map(
        (day) =>
          html`<fieldset><legend>${dayIn(locale, appointment.timeZone, day[0]?.startsAt ?? 0)}</legend>${day.map(
            ({ startsAt, endsAt, free, capacity }) =>
              html`<label class="choice"><input type="radio" name="startsAt" required value="${new Date(startsAt).toISOString()}"><span>${hoursIn(locale, appointment.timeZone, startsAt, endsAt)}${free < capacity && free <= Math.ceil(capacity / 4) ? html` <small>${words.few}</small>` : ''}</span></label>`,
          )}</fieldset>`,
      )}</div>
<button class="button" type="submit">${words.move}</button></form>`
    : html`<p>${words.nothingFree}</p>`
}
</details>`
}

const cancelForm = ({ appointment, token }: Shown, words: Words['appointments']) => html`<details>
<summary>${words.cancel}</summary>
<form method="post" action="/appointments/${appointment.id}">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="cancel">
<label>${words.reason}<textarea name="reason" maxlength="500" rows="3"></textarea></label>
<button class="button danger" type="submit">${words.cancelNow}</button></form>
</details>`

export function missingAppointmentPage(nonce: string, language: string | null) {
  const words = wordsIn(language).appointments
  const main = html`<h1>${words.missingTitle}</h1><p>${words.missingText}</p>`
  return document({ words, title: words.missingTitle, nonce, company: undefined, main })
}

export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const ownTime = `
const element = document.getElementById('yours')
const { text, locale, zone, from, to } = element.dataset
const [start, end] = [Number(from), Number(to)]
const when = (timeZone) => {
  const format = (options) => new Intl.DateTimeFormat(locale, { ...options, timeZone })
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const clock = { hour: 'numeric', minute: '2-digit' }
  if (day.format(start) !== day.format(end - 1))
    return format({ weekday: 'long', day: 'numeric', month: 'long', ...clock }).formatRange(start, end)
  return day.format(start) + ', ' + format(clock).format(start) + ' – ' + format(clock).format(end)
}
if (when(undefined) !== when(zone)) {
  element.textContent = text.replace('{when}', when(undefined))
  element.hidden = false
}
`

type Document = {
  words: Words['appointments']
  title: string
  nonce: string
  /** Without the right token nobody may learn whose visit it is. */
  company: Letterhead | undefined
  main: unknown
}

const document = ({ words, title, nonce, company, main }: Document) =>
  html`${raw('<!doctype html>')}
<html lang="${words.language}" dir="${directionOf(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">:root { ${raw(themeProperties(company?.palette ?? defaultPalette))} }${raw(styles)}</style>
</head>
<body>${company ? header(company) : ''}<main>${main}</main>${company ? footer(company) : ''}</body>
</html>
`.toString()

const telOf = (phone: string) => html`<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`

const header = ({ name, logo, phone }: Letterhead) =>
  html`<header class="band"><div class="inside">${logo ? html`<img class="logo" src="${logo.url}" alt="${name}">` : html`<strong class="company">${name}</strong>`}${phone ? html`<span dir="ltr">${telOf(phone)}</span>` : ''}</div></header>`

const footer = ({ name, address, phone, email }: Letterhead) =>
  html`<footer class="dim"><p><strong>${name}</strong>${address ? html`<br><bdi>${address}</bdi>` : ''}${phone ? html`<br><span dir="ltr">${telOf(phone)}</span>` : ''}${email ? html`<br><a href="mailto:${email}">${email}</a>` : ''}</p></footer>`

const styles = `
:root { color-scheme: light dark; --line: color-mix(in oklch, var(--ink) 22%, var(--card)) }
* { box-sizing: border-box }
body { background: var(--ground); color: var(--ink); font: 17px / 1.55 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere }
.band { background: var(--band); color: var(--onBand) }
.inside { align-items: center; display: flex; flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; margin: auto; max-width: 620px; min-height: 72px; padding: 12px clamp(20px, 6vw, 44px) }
.band a { color: inherit; display: inline-block; padding-block: 10px }
.company { font-size: 20px }
.logo { background: #fff; border-radius: 10px; max-height: 48px; max-width: 200px; padding: 6px 10px }
main { background: var(--card); border-radius: 16px; margin: clamp(0px, 5vw, 40px) auto 0; max-width: 620px; padding: clamp(20px, 6vw, 44px) }
footer { font-size: 15px; margin: auto; max-width: 620px; padding: 24px clamp(20px, 6vw, 44px) 40px }
footer a { color: var(--accent); display: inline-block; padding-block: 6px }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 16px; text-wrap: balance }
p { margin: 0 0 12px }
.dim, dt { color: var(--dim) }
.when { font-size: 21px; font-weight: 650; line-height: 1.3; margin: 0 0 4px }
.off { text-decoration: line-through }
.good, .bad { border-inline-start: 4px solid; padding: 8px 14px }
.good { border-color: light-dark(#2c7a4b, #7fd3a0) } .bad { border-color: light-dark(#b3402a, #ff9d86) }
dl { margin: 16px 0 } dd { margin: 0 }
.button { background: var(--accent); border: 0; border-radius: 10px; color: var(--onAccent); cursor: pointer; display: inline-block; font: inherit; font-weight: 600;
  min-height: 48px; padding: 11px 20px; text-decoration: none }
.danger { background: light-dark(#a3341f, #ff9d86); color: light-dark(#fff, #2b0f08) }
details { border-top: 1px solid var(--line); margin-top: 20px; padding-top: 8px }
summary { cursor: pointer; font-weight: 600; min-height: 44px; padding: 8px 0 }
fieldset { border: 0; display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 16px; padding: 0 }
legend { font-weight: 600; margin-bottom: 6px; padding: 0 }
.days { margin: 8px 0; max-height: 420px; overflow: auto; padding: 4px }
.choice { position: relative }
.choice input { inset: 0; margin: 0; opacity: 0; position: absolute }
.choice span { border: 1.5px solid var(--line); border-radius: 10px; cursor: pointer; display: block; min-height: 48px; padding: 10px 16px }
.choice small { color: var(--dim); display: block }
.choice input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--onAccent) }
.choice input:checked + span small { color: inherit }
.choice input:focus-visible + span, :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
textarea { background: var(--ground); border: 1.5px solid var(--line); border-radius: 10px; color: inherit; display: block; font: inherit; margin: 6px 0 14px; padding: 10px; width: 100% }
`
