import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { AskAgain } from '../../ask-again'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown } from '../../parts/states'
import { uploadArea } from '../../parts/upload-area'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { Uploads, uploadDocument } from '../../uploads'
import { type Act, type Document, documentRow } from './document-row'
import { filesFrame, type Words } from './frame'

type List = Answer<'/api/company/kb/documents', 'get'>
type Audience = Document['audience']
type Asked = { what: 'edit' | 'delete'; document: Document }

const accepted = '.pdf,.docx,.txt,.md,.markdown,.html,.htm,.csv'
const one = (document: Document) => ({ params: { path: { documentId: document.id } } })

class Documents extends Screen<Words> {
  #audience: Audience = 'homeowners'
  #asked: Asked | undefined
  readonly #submission = new Submission(this)
  readonly #documents = new Cached<List>(this, () => ({
    key: 'documents',
    load: () => api.get('/api/company/kb/documents'),
  }))
  readonly #uploads = new Uploads(this, async (file, sending) => {
    await uploadDocument(file, this.#audience, sending)
    this.#changed()
  })

  constructor() {
    super()
    const isBeingRead = ({ status }: Document) => status === 'processing'
    new AskAgain(this, () => Boolean(this.#documents.value?.documents.some(isBeingRead)), this.#documents.reload)
  }

  override render() {
    const { words, studio } = this
    return filesFrame(
      words,
      'documents',
      words.documentsText,
      html`
        ${studio.canWrite ? this.#upload() : nothing}
        ${this.#submission.error === undefined || this.#asked ? nothing : failed(studio, this.#submission.error)}
        ${shown(studio, this.#documents, (list) => this.#list(list))}
        ${this.#asked ? this.#dialog(this.#asked.what, this.#asked.document) : nothing}
      `,
    )
  }

  #upload() {
    const { words, studio } = this
    const onChange = (audience: Audience) => {
      this.#audience = audience
    }
    return html`<section class="card">
      ${selectField({ name: 'audience', label: words.audience, hint: words.audienceHint, options: words.audiences, chosen: this.#audience, onChange })}
      ${uploadArea(studio, words, this.#uploads, accepted)}
    </section>`
  }

  #list({ documents, meta }: List) {
    const { words, studio } = this
    if (!documents.length) return empty(words.noDocuments, words.noDocumentsText)
    const number = (value: number) => studio.format.number(value)
    return html`<p class="quiet-text">${fill(words.counted, { count: number(meta.count), limit: number(meta.limit) })}</p>
      <ul class="list">
        ${documents.map((document) => documentRow(document, words, studio, (what) => this.#act(what, document)))}
      </ul>`
  }

  #act(what: Act, document: Document) {
    if (what !== 'read') return this.#ask({ what, document })
    void this.#write(() => api.post('/api/company/kb/documents/{documentId}/reprocess', one(document)))
  }

  #dialog(what: 'edit' | 'delete', document: Document) {
    const { words, studio } = this
    const name = document.displayName
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (what === 'delete')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: fill(words.deleteFile, { name }), text: words.deleteDocumentText, button: studio.common.delete },
        isDanger: true,
        confirm: () => this.#write(() => api.delete('/api/company/kb/documents/{documentId}', one(document))),
      })
    return confirmDialog(studio, {
      ...dialog,
      ...{ heading: fill(words.editFile, { name }), text: '', button: studio.common.save },
      more: html`
        ${textField({ name: 'displayName', label: words.name, value: name, isRequired: true, fault: this.#submission.faultOf('displayName') })}
        ${selectField({ name: 'ofAudience', label: words.audience, hint: words.audienceHint, options: words.audiences, chosen: document.audience })}
      `,
      confirm: (form) => {
        const { displayName = '', ofAudience } = valuesOf(form)
        const body = { displayName, audience: ofAudience as Audience }
        return this.#write(() => api.patch('/api/company/kb/documents/{documentId}', { ...one(document), body }))
      },
    })
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  async #write(call: () => Promise<unknown>) {
    if (!(await this.#submission.run(call))) return
    this.#asked = undefined
    this.#changed()
    this.studio.say(this.studio.common.saved)
  }

  #changed() {
    changed('documents', 'needs')
    this.requestUpdate()
  }
}

customElements.define('studio-documents', Documents)
