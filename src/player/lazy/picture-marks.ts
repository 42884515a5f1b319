import type { ManifestShape } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { TemplateHelpers } from './chunks'

export function marks(
  { html, nothing, styleProperties }: TemplateHelpers,
  { playback }: PorchlightPlayer,
  image: Pick<ManifestShape, 'callouts'>,
) {
  if (!image.callouts.length || !playback || playback.state === 'idle') return nothing
  const { narrator, answer } = playback
  const time = answer ? answer.time : narrator.time
  const spoken = narrator.bulletTimes.findLastIndex((from) => from <= time)
  return image.callouts.map(({ x, y, radius, bullet }) => {
    const light = bullet === spoken ? 'lit' : bullet < spoken ? 'on' : ''
    const place = { left: `${x * 100}%`, top: `${y * 100}%`, width: `${radius * 200}%` }
    return html`<span class="mark ${light}" ${styleProperties(place)}></span>`
  })
}
