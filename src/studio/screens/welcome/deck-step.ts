import { html, nothing } from 'lit'
import { Cached, changed } from '../../cached'
import { failed } from '../../parts/states'
import { makeStarterDeck, readStarterDeck } from '../decks/starter-deck'
import './document-deck'
import { Step } from './step'

/** Creates a deck from our sample, or one written from a document. */
class DeckStep extends Step {
  readonly #starter = new Cached(this, () => {
    const { language } = this.studio
    return { key: `starter deck in ${language}`, load: () => readStarterDeck(language) }
  })

  override render() {
    const { words, studio, day, submission } = this
    const done = ({ detail }: CustomEvent) => this.done(detail)
    const keep = ({ detail }: CustomEvent) => this.keep(detail)
    const fromDocument = html`<studio-document-deck .studio=${studio} .words=${words} .day=${day} @done=${done} @keep=${keep}></studio-document-deck>`
    if (day.generationId) return fromDocument
    return html`<section class="card">
        <h2>${words.deckTitle}</h2>
        <p><strong>${words.starter}</strong><br />${words.starterText}</p>
        ${this.#contents()}
        ${submission.error === undefined ? nothing : failed(studio, submission.error)}
        <button type="button" ?disabled=${submission.isBusy} @click=${day.deckId ? () => this.done() : this.#make}>${day.deckId ? words.next : words.make}</button>
      </section>
      ${fromDocument}`
  }

  #contents() {
    const starter = this.#starter.value
    if (!starter) return nothing
    return html`<ol class="starter">
        ${starter.slides.map(({ title, bullets }) => html`<li><strong>${title}</strong><br /><span class="quiet-text">${bullets.join(' · ')}</span></li>`)}
      </ol>
      <p>${this.words.starterAnswers}</p>
      <ul class="starter">${starter.faqs.map(({ userQuestion }) => html`<li>${userQuestion}</li>`)}</ul>`
  }

  readonly #make = async () => {
    let deckId = ''
    const isMade = await this.submission.run(async () => {
      deckId = await makeStarterDeck(this.studio, this.day)
    })
    if (!isMade) return
    changed('analytics')
    this.done({ deckId })
  }
}

customElements.define('studio-deck-step', DeckStep)
