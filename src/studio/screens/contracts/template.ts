import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import { conflictDialog } from '../../parts/conflict'
import { pageHead } from '../../parts/page-head'
import { failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { paper } from './paper'
import type { Words } from './standing'
import { differencesOf } from './template-differences'
import { headingsOf, type Input, inputIn, inputOf, type Template, templateFields } from './template-fields'

type Preview = Answer<'/api/contracts/templates/{templateId}/preview', 'post'>

const list = '/contracts/templates'

const readPreview = (templateId: string) =>
  api.post('/api/contracts/templates/{templateId}/preview', { params: { path: { templateId } } })

class ContractTemplate extends Screen<Words> {
  /** The initial values of the fields. A newer response must not replace what was typed. */
  #base: Template | undefined
  /** A new number creates a fresh form, with other initial values and nothing typed. */
  #formNumber = 0
  #body: string | undefined
  #theirs: Template | undefined
  #preview: Preview | undefined
  #asksToDelete = false
  readonly #submission = new Submission(this)
  readonly #template = new Cached<Template>(this, () => {
    const path = { templateId: this.#id }
    if (this.#isNew) return undefined
    return {
      key: `contract template ${this.#id}`,
      load: async () => (await api.get('/api/contracts/templates/{templateId}', { params: { path } })).template,
    }
  })

  get #id() {
    return this.params.templateId ?? ''
  }

  get #isNew() {
    return this.#id === 'new'
  }

  override render() {
    const { words, studio } = this
    const back = { path: list, label: words.templates }
    const title = this.#isNew ? words.newTemplate : (this.#template.value?.name ?? words.templates)
    const remove =
      studio.canWrite && this.#template.value
        ? html`<button type="button" class="quiet" @click=${() => this.#askToDelete(true)}>${studio.common.delete}</button>`
        : nothing
    return html`
      ${pageHead({ title, back, actions: remove })}
      ${this.#isNew ? this.#form(this.#unwritten) : shown(studio, this.#template, (template) => this.#form(inputIn(this.#begin(template))))}
      ${this.#preview ? this.#shownPreview(this.#preview) : nothing}
      ${this.#theirs ? this.#conflict(this.#theirs) : nothing}
      ${this.#asksToDelete ? this.#deletion() : nothing}
    `
  }

  #begin(template: Template) {
    this.#base ??= template
    return this.#base
  }

  get #unwritten(): Input {
    const { newTemplateName: name, newTemplateBody: body } = this.words
    const usual = { cancellation: { businessDays: 3 }, depositBasisPoints: 1000, requiredInitials: [] }
    return { name, language: this.studio.language, body, ...usual, companySigns: true }
  }

  #form(input: Input) {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const isTold = ['name', 'language', 'body', 'requiredInitials', 'depositBasisPoints', 'cancellation'].some(faultOf)
    const bodyTyped = (body: string) => {
      this.#body = body
      this.requestUpdate()
    }
    const headings = headingsOf(this.#body ?? input.body)
    return html`${keyed(
      this.#formNumber,
      html`<form class="card" @submit=${this.#submit}>
      ${templateFields({ input, headings, faultOf, bodyTyped }, words, studio)}
      ${error === undefined || isTold ? nothing : failed(studio, error)}
      ${
        studio.canWrite
          ? html`<div class="actions">
              <button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>
              <button type="submit" name="preview" class="quiet" ?disabled=${isBusy}>${words.preview}</button>
            </div>`
          : nothing
      }
    </form>`,
    )}`
  }

  #shownPreview({ html: words, missing }: Preview) {
    return html`<section class="card" id="preview" tabindex="-1"><h2>${this.words.previewTitle}</h2>
      ${missing.length ? html`<p class="fault">${fill(this.words.missing, { fields: missing.join(', ') })}</p>` : nothing}
      ${paper(words)}
    </section>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const isPreview = (event.submitter as HTMLButtonElement | null)?.name === 'preview'
    await this.#save(isPreview, this.#base?.updatedAt)
  }

  /** Saves unless someone else has saved since `readAt`. */
  async #save(isPreview: boolean, readAt: string | undefined) {
    const form = this.querySelector('form')
    if (!form) return
    const body = inputOf(form)
    let preview: Preview | undefined
    const isDone = await this.#submission.run(async () => {
      const saved = this.#isNew
        ? (await api.post('/api/contracts/templates', { body })).template
        : await this.#change(body, readAt)
      if (!saved) return
      if (isPreview && !this.#isNew) preview = await readPreview(saved.id)
      changed('contract templates')
      this.studio.say(this.words.templateSaved)
      if (this.#isNew) this.studio.go(`${list}/${saved.id}${isPreview ? '?preview' : ''}`)
    })
    if (isDone && preview) await this.#showPreview(preview)
  }

  async #showPreview(preview: Preview) {
    this.#preview = preview
    this.requestUpdate()
    await this.updateComplete
    this.querySelector<HTMLElement>('#preview')?.focus()
  }

  /** A new template is saved first, and its preview opens here afterwards. */
  protected override async firstUpdated() {
    if (this.#isNew || !this.search.has('preview')) return
    const preview = await this.#submission.read(() => readPreview(this.#id))
    if (preview) await this.#showPreview(preview)
  }

  async #change(body: Input, readAt: string | undefined) {
    const params = { path: { templateId: this.#id } }
    const { template: now } = await api.get('/api/contracts/templates/{templateId}', { params })
    if (now.updatedAt !== readAt && differencesOf(inputIn(now), body, this.words).length) {
      this.#theirs = now
      return undefined
    }
    const { template } = await api.patch('/api/contracts/templates/{templateId}', { params, body })
    this.#keep(template)
    return template
  }

  #keep(template: Template) {
    this.#base = template
    this.#body = undefined
    this.#theirs = undefined
    this.#template.tell(template)
  }

  #conflict(theirs: Template) {
    const form = this.querySelector('form')
    const differences = form ? differencesOf(inputIn(theirs), inputOf(form), this.words) : []
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const keepMine = () => {
      close()
      void this.#save(false, theirs.updatedAt)
    }
    const takeTheirs = () => {
      this.#formNumber++
      this.#keep(theirs)
      this.requestUpdate()
    }
    return conflictDialog(this.studio, differences, { keepMine, takeTheirs, close })
  }

  readonly #askToDelete = (asks: boolean) => {
    this.#asksToDelete = asks
    this.#submission.forget()
  }

  #deletion() {
    const { words, studio } = this
    const { isBusy, error } = this.#submission
    const close = () => this.#askToDelete(false)
    return html`<studio-dialog heading=${words.deleteTitle} close-label=${studio.common.close} @close=${close} .content=${html`
      <p>${fill(words.deleteText, { name: this.#template.value?.name ?? '' })}</p>
      ${error === undefined ? nothing : failed(studio, error)}
      <div class="actions">
        <button type="button" class="danger" ?disabled=${isBusy} @click=${this.#delete}>${studio.common.delete}</button>
        <button type="button" class="quiet" @click=${close}>${studio.common.cancel}</button>
      </div>
    `}></studio-dialog>`
  }

  readonly #delete = async () => {
    const params = { path: { templateId: this.#id } }
    if (!(await this.#submission.run(() => api.delete('/api/contracts/templates/{templateId}', { params })))) return
    changed('contract templates')
    this.studio.say(this.words.deleted)
    this.studio.go(list)
  }
}

customElements.define('studio-contract-template', ContractTemplate)
