import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { addIcon, copyIcon } from '../../icons'
import type { Rules, Words } from './calendar'
import { firstWeekday, weekdayName, weekdaysFrom } from './dates'
import { usualWindows } from './rules'
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
  const of = (weekday: number) => rules.weekly.filter((window) => window.weekday === weekday)
  const open = weekdays.filter((weekday) => of(weekday).length)
  const set = (weekday: number, windows: typeof usualWindows) => {
    const others = rules.weekly.filter((window) => window.weekday !== weekday)
    rules.weekly = [...others, ...windows.map((window) => ({ ...window, weekday }))]
  }
  const day = (weekday: number) => {
    const name = weekdayName(weekday, locale)
    const windows = of(weekday)
    const others = open.filter((other) => other !== weekday)
    /** A day that opens starts with the hours of the open day before it. */
    const turn = () => {
      const like = others.findLast((other) => weekdays.indexOf(other) < weekdays.indexOf(weekday)) ?? others[0]
      set(weekday, windows.length ? [] : like === undefined ? usualWindows : of(like))
      change()
    }
    const add = () => {
      rules.weekly.push({ weekday, ...nextWindow(windows) })
      change()
    }
    const copy = () => {
      for (const other of others) set(other, windows)
      change()
    }
    return html`<div class="weekday" role="group" aria-label=${name}>
      <label class="switch"><input type="checkbox" role="switch" .checked=${windows.length > 0} @change=${turn} />${name}</label>
      <div class="windows">
        ${windows.length ? nothing : html`<p class="quiet-text">${words.closed}</p>`}
        ${windowRows({
          ...{ words, locale, name, faultOf, faultAt, change },
          windows: windows.map((window) => ({ window, path: `weekly[${rules.weekly.indexOf(window)}]` })),
          remove: (window) => {
            rules.weekly = rules.weekly.filter((each) => each !== window)
            change()
          },
        })}
      </div>
      <div class="row-actions">
        <button type="button" class="plain" title=${words.add} aria-label=${fill(words.addWindow, { day: name })} @click=${add}>${addIcon()}</button>
        ${
          windows.length && others.length
            ? html`<button type="button" class="plain" title=${words.copy} aria-label=${fill(words.copyOf, { day: name })} @click=${copy}>${copyIcon()}</button>`
            : nothing
        }
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
