import { html, nothing, type ReactiveControllerHost } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'
import { writingNoteOf } from '../../../locales/studio/decks/writing-notes'
import { type Answer, api } from '../../api'
import { AskAgain } from '../../ask-again'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { sentenceOfReason } from '../../field-faults'
import { addressOf } from '../../router'

export type Generation = Answer<'/api/generation', 'get'>['generations'][number]

type Told = Exclude<Answer<'/api/generation/{generationId}', 'get'>, string>

/** Follows the deck that is being written, asking again until it is finished. */
export function followGeneration(host: ReactiveControllerHost, idOf: () => string | undefined) {
  const generation = new Cached<Generation>(host, () => {
    const generationId = idOf()
    if (!generationId) return undefined
    const params = { path: { generationId } }
    // Only a caller that requests a stream gets one.
    const load = async () => ((await api.get('/api/generation/{generationId}', { params })) as Told).generation
    return { key: `generation ${generationId}`, load }
  })
  new AskAgain(host, () => generation.value !== undefined && isUnderWay(generation.value), generation.reload)
  return generation
}

export const isUnderWay = ({ status }: Generation) => !['ready', 'failed', 'cancelled'].includes(status)

function sentenceOfNote(note: string, { notes }: typeof decks) {
  const { key, values } = writingNoteOf(note)
  return fill(notes[key], { ...values, ...(values.reason && { reason: sentenceOfReason(values.reason) }) })
}

const shareOf = ({ progress }: Generation) => (progress.total ? progress.done / progress.total : 0)

/** Shows the progress of a deck that is being written, and what a person should check afterwards. */
export function progressOf(generation: Generation, words: typeof decks, { format }: Context, stop: () => void) {
  const { name, status, progress, deckId, problems, failureReason } = generation
  const share = shareOf(generation)
  const isWaiting = isUnderWay(generation)
  return html`<section class="card" aria-live="polite">
    <h2>${name}</h2>
    <p>${words.writing[status]} ${isWaiting && progress.total ? format.percent(share) : nothing}</p>
    ${isWaiting ? html`<progress max="1" .value=${share} aria-label=${words.writing[status]}></progress>` : nothing}
    ${failureReason ? html`<p class="fault">${sentenceOfReason(failureReason)}</p>` : nothing}
    ${problems.length ? html`<h3 class="look-at">${words.lookAt}</h3><ul>${problems.map((problem) => html`<li>${sentenceOfNote(problem, words)}</li>`)}</ul>` : nothing}
    ${isWaiting ? html`<p><button type="button" class="quiet" @click=${stop}>${words.stop}</button></p>` : nothing}
    ${deckId && !isWaiting ? html`<a class="button" href=${addressOf(`/decks/${deckId}`)}>${words.openDeck}</a>` : nothing}
  </section>`
}

/** Lists the decks that are being written, with links to their progress. */
export function writtenNow(generations: Generation[], words: typeof decks, { format }: Context) {
  const waiting = generations.filter(isUnderWay)
  if (!waiting.length) return nothing
  return html`<section class="written-now">
    <h2>${words.underWay}</h2>
    <ul class="list">${waiting.map(
      (generation) => html`<li><a href=${addressOf(`/decks/new?generation=${generation.id}`)}>
        <strong class="what">${generation.name}</strong>
        <span class="quiet-text">${words.writing[generation.status]} ${format.percent(shareOf(generation))}</span>
      </a></li>`,
    )}</ul>
  </section>`
}
