import { html, nothing } from 'lit'
import { fill } from '../../locales/fill'
import type { Words } from '../../locales/languages'
import { checkIcon, closeIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import css from './booking.css'
import {
  type Booking,
  bookingOf,
  freeDays,
  load,
  newKey,
  refocus,
  type Slot,
  type Slots,
  send,
  type Typed,
} from './booking-request'
import { contactLink, contactLinksOf } from './contact-links'
import { isBooked, type Visit, visitOf } from './remembered'
import { ownTime, shortDayIn, whenIn, zoneIn } from './visit-times'

export { css }

export function open(player: PorchlightPlayer) {
  const { manifest, panels } = player
  if (!manifest) return
  player.pause()
  if (panels.current !== 'booking') panels.toggle('booking')
  const booking = bookingOf(manifest)
  void load(player, booking)
}

export function show(player: PorchlightPlayer) {
  const { manifest, labels } = player
  if (!manifest) return nothing
  const words = player.words.booking
  const booking = bookingOf(manifest)
  return html`<section class="panel booking" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${words.title}>
    <header class="panel-head">
      <h2 class="panel-title">${words.title}</h2>
      <button class="control" data-first aria-label=${labels.close} @click=${() => player.panels.close()}>${closeIcon()}</button>
    </header>
    <div class="booking-body scroller">${content(player, booking, words)}</div>
  </section>`
}

function content(player: PorchlightPlayer, booking: Booking, words: Words['player']['booking']) {
  const { slots, slot } = booking
  const visit = visitOf(player)
  const { labels } = player
  if (visit) return confirmation(player, booking, visit, words)
  if (isBooked(player))
    return html`<p class="booking-when" tabindex="-1" data-next>${player.words.done.visitBooked}</p>`
  if (booking.isLoading) return html`<p role="status">${labels.waiting}</p>`
  if (!slots)
    return html`<p role="alert">${words.failed}</p>
      <button class="booking-main" @click=${() => load(player, booking)}>${labels.retry}</button>`
  const zone = slots.timeZone ?? 'UTC'
  if (!freeDays(booking).length) return nothingFree(player, slots, words)
  return slot ? details(player, booking, slot, zone, words) : choice(player, booking, zone, words)
}

function nothingFree(player: PorchlightPlayer, { reason }: Slots, words: Words['player']['booking']) {
  const ways = player.words.contact
  const links = contactLinksOf(player)
  return html`
    ${reason === 'not_offered' ? nothing : html`<p>${reason === 'outside_service_area' ? words.outside : words.none}</p>`}
    <p>${links.length ? ways.askDirectly : ways.noAnswer}</p>
    <div class="booking-links">${links.map((each) => contactLink(player, each, 'booking-link'))}</div>`
}

function choice(player: PorchlightPlayer, booking: Booking, zone: string, words: Words['player']['booking']) {
  const { language } = player.labels
  const days = freeDays(booking)
  const windows = days.find(({ date }) => date === booking.day)?.windows ?? []
  const chooseDay = (date: string) => {
    booking.day = date
    player.refresh()
  }
  const choose = (slot: Slot) => {
    booking.slot = slot
    booking.key = newKey()
    booking.problem = undefined
    refocus(player)
  }
  return html`
    ${booking.problem ? html`<p class="booking-problem" role="alert" tabindex="-1" data-next>${words[booking.problem]}</p>` : nothing}
    <div class="booking-days" role="group" aria-label=${words.days}>
      ${days.map(({ date, windows: [first] }) => {
        if (!first) return nothing
        const short = shortDayIn(language, zone, first)
        return html`<button class="booking-day" aria-pressed=${String(date === booking.day)} @click=${() => chooseDay(date)}>
          <span>${short.weekday}</span><strong>${short.day}</strong><span>${short.month}</span>
        </button>`
      })}
    </div>
    <div class="booking-windows" role="group" aria-label=${words.times}>
      ${windows.map((slot, index) => {
        const own = ownTime(language, zone, slot)
        return html`<button class="booking-window" ?data-next=${index === 0 && !booking.problem} @click=${() => choose(slot)}>
          <strong>${whenIn(language, zone, slot)}</strong>
          ${own ? html`<span>${fill(words.yours, { when: own })}</span>` : nothing}
          ${slot.isFew ? html`<span class="booking-few">${words.few}</span>` : nothing}
        </button>`
      })}
    </div>
    <p class="booking-note">${fill(words.zone, { zone: zoneIn(language, zone) })}</p>`
}

function details(
  player: PorchlightPlayer,
  booking: Booking,
  slot: Slot,
  zone: string,
  words: Words['player']['booking'],
) {
  const { labels } = player
  const { typed } = booking
  const known = booking.slots?.homeowner
  const own = ownTime(labels.language, zone, slot)
  const back = () => {
    booking.slot = undefined
    booking.problem = undefined
    refocus(player)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(player, booking)
  }
  const type = (name: keyof Typed) => (event: Event) => {
    typed[name] = (event.target as HTMLInputElement).value
    booking.key = newKey()
  }
  const field = (
    name: keyof Typed,
    kind: string,
    autocomplete: string,
    isRequired = false,
  ) => html`<label class="booking-label">
    <span>${words[name]}</span>
    <input class="booking-field" dir="auto" type=${kind} autocomplete=${autocomplete} maxlength=${name === 'phone' ? 50 : 200}
      placeholder=${known?.[name] ?? ''} ?required=${isRequired} ?data-next=${name === 'name'} .value=${typed[name]} @input=${type(name)} />
  </label>`
  return html`<form @submit=${submit}>
    <p class="booking-when">${whenIn(labels.language, zone, slot)}</p>
    ${own ? html`<p class="booking-note">${fill(words.yours, { when: own })}</p>` : nothing}
    <button type="button" class="booking-link" @click=${back}>${words.another}</button>
    ${field('name', 'text', 'name')} ${field('email', 'email', 'email', !known?.email)} ${field('phone', 'tel', 'tel')}
    ${known?.email ? html`<p class="booking-note">${words.onFile}</p>` : nothing}
    ${booking.problem ? html`<p class="booking-problem" role="alert">${words[booking.problem]}</p>` : nothing}
    <button class="booking-main" type="submit" aria-disabled=${booking.isSending ? 'true' : nothing}>${booking.isSending ? labels.waiting : words.send}</button>
  </form>`
}

function confirmation(
  player: PorchlightPlayer,
  { isJustBooked }: Booking,
  visit: Visit,
  words: Words['player']['booking'],
) {
  const { language } = player.labels
  const { timeZone, manageUrl } = visit
  const own = ownTime(language, timeZone, visit)
  return html`<div class="booking-done" role="status">
      <p class="booking-mark">${checkIcon()}</p>
      <h3 class="booking-when" tabindex="-1" data-next>${words.booked}</h3>
      <p class="booking-when">${whenIn(language, timeZone, visit)}</p>
      ${own ? html`<p class="booking-note">${fill(words.yours, { when: own })}</p>` : nothing}
      <p class="booking-note">${words.arrival} ${fill(words.zone, { zone: zoneIn(language, timeZone) })}</p>
      ${isJustBooked ? html`<p class="booking-note">${words.mailed}</p>` : nothing}
    </div>
    <div class="booking-links">
      <a class="booking-main" href=${calendarUrl(player, visit)} referrerpolicy="no-referrer">${words.calendar}</a>
      <a class="booking-link" href=${manageUrl} target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer">${words.change}</a>
    </div>`
}

function calendarUrl({ home }: PorchlightPlayer, { manageUrl }: Visit) {
  const { pathname, search } = new URL(manageUrl)
  return `${home}/api${pathname}/calendar.ics${search}`
}
