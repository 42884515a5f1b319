import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { closeIcon, homeIcon } from '../../icons'
import { belowRow } from '../../parts/form-fault'
import type { Words } from './calendar'
import { minutesOf, spanOfClocks } from './dates'

type Window = { start: string; end: string; capacity: number }
type Rows = {
  words: Words
  locale: string
  /** Says whose windows these are, for screen readers. */
  name: string
  /** Each window, with the path in the body that its errors name. */
  windows: { window: Window; path: string }[]
  faultOf: (path: string) => string | undefined
  faultAt: (path: string) => string | undefined
  change: () => void
  remove: (window: Window) => void
}

/** A time field has no 24:00, and a window that ends then ends at 00:00 of the next day. */
const clockOf = (time: string) => (time === '24:00' ? '00:00' : time)

/** A window may end at midnight, but hours past it are more often a slip than meant. */
const isOvernight = ({ start, end }: Window) => minutesOf(end) > 0 && minutesOf(end) < minutesOf(start)

/** A window that ends at or before its start ends on the next day. */
function isAtOnce(one: Window, other: Window) {
  const span = ({ start, end }: Window) => {
    const [from, to] = [minutesOf(start), minutesOf(end)]
    return [from, to > from ? to : to + minutesOf('24:00')] as const
  }
  const [[from, to], [begin, end]] = [span(one), span(other)]
  return from < end && begin < to
}

export const windowRows = ({ words, locale, name, windows, faultOf, faultAt, change, remove }: Rows) =>
  windows.map(({ window, path }) => {
    const labels = { start: words.from, end: words.to, capacity: words.homes }
    const span = spanOfClocks(window.start, window.end, locale)
    const other = windows.find((each) => each.window !== window && isAtOnce(each.window, window))?.window
    // Hours that run past midnight may overlap those of the next day, where nothing is wrong.
    const overlaps = Boolean(faultAt(path)) && (other !== undefined || isOvernight(window))
    const overlapping = other
      ? fill(words.overlapsOther, { day: name, window: span, other: spanOfClocks(other.start, other.end, locale) })
      : fill(words.overlapsNextDay, { day: name, window: span })
    const isWrong = (member: string) => overlaps || Boolean(faultOf(`${path}.${member}`))
    const faults = [
      ...(overlaps ? [overlapping] : []),
      ...Object.entries(labels).flatMap(([member, label]) => belowRow(label, faultOf(`${path}.${member}`)) ?? []),
    ]
    const time = (key: 'start' | 'end', label: string) =>
      html`<input type="time" required .value=${clockOf(window[key])} aria-label="${label}, ${name}" aria-invalid=${isWrong(key) ? 'true' : 'false'} @change=${(
        event: Event,
      ) => {
        window[key] = (event.target as HTMLInputElement).value
        change()
      }} />`
    return html`<div class="window-row">
      ${time('start', words.from)}<span aria-hidden="true">–</span>${time('end', words.to)}
      <label title=${words.homesText}>
        ${homeIcon()}
        <input type="number" min="1" max="50" required .value=${String(window.capacity || '')} aria-label="${words.homes}, ${name}, ${span}" aria-invalid=${faultOf(`${path}.capacity`) ? 'true' : 'false'} @input=${(
          event: Event,
        ) => {
          window.capacity = (event.target as HTMLInputElement).valueAsNumber
          change()
        }} />
      </label>
      <button type="button" class="plain remove-row" aria-label=${fill(words.removeWindow, { day: name, window: span })} @click=${() => remove(window)}>${closeIcon()}</button>
      ${faults.length ? html`<p class="fault" role="alert">${faults.join(' ')}</p>` : nothing}
      ${isOvernight(window) ? html`<p class="quiet-text">${words.endsNextDay}</p>` : nothing}
    </div>`
  })

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const usualMinutes = 120

/** Adds a window after the last one of the day, with the usual length. */
export function nextWindow(windows: Window[]): Window {
  const last = windows.at(-1)
  const start = last ? minutesOf(last.end) : minutesOf('08:00')
  return { start: clock(start), end: clock(start + usualMinutes), capacity: last?.capacity ?? 1 }
}
