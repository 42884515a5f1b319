import { html, raw } from 'hono/html'
import { calendarFileUrl } from './manage-url'
import type { Appointment } from './tables'
import type { FreeWindow } from './windows'
import { fill, localeOf, timesIn, whenIn, wordsIn, zoneIn } from './words'
import type { Words } from './words/en'

export const notices = ['moved', 'cancelled', 'taken', 'failed', 'choose'] as const
export type Notice = (typeof notices)[number]

const noticeWords = {
  moved: 'wasMoved',
  cancelled: 'wasCancelledNow',
  taken: 'taken',
  failed: 'failed',
  choose: 'choose',
} as const satisfies Record<Notice, keyof Words>

export type Shown = {
  appointment: Appointment
  company: string
  windows: FreeWindow[]
  token: string
  nonce: string
  origin: string
  notice: Notice | undefined
  now: number
}

export function appointmentPage(shown: Shown) {
  const { appointment: row, company, token, nonce, origin, notice, now } = shown
  const words = wordsIn(row.language)
  const locale = localeOf(row.language, words)
  const when = whenIn(locale, row.timeZone, row.startsAt, row.endsAt)
  const isOpen = row.status === 'booked' && row.startsAt > now
  const state = row.status === 'cancelled' ? words.wasCancelled : isOpen ? undefined : words.isOver
  const isGood = notice === 'moved' || notice === 'cancelled'
  const zone = fill(words.times, { zone: zoneIn(locale, row.timeZone, row.startsAt) })
  return document(
    words,
    `${words.title} · ${company}`,
    nonce,
    html`
<p class="company">${company}</p>
<h1>${words.title}</h1>
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
      ? html`<p class="dim">${words.bookAgain}</p>`
      : ''
}
<script nonce="${nonce}">${raw(ownTime)}</script>`,
  )
}

function changeForm({ appointment, windows, token, notice }: Shown, words: Words, locale: string) {
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: appointment.timeZone,
  })
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
          html`<fieldset><legend>${date.format(day[0]?.startsAt)}</legend>${day.map(
            ({ startsAt, endsAt, free, capacity }) =>
              html`<label class="choice"><input type="radio" name="startsAt" required value="${new Date(startsAt).toISOString()}"><span>${timesIn(locale, appointment.timeZone, startsAt, endsAt)}${free < capacity && free <= Math.ceil(capacity / 4) ? html` <small>${words.few}</small>` : ''}</span></label>`,
          )}</fieldset>`,
      )}</div>
<button class="button" type="submit">${words.move}</button></form>`
    : html`<p>${words.nothingFree}</p>`
}
</details>`
}

const cancelForm = ({ appointment, token }: Shown, words: Words) => html`<details>
<summary>${words.cancel}</summary>
<form method="post" action="/appointments/${appointment.id}">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="cancel">
<label>${words.reason}<textarea name="reason" maxlength="500" rows="3"></textarea></label>
<button class="button danger" type="submit">${words.cancelNow}</button></form>
</details>`

export function missingAppointmentPage(nonce: string, language: string | null) {
  const words = wordsIn(language)
  return document(words, words.missingTitle, nonce, html`<h1>${words.missingTitle}</h1><p>${words.missingText}</p>`)
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
const options = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }
const when = (timeZone) => new Intl.DateTimeFormat(locale, { ...options, ...timeZone }).formatRange(Number(from), Number(to))
if (when({}) !== when({ timeZone: zone })) {
  element.textContent = text.replace('{when}', when({}))
  element.hidden = false
}
`

const document = (words: Words, title: string, nonce: string, main: unknown) =>
  html`${raw('<!doctype html>')}
<html lang="${words.language}" dir="${words.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body><main>${main}</main></body>
</html>
`.toString()

const styles = `
:root { color-scheme: light dark; --ink: light-dark(#22293a, #f3ece3); --dim: light-dark(#5a6474, #b9b0a5); --ground: light-dark(#f7f1e8, #171b22);
  --card: light-dark(#fff, #222833); --line: light-dark(#d9d2c6, #3b4352); --primary: light-dark(#1f3350, #b9cdec); --on-primary: light-dark(#fff, #14202f) }
* { box-sizing: border-box }
body { background: var(--ground); color: var(--ink); font: 17px / 1.55 system-ui, sans-serif; margin: 0; overflow-wrap: break-word }
main { background: var(--card); border-radius: 16px; margin: clamp(0px, 5vw, 48px) auto; max-width: 620px; padding: clamp(20px, 6vw, 44px) }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 16px; text-wrap: balance }
p { margin: 0 0 12px }
.company, .dim, dt { color: var(--dim) }
.company { margin: 0 0 4px }
.when { font-size: 21px; font-weight: 650; line-height: 1.3; margin: 0 0 4px }
.off { text-decoration: line-through }
.good, .bad { border-inline-start: 4px solid; padding: 8px 14px }
.good { border-color: light-dark(#2c7a4b, #7fd3a0) } .bad { border-color: light-dark(#b3402a, #ff9d86) }
dl { margin: 16px 0 } dd { margin: 0 }
.button { background: var(--primary); border: 0; border-radius: 10px; color: var(--on-primary); cursor: pointer; display: inline-block; font: inherit; font-weight: 600;
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
.choice input:checked + span { background: var(--primary); border-color: var(--primary); color: var(--on-primary) }
.choice input:checked + span small { color: inherit }
.choice input:focus-visible + span, :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
textarea { background: var(--ground); border: 1.5px solid var(--line); border-radius: 10px; color: inherit; display: block; font: inherit; margin: 6px 0 14px; padding: 10px; width: 100% }
`
