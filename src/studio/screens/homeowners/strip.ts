import { html } from 'lit'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import type { Words } from './standing'

type Slide = Answer<'/api/presentations/{presentationId}/analytics', 'get'>['analytics']['slides'][number]

/**
 * The presentation as a strip: the longer a slide was watched, the darker it is. The seconds are beside it for readers
 * who can't see it.
 */
export function stripOf(slides: Slide[], words: Words, { format }: Context) {
  const most = Math.max(1, ...slides.map(({ seconds }) => seconds))
  return html`<section class="card">
    <h2>${words.strip}</h2>
    <ol class="strip">
      ${slides.map(
        ({ title, seconds, leftHere }) => html`<li .style=${`--share:${seconds / most}`}>
          <span class="bar" aria-hidden="true"></span>
          <span>${title}</span>
          <span class="quiet-text">${seconds ? format.seconds(seconds) : words.notWatched}${leftHere ? ` · ${format.counted(words.leftHere, leftHere)}` : ''}</span>
        </li>`,
      )}
    </ol>
  </section>`
}
