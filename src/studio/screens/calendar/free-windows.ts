import { html, nothing } from 'lit'
import type { Answer } from '../../api'
import type { Formats } from '../../formats'
import type { Words } from './calendar'
import { longDay } from './dates'

export type Free = Answer<'/api/appointments/slots', 'get'>

/** Two weeks at a time fit on a page. */
export const daysOfPage = 14

type Choice = {
  words: Words
  format: Formats
  chosen: string | undefined
  choose: (startsAt: string) => void
  /** Shows earlier or later days. */
  turn: (days: number) => void
  isFirst: boolean
  /** Homeowners need this much notice; the company does not. */
  noticeHours: number
}

const hour = 3_600_000

/** Says that homeowners could not choose this time anymore. */
export const insideNotice = (words: Words, { counted }: Formats, startsAt: string, noticeHours: number) =>
  Date.parse(startsAt) < Date.now() + noticeHours * hour ? counted(words.insideNotice, noticeHours) : undefined

/** The free windows of some days, to choose one. */
export function freeWindows(
  { days, reason }: Free,
  { words, format, chosen, choose, turn, isFirst, noticeHours }: Choice,
) {
  const open = days.filter(({ windows }) => windows.length)
  return html`<div class="free-days">
      ${open.length ? nothing : html`<p class="quiet-text">${reason === 'outside_service_area' ? words.outside : words.noneFree}</p>`}
      ${open.map(
        ({ date, windows }) => html`<fieldset>
          <legend>${longDay(date, format.locale)}</legend>
          ${windows.map(({ startsAt, endsAt }) => {
            const notice = insideNotice(words, format, startsAt, noticeHours)
            return html`<label>
              <input type="radio" name="startsAt" .value=${startsAt} .checked=${startsAt === chosen} @change=${() => choose(startsAt)} />
              <span>${format.time(startsAt)} – ${format.time(endsAt)}${notice ? html`<small>${notice}</small>` : nothing}</span>
            </label>`
          })}
        </fieldset>`,
      )}
    </div>
    <div class="actions">
      <button type="button" class="quiet" ?disabled=${isFirst} @click=${() => turn(-daysOfPage)}>${words.earlier}</button>
      <button type="button" class="quiet" @click=${() => turn(daysOfPage)}>${words.later}</button>
    </div>`
}
