import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { textField } from '../../parts/field'
import { financingFields } from '../../parts/financing-fields'
import { formFault } from '../../parts/form-fault'
import { shown } from '../../parts/states'
import { SharedDraft } from '../../shared-draft'
import { Submission } from '../../submission'
import { priceTierFields } from './price-tier-fields'
import {
  at,
  clashes,
  differencesOf,
  merged,
  type Prices,
  pricesAtFirst,
  readPrices,
  withoutEmptyLines,
} from './prices-of-slide'
import type { Slide } from './slide-editor'

const told = /^productData\./

/** The prices that homeowners compare on a slide. */
class SlidePrices extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    slide: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare slide: Slide
  readonly #draft = new SharedDraft<Prices>(this, { clashes, merged, save: (prices, sent) => this.#save(prices, sent) })
  readonly #submission = new Submission(this)
  readonly #prices = new Cached(this, () => ({
    key: `prices of slide ${this.slide.id}`,
    load: () => readPrices(this.slide.id),
  }))

  override render() {
    const { studio, words } = this
    return html`<section class="slide-prices">
      <h4>${words.prices.title}</h4>
      <p class="quiet-text">${words.prices.text}</p>
      ${shown(studio, this.#prices, ({ prices }) => this.#form(prices))}
      ${this.#draft.conflict(studio, this.#differences)}
    </section>`
  }

  #begun(prices: Prices | undefined) {
    return this.#draft.begun(() => prices ?? pricesAtFirst(this.words))
  }

  #form(loaded: Prices | undefined) {
    const { studio, words, slide } = this
    const { mine: prices, base } = this.#begun(loaded)
    const change = (changed: Partial<Prices>) => this.#draft.keep({ mine: { ...prices, ...changed }, base })
    const faultOf = (path: string) => this.#submission.faultOf(`productData.${path}`)
    const { error, isBusy } = this.#submission
    const line = (name: 'subtitle' | 'disclaimer') =>
      textField({
        ...{ name: `${slide.id}.${name}`, label: words.prices[name], value: prices[name] ?? '', fault: faultOf(name) },
        onInput: (value) => change({ [name]: value || null }),
      })
    return html`<form novalidate @submit=${this.#submit}>
      <fieldset class="bare" ?disabled=${!studio.canWrite}>
        ${line('subtitle')} ${priceTierFields({ words, slideId: slide.id, prices, faultOf, change })}
        ${financingFields({ studio, prefix: `${slide.id}-`, financing: prices.financing, faultOf, change: (financing) => change({ financing }) })}
        ${line('disclaimer')}
      </fieldset>
      ${formFault(studio, error, told, words.prices.marked)}
      ${studio.canWrite ? html`<button type="submit" aria-label=${fill(words.prices.save, { title: slide.title })} ?disabled=${isBusy}>${studio.common.save}</button>` : nothing}
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const draft = this.#begun(this.#prices.value?.prices)
    await this.#draft.submit(draft, async () => {
      const read = await this.#submission.read(() => readPrices(this.slide.id))
      return read && (read.prices ?? draft.base)
    })
  }

  async #save(written: Prices, sent: Prices) {
    const body = { productData: withoutEmptyLines(written) }
    const isSaved = await this.#submission.run(async () => {
      await api.put('/api/slides/{slideId}/product-data', { ...at(this.slide.id), body })
      // The saved version is loaded, so that the API's own formatting isn't taken for someone else's change.
      this.#prices.tell(await readPrices(this.slide.id))
    })
    if (!isSaved) return
    this.#draft.saved(sent, this.#prices.value?.prices)
    this.studio.say(fill(this.words.prices.saved, { title: this.slide.title }))
  }

  readonly #differences = (mine: Prices, theirs: Prices, base: Prices) =>
    differencesOf(mine, theirs, base, this.words, this.studio)
}

customElements.define('studio-slide-prices', SlidePrices)
