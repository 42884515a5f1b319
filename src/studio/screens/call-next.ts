import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import { type Answer, api } from '../api'
import { Cached, changed } from '../cached'
import type { Context } from '../context'
import { PageElement } from '../page-element'
import { confirmDialog } from '../parts/confirm-dialog'
import { copyText } from '../parts/shown-once'
import { failed, shown } from '../parts/states'
import { addressOf } from '../router'
import { Submission, valuesOf } from '../submission'
import { type Choice, noteField, snoozedUntil, snoozeFields } from './call-fields'
import { type Call, lastOf, whyOf } from './call-reasons'
import { contactLinks } from './homeowners/contact'

type List = Answer<'/api/call-list', 'get'>
type Snoozed = NonNullable<List['snoozed']>[number]
type Person = Pick<Call, 'presentationId' | 'firstName' | 'lastName'>
type Outcome = { outcome: Snoozed['outcome']; until?: string; note?: string }
type Asked = { to: 'snooze' | 'note' | 'email'; call: Person & Partial<Pick<Call, 'email'>> }

const [mostListed, shownAtFirst, shownMore] = [100, 5, 10]

const nameOf = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(' ')

/** The homeowners to call next, and why, and those who were put off. */
class CallNext extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false } }

  declare studio: Context
  declare words: typeof home
  #asked: Asked | undefined
  #snooze: Choice = '3'
  #shown = shownAtFirst
  readonly #submission = new Submission(this)
  readonly #calls = new Cached<List>(this, () => ({
    key: 'calls of the company',
    load: () => api.get('/api/call-list', { params: { query: { limit: mostListed, snoozed: 'true' } } }),
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
                  calls.slice(0, this.#shown),
                  ({ presentationId }) => presentationId,
                  (call) => this.#row(call),
                )}</ol>
            ${this.#more(calls.length)}`
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
      const told = fill(person.outcome === 'snooze' ? words.snoozedTo : words.noAnswerTo, { date })
      return html`<li class="row">
        <a class="what" href=${addressOf(`/homeowners/${person.presentationId}`)}>
          <strong>${nameOf(person)}</strong>
          <span class="quiet-text">${person.authorName === null ? told : fill(words.snoozedBy, { told, name: person.authorName })}</span>
          ${person.note === null ? nothing : html`<span class="quiet-text">${fill(words.snoozedNote, { note: person.note })}</span>`}
        </a>
        ${studio.canWrite ? html`<span class="actions">${this.#button(person, words.bringBack, words.bringBackOne, () => this.#record(person, { outcome: 'unsnooze' }, words.broughtBack))}</span>` : nothing}
      </li>`
    }
    return html`<details class="snoozed">
      <summary>${studio.format.counted(words.setAside, snoozed.length)}</summary>
      <ul class="list">${repeat(snoozed, ({ presentationId }) => presentationId, row)}</ul>
    </details>`
  }

  #more(count: number) {
    const { studio, words } = this
    const { number } = studio.format
    if (count <= this.#shown && count < mostListed) return nothing
    const all = count < mostListed ? number(count) : fill(words.orMore, { count: number(count) })
    return html`<p class="quiet-text">${fill(words.shownOf, { shown: number(Math.min(this.#shown, count)), all })}
      ${count > this.#shown ? html`<button type="button" class="plain" @click=${this.#showMore}>${studio.common.showMore}</button>` : nothing}</p>`
  }

  readonly #showMore = () => {
    this.#shown += shownMore
    this.requestUpdate()
  }

  #row(call: Call) {
    const { studio, words } = this
    const { presentationId, phone, email } = call
    const canDial = /\d/.test(phone ?? '')
    return html`<li class="row" data-of=${presentationId}>
      <a class="what" href=${addressOf(`/homeowners/${presentationId}`)}>
        <strong>${nameOf(call)}</strong>
        <span class="quiet-text">${whyOf(call, words, studio.format)}</span>
        <span class="quiet-text">${lastOf(call, words, studio.format)}</span>
      </a>
      ${contactLinks({ homeownerData: canDial ? { phone, email: null } : { phone: null, email } })}
      ${studio.canWrite ? this.#buttons(call) : nothing}
    </li>`
  }

  #button(person: Person, label: string, named: string, press: () => unknown, style = 'quiet') {
    return html`<button type="button" class=${style} aria-label=${fill(named, { name: nameOf(person) })} ?disabled=${this.#submission.isBusy} @click=${press}>${label}</button>`
  }

  #buttons(call: Call) {
    const { words } = this
    const button = (label: string, named: string, press: () => unknown) => this.#button(call, label, named, press)
    const link = call.email
      ? this.#button(call, words.emailLink, words.emailLinkTo, () => this.#ask({ to: 'email', call }), 'quiet link')
      : this.#button(call, words.copyLink, words.copyLinkOf, () => this.#copyLink(call), 'quiet link')
    return html`<span class="actions">
      ${call.reason === 'never_sent' ? link : nothing}
      ${button(words.callDone, words.callDoneWith, () => this.#record(call, { outcome: 'done' }, words.callRecorded))}
      ${button(words.callNoAnswer, words.callNoAnswerFrom, () => this.#record(call, { outcome: 'no_answer' }, words.noAnswerRecorded))}
      ${button(words.callSnooze, words.callSnoozeWith, () => this.#ask({ to: 'snooze', call }))}
      ${button(words.callNote, words.callNoteFor, () => this.#ask({ to: 'note', call }))}
    </span>`
  }

  #dialog({ to, call }: Asked) {
    const { studio, words } = this
    const name = nameOf(call)
    const form = { studio, words, submission: this.#submission }
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (to === 'note')
      return confirmDialog(studio, {
        ...{ ...dialog, heading: fill(words.noteHeading, { name }), text: words.noteText, button: words.addNote },
        more: noteField(form, 'text', words.note, true),
        confirm: (form) => this.#note(call, valuesOf(form).text ?? ''),
      })
    if (to === 'email')
      return confirmDialog(studio, {
        ...{ ...dialog, heading: fill(words.emailHeading, { name }), button: words.emailLink },
        text: fill(words.emailText, { email: call.email ?? '' }),
        confirm: () => this.#email(call),
      })
    return confirmDialog(studio, {
      ...{ ...dialog, heading: fill(words.snoozeHeading, { name }), text: words.snoozeText, button: words.callSnooze },
      more: snoozeFields(form, this.#snooze, this.#chooseSnooze),
      confirm: (form) => {
        const given = valuesOf(form)
        const { note } = given
        const until = snoozedUntil(given, studio)
        const told = fill(words.snoozed, { date: studio.format.date(until) })
        return this.#record(call, { outcome: 'snooze', until, ...(note && { note }) }, told)
      },
    })
  }

  readonly #chooseSnooze = (chosen: Choice) => {
    this.#snooze = chosen
    this.requestUpdate()
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

  /** If the browser doesn't allow it, the homeowner's page shows the link. */
  async #copyLink({ presentationId, viewerUrl }: Call) {
    if (await copyText(viewerUrl)) this.studio.say(this.studio.common.copied)
    else this.studio.go(`/homeowners/${presentationId}`)
  }

  async #email(call: Person) {
    if (!(await this.#submission.run(() => api.presentations.send(call.presentationId)))) return
    const left = this.#leave(call)
    changed('homeowner', 'mails of', 'activity of')
    this.studio.say(this.words.linkSent)
    await left
  }

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
    const left = this.#leave(call)
    changed('calls of the company', 'notes of', 'activity of')
    studio.say(told, [
      { label: words.undo, press: () => this.#undo(call, id) },
      { label: words.addANote, press: () => this.#ask({ to: 'note', call }) },
    ])
    await left
  }

  /** The row leaves the list at once, so the focus goes to the one that takes its place. */
  async #leave({ presentationId }: Person) {
    const { calls, snoozed = [] } = this.#calls.value ?? { calls: [] }
    const place = calls.findIndex((each) => each.presentationId === presentationId)
    const others = calls.filter((each) => each.presentationId !== presentationId)
    this.#ask(undefined)
    this.#calls.tell({ calls: others, snoozed: snoozed.filter((each) => each.presentationId !== presentationId) })
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

  /** Without a row to go to, the focus goes to the heading. Pressing Enter again must not email anyone. */
  #focus(presentationId: string | undefined) {
    const row = this.querySelector(`[data-of="${presentationId}"] .actions > :not(.link)`)
    const place = row ?? this.querySelector('h2')
    if (place instanceof HTMLElement) place.focus()
  }
}

customElements.define('studio-call-next', CallNext)
