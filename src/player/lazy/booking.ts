import type { PorchlightPlayer } from '../player'
import css from './booking.css'
import { confirmation, details } from './booking-details'
import { type Booking, bookingOf, freeDays, load, refocus } from './booking-request'
import { newKey, type Slot, type Slots } from './booking-source'
import { ownTime, shortDayIn, whenIn, zoneIn } from './booking-times'
import { type BookingWords, wordsOf } from './booking-words'
import type { TemplateHelpers } from './chunks'
import { contactLink, contactLinksOf } from './contact-links'
import { contactWordsOf } from './contact-words'

export { css }

export function open(player: PorchlightPlayer) {
  const { manifest, panels } = player
  if (!manifest) return
  player.pause()
  if (panels.current !== 'booking') panels.toggle('booking')
  const booking = bookingOf(manifest)
  if (!booking.booked) void load(player, booking)
}

export function show(helpers: TemplateHelpers, player: PorchlightPlayer) {
  const { html, icons, nothing } = helpers
  const { manifest, labels } = player
  if (!manifest) return nothing
  const words = wordsOf(labels.language)
  const booking = bookingOf(manifest)
  return html`<section class="panel booking" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${words.title}>
    <header class="panel-head">
      <h3 class="panel-title">${words.title}</h3>
      <button class="control" data-first aria-label=${labels.close} @click=${() => player.panels.close()}>${icons.close}</button>
    </header>
    <div class="booking-body scroller">${content(helpers, player, booking, words)}</div>
  </section>`
}

function content(helpers: TemplateHelpers, player: PorchlightPlayer, booking: Booking, words: BookingWords) {
  const { html } = helpers
  const { slots, booked, slot } = booking
  const { labels } = player
  if (booking.isLoading) return html`<p role="status">${labels.waiting}</p>`
  if (!slots)
    return html`<p role="alert">${words.failed}</p>
      <button class="booking-main" @click=${() => load(player, booking)}>${labels.retry}</button>`
  const zone = slots.timeZone ?? 'UTC'
  if (booked) return confirmation(helpers, player, booked, zone, words)
  if (!freeDays(booking).length) return nothingFree(helpers, player, slots, words)
  return slot ? details(helpers, player, booking, slot, zone, words) : choice(helpers, player, booking, zone, words)
}

function nothingFree(helpers: TemplateHelpers, player: PorchlightPlayer, { reason }: Slots, words: BookingWords) {
  const { html, nothing } = helpers
  const ways = contactWordsOf(player.labels.language)
  const links = contactLinksOf(player)
  return html`
    ${reason === 'not_offered' ? nothing : html`<p>${reason === 'outside_service_area' ? words.outside : words.none}</p>`}
    <p>${links.length ? ways.askDirectly : ways.noAnswer}</p>
    <div class="booking-links">${links.map((each) => contactLink(helpers, player, each, 'booking-link'))}</div>`
}

function choice(
  helpers: TemplateHelpers,
  player: PorchlightPlayer,
  booking: Booking,
  zone: string,
  words: BookingWords,
) {
  const { html, nothing } = helpers
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
          ${own ? html`<span>${words.yours.replace('{when}', own)}</span>` : nothing}
          ${slot.isFew ? html`<span class="booking-few">${words.few}</span>` : nothing}
        </button>`
      })}
    </div>
    <p class="booking-note">${words.zone.replace('{zone}', zoneIn(language, zone))}</p>`
}
