import type { ManifestRoof } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { TemplateHelpers } from './chunks'
import css from './roof.css'
import { wordsIn } from './roof-words'

export { css }

type Facet = ManifestRoof['diagram']['facets'][number]

/** The first facet is drawn soon after the voice begins, the last one well before it ends. */
const drawnFrom = 0.06
const drawnUntil = 0.8
/** Drawn, because not every font has arrows. */
const arrow = 'M0 5V-5M-3-2 0-5 3-2'

export function show({ html, svg, nothing }: TemplateHelpers, player: PorchlightPlayer, scene: Scene) {
  const roof = scene.slide?.roof
  if (!roof) return nothing
  const { labels, manifest, playback } = player
  const words = wordsIn(labels.language)
  const language = manifest?.language ?? 'en-US'
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  const share = (basisPoints: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
  const pitch = (rise: number) => `${number(rise, 1)}/12`
  const area = (facet: Facet) => `${number(facet.areaSquareFeet)} ft²`
  const { diagram } = roof
  const steepest = Math.max(1, ...diagram.facets.map((facet) => facet.pitch))

  const isDrawn = (index: number) => {
    if (!playback || playback.state === 'idle' || playback.answer) return true
    const { time, duration } = playback.narrator
    const share = drawnFrom + ((drawnUntil - drawnFrom) * index) / diagram.facets.length
    return time >= share * duration
  }
  const shade = (facet: Facet) => 1 + Math.round((4 * facet.pitch) / steepest)
  const facing = ({ azimuthDegrees, label: { x, y } }: Facet) =>
    azimuthDegrees === null
      ? nothing
      : svg`<path class="facing" d=${arrow} transform="translate(${x + 16} ${y + 9}) rotate(${azimuthDegrees})" />`
  const shape = (facet: Facet, index: number) => {
    const { x, y, isWhole } = facet.label
    const figures = isWhole
      ? svg`<text x=${x} y=${y - 3} class="facet-area">${area(facet)}</text><text x=${facet.azimuthDegrees === null ? x : x - 8} y=${y + 13}>${pitch(facet.pitch)}</text>${facing(facet)}`
      : svg`<text x=${x} y=${y + 4} class="facet-area">${facet.number}</text>`
    return svg`<g class="facet shade-${shade(facet)} ${isDrawn(index) ? 'on' : ''}">
      <polygon points=${facet.points.map((point) => point.join(',')).join(' ')} />${figures}
    </g>`
  }
  const small = diagram.facets.filter(({ label }) => !label.isWhole)
  const described = diagram.facets.map((facet) => `${area(facet)}, ${pitch(facet.pitch)}`).join('; ')
  const fact = (name: string, value: string) =>
    html`<div class="fact"><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`

  return html`<figure class="roof-plan" part="roof">
    <dl class="facts" lang=${labels.language}>
      ${fact(words.squares, number(roof.squares, 1))}
      ${fact(words.pitch, pitch(roof.pitch))}
      ${fact(words.waste, share(roof.wasteBasisPoints))}
    </dl>
    <svg class="plan" viewBox="0 0 ${diagram.width} ${diagram.height}" role="img" aria-label="${words.fromAbove}: ${described}">
      ${diagram.facets.map(shape)}
      ${diagram.structures.map(({ name, x, y }) => svg`<text class="structure" x=${x} y=${y}>${name}</text>`)}
    </svg>
    ${
      small.length
        ? html`<p class="plan-legend" aria-hidden="true">${small.map((facet) => html`<bdi>${facet.number}: ${area(facet)}, ${pitch(facet.pitch)}</bdi> `)}</p>`
        : nothing
    }
  </figure>`
}
