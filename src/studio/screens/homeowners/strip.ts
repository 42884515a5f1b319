import { html, nothing } from 'lit'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import type { Words } from './standing'

type Slide = Answer<'/api/presentations/{presentationId}/analytics', 'get'>['analytics']['slides'][number]

/**
 * The slides that were watched: the longer, the longer the bar. The seconds are beside it for readers who can't see it.
 * All others are one line, however many there are.
 */
export function stripOf(slides: Slide[], words: Words, { format }: Context) {
  const most = Math.max(1, ...slides.map(({ seconds }) => seconds))
  const seen = slides.filter(({ seconds, leftHere }) => seconds || leftHere)
  const unseen = slides.length - seen.length
  return html`<section class="card">
    <h2>${words.strip}</h2>
    ${seen.length ? html`<ol class="strip">${seen.map((slide) => row(slide, most))}</ol>` : nothing}
    ${unseen ? html`<p class="quiet-text">${seen.length ? format.counted(words.othersNotWatched, unseen) : words.noneWatched}</p>` : nothing}
  </section>`

  function row({ title, seconds }: Slide, most: number) {
    return html`<li .style=${`--share:${seconds / most}`}>
      <span class="bar" aria-hidden="true"></span>
      <span>${title}</span>
      <span class="quiet-text">${seconds ? format.seconds(seconds) : words.notWatched}</span>
    </li>`
  }
}
