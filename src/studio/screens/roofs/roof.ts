import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { pageHead } from '../../parts/page-head'
import { failed, OwnError, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import './correct-roof'
import './quote'
import { roofFacts, roofTables } from './roof-facts'
import { type Roof, readDrawing, readRoof, roofName, type Words } from './roofs'

class OneRoof extends Screen<Words> {
  #isCorrected = false
  #asksToRemove = false
  readonly #submission = new Submission(this)
  readonly #removal = new Submission(this)
  readonly #roof = new Cached<Roof>(this, () => {
    const id = this.#id
    return { key: `roof ${id}`, load: () => readRoof(id) }
  })

  readonly #drawing = new Cached<string>(this, () => {
    const { value } = this.#roof
    return value && { key: `drawing ${value.id} ${value.updatedAt}`, load: () => readDrawing(value.id) }
  })

  get #id() {
    return this.params.roofId ?? ''
  }

  override render() {
    const { studio, words } = this
    const { value } = this.#roof
    const remove =
      studio.canWrite && value
        ? html`<button type="button" class="quiet" @click=${() => this.#askToRemove(true)}>${studio.common.delete}</button>`
        : nothing
    const title = value ? roofName(value, words) : words.title
    return html`
      ${pageHead({ title, back: { path: '/roofs', label: words.title }, actions: remove })}
      ${shown(studio, this.#roof, (roof) => this.#content(roof))}
      ${value && this.#asksToRemove ? this.#removalDialog(value) : nothing}
    `
  }

  #content(roof: Roof) {
    const { studio, words } = this
    const { error } = this.#submission
    const correct = (isCorrected: boolean) => () => {
      this.#isCorrected = isCorrected
      this.requestUpdate()
    }
    return html`
      ${roofFacts(roof, this.#drawing.value, words, studio)}
      ${error === undefined ? nothing : failed(studio, error)}
      ${studio.canWrite && !this.#isCorrected ? this.#actions(roof, correct(true)) : nothing}
      ${
        this.#isCorrected
          ? html`<studio-correct-roof .studio=${studio} .words=${words} .roof=${roof} @done=${correct(false)}></studio-correct-roof>`
          : nothing
      }
      <studio-roof-quote .studio=${studio} .words=${words} .roof=${roof}></studio-roof-quote>
      ${roofTables(roof, words, studio)}
    `
  }

  #actions(roof: Roof, correct: () => void) {
    const { words } = this
    return html`<div class=${roof.confirmedAt ? 'roof-actions' : 'card'}>
      ${roof.confirmedAt ? nothing : html`<p>${words.confirmText}</p>`}
      <div class="actions">
        ${roof.confirmedAt ? nothing : html`<button type="button" ?disabled=${this.#submission.isBusy} @click=${() => this.#confirm(roof)}>${words.confirm}</button>`}
        <button type="button" class="quiet" @click=${correct}>${words.correct}</button>
      </div>
    </div>`
  }

  /** A person can confirm only the numbers that they see. */
  async #confirm({ updatedAt }: Roof) {
    const params = { path: { roofMeasurementId: this.#id } }
    const isConfirmed = await this.#submission.run(async () => {
      const now = await readRoof(this.#id)
      if (now.updatedAt !== updatedAt) {
        this.#roof.tell(now)
        throw new OwnError(this.words.changedBefore)
      }
      const { roofMeasurement } = await api.post('/api/roof-measurements/{roofMeasurementId}/confirm', { params })
      this.#roof.tell(roofMeasurement)
    })
    if (!isConfirmed) return
    changed('roofs', 'quote')
    this.studio.say(this.words.nowConfirmed)
  }

  readonly #askToRemove = (asks: boolean) => {
    this.#asksToRemove = asks
    this.#removal.forget()
  }

  #removalDialog(roof: Roof) {
    const { words, studio } = this
    const params = { path: { roofMeasurementId: roof.id } }
    const confirm = async () => {
      const call = () => api.delete('/api/roof-measurements/{roofMeasurementId}', { params })
      if (!(await this.#removal.run(call))) return
      changed('roofs', 'quote')
      studio.say(words.removed)
      studio.go('/roofs')
    }
    return confirmDialog(studio, {
      ...{ heading: words.remove, text: fill(words.removeText, { name: roofName(roof, words) }), isDanger: true },
      ...{ button: studio.common.delete, submission: this.#removal, confirm, close: () => this.#askToRemove(false) },
    })
  }
}

customElements.define('studio-roof', OneRoof)
