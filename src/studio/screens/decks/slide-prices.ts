import { html, nothing } from 'lit'
import { fill } from '../../../words/fill'
import type { words as decks } from '../../../words/studio/decks/en'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { typedSince } from '../../merge'
import { PageElement } from '../../page-element'
import { choicesOf, conflictDialog } from '../../parts/conflict'
import { textField } from '../../parts/field'
import { financingFields } from '../../parts/financing-fields'
import { formFault } from '../../parts/form-fault'
import { shown } from '../../parts/states'
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

/** `base` is what was loaded when somebody began to change it. */
type Draft = { prices: Prices; base: Prices }

/** What homeowners compare on a slide of prices. */
class SlidePrices extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    slide: { attribute: false },
  }

  declare studio: Context
  declare words: typeof decks
  declare slide: Slide
  #draft: Draft | undefined
  #theirs: Prices | undefined
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
      ${this.#theirs ? this.#conflict(this.#theirs) : nothing}
    </section>`
  }

  #draftOf(prices: Prices | undefined): Draft {
    const loaded = prices ?? pricesAtFirst(this.words)
    return this.#draft ?? { prices: loaded, base: loaded }
  }

  #form(loaded: Prices | undefined) {
    const { studio, words, slide } = this
    const draft = this.#draftOf(loaded)
    const { prices } = draft
    const change = (changed: Partial<Prices>) => {
      this.#draft = { ...draft, prices: { ...prices, ...changed } }
      this.requestUpdate()
    }
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
    const draft = this.#draftOf(this.#prices.value?.prices)
    this.#draft = draft
    const read = await this.#submission.read(() => readPrices(this.slide.id))
    if (!read) return
    const theirs = read.prices ?? draft.base
    if (!clashes(draft.prices, theirs, draft.base).length)
      return this.#save(merged(draft.prices, theirs, draft.base, 'mine'), draft)
    this.#theirs = theirs
    this.requestUpdate()
  }

  async #save(written: Prices, sent = this.#draft) {
    const body = { productData: withoutEmptyLines(written) }
    const isSaved = await this.#submission.run(async () => {
      await api.put('/api/slides/{slideId}/product-data', { ...at(this.slide.id), body })
      // As it is kept, so that what the API wrote otherwise is not taken for somebody else's.
      this.#prices.tell(await readPrices(this.slide.id))
    })
    if (!isSaved) return
    const saved = this.#prices.value?.prices
    const typed = this.#draft && sent && saved && typedSince(this.#draft.prices, sent.prices, saved, merged)
    this.#draft = saved && typed && { prices: typed, base: saved }
    this.studio.say(fill(this.words.prices.saved, { title: this.slide.title }))
    this.requestUpdate()
  }

  #conflict(theirs: Prices) {
    const draft = this.#draft
    if (!draft) return nothing
    const { prices: mine, base } = draft
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const goOn = (prices: Prices) => {
      this.#draft = { prices, base: theirs }
    }
    const save = (prices: Prices) => void this.#save(prices)
    const differences = differencesOf(mine, theirs, base, this.words, this.studio)
    return conflictDialog(this.studio, differences, choicesOf({ mine, theirs, base, merged, save, goOn, close }))
  }
}

customElements.define('studio-slide-prices', SlidePrices)
