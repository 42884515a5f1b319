import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { failed } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import { type Member, readMembers } from './contact'
import type { Presentation, Words } from './standing'

type Patch = { ownerId?: string | null; lostReason?: string | null }

/** Who works with this homeowner, and whether the company has given up. */
class StudioWork extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  #asksWhy = false
  readonly #submission = new Submission(this)
  readonly #members = new Cached<Member[]>(this, () => ({ key: 'members of homeowners', load: readMembers }))

  override render() {
    const { studio, words, presentation } = this
    const { ownerId, lostReason, stage } = presentation
    const members = this.#members.value ?? []
    const named = Object.fromEntries(members.map(({ id, name }) => [id, name]))
    const reason = lostReason === null ? nothing : html`<p class="quiet-text">${words.lostBecause} ${lostReason}</p>`
    if (!studio.canWrite)
      return html`${ownerId ? html`<p class="quiet-text">${words.owner}: ${named[ownerId]}</p>` : nothing}${reason}`
    return html`${reason}
      ${this.#submission.error === undefined || this.#asksWhy ? nothing : failed(studio, this.#submission.error)}
      <div class="work">
        ${selectField({
          ...{ name: 'ownerId', label: words.owner, options: { '': words.noOwner, ...named }, chosen: ownerId ?? '' },
          onChange: (chosen: string) => this.#change({ ownerId: chosen || null }),
        })}
        ${this.#lostButton(lostReason !== null, stage === 'signed')}
      </div>
      ${this.#asksWhy ? this.#dialog() : nothing}`
  }

  #lostButton(isLost: boolean, isSigned: boolean) {
    const { words } = this
    if (isLost)
      return html`<button type="button" class="quiet" @click=${() => this.#change({ lostReason: null })}>${words.reopen}</button>`
    if (isSigned) return nothing
    return html`<button type="button" class="quiet" @click=${() => this.#ask(true)}>${words.markLost}</button>`
  }

  #dialog() {
    const { words, studio } = this
    return confirmDialog(studio, {
      ...{ heading: words.markLost, text: words.lostText, button: words.markLost },
      ...{ submission: this.#submission, close: () => this.#ask(false) },
      more: textField({
        ...{ name: 'lostReason', label: words.lostReason, value: '', isRequired: true },
        fault: this.#submission.faultOf('lostReason'),
      }),
      confirm: (form) => this.#change({ lostReason: valuesOf(form).lostReason ?? '' }),
    })
  }

  readonly #ask = (asksWhy: boolean) => {
    this.#asksWhy = asksWhy
    this.#submission.forget()
  }

  readonly #change = async (body: Patch) => {
    const params = { path: { presentationId: this.presentation.id } }
    if (!(await this.#submission.run(() => api.patch('/api/presentations/{presentationId}', { params, body })))) return
    this.#asksWhy = false
    this.requestUpdate()
    changed('homeowner', 'stages of homeowners', 'needs', `activity of ${this.presentation.id}`)
    this.studio.say(this.studio.common.saved)
  }
}

customElements.define('studio-work', StudioWork)
