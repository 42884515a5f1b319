import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { typedSince } from '../../merge'
import { choicesOf, conflictDialog } from '../../parts/conflict'
import { financingFields } from '../../parts/financing-fields'
import { formFault } from '../../parts/form-fault'
import { pageHead } from '../../parts/page-head'
import { shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import './example'
import { coverageFields, generalFields, surchargeFields } from './price-fields'
import { clashes, labelOf, merged, type Prices, pricesAtFirst, pricesOf, pricingOf, said } from './pricing'
import { type Pricing, readPricing, type Words } from './roofs'
import { tierFields } from './tier-fields'

const told = /^(tiers\.\w+\.|surcharges\[|financing\.|coverage\.|\w+$)/

/** `base` is what was loaded when somebody began to change it. */
type Draft = { prices: Prices; base: Prices }

class RoofPrices extends Screen<Words> {
  #draft: Draft | undefined
  #theirs: Prices | undefined
  readonly #submission = new Submission(this)
  readonly #pricing = new Cached(this, () => ({ key: 'prices of roofs', load: readPricing }))

  override render() {
    const { studio, words } = this
    const back = { path: '/roofs', label: words.title }
    return html`
      ${pageHead({ title: words.pricesTitle, text: words.pricesText, back })}
      ${shown(studio, this.#pricing, ({ pricing }) => this.#form(pricing))}
      ${this.#pricing.value?.pricing ? html`<studio-price-example .studio=${studio} .words=${words} .changed=${this.#draft && pricingOf(this.#draft.prices)}></studio-price-example>` : nothing}
      ${this.#theirs ? this.#conflict(this.#theirs) : nothing}
    `
  }

  #draftOf(pricing: Pricing | undefined): Draft {
    if (this.#draft) return this.#draft
    const loaded = () => (pricing ? pricesOf(pricing) : pricesAtFirst())
    return { prices: loaded(), base: loaded() }
  }

  #form(pricing: Pricing | undefined) {
    const { studio, words } = this
    const draft = this.#draftOf(pricing)
    const change = () => {
      this.#draft = draft
      this.requestUpdate()
    }
    const finance = (financing: Prices['financing']) => {
      draft.prices.financing = financing
      change()
    }
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const fields = { words, prices: draft.prices, change, faultOf }
    const { error, isBusy } = this.#submission
    return html`<form class="price-form" novalidate @submit=${this.#submit}>
      ${pricing ? nothing : html`<p class="banner">${words.pricesEmpty}</p>`}
      <fieldset ?disabled=${!studio.canWrite}>
        ${tierFields(fields)} ${generalFields(fields)} ${surchargeFields(fields)}
        <section class="card">${financingFields({ studio, financing: draft.prices.financing, faultOf, change: finance })}</section>
        ${coverageFields(fields)}
      </fieldset>
      ${formFault(studio, error, told, words.marked)}
      ${studio.canWrite ? html`<button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>` : nothing}
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const draft = this.#draftOf(this.#pricing.value?.pricing)
    this.#draft = draft
    const sent = structuredClone(draft.prices)
    const read = await this.#submission.read(readPricing)
    if (!read) return
    const theirs = read.pricing ? pricesOf(read.pricing) : draft.base
    if (!clashes(sent, theirs, draft.base).length) return this.#save(merged(sent, theirs, draft.base, 'mine'), sent)
    this.#theirs = theirs
    this.requestUpdate()
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
    const typed = this.#draft && pricing && typedSince(this.#draft.prices, sent, pricesOf(pricing), merged)
    this.#draft = pricing && typed && { prices: typed, base: pricesOf(pricing) }
    changed('quote', 'roof')
    this.studio.say(this.studio.common.saved)
    this.requestUpdate()
  }

  #conflict(theirs: Prices) {
    const draft = this.#draft
    if (!draft) return nothing
    const { words, studio } = this
    const { prices, base } = draft
    const differences = clashes(prices, theirs, base).map((name) => ({
      label: labelOf(name, words, studio),
      theirs: said(theirs, name, words, studio),
      mine: said(prices, name, words, studio),
    }))
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const goOn = (prices: typeof base) => {
      this.#draft = { prices, base: theirs }
    }
    const save = (whole: typeof base) => void this.#save(whole, structuredClone(prices))
    const choices = choicesOf({ mine: prices, theirs, base, merged, save, goOn, close })
    return conflictDialog(studio, differences, choices)
  }
}

customElements.define('studio-roof-prices', RoofPrices)
