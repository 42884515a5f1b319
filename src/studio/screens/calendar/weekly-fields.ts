import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Rules, Words } from './calendar'
import { firstWeekday, weekdayName, weekdaysFrom } from './dates'
import { nextWindow, windowRows } from './window-rows'

export type Fields = {
  words: Words
  locale: string
  rules: Rules
  faultOf: (path: string) => string | undefined
  faultAt: (path: string) => string | undefined
  /** Called after `rules` has changed. */
  change: () => void
}

export function weeklyFields({ words, locale, rules, faultOf, faultAt, change }: Fields) {
  const weekdays = weekdaysFrom(firstWeekday(locale))
  const fault = faultAt('weekly')
  const of = (weekday: number | undefined) => rules.weekly.filter((window) => window.weekday === weekday)
  const add = (...windows: Rules['weekly']) => {
    rules.weekly.push(...windows)
    change()
  }
  const day = (weekday: number, index: number) => {
    const name = weekdayName(weekday, locale)
    const windows = of(weekday)
    const before = of(weekdays[index - 1])
    return html`<div class="weekday" role="group" aria-label=${name}>
      <h3>${name}</h3>
      <div>
        ${windows.length ? nothing : html`<p class="quiet-text">${words.closed}</p>`}
        ${windowRows({
          ...{ words, locale, name, faultOf, faultAt, change },
          windows: windows.map((window) => ({ window, path: `weekly[${rules.weekly.indexOf(window)}]` })),
          remove: (window) => {
            rules.weekly = rules.weekly.filter((each) => each !== window)
            change()
          },
        })}
        <div class="actions">
          <button type="button" class="plain" aria-label=${fill(words.addWindow, { day: name })} @click=${() => add({ weekday, ...nextWindow(windows) })}>${words.add}</button>
          ${
            !windows.length && before.length
              ? html`<button type="button" class="plain" aria-label=${fill(words.asBeforeOf, { day: name })} @click=${() => add(...before.map((window) => ({ ...window, weekday })))}>${words.asBefore}</button>`
              : nothing
          }
        </div>
      </div>
    </div>`
  }
  return html`<section class="card">
    <h2>${words.weekly}</h2>
    <p class="quiet-text">${words.weeklyText}</p>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
    ${weekdays.map(day)}
  </section>`
}
