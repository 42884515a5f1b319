import { html, nothing } from 'lit'
import type { words as decks } from '../../../words/studio/decks/en'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import { addressOf } from '../../router'

type Generation = Answer<'/api/generation', 'get'>['generations'][number]

/** How far a deck is that is being written, and what a person should look at afterwards. */
export function progressOf(generation: Generation, words: typeof decks, { format }: Context) {
  const { name, status, progress, deckId, problems, failureReason } = generation
  const share = progress.total ? progress.done / progress.total : 0
  const isUnderWay = !['ready', 'failed', 'cancelled'].includes(status)
  return html`<section class="card" aria-live="polite">
    <h2>${name}</h2>
    <p>${words.writing[status]} ${isUnderWay && progress.total ? format.percent(share) : nothing}</p>
    ${isUnderWay ? html`<progress max="1" .value=${share} aria-label=${words.writing[status]}></progress>` : nothing}
    ${failureReason ? html`<p class="fault">${failureReason}</p>` : nothing}
    ${problems.length ? html`<h3>${words.lookAt}</h3><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>` : nothing}
    ${deckId && !isUnderWay ? html`<a class="button" href=${addressOf(`/decks/${deckId}`)}>${words.openDeck}</a>` : nothing}
  </section>`
}
