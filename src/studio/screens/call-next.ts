import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import { type Answer, api } from '../api'
import { Cached, changed } from '../cached'
import type { Context } from '../context'
import { PageElement } from '../page-element'
import { confirmDialog } from '../parts/confirm-dialog'
import { field } from '../parts/field'
import { selectField } from '../parts/select-field'
import { failed, shown } from '../parts/states'
import { addressOf } from '../router'
import { Submission, valuesOf } from '../submission'
import { type Call, lastOf, reasonOf } from './call-reasons'
import { contactLinks } from './homeowners/contact'

type List = Answer<'/api/call-list', 'get'>
type Snoozed = NonNullable<List['snoozed']>[number]
type Person = Pick<Call, 'presentationId' | 'firstName' | 'lastName'>
type Choice = keyof typeof home.snoozes
type Outcome = { outcome: Snoozed['outcome']; until?: string; note?: string }
type Asked = { to: 'snooze' | 'note'; call: Person }

const day = 86_400_000
const [mostShown, shownAtFirst] = [10, 5]
const mostSnoozedDays = 366

const nameOf = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(' ')

/** The ten homeowners to call next, and why, and those who were put off. */
class CallNext extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: typeof home
  #asked: Asked | undefined
  #snooze: Choice = '3'
  #areAllShown = false
  readonly #submission = new Submission(this)
  readonly #calls = new Cached<List>(this, () => ({
    key: 'calls of the company',
    load: () => api.get('/api/call-list', { params: { query: { limit: mostShown, snoozed: 'true' } } }),
  }))

  override render() {
    const { studio, words } = this
    const isFault = this.#submission.error !== undefined && !this.#asked
    return html`<section class="card calls" aria-labelledby="call-next">
      <h2 id="call-next" tabindex="-1">${words.callNext}</h2>
      ${isFault ? failed(studio, this.#submission.error) : nothing}
      ${shown(
        studio,
        this.#calls,
        ({ calls, snoozed = [] }) =>
          html`${
            calls.length
              ? html`<ol class="list">${repeat(
                  this.#areAllShown ? calls : calls.slice(0, shownAtFirst),
                  ({ presentationId }) => presentationId,
                  (call) => this.#row(call),
                )}</ol>
            ${this.#areAllShown || calls.length <= shownAtFirst ? nothing : html`<button type="button" class="plain" @click=${this.#showAll}>${studio.common.showMore}</button>`}`
              : html`<p class="quiet-text">${words.noCalls}</p>`
          }${snoozed.length ? this.#snoozed(snoozed) : nothing}`,
      )}
      ${this.#asked ? this.#dialog(this.#asked) : nothing}
    </section>`
  }

  #snoozed(snoozed: Snoozed[]) {
    const { studio, words } = this
    const row = (person: Snoozed) => {
      const date = studio.format.date(person.until)
      return html`<li class="row">
        <a class="what" href=${addressOf(`/homeowners/${person.presentationId}`)}>
          <strong>${nameOf(person)}</strong>
          <span class="quiet-text">${fill(person.outcome === 'snooze' ? words.snoozedTo : words.noAnswerTo, { date })}</span>
        </a>
        ${studio.canWrite ? html`<span class="actions">${this.#button(person, words.bringBack, words.bringBackOne, () => this.#record(person, { outcome: 'unsnooze' }, words.broughtBack))}</span>` : nothing}
      </li>`
    }
    return html`<details class="snoozed">
      <summary>${studio.format.counted(words.snoozedCount, snoozed.length)}</summary>
      <ul class="list">${repeat(snoozed, ({ presentationId }) => presentationId, row)}</ul>
    </details>`
  }

  readonly #showAll = () => {
    this.#areAllShown = true
    this.requestUpdate()
  }

  #row(call: Call) {
    const { studio, words } = this
    const { presentationId, phone, email, at } = call
    const canDial = /\d/.test(phone ?? '')
    const [reason, when] = [reasonOf(call, words, studio.format), studio.format.ago(at)]
    return html`<li class="row" data-of=${presentationId}>
      <a class="what" href=${addressOf(`/homeowners/${presentationId}`)}>
        <strong>${nameOf(call)}</strong>
        <span class="quiet-text">${fill(words.reasonWhen, { reason, when })}</span>
        <span class="quiet-text">${lastOf(call, words, studio.format)}</span>
      </a>
      ${contactLinks({ homeownerData: canDial ? { phone, email: null } : { phone: null, email } })}
      ${studio.canWrite ? this.#buttons(call) : nothing}
    </li>`
  }

  #button(person: Person, label: string, named: string, press: () => unknown) {
    const name = fill(named, { name: nameOf(person) })
    return html`<button type="button" class="quiet" aria-label=${name} ?disabled=${this.#submission.isBusy} @click=${press}>${label}</button>`
  }

  #buttons(call: Call) {
    const { words } = this
    const button = (label: string, named: string, press: () => unknown) => this.#button(call, label, named, press)
    const { callRecorded, noAnswerRecorded } = words
    return html`<span class="actions">
      ${button(words.callDone, words.callDoneWith, () => this.#record(call, { outcome: 'reached' }, callRecorded))}
      ${button(words.callNoAnswer, words.callNoAnswerFrom, () => this.#record(call, { outcome: 'no_answer' }, noAnswerRecorded))}
      ${button(words.callSnooze, words.callSnoozeWith, () => this.#ask({ to: 'snooze', call }))}
      ${button(words.callNote, words.callNoteFor, () => this.#ask({ to: 'note', call }))}
    </span>`
  }

  #dialog({ to, call }: Asked) {
    const { studio, words } = this
    const name = nameOf(call)
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (to === 'note')
      return confirmDialog(studio, {
        ...{ ...dialog, heading: fill(words.noteHeading, { name }), text: words.noteText, button: words.addNote },
        more: this.#textArea('text', words.note, true),
        confirm: (form) => this.#note(call, valuesOf(form).text ?? ''),
      })
    return confirmDialog(studio, {
      ...{ ...dialog, heading: fill(words.snoozeHeading, { name }), text: words.snoozeText, button: words.callSnooze },
      more: html`${selectField({ name: 'days', label: words.snoozeUntil, options: words.snoozes, chosen: this.#snooze, onChange: this.#chooseSnooze })}
        ${this.#snooze === 'date' ? this.#dateField() : nothing}
        ${this.#textArea('note', words.optionalNote, false)}`,
      confirm: (form) => {
        const { days, date = '', note } = valuesOf(form)
        const until =
          days === 'date' ? studio.format.startOf(date) : new Date(Date.now() + Number(days) * day).toISOString()
        const told = fill(words.snoozed, { date: studio.format.date(until) })
        return this.#record(call, { outcome: 'snooze', until, ...(note && { note }) }, told)
      },
    })
  }

  readonly #chooseSnooze = (chosen: Choice) => {
    this.#snooze = chosen
    this.requestUpdate()
  }

  #dateField() {
    const { words, studio } = this
    const dateIn = (days: number) => studio.format.isoDate(Date.now() + days * day)
    return field({
      ...{ name: 'date', label: words.snoozeDate, fault: this.#submission.faultOf('until') },
      input: ({ id, describedBy, invalid }) =>
        html`<input id=${id} name="date" type="date" required .value=${dateIn(1)} min=${dateIn(1)} max=${dateIn(mostSnoozedDays)} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} />`,
    })
  }

  #textArea(name: 'text' | 'note', label: string, isRequired: boolean) {
    return field({
      ...{ name, label, fault: this.#submission.faultOf(name) },
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} name=${name} rows="3" maxlength="2000" ?required=${isRequired} aria-describedby=${describedBy || nothing} aria-invalid=${invalid}></textarea>`,
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#snooze = '3'
    this.#submission.forget()
  }

  async #note({ presentationId }: Person, text: string) {
    const params = { path: { presentationId } }
    const call = () => api.post('/api/presentations/{presentationId}/notes', { params, body: { text } })
    if (!(await this.#submission.run(call))) return
    changed('calls of the company', 'notes of', 'activity of')
    this.studio.say(this.words.noteAdded)
    this.#ask(undefined)
    await this.updateComplete
    if (document.activeElement === document.body) this.#focus(presentationId)
  }

  /** The row leaves the list at once, so the focus goes to the one that takes its place. */
  async #record(call: Person, body: Outcome, told: string) {
    const { words, studio } = this
    const { presentationId } = call
    const params = { path: { presentationId } }
    let recorded: { id: string } | undefined
    const isDone = await this.#submission.run(async () => {
      recorded = (await api.post('/api/call-list/{presentationId}', { params, body })).call
    })
    if (!isDone || !recorded) return
    const { id } = recorded
    const { calls, snoozed = [] } = this.#calls.value ?? { calls: [] }
    const place = calls.findIndex((each) => each.presentationId === presentationId)
    const others = calls.filter((each) => each.presentationId !== presentationId)
    this.#ask(undefined)
    this.#calls.tell({ calls: others, snoozed: snoozed.filter((each) => each.presentationId !== presentationId) })
    changed('calls of the company', 'notes of', 'activity of')
    studio.say(told, [
      { label: words.undo, press: () => this.#undo(call, id) },
      { label: words.addANote, press: () => this.#ask({ to: 'note', call }) },
    ])
    await this.updateComplete
    this.#focus((others[place] ?? others.at(-1))?.presentationId)
  }

  async #undo({ presentationId }: Person, callId: string) {
    const params = { path: { presentationId, callId } }
    if (!(await this.#submission.run(() => api.delete('/api/call-list/{presentationId}/{callId}', { params })))) return
    changed('activity of')
    this.studio.say(this.words.undone)
    await this.#calls.reloadAfterWrite()
    await this.updateComplete
    this.#focus(presentationId)
  }

  /** Without a row to go to, the focus goes to the heading. */
  #focus(presentationId: string | undefined) {
    const row = this.querySelector(`[data-of="${presentationId}"] .actions > button`)
    const place = row ?? this.querySelector('h2')
    if (place instanceof HTMLElement) place.focus()
  }
}

customElements.define('studio-call-next', CallNext)
