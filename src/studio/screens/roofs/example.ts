import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { selectField } from '../../parts/select-field'
import { shown } from '../../parts/states'
import './quote'
import { type Roof, roofName, roofNumbers, type Words } from './roofs'

const mostRoofs = 20

const readNewest = async () =>
  (await api.get('/api/roof-measurements', { params: { query: { limit: mostRoofs } } })).roofMeasurements.filter(
    ({ presentationId }) => presentationId !== null,
  )

/** A roof with a homeowner, and what the saved prices make of it. Only the API computes them. */
class StudioPriceExample extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    isChanged: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  /** Whether there are prices that are not saved yet. */
  declare isChanged: boolean

  #chosen: string | undefined
  readonly #roofs = new Cached<Roof[]>(this, () => ({ key: 'roofs for an example', load: readNewest }))

  override render() {
    const { words, studio } = this
    return html`<section class="example">
      <h2>${words.example}</h2>
      <p class="quiet-text">${words.exampleText}</p>
      ${shown(studio, this.#roofs, (roofs) => this.#content(roofs))}
    </section>`
  }

  #content(roofs: Roof[]) {
    const { words, studio, isChanged } = this
    const roof = roofs.find(({ id }) => id === this.#chosen) ?? roofs[0]
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
      ${isChanged ? html`<p class="banner" role="status">${words.exampleAfterSave}</p>` : nothing}
      <studio-roof-quote .studio=${studio} .words=${words} .roof=${roof}></studio-roof-quote>
    `
  }
}

customElements.define('studio-price-example', StudioPriceExample)
