import { html } from 'lit'
import { fill } from '../../../locales/fill'
import { pageHead } from '../../parts/page-head'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { endTrial } from '../decks/trial'
import './company-step'
import './deck-step'
import { type FirstDay, keepFirstDay, readFirstDay, type WelcomeWords } from './first-day'
import './link-steps'

/** The steps from an account to a first link. Each has its own address, so that the browser's Back button works. */
class Welcome extends Screen<WelcomeWords> {
  #day = readFirstDay()

  override render() {
    const { words, studio } = this
    if (!studio.canWrite) return pageHead({ title: words.title, text: studio.common.viewerNote })
    const number = this.#number
    const names = words.names.map(
      (name, index) =>
        html`<li aria-current=${index + 1 === number ? 'step' : 'false'} class=${index + 1 < number ? 'done' : ''}>${name}</li>`,
    )
    return html`
      ${pageHead({
        title: words.title,
        ...(number > 1 && { back: { path: `/welcome?step=${number - 1}`, label: words.back } }),
        text: fill(words.step, { number: String(number), count: String(words.names.length) }),
        actions: html`<a href=${addressOf('/')}>${words.skipAll}</a>`,
      })}
      <ol class="steps" aria-label=${words.steps}>${names}</ol>
      <div class="welcome">${this.#step(number)}</div>
    `
  }

  /** Goes no further than what has been created allows. */
  get #number() {
    const { palette, deckId, presentation } = this.#day
    const furthest = presentation ? 5 : deckId ? 4 : palette ? 2 : 1
    return Math.min(furthest, Math.max(1, Number(this.search.get('step') ?? 1) || 1))
  }

  #step(number: number) {
    const { studio, words } = this
    const done = ({ detail }: CustomEvent<FirstDay>) => this.#goOn(number, detail)
    switch (number) {
      case 1:
        return html`<studio-company-step .studio=${studio} .words=${words} .day=${this.#day} @done=${done}></studio-company-step>`
      case 2:
        return html`<studio-deck-step .studio=${studio} .words=${words} .day=${this.#day} @done=${done} @keep=${this.#keep}></studio-deck-step>`
      case 3:
        return html`<studio-look-step .studio=${studio} .words=${words} .day=${this.#day} @done=${done} @keep=${this.#keep}></studio-look-step>`
      case 4:
        return html`<studio-homeowner-step .studio=${studio} .words=${words} .day=${this.#day} @done=${done}></studio-homeowner-step>`
      default:
        return html`<studio-link-step .studio=${studio} .words=${words} .day=${this.#day} @done=${done}></studio-link-step>`
    }
  }

  readonly #keep = ({ detail }: CustomEvent<FirstDay>) => {
    this.#day = { ...this.#day, ...detail }
    keepFirstDay(this.#day)
    this.requestUpdate()
  }

  /** Someone who leaves the steps may come back to them, to a new trial. */
  override disconnectedCallback() {
    super.disconnectedCallback()
    const { trialId, ...day } = this.#day
    if (!trialId) return
    if (!day.presentation) endTrial(trialId)
    this.#day = day
    keepFirstDay(day)
  }

  async #goOn(number: number, made: FirstDay) {
    const isLast = number === this.words.names.length
    this.#day = isLast ? {} : { ...this.#day, ...made }
    keepFirstDay(this.#day)
    this.studio.go(isLast ? '/' : `/welcome?step=${number + 1}`)
    await this.updateComplete
    this.querySelector<HTMLElement>('h1')?.focus()
  }
}

customElements.define('studio-welcome', Welcome)
