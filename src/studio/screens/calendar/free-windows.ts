import { html, nothing } from 'lit'
import type { Answer } from '../../api'
import type { Formats } from '../../formats'
import { PageElement } from '../../page-element'
import type { Words } from './calendar'
import { addDays, dayOfMonth, longDay, shortWeekday, spanOfDays } from './dates'

export type Free = Answer<'/api/appointments/slots', 'get'>
type FreeDay = Free['days'][number]

/** Two weeks at a time fit on a page. */
export const daysOfPage = 14

const hour = 3_600_000

/** Says that homeowners could not choose this time anymore. */
export const insideNotice = (words: Words, { counted }: Formats, startsAt: string, noticeHours: number) =>
  Date.parse(startsAt) < Date.now() + noticeHours * hour ? counted(words.insideNotice, noticeHours) : undefined

/**
 * Two weeks of days from `begin`, and the free windows of one of them. Sends `choose` with the start of a window, or
 * without one once another day is shown, and `turn` with the first of the days to show instead.
 */
class StudioFreeWindows extends PageElement {
  static override properties = {
    words: { attribute: false },
    format: { attribute: false },
    free: { attribute: false },
    begin: { attribute: false },
    today: { attribute: false },
    day: { attribute: false },
    chosen: { attribute: false },
    noticeHours: { attribute: false },
  }

  declare words: Words
  declare format: Formats
  declare free: Free
  declare begin: string
  declare today: string
  /** The day that is shown first, if something is free on it. */
  declare day: string | undefined
  declare chosen: string | undefined
  /** Homeowners need this much notice; the company does not. */
  declare noticeHours: number
  #day: string | undefined

  override render() {
    const { words, free, begin, format } = this
    const open = free.days.filter(({ windows }) => windows.length)
    const dates = Array.from({ length: daysOfPage }, (_, index) => addDays(begin, index))
    const shown = [this.#day, this.day].flatMap((day) => open.filter(({ date }) => date === day))[0] ?? open[0]
    return html`<div class="free-span">
        <strong aria-live="polite">${spanOfDays(begin, dates.at(-1) ?? begin, format.locale)}</strong>
        <button type="button" class="quiet" aria-label=${words.earlier} title=${words.earlier} ?disabled=${begin <= this.today} @click=${() => this.#turn(-daysOfPage)}>‹</button>
        <button type="button" class="quiet" aria-label=${words.later} title=${words.later} @click=${() => this.#turn(daysOfPage)}>›</button>
      </div>
      <fieldset class="free-choice days">
        <legend class="visually-hidden">${words.day}</legend>
        ${dates.map((date) => this.#dayChoice(date, open.find((each) => each.date === date)?.windows.length ?? 0, date === shown?.date))}
      </fieldset>
      ${shown ? this.#windows(shown) : html`<p class="quiet-text">${free.reason === 'outside_service_area' ? words.outside : words.noneFree}</p>`}`
  }

  #dayChoice(date: string, count: number, isShown: boolean) {
    const { format, words } = this
    const show = () => {
      this.#day = date
      this.#choose(undefined)
    }
    const name = `${longDay(date, format.locale)}, ${format.counted(words.free, count)}`
    return html`<label>
      <input type="radio" name="day" aria-label=${name} ?disabled=${!count} .checked=${isShown} @change=${show} />
      <span><small>${shortWeekday(date, format.locale)}</small>${dayOfMonth(date, format.locale)}</span>
    </label>`
  }

  #windows({ date, windows }: FreeDay) {
    const { words, format, chosen, noticeHours } = this
    return html`<fieldset class="free-choice">
      <legend>${longDay(date, format.locale)}</legend>
      ${windows.map(({ startsAt, endsAt }) => {
        const notice = insideNotice(words, format, startsAt, noticeHours)
        return html`<label>
          <input type="radio" name="startsAt" .value=${startsAt} .checked=${startsAt === chosen} @change=${() => this.#choose(startsAt)} />
          <span>${format.time(startsAt)} – ${format.time(endsAt)}${notice ? html`<small>${notice}</small>` : nothing}</span>
        </label>`
      })}
    </fieldset>`
  }

  #choose(startsAt: string | undefined) {
    this.dispatchEvent(new CustomEvent('choose', { detail: startsAt }))
    this.requestUpdate()
  }

  #turn(days: number) {
    this.#day = undefined
    this.#choose(undefined)
    const begin = [addDays(this.begin, days), this.today].sort().at(-1)
    this.dispatchEvent(new CustomEvent('turn', { detail: begin }))
  }
}

customElements.define('studio-free-windows', StudioFreeWindows)
