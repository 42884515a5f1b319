import { html, nothing } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { field, textField } from '../../parts/field'
import { pageHead } from '../../parts/page-head'
import { failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { followGeneration, progressOf } from './generation-progress'
import { makeStarterDeck } from './starter-deck'

type Document = Answer<'/api/company/kb/documents', 'get'>['documents'][number]

type Way = 'starter' | 'blank' | 'documents'

const readDocuments = async () => (await api.get('/api/company/kb/documents')).documents

/** Creates a deck from our sample for roofers, from documents, or from scratch. */
class NewDeck extends Screen<typeof decks> {
  #isAskingToStop = false
  #failedWay: Way | undefined
  readonly #submission = new Submission(this)
  readonly #documents = new Cached<Document[]>(this, () => ({ key: 'documents to write from', load: readDocuments }))
  readonly #generation = followGeneration(this, () => this.#generationId)

  /** The id is in the address, so that the progress can be found again. */
  get #generationId() {
    return this.search.get('generation') ?? undefined
  }

  override render() {
    const { words, studio } = this
    const head = pageHead({ title: words.newDeck, back: { path: '/decks', label: words.title } })
    if (!studio.canWrite) return html`${head}<p>${studio.common.viewerNote}</p>`
    if (this.#generationId) {
      const stop = () => this.#askToStop(true)
      return html`${head}${shown(studio, this.#generation, (generation) => progressOf(generation, words, studio, stop))}
        ${this.#isAskingToStop ? this.#stopDialog(this.#generationId) : nothing}`
    }
    return html`${head}
      <section class="card">
        <h2>${words.starter}</h2>
        <p>${words.starterText}</p>
        ${this.#fault('starter')}
        <button type="button" ?disabled=${this.#submission.isBusy} @click=${this.#makeStarter}>${words.makeIt}</button>
      </section>
      ${this.#fromDocuments()} ${this.#blank()}`
  }

  #stopDialog(generationId: string) {
    const { words, studio } = this
    const params = { path: { generationId } }
    return confirmDialog(studio, {
      ...{ heading: words.stop, text: words.stopText, button: words.stop, isDanger: true },
      submission: this.#submission,
      close: () => this.#askToStop(false),
      confirm: async () => {
        if (!(await this.#submission.run(() => api.delete('/api/generation/{generationId}', { params })))) return
        this.#askToStop(false)
        changed('generation', 'decks')
        studio.say(words.stopped)
      },
    })
  }

  #askToStop(isAsking: boolean) {
    this.#isAskingToStop = isAsking
    this.#submission.forget()
  }

  #fault(way: Way) {
    const { error } = this.#submission
    return error === undefined || this.#failedWay !== way ? nothing : failed(this.studio, error)
  }

  #blank() {
    const { words } = this
    return html`<form class="card" @submit=${this.#makeBlank}>
      <h2>${words.blank}</h2>
      ${textField({ name: 'name', label: words.deckName, isRequired: true })}
      ${this.#fault('blank')}
      <button type="submit" class="quiet" ?disabled=${this.#submission.isBusy}>${words.makeIt}</button>
    </form>`
  }

  #fromDocuments() {
    const { words, studio } = this
    return html`<form class="card" @submit=${this.#generate}>
      <h2>${words.written}</h2>
      <p>${words.writtenText}</p>
      ${textField({ name: 'writtenName', label: words.deckName, isRequired: true })}
      ${field({
        name: 'brief',
        label: words.brief,
        hint: words.briefHint,
        fault: this.#failedWay === 'documents' ? this.#submission.faultOf('brief') : undefined,
        input: ({ id, describedBy, invalid }) =>
          html`<textarea id=${id} name="brief" rows="4" required aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
      })}
      ${shown(studio, this.#documents, (documents) => this.#choices(documents.filter(({ status }) => status === 'ready')))}
      ${this.#fault('documents')}
      <button type="submit" class="quiet" ?disabled=${this.#submission.isBusy}>${words.writeIt}</button>
    </form>`
  }

  #choices(documents: Document[]) {
    const { words, studio } = this
    if (!documents.length)
      return html`<p class="hint">${words.noDocuments} ${studio.hasScreen('/files') ? html`<a href=${addressOf('/files')}>${studio.common.files}</a>` : nothing}</p>`
    return html`<fieldset class="settings-choices">
      <legend>${words.documents}</legend>
      ${documents.map(({ id, displayName }) => html`<label><input type="checkbox" name="document" value=${id} checked /> ${displayName}</label>`)}
    </fieldset>`
  }

  /** `make` returns the next path to show, below `/decks`. */
  async #make(way: Way, make: () => Promise<string>) {
    this.#failedWay = way
    let next = ''
    const isMade = await this.#submission.run(async () => {
      next = await make()
    })
    if (!isMade) return
    changed('decks', 'generation', 'analytics')
    this.studio.go(`/decks/${next}`)
  }

  /** The form that had the focus is gone. */
  readonly #focusHeading = async () => {
    await this.updateComplete
    if (!this.contains(document.activeElement)) this.querySelector('h1')?.focus()
  }

  readonly #makeStarter = () => this.#make('starter', () => makeStarterDeck(this.studio))

  readonly #makeBlank = (event: SubmitEvent) => {
    event.preventDefault()
    const { name = '' } = valuesOf(event.currentTarget as HTMLFormElement)
    const make = async () => (await api.post('/api/decks', { body: { name, isActive: false } })).deck.id
    return this.#make('blank', make)
  }

  readonly #generate = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const { writtenName: name = '', brief = '' } = valuesOf(form)
    const documentIds = new FormData(form).getAll('document').map(String)
    const body = { name, brief, documentIds, language: this.studio.language, withFaqs: true }
    return this.#make('documents', async () => {
      const { generation } = await api.post('/api/generation/decks', { body })
      return `new?generation=${generation.id}`
    }).then(this.#focusHeading)
  }
}

customElements.define('studio-new-deck', NewDeck)
