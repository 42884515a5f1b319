import { html, nothing } from 'lit'
import { changed } from '../../cached'
import { failed } from '../../parts/states'
import { makeStarterDeck } from '../decks/starter-deck'
import './document-deck'
import { Step } from './step'

/** Creates a deck from our sample, or one written from a document. */
class DeckStep extends Step {
  override render() {
    const { words, studio, day, submission } = this
    const done = ({ detail }: CustomEvent) => this.done(detail)
    const keep = ({ detail }: CustomEvent) => this.keep(detail)
    const fromDocument = html`<studio-document-deck .studio=${studio} .words=${words} .day=${day} @done=${done} @keep=${keep}></studio-document-deck>`
    if (day.generationId) return fromDocument
    return html`<section class="card">
        <h2>${words.deckTitle}</h2>
        <p><strong>${words.starter}</strong><br />${words.starterText}</p>
        ${submission.error === undefined ? nothing : failed(studio, submission.error)}
        <button type="button" ?disabled=${submission.isBusy} @click=${day.deckId ? () => this.done() : this.#make}>${day.deckId ? words.next : words.make}</button>
      </section>
      ${fromDocument}`
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
