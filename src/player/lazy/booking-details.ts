import type { PorchlightPlayer } from '../player'
import { type Booking, refocus, send } from './booking-request'
import { type Booked, newKey, type Slot, type Typed } from './booking-source'
import { ownTime, whenIn, zoneIn } from './booking-times'
import type { BookingWords } from './booking-words'
import type { TemplateHelpers } from './chunks'
import { checkIcon } from './lazy-icons'

export function details(
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

export function confirmation(
  helpers: TemplateHelpers,
  player: PorchlightPlayer,
  booked: Booked,
  zone: string,
  words: BookingWords,
) {
  const { html, nothing } = helpers
  const { language } = player.labels
  const own = ownTime(language, zone, booked)
  return html`<div class="booking-done" role="status">
      <p class="booking-mark">${checkIcon(helpers)}</p>
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
