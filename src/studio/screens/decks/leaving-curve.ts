import { html } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import '../../parts/line-chart'

type Analytics = Answer<'/api/decks/{deckId}/analytics', 'get'>['analytics']

/** Shows how many homeowners reached each slide, and how many left there. */
export function leavingCurve({ slides, viewers }: Analytics, words: typeof decks, { format }: Context) {
  const slideAt = (place: string) => slides[Number(place)]
  return html`<section class="card">
    <h2>${words.leaving}</h2>
    ${
      viewers === 0
        ? html`<p class="quiet-text">${words.nobodyYet}</p>`
        : html`<studio-line-chart
            .places=${slides.map((_, at) => String(at))}
            .series=${[
              { label: words.reached, values: slides.map(({ reached }) => reached) },
              { label: words.leftHere, values: slides.map(({ leftHere }) => leftHere) },
            ]}
            .named=${(place: string) => `${Number(place) + 1}. ${slideAt(place)?.title ?? ''}`}
            .marked=${(place: string) => format.number(Number(place) + 1)}
            .tableLabel=${words.asTable}
            .placeLabel=${words.slide}
          ></studio-line-chart>`
    }
  </section>`
}
