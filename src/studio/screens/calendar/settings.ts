import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { formFault } from '../../parts/form-fault'
import { pageHead } from '../../parts/page-head'
import { saveBar } from '../../parts/save-bar'
import { shown } from '../../parts/states'
import { Screen } from '../../screen'
import { SharedDraft } from '../../shared-draft'
import { Submission } from '../../submission'
import { type Calendar, type Rules, readCalendar, type Visit, type Words } from './calendar'
import { closedVisits, visitsOnClosedDays } from './closed-visits'
import { dateIn } from './dates'
import { exceptionFields } from './exception-fields'
import './follow'
import { busyFields, kindFields, limitFields } from './limit-fields'
import { clashes, merged, ruleNames, rulesAtFirst, rulesOf, said } from './rules'
import { weeklyFields } from './weekly-fields'

const told = new RegExp(`^(${ruleNames.join('|')})`)

class CalendarSettings extends Screen<Words> {
  #isWrong = false
  #showsAll = false
  #discarded = 0
  readonly #draft = new SharedDraft<Rules>(this, { clashes, merged, save: (rules, sent) => this.#save(rules, sent) })
  readonly #submission = new Submission(this)
  readonly #calendar = new Cached(this, () => ({ key: 'calendar', load: readCalendar }))
  readonly #onClosed = new Cached<Visit[]>(this, () => {
    const calendar = this.#calendar.value?.calendar
    return calendar && visitsOnClosedDays(this.#begun(calendar).mine)
  })

  override render() {
    const { studio, words } = this
    const back = { path: '/calendar', label: words.title }
    return html`
      ${pageHead({ title: words.settings, text: words.settingsText, back })}
      ${shown(studio, this.#calendar, ({ calendar }) => this.#form(calendar))}
      ${studio.canWrite ? html`<studio-follow-visits .studio=${studio} .words=${words}></studio-follow-visits>` : nothing}
      ${this.#draft.conflict(studio, this.#differences)}
    `
  }

  #begun(calendar: Calendar | undefined) {
    return this.#draft.begun(() => (calendar ? rulesOf(calendar) : rulesAtFirst(this.studio.organization.timeZone)))
  }

  #form(calendar: Calendar | undefined) {
    const { studio, words } = this
    const draft = this.#begun(calendar)
    const { mine: rules } = draft
    const { locale, moment } = studio.format
    const change = () => {
      this.#draft.keep(draft)
      // A change made by a button is lost like a typed one if someone leaves without saving.
      this.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const tellWrong = (isWrong: boolean) => {
      this.#isWrong = isWrong
      this.requestUpdate()
    }
    const showAll = () => {
      this.#showsAll = true
      this.requestUpdate()
    }
    // A hidden day may be the one that is wrong, and viewers can press no button.
    const showsAll = this.#showsAll || !studio.canWrite || this.#submission.faultOf('overrides') !== undefined
    const fields = {
      ...{ words, locale, rules, change },
      faultOf: (path: string) => this.#submission.faultOf(path),
      faultAt: (path: string) => this.#submission.faultAt(path),
    }
    const today = dateIn(rules.timeZone, Date.now())
    const { isBusy, error } = this.#submission
    const onClosed = closedVisits(this.#onClosed.value ?? [], rules.timeZone, words, studio)
    const isShown = studio.canWrite && (this.#draft.mine || !calendar)
    // Fields keep what was typed into them, so discarding replaces the whole form.
    return html`${keyed(
      this.#discarded,
      html`<form class="calendar-settings" novalidate @submit=${this.#submit}>
      <fieldset ?disabled=${!studio.canWrite}>
        ${weeklyFields(fields)}
        ${exceptionFields({ ...fields, today, isWrong: this.#isWrong, tellWrong, showsAll, showAll, onClosed })}
        ${kindFields(fields)}
        ${limitFields({ ...fields, format: studio.format })}
        ${busyFields({ ...fields, busy: calendar?.busyCalendar, moment })}
      </fieldset>
      ${formFault(studio, error, told, words.marked)}
      ${isShown ? saveBar(studio, { isBusy, discard: this.#draft.mine && this.#discard }) : nothing}
    </form>`,
    )}`
  }

  readonly #discard = async () => {
    this.#discarded++
    this.#isWrong = false
    this.#submission.forget()
    this.#draft.discard()
    await this.updateComplete
    // The button that had the focus is gone.
    this.querySelector<HTMLElement>('h1')?.focus()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const draft = this.#begun(this.#calendar.value?.calendar)
    await this.#draft.submit(draft, async () => {
      const read = await this.#submission.read(readCalendar)
      return read && (read.calendar ? rulesOf(read.calendar) : draft.base)
    })
  }

  async #save(body: Rules, sent: Rules) {
    const isSaved = await this.#submission.run(async () => {
      this.#calendar.tell(await api.put('/api/appointments/calendar', { body }))
    })
    if (!isSaved) {
      await this.updateComplete
      this.querySelector<HTMLElement>('form .fault, form .failed')?.scrollIntoView({ block: 'center' })
      return
    }
    const calendar = this.#calendar.value?.calendar
    this.#draft.saved(sent, calendar && rulesOf(calendar))
    changed('free windows')
    this.studio.say(this.studio.common.saved)
  }

  readonly #differences = (mine: Rules, theirs: Rules, base: Rules) => {
    const { words, studio } = this
    const names = {
      ...{ timeZone: words.timeZone, weekly: words.weekly, overrides: words.exceptions, kinds: words.kinds },
      ...{ minimumNoticeHours: words.notice, horizonDays: words.horizon, serviceArea: words.area },
      busyCalendarUrl: words.busy,
    }
    return clashes(mine, theirs, base).map((name) => ({
      label: names[name],
      theirs: said(theirs, name, words, studio.format),
      mine: said(mine, name, words, studio.format),
    }))
  }
}

customElements.define('studio-calendar-settings', CalendarSettings)
