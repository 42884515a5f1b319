import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { addIcon, closeIcon } from '../../icons'
import { addDays, dayOfYear, isDate, longDay } from './dates'
import type { Fields } from './weekly-fields'
import { nextWindow, windowRows } from './window-rows'

const [mostDays, mostShown] = [366, 5]

type Exceptions = Fields & {
  today: string
  isWrong: boolean
  /** The days ahead can be many, so only the next ones are shown at first. */
  showsAll: boolean
  showAll: () => void
  /** Reports whether the chosen days can't be closed. */
  tellWrong: (isWrong: boolean) => void
  /** The visits that are booked on closed days. */
  onClosed: unknown
}

/** Past days stay as they are, and are not shown. */
export function exceptionFields(fields: Exceptions) {
  const { words, locale, rules, faultOf, faultAt, change, today, isWrong, showsAll, showAll, onClosed } = fields
  const fault = faultAt('overrides')
  const shownDays = rules.overrides.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1))
  const day = (exception: (typeof shownDays)[number]) => {
    const name = longDay(exception.date, locale)
    const path = `overrides[${rules.overrides.indexOf(exception)}]`
    const addHours = exception.windows.length ? words.add : words.ownHours
    const tooMany = faultAt(`${path}.windows`) ?? faultOf(`${path}.name`)
    return html`<div class="weekday" role="group" aria-label=${name}>
      <h3 aria-label=${name}>${dayOfYear(exception.date, locale)}</h3>
      <div class="windows">
        <input class="day-name" type="text" maxlength="80" autocomplete="off" placeholder=${words.dayName} aria-label="${words.dayName}: ${name}" aria-invalid=${faultOf(`${path}.name`) ? 'true' : 'false'} .value=${exception.name ?? ''} @input=${(
          event: Event,
        ) => {
          const { value } = event.target as HTMLInputElement
          if (value.trim()) exception.name = value.trim()
          else delete exception.name
          change()
        }} />
        ${exception.windows.length ? nothing : html`<p class="quiet-text">${words.closed}</p>`}
        ${windowRows({
          ...{ words, locale, name, faultOf, faultAt, change },
          windows: exception.windows.map((window, index) => ({ window, path: `${path}.windows[${index}]` })),
          remove: (window) => {
            exception.windows = exception.windows.filter((each) => each !== window)
            change()
          },
        })}
        ${tooMany ? html`<p class="fault" role="alert">${tooMany}</p>` : nothing}
      </div>
      <div class="row-actions">
        <button type="button" class="plain" title=${addHours} aria-label=${fill(exception.windows.length ? words.addWindow : words.ownHoursOf, { day: name })} @click=${() => {
          exception.windows.push(nextWindow(exception.windows))
          change()
        }}>${addIcon()}</button>
        <button type="button" class="plain remove-row" title=${words.openAgain} aria-label=${fill(words.openAgainOf, { day: name })} @click=${() => {
          rules.overrides = rules.overrides.filter((each) => each !== exception)
          change()
        }}>${closeIcon()}</button>
      </div>
    </div>`
  }
  const listed = showsAll ? shownDays : shownDays.slice(0, mostShown)
  return html`<section class="card">
    <h2>${words.exceptions}</h2>
    <p class="quiet-text">${words.exceptionsText}</p>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
    ${onClosed}
    ${listed.length ? listed.map(day) : html`<p class="quiet-text">${words.noExceptions}</p>`}
    ${listed.length < shownDays.length ? html`<button type="button" class="plain" @click=${showAll}>${fill(words.showAll, { count: String(shownDays.length) })}</button>` : nothing}
    <div class="closing">
      <label><span>${words.firstDay}</span><input type="date" name="firstDay" min=${today} /></label>
      <label><span>${words.lastDay}</span><input type="date" name="lastDay" min=${today} /></label>
      <label><span>${words.dayNameLabel}</span><input type="text" name="dayName" maxlength="80" placeholder=${words.dayNameExample} autocomplete="off" /></label>
      <button type="button" class="quiet" @click=${(event: Event) => closeDays(event, fields)}>${words.closeDays}</button>
      ${isWrong ? html`<p class="fault" role="alert">${words.closeDaysFault}</p>` : nothing}
    </div>
  </section>`
}

/** Closes the days from the first to the last, or only the first. */
function closeDays(event: Event, { rules, change, tellWrong, today, showAll }: Exceptions) {
  const [first, last, named] = [
    ...((event.currentTarget as HTMLElement).parentElement?.querySelectorAll<HTMLInputElement>('input') ?? []),
  ]
  const from = first?.value ?? ''
  const to = last?.value || from
  const name = named?.value.trim()
  const isRight = isDate(from) && isDate(to) && from >= today && from <= to && to < addDays(from, mostDays)
  tellWrong(!isRight)
  if (!isRight) return
  for (let date = from; date <= to; date = addDays(date, 1)) {
    rules.overrides = rules.overrides.filter((each) => each.date !== date)
    rules.overrides.push({ date, ...(name && { name }), windows: [] })
  }
  showAll()
  for (const input of [first, last, named]) if (input) input.value = ''
  change()
}
