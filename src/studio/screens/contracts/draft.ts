import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as ofHomeowners } from '../../../locales/studio/homeowners/en'
import { type Answer, api } from '../../api'
import { Cached, type Source } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { failed, shown } from '../../parts/states'
import { homeownerWords } from '../../word-files'
import '../homeowners/new-contract'
import { type Contract, unaddressed, type Words } from './standing'

type Presentation = Answer<'/api/presentations/{presentationId}', 'get'>['presentation']
type Offer = Answer<'/api/presentations/{presentationId}/offer', 'get'>['offer']
type Form = { words: typeof ofHomeowners; presentation: Presentation; offer: Offer }

/** The merge fields of a draft that have no value. */
export function missingIn({ templateId, tier, presentationId }: Contract): Source<string[]> {
  const asked = { params: { path: { templateId } }, body: { presentationId, tier } }
  const load = async () => (await api.post('/api/contracts/templates/{templateId}/preview', asked)).missing
  return { key: `missing of ${templateId} ${tier} ${presentationId}`, load }
}

/** Says what a draft lacks before it can be sent, and changes it. Sends `edit` and `close`, with a changed draft. */
class Draft extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    contract: { attribute: false },
    isEdited: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare contract: Contract
  declare isEdited: boolean
  readonly #missing = new Cached(this, () => missingIn(this.contract))
  readonly #form = new Cached<Form>(this, () => {
    if (!this.isEdited) return undefined
    const { presentationId } = this.contract
    return { key: `homeowner of draft ${presentationId}`, load: () => this.#loadForm(presentationId) }
  })

  override render() {
    const { words, studio, contract } = this
    const missing = this.#missing.value ?? []
    const names = this.#listed(unaddressed(contract).map(({ name }) => name))
    const fields = this.#listed(missing.map((field) => words.fields[field as keyof Words['fields']] ?? field))
    const told = [
      ...(missing.length ? [fill(words.draftGaps, { fields })] : []),
      ...(names ? [fill(words.draftNoEmail, { names })] : []),
    ]
    return html`
      ${this.#missing.error === undefined ? nothing : failed(studio, this.#missing.error)}
      ${
        told.length
          ? html`<div class="banner">
              ${told.map((each) => html`<p>${each}</p>`)}
              ${studio.canWrite ? html`<div class="actions"><button type="button" class=${missing.length ? '' : 'quiet'} @click=${() => this.#tell('edit')}>${words.fillIn}</button></div>` : nothing}
            </div>`
          : nothing
      }
      ${this.isEdited ? this.#dialog() : nothing}
    `
  }

  readonly #listed = (names: string[]) => new Intl.ListFormat(this.studio.format.locale).format(names)

  #dialog() {
    const { studio, words, contract } = this
    const { value: form } = this.#form
    const said = { heading: words.editDraft, text: words.editDraftText, button: words.saveDraft }
    if (form)
      return html`<studio-new-contract .studio=${studio} .words=${form.words} .presentation=${form.presentation} .offer=${form.offer} .draft=${contract} .said=${said} @close=${this.#closed}></studio-new-contract>`
    const waiting = html`${shown(studio, this.#form, () => html``)}`
    return html`<studio-dialog heading=${said.heading} close-label=${studio.common.close} .content=${waiting} @close=${() => this.#tell('close')}></studio-dialog>`
  }

  async #loadForm(presentationId: string): Promise<Form> {
    const params = { path: { presentationId } }
    const [{ words }, { presentation }, { offer }] = await Promise.all([
      homeownerWords[this.studio.language](),
      api.get('/api/presentations/{presentationId}', { params: { ...params, query: { include: 'activity' } } }),
      api.get('/api/presentations/{presentationId}/offer', { params }),
    ])
    return { words, presentation, offer }
  }

  readonly #closed = ({ detail }: CustomEvent<Contract | undefined>) => this.#tell('close', detail)

  #tell(name: 'edit' | 'close', detail?: Contract) {
    this.dispatchEvent(new CustomEvent(name, { detail }))
  }
}

customElements.define('studio-draft', Draft)
