import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { financingFields } from '../../parts/financing-fields'
import { formFault } from '../../parts/form-fault'
import { pageHead } from '../../parts/page-head'
import { shown } from '../../parts/states'
import { Screen } from '../../screen'
import { SharedDraft } from '../../shared-draft'
import { Submission } from '../../submission'
import './example'
import { coverageFields, generalFields, surchargeFields } from './price-fields'
import { clashes, labelOf, merged, type Prices, pricesAtFirst, pricesOf, pricingOf, said } from './pricing'
import { type Pricing, readPricing, type Words } from './roofs'
import { tierFields } from './tier-fields'

const told = /^(tiers\.\w+\.|surcharges\[|financing\.|coverage\.|\w+$)/

class RoofPrices extends Screen<Words> {
  readonly #draft = new SharedDraft<Prices>(this, { clashes, merged, save: (prices, sent) => this.#save(prices, sent) })
  readonly #submission = new Submission(this)
  readonly #pricing = new Cached(this, () => ({ key: 'prices of roofs', load: readPricing }))

  override render() {
    const { studio, words } = this
    const back = { path: '/roofs', label: words.title }
    return html`
      ${pageHead({ title: words.pricesTitle, text: words.pricesText, back })}
      ${shown(studio, this.#pricing, ({ pricing }) => this.#form(pricing))}
      ${this.#pricing.value?.pricing ? html`<studio-price-example .studio=${studio} .words=${words} .changed=${this.#draft.mine && pricingOf(this.#draft.mine)}></studio-price-example>` : nothing}
      ${this.#draft.conflict(studio, this.#differences)}
    `
  }

  #begun(pricing: Pricing | undefined) {
    return this.#draft.begun(() => (pricing ? pricesOf(pricing) : pricesAtFirst()))
  }

  #form(pricing: Pricing | undefined) {
    const { studio, words } = this
    const draft = this.#begun(pricing)
    const { mine: prices } = draft
    const change = () => this.#draft.keep(draft)
    const finance = (financing: Prices['financing']) => {
      prices.financing = financing
      change()
    }
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const fields = { words, prices, change, faultOf }
    const { error, isBusy } = this.#submission
    return html`<form class="price-form" novalidate @submit=${this.#submit}>
      ${pricing ? nothing : html`<p class="banner">${words.pricesEmpty}</p>`}
      <fieldset ?disabled=${!studio.canWrite}>
        ${tierFields(fields)} ${generalFields(fields)} ${surchargeFields(fields)}
        <section class="card">${financingFields({ studio, financing: prices.financing, faultOf, change: finance })}</section>
        ${coverageFields(fields)}
      </fieldset>
      ${formFault(studio, error, told, words.marked)}
      ${studio.canWrite ? html`<button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>` : nothing}
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const draft = this.#begun(this.#pricing.value?.pricing)
    await this.#draft.submit(draft, async () => {
      const read = await this.#submission.read(readPricing)
      return read && (read.pricing ? pricesOf(read.pricing) : draft.base)
    })
  }

  async #save(prices: Prices, sent: Prices) {
    const isSaved = await this.#submission.run(async () => {
      this.#pricing.tell(await api.put('/api/roof-measurements/pricing', { body: pricingOf(prices) }))
    })
    if (!isSaved) {
      await this.updateComplete
      this.querySelector<HTMLElement>('form .fault, form .failed')?.scrollIntoView({ block: 'center' })
      return
    }
    const pricing = this.#pricing.value?.pricing
    this.#draft.saved(sent, pricing && pricesOf(pricing))
    changed('quote', 'roof')
    this.studio.say(this.studio.common.saved)
  }

  readonly #differences = (mine: Prices, theirs: Prices, base: Prices) => {
    const { words, studio } = this
    return clashes(mine, theirs, base).map((name) => ({
      label: labelOf(name, words, studio),
      theirs: said(theirs, name, words, studio),
      mine: said(mine, name, words, studio),
    }))
  }
}

customElements.define('studio-roof-prices', RoofPrices)
