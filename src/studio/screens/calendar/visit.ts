import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { formatsIn } from '../../formats'
import { PageElement } from '../../page-element'
import '../../parts/dialog'
import { field } from '../../parts/field'
import { failed, shown } from '../../parts/states'
import { Submission } from '../../submission'
import { readVisit, type Visit, type Words } from './calendar'
import './move-visit'
import { visitFacts } from './visit-facts'

type Mode = 'facts' | 'move' | 'cancel'

/** A dialog about one visit: who and where, and what can be done about it. `to` is the time it was dropped on. */
class StudioVisit extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    visitId: { attribute: false },
    timeZone: { attribute: false },
    to: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare visitId: string
  declare timeZone: string
  declare to: string | undefined

  #mode: Mode = 'facts'
  readonly #submission = new Submission(this)
  readonly #visit = new Cached(this, () => ({
    key: `visit ${this.visitId}`,
    load: () => readVisit(this.visitId),
  }))

  protected override willUpdate(changedProperties: PropertyValues) {
    if (changedProperties.has('visitId')) this.#mode = this.to ? 'move' : 'facts'
  }

  override render() {
    const { studio, words } = this
    const heading = this.#visit.value?.name ?? words.visit
    const content = html`<div class="visit-content" tabindex="-1">
      ${shown(studio, this.#visit, (visit) => this.#content(visit))}
    </div>`
    return html`<studio-dialog heading=${heading} close-label=${studio.common.close} @close=${this.#close} .content=${content}></studio-dialog>`
  }

  #content(visit: Visit): TemplateResult {
    if (this.#mode === 'move') return this.#move(visit)
    return this.#mode === 'cancel' ? this.#cancel(visit) : this.#facts(visit)
  }

  get #format() {
    return formatsIn(this.studio.format.locale, this.timeZone)
  }

  #facts(visit: Visit) {
    return visitFacts(visit, {
      ...{ studio: this.studio, words: this.words, format: this.#format, submission: this.#submission },
      turnTo: this.#turnTo,
      note: (status) => void this.#note(visit, status),
    })
  }

  #move(visit: Visit) {
    return html`<studio-move-visit
      .studio=${this.studio}
      .words=${this.words}
      .format=${this.#format}
      .visit=${visit}
      .to=${this.to}
      @back=${() => this.#turnTo('facts')}
      @moved=${this.#moved}
    ></studio-move-visit>`
  }

  #cancel(visit: Visit) {
    const { studio, words } = this
    const { error, isBusy } = this.#submission
    const when = this.#format.moment(visit.startsAt)
    return html`<form @submit=${(event: SubmitEvent) => this.#submitCancel(event, visit)}>
      <p>${fill(words.cancelText, { name: visit.name, when })} ${visit.email ? words.cancelEmailText : words.noEmailText}</p>
      ${field({
        ...{ name: 'reason', label: words.reason, fault: this.#submission.faultOf('reason') },
        input: ({ id, describedBy }) =>
          html`<textarea id=${id} name="reason" rows="2" maxlength="500" aria-describedby=${describedBy}></textarea>`,
      })}
      ${error === undefined ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="submit" class="danger" ?disabled=${isBusy}>${words.cancelVisit}</button>
        <button type="button" class="quiet" @click=${() => this.#turnTo('facts')}>${words.keep}</button>
      </div>
    </form>`
  }

  readonly #turnTo = async (mode: Mode) => {
    this.#mode = mode
    this.#submission.forget()
    await this.updateComplete
    // The button that had the focus is gone.
    this.querySelector<HTMLElement>('.visit-content')?.focus()
  }

  readonly #close = () => this.dispatchEvent(new CustomEvent('close'))

  async #submitCancel(event: SubmitEvent, { id }: Visit) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget as HTMLFormElement).get('reason') ?? '').trim()
    const params = { path: { appointmentId: id } }
    const body = reason ? { reason } : {}
    const call = () => api.post('/api/appointments/{appointmentId}/cancel', { params, body })
    if (!(await this.#submission.run(call))) return
    this.#tell(this.words.cancelled)
    this.#close()
  }

  async #note({ id }: Visit, status: 'completed' | 'no_show') {
    const params = { path: { appointmentId: id } }
    const body = { status }
    const isDone = await this.#submission.run(async () => {
      const { appointment } = await api.patch('/api/appointments/{appointmentId}', { params, body })
      this.#visit.tell(appointment)
    })
    if (isDone) this.#tell(this.words.noted)
  }

  readonly #moved = ({ detail }: CustomEvent<string>) => {
    this.#tell(fill(this.words.moved, { when: this.#format.moment(detail) }))
    this.dispatchEvent(new CustomEvent('moved', { detail }))
  }

  #tell(said: string) {
    changed('visit')
    this.studio.say(said)
  }
}

customElements.define('studio-visit', StudioVisit)
