import { html, nothing } from 'lit'
import { api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { selectField } from '../../parts/select-field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import type { Member } from './contact'
import type { Words } from './standing'

/** Calls at once, so that assigning hundreds takes seconds and no limit is reached. */
const atOnce = 4

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
  #ownerId = ''
  #assigned: number | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { studio, words, members, ids } = this
    const options = { '': words.noOwner, ...Object.fromEntries(members.map(({ id, name }) => [id, name])) }
    const progress =
      this.#assigned === undefined
        ? ''
        : `${studio.format.number(this.#assigned)} / ${studio.format.number(ids.length)}`
    return html`<section class="card chosen" aria-label=${words.selection}>
      <strong>${studio.format.counted(words.selected, ids.length)}</strong>
      ${selectField({ name: 'assignTo', label: words.owner, options, chosen: this.#ownerId, onChange: this.#choose })}
      <button type="button" ?disabled=${this.#submission.isBusy} @click=${this.#assign}>${words.assign} ${progress}</button>
      <button type="button" class="quiet" @click=${this.#done}>${words.clear}</button>
      ${this.#submission.error === undefined ? nothing : failed(studio, this.#submission.error)}
    </section>`
  }

  readonly #choose = (ownerId: string) => {
    this.#ownerId = ownerId
  }

  readonly #done = () => this.dispatchEvent(new CustomEvent('done'))

  readonly #assign = async () => {
    const { studio, words, ids } = this
    const [body, waiting] = [{ ownerId: this.#ownerId || null }, [...ids]]
    this.#assigned = 0
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        await api.patch('/api/presentations/{presentationId}', { params: { path: { presentationId: id } }, body })
        this.#assigned = (this.#assigned ?? 0) + 1
        this.requestUpdate()
      }
    }
    const isDone = await this.#submission.run(async () => {
      try {
        await Promise.all(Array.from({ length: atOnce }, worker))
      } finally {
        // After a failure, the workers that are still running must not take more.
        waiting.length = 0
      }
    })
    this.#assigned = undefined
    changed('homeowner', 'stages of homeowners')
    if (!isDone) return
    studio.say(studio.format.counted(words.assigned, ids.length))
    this.#done()
  }
}

customElements.define('studio-chosen', StudioChosen)
