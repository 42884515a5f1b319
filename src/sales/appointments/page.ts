import { html, raw } from 'hono/html'
import { dayIn, hoursIn, spanIn } from '../../core/shared/time-span'
import { fill } from '../../locales/fill'
import { type Words, wordsIn } from '../../locales/languages'
import type { Letterhead } from '../../providers/mail-layout'
import { companyPage } from './company-page'
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
  appointment: Appointment & { mailProblem: string | null }
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
  return companyPage({
    language: words.language,
    title: `${words.title} · ${company.name}`,
    nonce,
    company,
    main: html`<h1>${words.title}</h1>
${notice ? html`<p class="${isGood ? 'good' : 'bad'}" role="status">${words[noticeWords[notice]]}${isGood && row.email && row.mailProblem === null ? ` ${words.emailFollows}` : ''}</p>` : ''}
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
  return companyPage({ language: words.language, title: words.missingTitle, nonce, company: undefined, main })
}

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
