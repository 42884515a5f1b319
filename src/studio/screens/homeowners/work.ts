import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { field } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { failed } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import { type Member, readMembers } from './contact'
import { lostReasonFields, lostReasonOf, type Reason, stillOpen } from './lost-reason'
import type { Presentation, Words } from './standing'

type Outcome = keyof Words['callOutcomes']
type Patch = { ownerId?: string | null; lostReason?: string | null }

/** Who works with this homeowner, the calls to them, and whether the company has given up. */
class StudioWork extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  #asked: 'why' | 'call' | undefined
  #reason: Reason = ''
  readonly #submission = new Submission(this)
  readonly #members = new Cached<Member[]>(this, () => ({ key: 'members of homeowners', load: readMembers }))

  override render() {
    const { studio, words, presentation } = this
    const { ownerId, lostReason, stage } = presentation
    const members = this.#members.value ?? []
    const named = Object.fromEntries(members.map(({ id, name }) => [id, name]))
    // Someone who was lost may sign after all.
    const isLost = stage === 'lost'
    const reason = !isLost ? nothing : html`<p class="quiet-text">${words.lostBecause} ${lostReason}</p>`
    if (!studio.canWrite)
      return html`${ownerId ? html`<p class="quiet-text">${words.owner}: ${named[ownerId]}</p>` : nothing}${reason}`
    return html`${reason}
      ${this.#submission.error === undefined || this.#asked ? nothing : failed(studio, this.#submission.error)}
      <div class="work">
        ${selectField({
          ...{ name: 'ownerId', label: words.owner, options: { '': words.noOwner, ...named }, chosen: ownerId ?? '' },
          onChange: (chosen: string) => this.#change({ ownerId: chosen || null }),
        })}
        <button type="button" class="quiet" @click=${() => this.#ask('call')}>${words.logCall}</button>
        ${this.#lostButton(isLost, stage === 'signed')}
      </div>
      ${this.#asked === 'why' ? this.#askWhy() : nothing}
      ${this.#asked === 'call' ? this.#askCall() : nothing}`
  }

  #lostButton(isLost: boolean, isSigned: boolean) {
    const { words } = this
    if (isLost)
      return html`<button type="button" @click=${() => this.#change({ lostReason: null })}>${words.reopen}</button>`
    if (isSigned) return nothing
    return html`<button type="button" class="quiet" @click=${() => this.#ask('why')}>${words.markLost}</button>`
  }

  #askWhy() {
    const { words, studio } = this
    return confirmDialog(studio, {
      ...{ heading: words.markLost, text: words.lostText, button: words.markLost },
      ...{ submission: this.#submission, close: () => this.#ask(undefined) },
      more: html`${stillOpen([this.presentation], words, studio)}
        ${lostReasonFields({
          ...{ words, reason: this.#reason, choose: this.#chooseReason },
          fault: this.#submission.faultOf('lostReason'),
        })}`,
      confirm: (form) =>
        this.#change({ lostReason: lostReasonOf(this.#reason, valuesOf(form).lostReason ?? '', words) }),
    })
  }

  #askCall() {
    const { words, studio } = this
    return confirmDialog(studio, {
      ...{ heading: words.logCall, text: words.logCallText, button: words.logCall },
      ...{ submission: this.#submission, close: () => this.#ask(undefined) },
      more: html`${selectField({ name: 'outcome', label: words.callOutcome, options: words.callOutcomes, chosen: 'reached' })}
        ${field({
          ...{ name: 'callNote', label: words.callNote, fault: this.#submission.faultOf('note') },
          input: ({ id, describedBy, invalid }) =>
            html`<textarea id=${id} name="callNote" rows="3" maxlength="2000" aria-describedby=${describedBy || nothing} aria-invalid=${invalid}></textarea>`,
        })}`,
      confirm: (form) => {
        const { outcome, callNote } = valuesOf(form)
        return this.#record(outcome as Outcome, callNote)
      },
    })
  }

  readonly #ask = (asked: 'why' | 'call' | undefined) => {
    this.#asked = asked
    this.#reason = ''
    this.#submission.forget()
  }

  readonly #chooseReason = (reason: Reason) => {
    this.#reason = reason
    this.requestUpdate()
  }

  async #record(outcome: Outcome, note: string | undefined) {
    const { id } = this.presentation
    const params = { path: { presentationId: id } }
    const body = { outcome, ...(note && { note }) }
    if (!(await this.#submission.run(() => api.post('/api/call-list/{presentationId}', { params, body })))) return
    this.#ask(undefined)
    changed(`activity of ${id}`, `notes of ${id}`, 'calls of the company')
    this.studio.say(this.words.callLogged)
  }

  readonly #change = async (body: Patch) => {
    const params = { path: { presentationId: this.presentation.id } }
    if (!(await this.#submission.run(() => api.patch('/api/presentations/{presentationId}', { params, body })))) return
    this.#ask(undefined)
    changed('homeowner', 'needs', `activity of ${this.presentation.id}`)
    const { words, studio } = this
    const { saidLost, saidReopened } = words.happened
    studio.say(body.lostReason ? saidLost : body.lostReason === null ? saidReopened : studio.common.saved)
  }
}

customElements.define('studio-work', StudioWork)
