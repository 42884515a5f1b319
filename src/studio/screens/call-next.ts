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
import { phoneLink } from './homeowners/contact'

type Call = Answer<'/api/call-list', 'get'>['calls'][number]
type Days = keyof typeof home.snoozes
type Asked = { to: 'snooze' | 'note'; call: Call }

const day = 86_400_000
const mostShown = 10

const nameOf = ({ firstName, lastName }: Call) => [firstName, lastName].filter(Boolean).join(' ')

/** The ten homeowners to call next, and why. */
class CallNext extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: typeof home
  #asked: Asked | undefined
  readonly #submission = new Submission(this)
  readonly #calls = new Cached<Call[]>(this, () => ({
    key: 'calls of the company',
    load: async () => (await api.get('/api/call-list', { params: { query: { limit: mostShown } } })).calls,
  }))

  override render() {
    const { studio, words } = this
    const isFault = this.#submission.error !== undefined && !this.#asked
    return html`<section class="card calls" aria-labelledby="call-next">
      <h2 id="call-next">${words.callNext}</h2>
      ${isFault ? failed(studio, this.#submission.error) : nothing}
      ${shown(studio, this.#calls, (calls) =>
        calls.length
          ? html`<ol class="list">${repeat(
              calls,
              ({ presentationId }) => presentationId,
              (call) => this.#row(call),
            )}</ol>`
          : html`<p class="quiet-text">${words.noCalls}</p>`,
      )}
      ${this.#asked ? this.#dialog(this.#asked) : nothing}
    </section>`
  }

  #row(call: Call) {
    const { studio, words } = this
    const { presentationId, phone, at, lastContactAt } = call
    const [reason, when] = [this.#reasonOf(call), studio.format.ago(at)]
    return html`<li class="row">
      <a class="what" href=${addressOf(`/homeowners/${presentationId}`)}>
        <strong>${nameOf(call)}</strong>
        <span class="quiet-text">${fill(words.reasonWhen, { reason, when })}</span>
        <span class="quiet-text">${lastContactAt ? fill(words.lastContact, { when: studio.format.ago(lastContactAt) }) : words.noContact}</span>
      </a>
      ${phone ? html`<span class="contact">${phoneLink(phone)}</span>` : nothing}
      ${studio.canWrite ? this.#buttons(call) : nothing}
    </li>`
  }

  #reasonOf({ reason, tier, priceCents }: Call) {
    const { words, studio } = this
    const values = {
      tier: tier ? words.tiers[tier] : '',
      price: priceCents === null ? '' : studio.format.wholeDollars(priceCents),
    }
    const isPriced = reason === 'chose' && priceCents !== null
    return fill(words.callReasons[isPriced ? 'choseFor' : reason], values)
  }

  #buttons(call: Call) {
    const { words } = this
    const name = nameOf(call)
    const button = (label: string, named: string, press: () => unknown) =>
      html`<button type="button" class="quiet" aria-label=${fill(named, { name })} ?disabled=${this.#submission.isBusy} @click=${press}>${label}</button>`
    return html`<span class="actions">
      ${button(words.callDone, words.callDoneWith, () => this.#record(call, { outcome: 'reached' }, words.callRecorded))}
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
        confirm: (form) => {
          const body = { text: valuesOf(form).text ?? '' }
          const params = { path: { presentationId: call.presentationId } }
          return this.#write(
            () => api.post('/api/presentations/{presentationId}/notes', { params, body }),
            words.noteAdded,
          )
        },
      })
    return confirmDialog(studio, {
      ...{ ...dialog, heading: fill(words.snoozeHeading, { name }), text: words.snoozeText, button: words.callSnooze },
      more: html`${selectField({ name: 'days', label: words.snoozeUntil, options: words.snoozes, chosen: '1' })}
        ${this.#textArea('note', words.optionalNote, false)}`,
      confirm: (form) => {
        const { days = '1', note } = valuesOf(form)
        const putOff =
          (days as Days) === '1'
            ? ({ outcome: 'no_answer' } as const)
            : ({ outcome: 'snooze', until: new Date(Date.now() + Number(days) * day).toISOString() } as const)
        return this.#record(call, { ...putOff, ...(note && { note }) }, words.snoozed)
      },
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
    this.#submission.forget()
  }

  #record(
    { presentationId }: Call,
    body: { outcome: 'reached' | 'no_answer' | 'snooze'; until?: string; note?: string },
    told: string,
  ) {
    const params = { path: { presentationId } }
    return this.#write(() => api.post('/api/call-list/{presentationId}', { params, body }), told)
  }

  async #write(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return
    this.#ask(undefined)
    changed('calls of the company', 'notes of', 'activity of')
    this.studio.say(told)
  }
}

customElements.define('studio-call-next', CallNext)
