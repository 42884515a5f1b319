import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { typedSince } from '../../merge'
import { choicesOf, conflictDialog } from '../../parts/conflict'
import { formFault } from '../../parts/form-fault'
import { pageHead } from '../../parts/page-head'
import { shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { type Calendar, type Rules, readCalendar, type Words } from './calendar'
import { dateIn } from './dates'
import { exceptionFields } from './exception-fields'
import './follow'
import { busyFields, kindFields, limitFields } from './limit-fields'
import { clashes, merged, ruleNames, rulesAtFirst, rulesOf, said } from './rules'
import { weeklyFields } from './weekly-fields'

const told = new RegExp(`^(${ruleNames.join('|')})`)

/** `base` is what was loaded when somebody began to change it. */
type Draft = { rules: Rules; base: Rules }

class CalendarSettings extends Screen<Words> {
  #draft: Draft | undefined
  #theirs: Rules | undefined
  #isWrong = false
  readonly #submission = new Submission(this)
  readonly #calendar = new Cached(this, () => ({ key: 'calendar', load: readCalendar }))

  override render() {
    const { studio, words } = this
    const back = { path: '/calendar', label: words.title }
    return html`
      ${pageHead({ title: words.settings, text: words.settingsText, back })}
      ${shown(studio, this.#calendar, ({ calendar }) => this.#form(calendar))}
      ${studio.canWrite ? html`<studio-follow-visits .studio=${studio} .words=${words}></studio-follow-visits>` : nothing}
      ${this.#theirs ? this.#conflict(this.#theirs) : nothing}
    `
  }

  #draftOf(calendar: Calendar | undefined): Draft {
    if (this.#draft) return this.#draft
    const loaded = () => (calendar ? rulesOf(calendar) : rulesAtFirst(this.studio.organization.timeZone))
    return { rules: loaded(), base: loaded() }
  }

  #form(calendar: Calendar | undefined) {
    const { studio, words } = this
    const draft = this.#draftOf(calendar)
    const { rules } = draft
    const { locale, moment } = studio.format
    const change = () => {
      this.#draft = draft
      this.requestUpdate()
    }
    const tellWrong = (isWrong: boolean) => {
      this.#isWrong = isWrong
      this.requestUpdate()
    }
    const fields = {
      ...{ words, locale, rules, change },
      faultOf: (path: string) => this.#submission.faultOf(path),
      faultAt: (path: string) => this.#submission.faultAt(path),
    }
    const today = dateIn(rules.timeZone, Date.now())
    const { isBusy, error } = this.#submission
    return html`<form class="calendar-settings" novalidate @submit=${this.#submit}>
      <fieldset ?disabled=${!studio.canWrite}>
        ${weeklyFields(fields)}
        ${exceptionFields({ ...fields, today, isWrong: this.#isWrong, tellWrong })}
        ${limitFields(fields)}
        ${kindFields(fields)}
        ${busyFields({ ...fields, busy: calendar?.busyCalendar, moment })}
      </fieldset>
      ${formFault(studio, error, told, words.marked)}
      ${studio.canWrite ? html`<button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>` : nothing}
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const draft = this.#draftOf(this.#calendar.value?.calendar)
    this.#draft = draft
    const sent = structuredClone(draft.rules)
    const read = await this.#submission.read(readCalendar)
    if (!read) return
    const theirs = read.calendar ? rulesOf(read.calendar) : draft.base
    if (!clashes(sent, theirs, draft.base).length) return this.#save(merged(sent, theirs, draft.base, 'mine'), sent)
    this.#theirs = theirs
    this.requestUpdate()
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
    const typed = this.#draft && calendar && typedSince(this.#draft.rules, sent, rulesOf(calendar), merged)
    this.#draft = calendar && typed && { rules: typed, base: rulesOf(calendar) }
    changed('free windows')
    this.studio.say(this.studio.common.saved)
    this.requestUpdate()
  }

  #conflict(theirs: Rules) {
    const draft = this.#draft
    if (!draft) return nothing
    const { words, studio } = this
    const { rules, base } = draft
    const names = {
      ...{ timeZone: words.timeZone, weekly: words.weekly, overrides: words.exceptions, kinds: words.kinds },
      ...{ minimumNoticeHours: words.notice, horizonDays: words.horizon, serviceArea: words.area },
      busyCalendarUrl: words.busy,
    }
    const clashing = clashes(rules, theirs, base)
    const differences = ruleNames
      .filter((name) => clashing.includes(name))
      .map((name) => ({
        label: names[name],
        theirs: said(theirs, name, words, studio.format),
        mine: said(rules, name, words, studio.format),
      }))
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const goOn = (rules: typeof base) => {
      this.#draft = { rules, base: theirs }
    }
    const save = (whole: typeof base) => void this.#save(whole, structuredClone(rules))
    const choices = choicesOf({ mine: rules, theirs, base, merged, save, goOn, close })
    return conflictDialog(studio, differences, choices)
  }
}

customElements.define('studio-calendar-settings', CalendarSettings)
