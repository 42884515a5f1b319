import { html, nothing, svg } from 'lit'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import css from './roof.css'
import { arrow, roofFigures } from './roof-figures'

export { css }

/** The first facet is drawn soon after the voice begins, the last one well before it ends. */
const drawnFrom = 0.06
const drawnUntil = 0.8

export function show(player: PorchlightPlayer, scene: Scene) {
  const roof = scene.slide?.roof
  if (!roof) return nothing
  const { labels, playback } = player
  const { diagram } = roof
  const { facts, described, legend, shapes } = roofFigures(player, roof)

  const isDrawn = (index: number) => {
    if (!playback || playback.state === 'idle' || playback.answer) return true
    const { time, duration } = playback.narrator
    const share = drawnFrom + ((drawnUntil - drawnFrom) * index) / shapes.length
    return time >= share * duration
  }
  const shape = ({ shade, points, texts, facing }: (typeof shapes)[number], index: number) =>
    svg`<g class="facet shade-${shade} ${isDrawn(index) ? 'on' : ''}">
      <polygon points=${points} />
      ${texts.map(({ x, y, text, isBold }) => svg`<text x=${x} y=${y} class=${isBold ? 'facet-area' : nothing}>${text}</text>`)}
      ${facing ? svg`<path class="facing" d=${arrow} transform=${facing} />` : nothing}
    </g>`

  return html`<figure class="roof-plan" part="roof">
    <dl class="facts" lang=${labels.language}>
      ${facts.map(([name, value]) => html`<div class="fact"><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}
    </dl>
    <svg class="plan" viewBox="0 0 ${diagram.width} ${diagram.height}" role="img" aria-label=${described}>
      ${shapes.map(shape)}
      ${diagram.structures.map(({ name, x, y }) => svg`<text class="structure" x=${x} y=${y}>${name}</text>`)}
    </svg>
    ${
      legend.length
        ? html`<p class="plan-legend" aria-hidden="true">${legend.map((text) => html`<bdi>${text}</bdi> `)}</p>`
        : nothing
    }
  </figure>`
}
