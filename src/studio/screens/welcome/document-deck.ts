import { html, nothing, type TemplateResult } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { sentenceOfReason } from '../../field-faults'
import { field } from '../../parts/field'
import { failed, OwnError, shown } from '../../parts/states'
import { valuesOf } from '../../submission'
import { uploadDocument } from '../../uploads'
import { deckWords } from '../../word-files'
import { followGeneration, type Generation, isUnderWay, progressOf } from '../decks/generation-progress'
import { brandAndActivate } from '../decks/starter-deck'
import { Step } from './step'

const accepted = '.pdf,.docx,.txt,.md,.markdown,.html,.htm,.csv'
const pause = 2000

/** Uploads and reads a document, then writes a deck from it and applies the branding. */
class DocumentDeck extends Step {
  #share = 0
  readonly #leaving = new AbortController()
  readonly #words = new Cached(this, () => ({
    key: `words of decks in ${this.studio.language}`,
    load: async () => (await deckWords[this.studio.language]()).words,
  }))
  readonly #generation = followGeneration(this, () => this.day.generationId)

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#leaving.abort()
  }

  override render(): TemplateResult {
    const draw = () =>
      this.day.generationId ? shown(this.studio, this.#generation, (one) => this.#progress(one)) : this.#form()
    return html`${shown(this.studio, this.#words, () => html`${draw()}`)}`
  }

  #form() {
    const words = this.#words.value
    const { submission, studio } = this
    if (!words) return html``
    const { isBusy, error } = submission
    return html`<form class="card" @submit=${this.#write}>
      <h2>${words.written}</h2>
      <p>${words.writtenText}</p>
      ${field({
        name: 'document',
        label: this.words.document,
        hint: this.words.documentHint,
        input: ({ id, describedBy }) =>
          html`<input id=${id} name="document" type="file" required accept=${accepted} aria-describedby=${describedBy} />`,
      })}
      ${field({
        name: 'brief',
        label: words.brief,
        hint: words.briefHint,
        fault: submission.faultOf('brief'),
        input: ({ id, describedBy, invalid }) =>
          html`<textarea id=${id} name="brief" rows="3" required aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
      })}
      ${isBusy ? html`<p role="status">${this.words.reading}</p><progress max="1" .value=${this.#share} aria-label=${this.words.reading}></progress>` : nothing}
      ${error === undefined ? nothing : failed(studio, error)}
      <button type="submit" class="quiet" ?disabled=${isBusy}>${words.writeIt}</button>
    </form>`
  }

  #progress(generation: Generation) {
    const words = this.#words.value
    const { submission, studio } = this
    if (!words) return html``
    const isOver = !isUnderWay(generation)
    return html`${progressOf(generation, words, studio, this.#stop)}
      ${submission.error === undefined ? nothing : failed(studio, submission.error)}
      ${
        isOver
          ? html`<div class="actions">
              ${generation.status === 'ready' ? html`<button type="button" ?disabled=${submission.isBusy} @click=${() => this.#take(generation)}>${this.words.next}</button>` : nothing}
              <button type="button" class="quiet" @click=${this.#startOver}>${this.words.another}</button>
            </div>`
          : nothing
      }`
  }

  readonly #write = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const file = new FormData(form).get('document') as File
    const { brief = '' } = valuesOf(form)
    const { language, organization } = this.studio
    return this.submission.run(async () => {
      const { id } = await uploadDocument(file, 'homeowners', { tell: this.#tell, signal: this.#leaving.signal })
      await this.#untilRead(id)
      const body = { name: organization.name, brief, documentIds: [id], language, withFaqs: true }
      const { generation } = await api.post('/api/generation/decks', { body })
      changed('documents', 'decks', 'generation')
      this.keep({ generationId: generation.id })
    })
  }

  readonly #tell = (share: number) => {
    this.#share = share
    this.requestUpdate()
  }

  async #untilRead(documentId: string) {
    const { signal } = this.#leaving
    for (;;) {
      const params = { path: { documentId } }
      const { document } = await api.get('/api/company/kb/documents/{documentId}', { params, signal })
      if (document.status === 'ready') return
      if (document.status === 'failed')
        throw new OwnError(document.failureReason ? sentenceOfReason(document.failureReason) : this.words.unreadable)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  readonly #stop = () =>
    this.submission.run(async () => {
      await api.delete('/api/generation/{generationId}', {
        params: { path: { generationId: this.day.generationId ?? '' } },
      })
      await this.#generation.reloadAfterWrite()
    })

  readonly #startOver = () => this.keep({ generationId: undefined })

  async #take({ deckId }: Generation) {
    if (!deckId) return
    const { name } = this.studio.organization
    if (await this.submission.run(() => brandAndActivate(deckId, name, this.day))) this.done({ deckId })
  }
}

customElements.define('studio-document-deck', DocumentDeck)
