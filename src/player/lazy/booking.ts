import type { Manifest } from '../../features/viewer/schemas'
import type { PorchlightPlayer } from '../player'
import css from './booking.css'
import { type Booked, book, fetchSlots, newKey, type Slot, type Slots, type Typed } from './booking-source'
import { ownTime, shortDayIn, whenIn, zoneIn } from './booking-times'
import { type BookingWords, wordsOf } from './booking-words'
import type { TemplateHelpers } from './chunks'
import { contactLink, contactLinksOf } from './contact-links'

export { css }

type Booking = {
  slots?: Slots | undefined
  isLoading: boolean
  day?: string | undefined
  slot?: Slot | undefined
  key: string
  typed: Typed
  isSending: boolean
  problem?: 'taken' | 'failed' | undefined
  booked?: Booked | undefined
}

/** By manifest, so that the next homeowner sees nothing of it; what was typed is kept nowhere else. */
const bookings = new WeakMap<Manifest, Booking>()

function bookingOf(manifest: Manifest) {
  const booking = bookings.get(manifest) ?? {
    isLoading: false,
    key: newKey(),
    typed: { name: '', email: '', phone: '' },
    isSending: false,
  }
  bookings.set(manifest, booking)
  return booking
}

export function open(player: PorchlightPlayer) {
  const { manifest, panels } = player
  if (!manifest) return
  player.pause()
  if (panels.current !== 'booking') panels.toggle('booking')
  const booking = bookingOf(manifest)
  if (!booking.booked) void load(player, booking)
}

async function load(player: PorchlightPlayer, booking: Booking) {
  const { manifest } = player
  if (!manifest) return
  booking.isLoading = !booking.slots
  player.refresh()
  booking.slots = (await fetchSlots(player.home, manifest.presentationId)) ?? booking.slots
  booking.isLoading = false
  const days = freeDays(booking)
  if (!days.some(({ date }) => date === booking.day)) booking.day = days[0]?.date
  player.refresh()
}

const freeDays = ({ slots }: Booking) => (slots?.days ?? []).filter(({ windows }) => windows.length)

async function send(player: PorchlightPlayer, booking: Booking) {
  const { manifest } = player
  const { slot } = booking
  if (!manifest || !slot || booking.isSending) return
  booking.isSending = true
  booking.problem = undefined
  player.refresh()
  const result = await book(player.home, manifest.presentationId, slot, booking.typed, booking.key)
  booking.isSending = false
  if (typeof result !== 'string') booking.booked = result
  else {
    booking.problem = result
    if (result === 'taken') {
      booking.slot = undefined
      await load(player, booking)
    }
  }
  refocus(player)
}

/** To what is new, because the button that was pressed is gone. */
function refocus(player: PorchlightPlayer) {
  player.refresh()
  void player.updateComplete.then(() =>
    player.shadowRoot?.querySelector<HTMLElement>('.booking [data-next]')?.focus({ preventScroll: true }),
  )
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
  const { labels } = player
  const links = contactLinksOf(player)
  return html`
    ${reason === 'not_offered' ? nothing : html`<p>${reason === 'outside_service_area' ? words.outside : words.none}</p>`}
    <p>${links.length ? labels.askDirectly : labels.noAnswer}</p>
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

function details(
  { html, nothing }: TemplateHelpers,
  player: PorchlightPlayer,
  booking: Booking,
  slot: Slot,
  zone: string,
  words: BookingWords,
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
    ${own ? html`<p class="booking-note">${words.yours.replace('{when}', own)}</p>` : nothing}
    <button type="button" class="booking-link" @click=${back}>${words.another}</button>
    ${field('name', 'text', 'name')} ${field('email', 'email', 'email', !known?.email)} ${field('phone', 'tel', 'tel')}
    ${known?.email ? html`<p class="booking-note">${words.onFile}</p>` : nothing}
    ${booking.problem ? html`<p class="booking-problem" role="alert">${words[booking.problem]}</p>` : nothing}
    <button class="booking-main" type="submit" aria-disabled=${booking.isSending ? 'true' : nothing}>${booking.isSending ? labels.waiting : words.send}</button>
  </form>`
}

function confirmation(
  { html, icons, nothing }: TemplateHelpers,
  player: PorchlightPlayer,
  booked: Booked,
  zone: string,
  words: BookingWords,
) {
  const { language } = player.labels
  const own = ownTime(language, zone, booked)
  return html`<div class="booking-done" role="status">
      <p class="booking-mark">${icons.check}</p>
      <h4 class="booking-when" tabindex="-1" data-next>${words.booked}</h4>
      <p class="booking-when">${whenIn(language, zone, booked)}</p>
      ${own ? html`<p class="booking-note">${words.yours.replace('{when}', own)}</p>` : nothing}
      <p class="booking-note">${words.arrival} ${words.zone.replace('{zone}', zoneIn(language, zone))}</p>
      <p class="booking-note">${words.mailed}</p>
    </div>
    <div class="booking-links">
      <a class="booking-main" href=${booked.calendarUrl} referrerpolicy="no-referrer">${words.calendar}</a>
      <a class="booking-link" href=${booked.manageUrl} target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer">${words.change}</a>
    </div>`
}
