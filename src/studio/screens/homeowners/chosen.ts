import { html, nothing } from 'lit'
import { api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { fewAtOnce } from '../../few-at-once'
import type { Counted } from '../../formats'
import { closeIcon } from '../../icons'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { selectField } from '../../parts/select-field'
import { Submission, valuesOf } from '../../submission'
import type { Member } from './contact'
import { lostReasonFields, lostReasonOf, type Reason, stillOpen } from './lost-reason'
import type { Presentation, Words } from './standing'

type Asked = 'owner' | 'lost' | 'reopen'
type Patch = { ownerId: string | null } | { lostReason: string | null }

/** What can be done with the homeowners that are checked in the list. Sends `done` when they no longer need to be. */
class StudioChosen extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    members: { attribute: false },
    chosen: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare members: Member[]
  declare chosen: Presentation[]
  #asked: Asked | undefined
  #reason: Reason = ''
  #changed: number | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { studio, words, chosen } = this
    const areLost = chosen.every(({ stage }) => stage === 'lost')
    return html`<section class="card chosen" aria-label=${words.selection}>
      <button type="button" class="plain" aria-label=${words.clear} @click=${this.#done}>${closeIcon()}</button>
      <strong>${studio.format.counted(words.selected, chosen.length)}</strong>
      <button type="button" class="quiet" @click=${this.#ask('owner')}>${words.assign}</button>
      ${areLost ? html`<button type="button" class="quiet" @click=${this.#ask('reopen')}>${words.reopen}</button>` : nothing}
      ${this.#losable.length ? html`<button type="button" class="quiet" @click=${this.#ask('lost')}>${words.markLost}</button>` : nothing}
      ${this.#asked ? this.#question(this.#asked) : nothing}
    </section>`
  }

  get #losable() {
    return this.chosen.filter(({ stage, lostReason }) => stage !== 'signed' && lostReason === null)
  }

  /** The owner they share, or else oneself, because people mostly take over what no one has. */
  get #owner() {
    const [ownerId, ...others] = new Set(this.chosen.map((each) => each.ownerId))
    return (others.length ? null : ownerId) ?? this.studio.member.id
  }

  #question(asked: Asked) {
    const { studio, words, members, chosen } = this
    const { counted } = studio.format
    const common = { submission: this.#submission, close: this.#ask(undefined) }
    if (asked === 'owner') {
      const options = { '': words.noOwner, ...Object.fromEntries(members.map(({ id, name }) => [id, name])) }
      return confirmDialog(studio, {
        ...{ ...common, heading: words.assign, text: counted(words.selected, chosen.length) },
        button: this.#button(words.assign, chosen),
        more: selectField({ name: 'ownerId', label: words.owner, options, chosen: this.#owner }),
        confirm: (form) => this.#change({ ownerId: valuesOf(form).ownerId || null }, chosen, words.assigned),
      })
    }
    if (asked === 'reopen')
      return confirmDialog(studio, {
        ...{ ...common, heading: counted(words.reopenMany, chosen.length), text: words.reopenText },
        button: this.#button(words.reopen, chosen),
        confirm: () => this.#change({ lostReason: null }, chosen, words.reopened),
      })
    const losable = this.#losable
    const kept = chosen.length - losable.length
    return confirmDialog(studio, {
      ...{ ...common, heading: counted(words.lostMany, losable.length), button: this.#button(words.markLost, losable) },
      text: kept ? `${words.lostText} ${counted(words.lostKept, kept)}` : words.lostText,
      more: html`${stillOpen(losable, words, studio)}
        ${lostReasonFields({
          ...{ words, reason: this.#reason, choose: this.#chooseReason },
          fault: this.#submission.faultOf('lostReason'),
        })}`,
      confirm: (form) => {
        const lostReason = lostReasonOf(this.#reason, valuesOf(form).lostReason ?? '', words)
        return this.#change({ lostReason }, losable, words.markedLost)
      },
    })
  }

  /** Also says how far it has come. */
  #button(label: string, some: Presentation[]) {
    const { number } = this.studio.format
    return this.#changed === undefined ? label : `${label} ${number(this.#changed)} / ${number(some.length)}`
  }

  readonly #ask = (asked: Asked | undefined) => () => {
    this.#asked = asked
    this.#reason = ''
    this.#submission.forget()
  }

  readonly #chooseReason = (reason: Reason) => {
    this.#reason = reason
    this.requestUpdate()
  }

  readonly #done = () => this.dispatchEvent(new CustomEvent('done'))

  async #change(body: Patch, some: Presentation[], said: Counted) {
    const { studio } = this
    this.#changed = 0
    const isDone = await this.#submission.run(() =>
      fewAtOnce(some, async ({ id: presentationId }) => {
        await api.patch('/api/presentations/{presentationId}', { params: { path: { presentationId } }, body })
        this.#changed = (this.#changed ?? 0) + 1
        this.requestUpdate()
      }),
    )
    this.#changed = undefined
    changed('homeowner', 'needs', 'activity of', 'calls of the company')
    if (!isDone) return
    studio.say(studio.format.counted(said, some.length))
    this.#ask(undefined)()
    // What they were chosen for may no longer be possible.
    if ('lostReason' in body) this.#done()
  }
}

customElements.define('studio-chosen', StudioChosen)
