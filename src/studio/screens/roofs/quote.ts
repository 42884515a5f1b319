import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api, PorchlightError } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { textField } from '../../parts/field'
import { failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Submission } from '../../submission'
import './homeowner-choice'
import { quoteTable } from './quote-table'
import {
  homeownerName,
  type Presentation,
  type Quote,
  type Roof,
  readPresentation,
  readQuote,
  type Words,
} from './roofs'

/** Shows the homeowner's quote, and makes a new one from the current roof and prices. */
class StudioRoofQuote extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false }, roof: { attribute: false } }

  declare studio: Context
  declare words: Words
  declare roof: Roof

  readonly #submission = new Submission(this)
  readonly #homeowner = new Cached(this, () => {
    const { presentationId: id } = this.roof
    return id ? { key: `presentation ${id}`, load: () => readPresentation(id) } : undefined
  })
  readonly #quote = new Cached(this, () => {
    const { presentationId: id } = this.roof
    return id ? { key: `quote ${id}`, load: () => readQuote(id) } : undefined
  })

  override render() {
    const { words, studio, roof } = this
    const { value: homeowner } = this.#homeowner
    if (!roof.presentationId) return studio.canWrite ? this.#choice() : html``
    return html`<section class="card">
      <h2>${homeowner ? fill(words.quoteFor, { name: homeownerName(homeowner) }) : words.quote}</h2>
      ${shown(studio, this.#quote, ({ quote }) => this.#content(quote))}
    </section>`
  }

  #choice() {
    const { words, studio } = this
    const { error } = this.#submission
    return html`<section class="card">
      <h2>${words.quote}</h2>
      <p class="quiet-text">${words.noHomeownerYet}</p>
      <studio-homeowner-choice .studio=${studio} .words=${words} @chosen=${this.#choose}></studio-homeowner-choice>
      ${error === undefined ? nothing : failed(studio, error)}
    </section>`
  }

  readonly #choose = async ({ detail }: CustomEvent<Presentation | undefined>) => {
    if (!detail) return
    const params = { path: { roofMeasurementId: this.roof.id } }
    const body = { presentationId: detail.id }
    const call = () => api.patch('/api/roof-measurements/{roofMeasurementId}', { params, body })
    if (await this.#submission.run(call)) changed('roof')
  }

  #content(quote: Quote | undefined) {
    const { words, studio, roof } = this
    const isOfRoof = quote?.roofMeasurementId === roof.id
    return html`
      ${quote && isOfRoof ? quoteTable(quote, words, studio) : html`<p class="quiet-text">${quote ? words.otherRoof : words.noQuote}</p>`}
      ${studio.canWrite ? this.#form(quote, isOfRoof) : nothing}
    `
  }

  #form(quote: Quote | undefined, isOfRoof: boolean) {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    const number = (name: 'layers' | 'stories') =>
      textField({
        ...{ name, label: words[name], type: 'number', isRequired: true, fault: this.#submission.faultOf(name) },
        value: String(quote?.[name] ?? 1),
      })
    const isWithoutPrices = error instanceof PorchlightError && error.code === 'no_pricing'
    return html`<form @submit=${this.#submit}>
      <div class="pair">${number('layers')} ${number('stories')}</div>
      ${error === undefined ? nothing : failed(studio, error)}
      ${isWithoutPrices ? html`<p><a href=${addressOf('/roofs/prices')}>${words.prices}</a></p>` : nothing}
      <button type="submit" class=${isOfRoof && !quote?.isOutdated ? 'quiet' : ''} ?disabled=${isBusy}>${isOfRoof ? words.quoteAgain : words.makeQuote}</button>
      <p class="hint">${words.quoteHint}</p>
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { presentationId, id: roofMeasurementId } = this.roof
    if (!presentationId) return
    const given = new FormData(event.currentTarget as HTMLFormElement)
    const body = { roofMeasurementId, layers: Number(given.get('layers')), stories: Number(given.get('stories')) }
    const params = { path: { presentationId } }
    const isMade = await this.#submission.run(async () => {
      this.#quote.tell(await api.post('/api/presentations/{presentationId}/quote', { params, body }))
    })
    if (isMade) this.studio.say(this.words.quoted)
  }
}

customElements.define('studio-roof-quote', StudioRoofQuote)
