import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { field, textField } from '../../parts/field'
import { formFault } from '../../parts/form-fault'
import { pageHead } from '../../parts/page-head'
import { selectField } from '../../parts/select-field'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { facetFields, lineFields, toldOfRoofs } from './facet-fields'
import './homeowner-choice'
import { homeownerAddress, type Presentation, type RoofInput, readPresentation, type Words } from './roofs'

const wayNames = ['above', 'file', 'hand'] as const
type Way = (typeof wayNames)[number]
type Format = 'hover_json' | 'eagleview_json' | 'csv'

class AddRoof extends Screen<Words> {
  #way: Way = 'above'
  #format: Format = 'hover_json'
  #file: File | undefined
  #isFileMissing = false
  #address: string | undefined
  #chosen: Presentation | undefined
  #mayChoose = false
  #structures: RoofInput['structures'] | undefined
  readonly #lines: NonNullable<RoofInput['lines']> = {}
  readonly #submission = new Submission(this)
  /** The homeowner from the page's address, until someone chooses another. */
  readonly #named = new Cached(this, () => {
    const id = this.search.get('presentation')
    return id ? { key: `presentation ${id}`, load: () => readPresentation(id) } : undefined
  })

  get #homeowner() {
    return this.#mayChoose ? this.#chosen : this.#named.value
  }

  override render() {
    const { studio, words } = this
    const head = pageHead({ title: words.addTitle, back: { path: '/roofs', label: words.title } })
    if (!studio.canWrite) return head
    const { error, isBusy } = this.#submission
    const homeowner = this.#homeowner
    const address = this.#address ?? (homeowner ? homeownerAddress(homeowner) : '')
    const faultOf = (path: string) => this.#submission.faultOf(path)
    return html`
      ${head}
      <form class="card roof-form" novalidate @submit=${this.#submit}>
        <studio-homeowner-choice .studio=${studio} .words=${words} .chosen=${homeowner} @chosen=${this.#choose}></studio-homeowner-choice>
        ${textField({ name: 'address', label: words.address, value: address, fault: faultOf('address'), onInput: (typed) => this.#type(typed) })}
        ${this.#ways()}
        ${this.#way === 'file' ? this.#fileFields() : nothing}
        ${this.#way === 'hand' ? this.#handFields() : nothing}
        ${formFault(studio, error, toldOfRoofs, words.marked)}
        <button type="submit" ?disabled=${isBusy}>${{ above: words.measure, file: words.read, hand: words.save }[this.#way]}</button>
      </form>
    `
  }

  #ways() {
    const { words } = this
    const turn = (way: Way) => () => {
      this.#way = way
      this.#submission.forget()
    }
    return html`<fieldset class="settings-choices">
      <legend>${words.way}</legend>
      ${wayNames.map(
        (way) => html`<label>
          <input type="radio" name="way" value=${way} .checked=${way === this.#way} @change=${turn(way)} />
          <span>${words.ways[way]}<span class="hint">${words.wayTexts[way]}</span></span>
        </label>`,
      )}
    </fieldset>`
  }

  #fileFields() {
    const { words } = this
    const keep = (event: Event) => {
      this.#file = (event.target as HTMLInputElement).files?.[0]
      this.#isFileMissing = false
      if (this.#file && /\.csv$/i.test(this.#file.name)) this.#format = 'csv'
      this.requestUpdate()
    }
    const fault = this.#isFileMissing ? words.fileMissing : this.#submission.faultOf('data')
    return html`
      ${field({
        ...{ name: 'file', label: words.file, fault },
        input: ({ id, describedBy, invalid }) =>
          html`<input id=${id} type="file" accept=".json,.csv,application/json,text/csv" aria-describedby=${describedBy} aria-invalid=${invalid} @change=${keep} />`,
      })}
      ${selectField({
        ...{ name: 'format', label: words.format, options: words.formats, chosen: this.#format },
        onChange: (format) => {
          this.#format = format
        },
      })}
      <p><a href="/api/roof-measurements/import-template.csv" download>${words.template}</a></p>
    `
  }

  #handFields() {
    const { words } = this
    this.#structures ??= [{ name: words.house, facets: [{ name: words.facet.replace('{number}', '1'), pitch: 6 }] }]
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const change = () => this.requestUpdate()
    return html`${facetFields({ words, structures: this.#structures, faultOf, change })}
      ${lineFields({ words, lines: this.#lines, faultOf, change })}`
  }

  #type(address: string) {
    this.#address = address
  }

  readonly #choose = ({ detail }: CustomEvent<Presentation | undefined>) => {
    this.#mayChoose = true
    this.#chosen = detail
    this.#address ||= undefined
    this.requestUpdate()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    this.#isFileMissing = this.#way === 'file' && !this.#file
    if (this.#isFileMissing) return this.requestUpdate()
    const typed = new FormData(event.currentTarget as HTMLFormElement).get('address')
    const address = String(typed ?? '').trim()
    const presentationId = this.#homeowner?.id
    const of = { ...(address && { address }), ...(presentationId && { presentationId }) }
    let id: string | undefined
    await this.#submission.run(async () => {
      id = (await this.#send(of)).roofMeasurement.id
    })
    if (!id) return
    changed('roofs')
    this.studio.say(this.words.added)
    this.studio.go(`/roofs/${id}`)
  }

  async #send(of: { address?: string; presentationId?: string }) {
    if (this.#way === 'above') return api.post('/api/roof-measurements/lookup', { body: of })
    if (this.#way === 'hand') {
      const body = { ...of, source: 'manual' as const, structures: this.#structures ?? [], lines: this.#lines }
      return api.post('/api/roof-measurements', { body })
    }
    const body = { ...of, format: this.#format, data: (await this.#file?.text()) ?? '' }
    return api.post('/api/roof-measurements/import', { body })
  }
}

customElements.define('studio-add-roof', AddRoof)
