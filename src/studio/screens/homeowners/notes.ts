import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { Paged } from '../../paged'
import { confirmDialog } from '../../parts/confirm-dialog'
import { field } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { failed, shown } from '../../parts/states'
import { Submission, valuesOf } from '../../submission'
import type { Words } from './standing'

type Note = Answer<'/api/presentations/{presentationId}/notes', 'get'>['notes'][number]
type Asked = { to: 'edit' | 'delete'; note: Note }

/** The company's notes about this homeowner, newest first. */
class StudioNotes extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentationId: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentationId: string
  #asked: Asked | undefined
  readonly #submission = new Submission(this)
  readonly #notes = new Paged<Note>(this, () => ({
    key: `notes of ${this.presentationId}`,
    load: async (cursor) => {
      const params = { path: { presentationId: this.presentationId }, query: { ...(cursor && { cursor }) } }
      const { notes, nextCursor } = await api.get('/api/presentations/{presentationId}/notes', { params })
      return { items: notes, nextCursor }
    },
  }))

  override render() {
    const { studio, words } = this
    return html`<section class="card" aria-labelledby="notes">
      <h2 id="notes">${words.notes}</h2>
      ${studio.canWrite ? this.#form() : nothing}
      ${shown(
        studio,
        this.#notes.loaded,
        () => html`<ul class="notes">${repeat(
          this.#notes.items ?? [],
          ({ id }) => id,
          (note) => this.#row(note),
        )}</ul>
          ${moreRows(studio, this.#notes)}`,
      )}
      ${this.#asked ? this.#dialog(this.#asked) : nothing}
    </section>`
  }

  #form() {
    const { studio, words } = this
    const isFault = this.#submission.error !== undefined && !this.#asked
    return html`<form class="new-note" @submit=${this.#add}>
      ${this.#textArea('', 'note')}
      ${isFault && !this.#submission.faultOf('text') ? failed(studio, this.#submission.error) : nothing}
      <div class="actions">
        <button type="submit" class="quiet" ?disabled=${this.#submission.isBusy}>${words.addNote}</button>
        <span class="quiet-text">${words.notesText}</span>
      </div>
    </form>`
  }

  #textArea(value: string, name: 'note' | 'text') {
    const isHere = this.#asked ? name === 'text' : name === 'note'
    return field({
      name,
      label: this.words.note,
      fault: isHere ? this.#submission.faultOf('text') : undefined,
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} name=${name} rows=${name === 'note' ? 1 : 3} required maxlength="2000" .value=${value} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} @keydown=${saveAtEnter}></textarea>`,
    })
  }

  #row(note: Note) {
    const { studio, words } = this
    const { author, at, updatedAt, text } = note
    const when = { name: author.name, when: studio.format.moment(at) }
    const ask = (to: Asked['to'], label: string) =>
      html`<button type="button" class="quiet" @click=${() => this.#ask({ to, note })}>${label}</button>`
    return html`<li>
      <p>${text}</p>
      <span class="quiet-text">${fill(at === updatedAt ? words.noteBy : words.noteChanged, when)}</span>
      ${studio.canWrite ? html`<span class="actions">${ask('edit', studio.common.edit)} ${ask('delete', studio.common.delete)}</span>` : nothing}
    </li>`
  }

  #dialog({ to, note }: Asked) {
    const { studio, words } = this
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    const params = { path: { presentationId: this.presentationId, noteId: note.id } }
    if (to === 'edit')
      return confirmDialog(studio, {
        ...{ ...dialog, heading: words.editNote, text: words.notesText, button: studio.common.save },
        more: this.#textArea(note.text, 'text'),
        confirm: (form) => {
          const body = { text: valuesOf(form).text ?? '' }
          return this.#write(
            () => api.patch('/api/presentations/{presentationId}/notes/{noteId}', { params, body }),
            studio.common.saved,
          )
        },
      })
    return confirmDialog(studio, {
      ...{ ...dialog, heading: words.deleteNote, text: words.deleteNoteText, button: studio.common.delete },
      isDanger: true,
      confirm: () =>
        this.#write(() => api.delete('/api/presentations/{presentationId}/notes/{noteId}', { params }), words.deleted),
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  readonly #add = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const params = { path: { presentationId: this.presentationId } }
    const body = { text: valuesOf(form).note ?? '' }
    const isAdded = await this.#write(
      () => api.post('/api/presentations/{presentationId}/notes', { params, body }),
      this.words.noteAdded,
    )
    if (isAdded) form.reset()
  }

  async #write(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return false
    this.#ask(undefined)
    changed(`notes of ${this.presentationId}`, `activity of ${this.presentationId}`, 'calls of the company')
    this.studio.say(told)
    return true
  }
}

function saveAtEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    (event.currentTarget as HTMLTextAreaElement).form?.requestSubmit()
}

customElements.define('studio-notes', StudioNotes)
