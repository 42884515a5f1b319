import { html, nothing } from 'lit'
import { api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { fewAtOnce } from '../../few-at-once'
import { closeIcon } from '../../icons'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { selectField } from '../../parts/select-field'
import { Submission, valuesOf } from '../../submission'
import type { Member } from './contact'
import type { Words } from './standing'

/** What can be done with the homeowners that are checked in the list. Sends `done` when they no longer need to be. */
class StudioChosen extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    members: { attribute: false },
    ids: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare members: Member[]
  declare ids: string[]
  #isAsking = false
  #assigned: number | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { studio, words, ids } = this
    return html`<section class="card chosen" aria-label=${words.selection}>
      <button type="button" class="plain" aria-label=${words.clear} @click=${this.#done}>${closeIcon()}</button>
      <strong>${studio.format.counted(words.selected, ids.length)}</strong>
      <button type="button" class="quiet" @click=${this.#ask(true)}>${words.assign}</button>
      ${this.#isAsking ? this.#question() : nothing}
    </section>`
  }

  #question() {
    const { studio, words, members, ids } = this
    const options = { '': words.noOwner, ...Object.fromEntries(members.map(({ id, name }) => [id, name])) }
    const count =
      this.#assigned === undefined
        ? ''
        : ` ${studio.format.number(this.#assigned)} / ${studio.format.number(ids.length)}`
    return confirmDialog(studio, {
      ...{ heading: words.assign, text: studio.format.counted(words.selected, ids.length) },
      ...{ button: `${words.assign}${count}`, submission: this.#submission },
      more: selectField({ name: 'ownerId', label: words.owner, options, chosen: '' }),
      confirm: (form) => this.#assign(valuesOf(form).ownerId || null),
      close: this.#ask(false),
    })
  }

  readonly #ask = (isAsking: boolean) => () => {
    this.#isAsking = isAsking
    this.#submission.forget()
  }

  readonly #done = () => this.dispatchEvent(new CustomEvent('done'))

  async #assign(ownerId: string | null) {
    const { studio, words, ids } = this
    const body = { ownerId }
    this.#assigned = 0
    const isDone = await this.#submission.run(() =>
      fewAtOnce(ids, async (presentationId) => {
        await api.patch('/api/presentations/{presentationId}', { params: { path: { presentationId } }, body })
        this.#assigned = (this.#assigned ?? 0) + 1
        this.requestUpdate()
      }),
    )
    this.#assigned = undefined
    changed('homeowner', 'stages of homeowners')
    if (!isDone) return
    studio.say(studio.format.counted(words.assigned, ids.length))
    this.#ask(false)()
  }
}

customElements.define('studio-chosen', StudioChosen)
