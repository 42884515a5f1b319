import { html, nothing } from 'lit'
import { api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { conflictDialog } from '../../parts/conflict'
import { field } from '../../parts/field'
import { failed } from '../../parts/states'
import { Submission } from '../../submission'
import { readVisit, type Visit, type Words } from './calendar'

const textOf = ({ notes }: Visit) => notes ?? ''

/** The company's own notes about a visit. */
class StudioVisitNotes extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    visit: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare visit: Visit

  /** The saved text when someone began to type. */
  #base: string | undefined
  #meanwhile: { mine: string; theirs: string } | undefined
  readonly #submission = new Submission(this)

  override render() {
    const { words, studio, visit } = this
    const { error, isBusy } = this.#submission
    const fault = this.#submission.faultOf('notes')
    return html`<form @submit=${this.#submit}>
      ${field({
        ...{ name: 'notes', label: words.notes, hint: words.notesHint, fault },
        input: ({ id, describedBy, invalid }) => html`<textarea
          id=${id}
          name="notes"
          rows="3"
          .defaultValue=${textOf(visit)}
          aria-describedby=${describedBy}
          aria-invalid=${invalid}
          @input=${this.#begin}
        ></textarea>`,
      })}
      ${error === undefined || fault ? nothing : failed(studio, error)}
      <button type="submit" class="quiet" ?disabled=${isBusy}>${words.saveNotes}</button>
    </form>
    ${this.#conflict()}`
  }

  readonly #begin = () => {
    this.#base ??= textOf(this.visit)
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const mine = String(new FormData(event.currentTarget as HTMLFormElement).get('notes') ?? '').trim()
    const visit = await this.#submission.read(() => readVisit(this.visit.id))
    if (!visit) return
    const theirs = textOf(visit)
    if (theirs === (this.#base ?? textOf(this.visit)) || theirs === mine) return this.#save(mine)
    this.#meanwhile = { mine, theirs }
    this.requestUpdate()
  }

  async #save(notes: string) {
    const params = { path: { appointmentId: this.visit.id } }
    const body = { notes: notes || null }
    const call = () => api.patch('/api/appointments/{appointmentId}', { params, body })
    if (!(await this.#submission.run(call))) return
    this.#base = undefined
    changed('visit')
    this.studio.say(this.studio.common.saved)
  }

  #conflict() {
    if (!this.#meanwhile) return nothing
    const { mine, theirs } = this.#meanwhile
    const close = () => {
      this.#meanwhile = undefined
      this.requestUpdate()
    }
    const keepMine = () => {
      close()
      void this.#save(mine)
    }
    const takeTheirs = () => {
      close()
      this.#base = undefined
      const textarea = this.querySelector('textarea')
      if (textarea) textarea.value = theirs
      changed('visit')
    }
    const { words } = this
    const differences = [{ label: words.notes, theirs: theirs || words.nothing, mine: mine || words.nothing }]
    return conflictDialog(this.studio, differences, { keepMine, takeTheirs, close })
  }
}

customElements.define('studio-visit-notes', StudioVisitNotes)
