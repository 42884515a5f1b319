import { html, nothing } from 'lit'
import { changed } from '../../cached'
import { failed } from '../../parts/states'
import { makeStarterDeck } from '../decks/starter-deck'
import { Step } from './step'

class DeckStep extends Step {
  override render() {
    const { words, studio, submission } = this
    return html`<section class="card">
      <h2>${words.deckTitle}</h2>
      <p><strong>${words.starter}</strong><br />${words.starterText}</p>
      ${submission.error === undefined ? nothing : failed(studio, submission.error)}
      <button type="button" ?disabled=${submission.isBusy} @click=${this.#make}>${words.make}</button>
    </section>`
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
