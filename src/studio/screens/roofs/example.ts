import { html, nothing } from 'lit'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { selectField } from '../../parts/select-field'
import { shown } from '../../parts/states'
import './quote'
import { priceTable } from './quote-table'
import { type Pricing, type Roof, roofName, roofNumbers, type Words } from './roofs'

const mostRoofs = 20
const typingPause = 400

const readNewest = async () =>
  (await api.get('/api/roof-measurements', { params: { query: { limit: mostRoofs } } })).roofMeasurements.filter(
    ({ presentationId }) => presentationId !== null,
  )

type Tried = Answer<'/api/roof-measurements/{roofMeasurementId}/price', 'post'>

/** Shows a homeowner's roof and the prices it would have, including unsaved changes. Only the API computes them. */
class StudioPriceExample extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    changed: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  /** The prices that are not saved yet. */
  declare changed: Pricing | undefined

  #chosen: string | undefined
  /** The changed prices after a pause in typing, as text, because a form changes them in place. */
  #tried = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #trial = new Cached<Tried>(this, () => {
    const roof = this.#roof
    if (!roof || !this.#tried) return undefined
    const params = { path: { roofMeasurementId: roof.id } }
    const body = { pricing: JSON.parse(this.#tried) as Pricing }
    const load = () => api.post('/api/roof-measurements/{roofMeasurementId}/price', { params, body })
    return { key: `price ${roof.id} ${this.#tried}`, load }
  })
  readonly #roofs = new Cached<Roof[]>(this, () => ({ key: 'roofs for an example', load: readNewest }))

  protected override willUpdate() {
    const typed = this.changed && this.studio.canWrite ? JSON.stringify(this.changed) : ''
    clearTimeout(this.#timer)
    if (typed === this.#tried) return
    const tryThem = () => {
      this.#tried = typed
      this.requestUpdate()
    }
    if (typed) this.#timer = setTimeout(tryThem, typingPause)
    else this.#tried = ''
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  get #roof() {
    const roofs = this.#roofs.value
    return roofs?.find(({ id }) => id === this.#chosen) ?? roofs?.[0]
  }

  override render() {
    const { words, studio } = this
    return html`<section class="example">
      <h2>${words.example}</h2>
      <p class="quiet-text">${words.exampleText}</p>
      ${shown(studio, this.#roofs, (roofs) => this.#content(roofs))}
    </section>`
  }

  #content(roofs: Roof[]) {
    const { words, studio } = this
    const roof = this.#roof
    if (!roof) return html`<p>${words.exampleNone}</p>`
    const options = roofs.map((each) => [each.id, `${roofName(each, words)} · ${roofNumbers(each, words, studio)}`])
    return html`
      ${selectField({
        ...{ name: 'example', label: words.exampleRoof, options: Object.fromEntries(options), chosen: roof.id },
        onChange: (id) => {
          this.#chosen = id
          this.requestUpdate()
        },
      })}
      ${this.#tried ? this.#trialOf() : nothing}
      <studio-roof-quote .studio=${studio} .words=${words} .roof=${roof}></studio-roof-quote>
    `
  }

  #trialOf() {
    const { words, studio } = this
    return html`<section class="card" aria-live="polite">
      <h2>${words.exampleTried}</h2>
      <p class="quiet-text">${words.exampleAfterSave}</p>
      ${shown(studio, this.#trial, (tried) => priceTable(tried, words, studio))}
    </section>`
  }
}

customElements.define('studio-price-example', StudioPriceExample)
